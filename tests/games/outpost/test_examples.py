"""Every worked example of the two rule documents, in their order: B of 1991, G of 2011.

An example both documents print is played in both editions. B20 and G12 to G18 are rules that ask for a case.
"""

from __future__ import annotations

import pytest

from cosmodrome.games.outpost.components.cards import VALUE
from cosmodrome.games.outpost.components.upgrades import IDS, NUMBER
from cosmodrome.games.outpost.rules.setup import set_up
from cosmodrome.games.outpost.state import OutpostState

from .positions import (
    act,
    all_pass,
    amount,
    assign,
    bid,
    build,
    buy_robots,
    cards,
    choose_from,
    copies,
    done,
    hand_of,
    hold,
    hold_worth,
    iou,
    kickers_on_sale,
    mega,
    new,
    next_round,
    offered,
    on_sale,
    open_auction,
    own,
    passes,
    pay,
    pay_least,
    position,
    produce,
    put_on_sale,
    reach,
    recruit,
    refused,
    run_dry,
    seen,
    sell_out,
    settle,
    step_of,
    told,
    waits_for,
    why_not,
    win,
)

both = pytest.mark.parametrize("edition", ["classic", "stronghold"])
ERA_1 = ("data_library", "warehouse", "heavy_equipment", "nodule")


def set_up_with(seats: int, rolls: list[int]) -> OutpostState:
    """A game of 2011 set up with these rolls."""
    state = new(seats)
    state.begin()
    state.dice.loaded = rolls
    set_up(state)
    assert not state.dice.loaded
    return state


# the document of 1991


def test_b01_support_limit_with_two_nodules() -> None:
    """1991, 2.6.13: 5 + 3 + 3 = 11 colonists; one more only in a Space Station, Cruiser or Moon Base."""
    state = position(4, "classic")
    own(state, 0, "nodule", "nodule")
    settle(state, 0, operated={"ore": 5, "water": 6}, idle={"titanium": 1})
    hold_worth(state, 0, 20)
    assert seen(state, 0, 0)["support"] == 11
    assert why_not(state, 0, "recruit") == ("why-support-limit", "support-limit")

    own(state, 0, "space_station")
    recruit(state, 0)
    assert state.colonies[0].colonists == 12
    done(state, 0, 1, 2, 3)
    refused(state, 0, "assign", ("ore",) * 5 + ("water",) * 6 + ("titanium",))
    assign(state, 0, ore=5, water=6, orbital_medicine=1)


def test_b02_copies_are_one_less_than_players() -> None:
    """1991, 3.2.1: five players use four of each upgrade; six use five (limited availability, method 2)."""
    for seats in (5, 6):
        state = new(seats, edition="classic")
        assert copies(state) == [seats - 1] * 13


@both
def test_b03_purchase_order(edition: str) -> None:
    """1991, 5.2 and 2011, phase 1 (G04): A 20, B 10, C 15, D 15, E 16; D's cards cost 40, C's 25: A, E, D, C, B."""
    state = position(5, edition)
    a, b, c, d, e = range(5)
    own(state, c, "nodule")
    own(state, d, "warehouse", "data_library")
    for seat, points in ((a, 20), (b, 10), (c, 15), (d, 15), (e, 16)):
        reach(state, seat, points)
    next_round(state)
    assert state.order == [a, e, d, c, b]


def test_b04_five_upgrades_for_five_players() -> None:
    """1991, 6.1: with five players, five upgrades are on sale every round."""
    state = new(5, edition="classic")
    assert len(state.market) == 5
    hold_worth(state, state.order[0], 100)
    for upgrade in sorted(set(on_sale(state)))[:2]:
        win(state, state.order[0], upgrade, state.rules.figures.cost[NUMBER[upgrade]])
    assert len(state.market) < 5
    next_round(state)
    assert len(state.market) == 5


@both
def test_b05_replacement(edition: str) -> None:
    """1991, 6.2.2 and 2011, phase 2 (G05): rolls 3, 5, 8, 10 bring Warehouse, Scientists, nothing, Outpost."""
    state = position(5, edition)
    put_on_sale(state, "laboratory", "laboratory")
    sell_out(state, "heavy_equipment", to=[1, 2, 3, 4])
    reach(state, 0, 27)
    assert state.stock[NUMBER["laboratory"]] > 0
    next_round(state, rolls=[3, 5, 8, 10])
    assert on_sale(state) == ["warehouse", "scientists", "laboratory", "laboratory", "outpost"]


def test_b06_first_production() -> None:
    """1991, 7.0: at the start everybody receives two ore cards and one water card."""
    state = new(5, edition="classic")
    assert state.round == 1 and state.phase == "turns"
    for seat in range(5):
        assert hand_of(state, seat) == {"ore": 2, "water": 1}


def test_b07_an_operator_moves_to_a_titanium_factory() -> None:
    """1991, 7.1: the ore factory left alone is worth nothing and produces nothing."""
    state = position(2, "classic")
    own(state, 0, "heavy_equipment")
    hold_worth(state, 0, 30)
    before = state.scores[0]
    build(state, 0, "titanium")
    done(state, 0, 1)
    assign(state, 0, ore=1, water=1, titanium=1)
    assert state.vp_log[-1][0] == before + 1
    assert state.round == 3
    assert hand_of(state, 0) == {"ore": 1, "water": 1, "titanium": 1}


@both
def test_b08_purchasing_power(edition: str) -> None:
    """1991, 7.4 and 2011, phase 3 (G06): ore 3 and 4, water 6, 7 and 10 are 30 credits."""
    state = position(2, edition)
    settle(state, 0, operated={"ore": 2, "water": 3})
    produce(state, 0)
    assert hand_of(state, 0) == {"ore": 2, "water": 3}
    hold(state, 0, ore=[3, 4], water=[6, 7, 10])
    assert seen(state, 0, 0)["credits"] == 30
    own(state, 0, "heavy_equipment")
    build(state, 0, "titanium")
    assert state.colonies[0].hand == []


@both
def test_b09_a_debt_for_missing_cards(edition: str) -> None:
    """1991, 7.5 and 2011, mega production cards (G07): three cards and a debt of 21 that counts as three cards."""
    state = position(2, edition)
    settle(state, 0, operated={"water": 6})
    settle(state, 1, operated={"ore": 1})
    run_dry(state, "water", leaving=3, holder=1)
    produce(state)
    hand = state.colonies[0].hand
    debts = [code for code in hand if code >= 2000]
    assert len(hand) - len(debts) == 3
    assert sum(VALUE[code] for code in debts) == 21
    assert debts == ([iou("water", 3)] if edition == "classic" else [iou("water", 1)] * 3)
    assert seen(state, 1, 0)["hand_weight"] == 6


@pytest.mark.parametrize(("edition", "enough"), [("classic", 80), ("stronghold", 75)])
def test_b10_discounts_on_an_outpost(edition: str, enough: int) -> None:
    """1991, 8.1.3: with Heavy Equipment and Ecoplants, 80 credits buy an Outpost of 100 (75 by the cards of 2011)."""
    state = position(2, edition)
    put_on_sale(state, "outpost")
    own(state, 0, "heavy_equipment", "ecoplants")
    hold_worth(state, 0, enough - 1)
    assert why_not(state, 0, "auction", "outpost") == ("why-too-dear", "bid")
    hold_worth(state, 0, enough)
    open_auction(state, 0, "outpost", 100)
    all_pass(state)
    assert choose_from(state, 0).params == {"due": enough}
    pay_least(state, 0)
    assert seen(state, 0, 0)["upgrades"]["outpost"] == 1
    assert state.colonies[0].hand == []


def test_b11_an_auction() -> None:
    """1991, 8.1.4: purchase order 1, 2, 4, 3, 5; player 2 passes and comes back; player 1 pays 32 for the Nodule."""
    p1, p2, p3, p4, p5 = range(5)
    state = position(5, "classic", order=[p1, p2, p4, p3, p5])
    put_on_sale(state, "nodule")
    for seat, credits in ((p1, 45), (p2, 40), (p3, 20), (p4, 30), (p5, 35)):
        hold_worth(state, seat, credits)
    open_auction(state, p1, "nodule", 25)
    passes(state, p2)
    bid(state, p4, 26)
    passes(state, p3, p5)
    bid(state, p1, 29)
    bid(state, p2, 30)
    assert refused(state, p4, "bid", 31).reason == "why-too-dear"
    passes(state, p4, p3, p5)
    bid(state, p1, 32)
    passes(state, p2, p4, p3, p5)
    assert choose_from(state, p1).params == {"due": 32}
    pay_least(state, p1)
    assert seen(state, p1, p1)["upgrades"] == {"nodule": 1}
    assert waits_for(state, p1) and step_of(state, p1) == "turn"


def test_b12_a_colonist_and_two_robots() -> None:
    """1991, 8.3.1.2: seven colonists, limit 8: one more for 5, then two robots at 10 run the other new factories."""
    state = position(2, "classic")
    own(state, 0, "nodule", "robots", "ecoplants")
    settle(state, 0, operated={"ore": 3, "water": 4}, idle={"titanium": 3})
    hold(state, 0, ore=[5], titanium=[10, 10])
    act(state, 0, "recruit")
    assert amount(state, 0) == (1, 1)
    act(state, 0, "number", 1)
    pay(state, 0, *cards(ore=[5]))
    assert state.colonies[0].colonists == 8
    act(state, 0, "robots")
    act(state, 0, "number", 2)
    pay(state, 0, *cards(titanium=[10, 10]))
    done(state, 0, 1)
    assert seen(state, 1, 0)["operated"] == {"ore": 3, "water": 4, "titanium": 3}


def test_b13_an_upgrade_and_a_colonist_are_paid_apart() -> None:
    """1991, 8.4: 29 for a Nodule, then 10 for a colonist; what was paid too much does not carry over."""
    state = position(2, "classic")
    put_on_sale(state, "nodule", "data_library")
    hold(state, 0, titanium=[10, 10, 10, 10])
    win(state, 0, "nodule", 29)
    recruit(state, 0)
    assert [(event["due"], event["paid"]) for event in told(state, "pays")] == [(29, 30), (10, 10)]


def test_b13_one_payment_for_both_is_not_possible() -> None:
    """1991, 8.4: a 20 and a 19 are 39 together, but both are gone with the Nodule."""
    state = position(2, "classic")
    put_on_sale(state, "nodule", "data_library")
    hold(state, 0, orbital_medicine=[20], microbiotics=[19])
    win(state, 0, "nodule", 29)
    assert why_not(state, 0, "recruit") == ("why-too-dear", "colonists")


def test_b14_three_payments() -> None:
    """1991, 8.4: two titanium factories, two colonists and a robot are payments of 60, 20 and 10."""
    state = position(2, "classic")
    own(state, 0, "heavy_equipment", "robots")
    hold_worth(state, 0, 90)
    build(state, 0, "titanium", 2)
    recruit(state, 0, 2)
    buy_robots(state, 0, 1)
    assert [event["due"] for event in told(state, "pays")] == [60, 20, 10]


@pytest.mark.parametrize("others", [1, 2])
def test_b15_a_mega_card_fills_the_hand(others: int) -> None:
    """1991, 12.1.2: a mega card of 30 counts as four; with a limit of 5 one normal card may stay with it."""
    state = position(2, "classic", mega=True)
    settle(state, 0, operated={"water": 4, "ore": others})
    next_round(state)
    act(state, 0, "mega", ("water",))
    assert hand_of(state, 0) == {"water": 1, "ore": others}
    assert mega("water") in state.colonies[0].hand and VALUE[mega("water")] == 30
    assert seen(state, 1, 0)["hand_weight"] == 4 + others
    done(state, 0, 1)
    if others == 1:
        assert state.round == 4, "nothing to discard"
    else:
        assert choose_from(state, 0).params == {"excess": 1, "limit": 5}


def test_b16_a_bid_that_can_not_be_paid() -> None:
    """1991, 12.3: 230 for the Space Station unpaid costs 230 - 120 = 110; then it is auctioned from 120."""
    state = position(5, "classic", order=[3, 0, 1, 2, 4], overbidding=True)
    put_on_sale(state, "space_station")
    hold_worth(state, 3, 150)
    open_auction(state, 3, "space_station", 230)
    all_pass(state)
    assert offered(state, 3) == [("default",)]
    act(state, 3, "default")
    assert choose_from(state, 3).params == {"due": 110}
    pay(state, 3, *cards(moon_ore=[50, 50, 50]))
    assert seen(state, 3, 3)["upgrades"] == {}
    assert on_sale(state) == ["space_station"]
    assert waits_for(state, 0) and amount(state, 0) == (120, 999)


@pytest.mark.parametrize(
    ("attack", "defence", "destroyed"), [(99, 0, False), (100, 0, True), (159, 30, False), (160, 30, True)]
)
def test_b17_an_attack_on_robots(attack: int, defence: int, destroyed: bool) -> None:
    """1991, 12.4: Robots cost 50: 100 destroy them; a defence of 30 makes it 160."""
    state = position(2, "classic", terrorism=True)
    own(state, 1, "robots")
    hold_worth(state, 0, attack)
    hold_worth(state, 1, defence)
    act(state, 0, "attack", 1, "robots")
    act(state, 0, "commit", tuple(state.colonies[0].hand))
    if defence:
        act(state, 1, "defend")
        act(state, 1, "commit", tuple(state.colonies[1].hand))
    assert ("robots" not in seen(state, 0, 1)["upgrades"]) == destroyed


def test_b18_limited_availability() -> None:
    """1991, limited availability, method 1: rolls 4, 6, 8 with 4 and 8 exhausted leave three upgrades on sale."""
    state = position(5, "classic", availability="limited")
    put_on_sale(state, "scientists", "outpost")
    sell_out(state, "nodule", "laboratory", to=[1, 2, 3, 4])
    next_round(state, rolls=[4, 6, 8])
    assert state.era == 2
    assert on_sale(state) == ["scientists", "orbital_lab", "outpost"]
    next_round(state, rolls=[8, 9])
    assert on_sale(state) == ["scientists", "orbital_lab", "ecoplants", "outpost"]


@pytest.mark.parametrize(("upgrades", "factories"), [([], 10), (["warehouse"], 16)])
def test_b19_money_lets_two_factories_run_for_each_card(upgrades: list[str], factories: int) -> None:
    """1991, money: a hand limit of 5 lets ten factories run; a Warehouse lets six more."""
    state = position(2, "classic", money=True)
    own(state, 0, *upgrades)
    settle(state, 0, colonists=18, operated={"ore": factories}, idle={"water": 18 - factories})
    done(state, 0, 1)
    decision = choose_from(state, 0)
    assert (decision.lo, decision.hi) == (factories, factories)


def test_b20_two_new_chemicals_factories_in_one_payment() -> None:
    """1991, 8.2.3: at least 120 credits with at least two research cards among them."""
    state = position(2, "classic")
    hold(state, 0, research=[17, 17], moon_ore=[50, 50])
    act(state, 0, "build", "new_chemicals")
    assert amount(state, 0) == (1, 2)
    act(state, 0, "number", 2)
    assert refused(state, 0, "pay", cards(research=[17], moon_ore=[50, 50])).params["need"] == "need-credits"
    pay(state, 0, *state.colonies[0].hand)
    assert seen(state, 0, 0)["factories"]["new_chemicals"] == 2


def test_b20_one_research_card_pays_for_one_factory() -> None:
    """1991, 8.2.3: research cards for fewer factories can not pay for more, whatever the hand is worth."""
    state = position(2, "classic")
    hold(state, 0, research=[17], moon_ore=[50, 50, 50])
    act(state, 0, "build", "new_chemicals")
    assert amount(state, 0) == (1, 1)
    act(state, 0, "number", 1)
    assert refused(state, 0, "pay", cards(moon_ore=[50, 50])).params["need"] == "need-research"


# the document of 2011


def test_g01_copies_for_five_players() -> None:
    """2011, set-up 1: five players use three of each upgrade 1-10 and four of each 11-13."""
    state = new(5)
    assert copies(state) == [3] * 10 + [4] * 3


def test_g02_the_first_market() -> None:
    """2011, set-up 3: rolls 2, 2, 1, 4, 2 and again 1: two Data Libraries, two Warehouses and a Nodule."""
    state = set_up_with(5, [2, 2, 1, 4, 2, 1])
    assert on_sale(state) == ["data_library", "data_library", "warehouse", "warehouse", "nodule"]


def test_g03_the_start() -> None:
    """2011, set-up 6-10: three colonists, three factories, six cards; the first round starts with the turns."""
    orders = set()
    for seed in range(30):
        state = new(4, seed)
        assert (state.round, state.phase) == (1, "turns")
        for seat in range(4):
            colony = seen(state, seat, seat)
            assert (colony["colonists"], colony["support"], colony["hand_limit"], colony["points"]) == (3, 5, 10, 3)
            assert colony["factories"] == colony["operated"] == {"ore": 2, "water": 1}
            assert hand_of(state, seat) == {"ore": 4, "water": 2}
        orders.add(tuple(state.order))
    assert len(orders) > 10


@pytest.mark.parametrize(("capped_roll", "rolls"), [("reroll", [4, 2]), ("next_lower", [4])])
def test_g08_a_third_nodule_may_not_come(capped_roll: str, rolls: list[int]) -> None:
    """2011, phase 2: a 4 with two Nodules on sale and no Heavy Equipment left ends with the last Warehouse."""
    state = position(5, number=1, capped_roll=capped_roll)
    put_on_sale(state, "data_library", "heavy_equipment", "nodule", "nodule")
    own(state, 0, "data_library", "warehouse")
    own(state, 1, "data_library", "warehouse")
    own(state, 2, "heavy_equipment")
    own(state, 3, "heavy_equipment")
    assert [state.stock[kind] for kind in range(1, 5)] == [0, 1, 0, 1]
    next_round(state, rolls)
    assert state.round == 2 and state.era == 1
    assert on_sale(state) == ["data_library", "warehouse", "heavy_equipment", "nodule", "nodule"]


def test_g09_era_two_without_the_points() -> None:
    """2011, phase 2: all upgrades 1-4 are bought in round 3; round 4 has nothing to sell, in round 5 era II begins."""
    state = position(5, number=3)
    put_on_sale(state)
    sell_out(state, *ERA_1, to=range(5))
    assert max(state.scores) < 10
    next_round(state)
    assert (state.round, state.era, on_sale(state)) == (4, 1, [])
    next_round(state, rolls=[5, 6, 7, 8, 9])
    assert (state.round, state.era) == (5, 2)
    assert on_sale(state) == ["scientists", "orbital_lab", "robots", "laboratory", "ecoplants"]


def test_g10_a_bid_with_a_discount() -> None:
    """2011, step 1: 37 credits and a Data Library bid up to 47 for Scientists; a win at 47 costs 37."""
    state = position(3)
    put_on_sale(state, "scientists")
    own(state, 0, "data_library")
    hold(state, 0, titanium=[10, 10, 10], water=[7])
    act(state, 0, "auction", "scientists")
    assert amount(state, 0) == (40, 47)
    bid(state, 0, 47)
    all_pass(state)
    assert choose_from(state, 0).params == {"due": 37}
    pay(state, 0, *cards(titanium=[10, 10, 10], water=[7]))
    assert state.colonies[0].hand == []


def test_g11_robots_by_colonists() -> None:
    """2011, step 3: 7 colonists and two Robots cards run 14 robots; with two more colonists (limit 9), 18."""
    state = position(3)
    own(state, 0, "nodule", "planetary_cruiser", "robots", "robots")
    settle(state, 0, colonists=7, robots=20, operated={"ore": 21}, idle={"water": 9, "ring_ore": 1})
    hold_worth(state, 0, 20)
    assert seen(state, 0, 0)["usable_robots"] == 14
    assert seen(state, 0, 0)["most_colonists"] == 9
    act(state, 0, "recruit")
    assert amount(state, 0) == (1, 2)
    act(state, 0, "number", 2)
    pay_least(state, 0)
    assert seen(state, 0, 0)["usable_robots"] == 18
    done(state, 0)
    assert choose_from(state, 0).lo == 9 + 18
    refused(state, 0, "assign", ("ore",) * 21 + ("water",) * 6)
    assign(state, 0, ore=21, water=5, ring_ore=1)


def test_g12_water_for_all_six_cards() -> None:
    """2011, step 2: in the first round six cards worth less than 20 buy a water factory, as the only purchase."""
    state = position(2, number=1)
    put_on_sale(state, "data_library", "nodule")
    hold(state, 0, ore=[1, 1, 1, 1], water=[5, 5])
    act(state, 0, "water_for_all")
    assert state.colonies[0].hand == []
    assert seen(state, 0, 0)["factories"] == {"ore": 2, "water": 2}
    done(state, 0)
    assign(state, 0, ore=1, water=2)

    hold(state, 1, ore=[5, 5], water=[10, 10, 9, 9, 8])
    win(state, 1, "data_library", 15)
    assert why_not(state, 1, "water_for_all") == ("why-only-purchase", "first-round-water")


def test_g12_not_in_the_second_round() -> None:
    """2011, step 2: during the first round only."""
    state = position(2, number=2)
    hold(state, 0, ore=[1, 1, 1, 1], water=[5, 5])
    assert why_not(state, 0, "water_for_all") == ("why-first-round-only", "first-round-water")


def test_g13_operators_may_be_used_badly_but_must_be_used() -> None:
    """2011, step 3: a colonist in a water factory with a titanium factory empty is allowed; an idle colonist is not."""
    state = position(2)
    settle(state, 0, colonists=3, operated={"ore": 2, "water": 1}, idle={"titanium": 1})
    done(state, 0)
    refused(state, 0, "assign", ("ore", "water"))
    refused(state, 0, "assign", ("ore", "ore", "water", "titanium"))
    assign(state, 0, ore=2, water=1)
    assert state.scores[0] == 3


@pytest.mark.parametrize(("seats", "number"), [(2, 1), (4, 1), (5, 2), (7, 2), (8, 3), (9, 3)])
def test_g14_kicker_copies_and_slots(seats: int, number: int) -> None:
    """2011, Kicker: 1, 2 or 3 copies and slots by seat count; a new era clears slots and pile."""
    state = new(seats, kicker=True)
    first = state.kickers + state.kicker_pile
    names = ["ice_prospector", "robot_prototype", "smelter", "wily_trader"]
    assert sorted(IDS[kind] for kind in first) == sorted(names * number)
    assert len(state.kickers) == number
    reach(state, 0, 10)
    next_round(state)
    names = ["launch_facility", "merchant_house", "new_chemicals_prototype", "refinery"]
    assert sorted(IDS[kind] for kind in state.kickers + state.kicker_pile) == sorted(names * number)
    assert len(state.kickers) == number
    reach(state, 0, 40)
    next_round(state)
    assert kickers_on_sale(state) == ["biosphere"] * number and state.kicker_pile == []


@pytest.mark.parametrize("megas", [0, 1, 2])
def test_g15_mega_cards_for_eight_water_factories(megas: int) -> None:
    """2011, mega production cards: each group of four decides for itself."""
    state = position(2)
    settle(state, 0, operated={"water": 8})
    next_round(state)
    assert offered(state, 0) == [("mega", ("water",) * number) for number in (2, 1, 0)]
    act(state, 0, "mega", ("water",) * megas)
    hand = state.colonies[0].hand
    assert hand.count(mega("water")) == megas
    assert len(hand) == megas + 4 * (2 - megas)


@pytest.mark.parametrize(("seats", "points"), list(zip(range(2, 10), [40, 35, 40, 30, 35, 40, 30, 35], strict=True)))
def test_g16_points_that_begin_era_three(seats: int, points: int) -> None:
    """2011, phase 2: era III by the number of players."""
    for leader, era in ((points - 1, 2), (points, 3)):
        state = position(seats)
        reach(state, 0, leader)
        next_round(state)
        assert state.era == era


def test_g17_discards_come_before_the_turns() -> None:
    """Expert 1.32 (and 2011, phase 4): limit 10, 5 cards saved and 8 produced: exactly 3 go before any action."""
    state = position(2, "expert")
    settle(state, 0, operated={"ore": 4, "water": 4})
    hold(state, 0, titanium=[7, 8, 9, 10, 11])
    next_round(state)
    assert (state.phase, state.waiting) == ("discard", (0,))
    hand = tuple(state.colonies[0].hand)
    assert len(hand) == 13
    refused(state, 0, "discard", hand[:2])
    assert refused(state, 0, "discard", hand[:4]).reason == "more-than-needed"
    act(state, 0, "discard", hand[:3])
    assert len(state.colonies[0].hand) == 10
    assert state.phase == "turns"


def test_g18_copies_for_two_players() -> None:
    """2011, set-up 1: one roll a type: even two copies, odd one; after ten equal counts the rest is forced.

    The last two rolls of each row put 1 and 4 on the first market.
    """
    state = set_up_with(2, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2, 3, 1, 4])
    assert copies(state) == [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]
    state = set_up_with(2, [2] * 10 + [4, 6, 8, 1, 4])
    assert copies(state) == [2] * 10 + [1] * 3
    state = set_up_with(2, [1] * 9 + [2, 3, 5, 7, 1, 4])
    assert copies(state) == [1] * 9 + [2, 1, 2, 2]

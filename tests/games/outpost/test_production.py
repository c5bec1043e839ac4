"""Phase 3: production, debts, mega cards, and the kickers that produce (rulebook: production, iou, mega, kicker)."""

from __future__ import annotations

import pytest

from cosmodrome.games.outpost.components.cards import INDEX, VALUE
from cosmodrome.games.outpost.state import OutpostState

from .positions import (
    EDITIONS,
    act,
    amount,
    assign,
    build,
    choose_from,
    done,
    hand_of,
    hold,
    iou,
    mega,
    next_round,
    offered,
    own,
    pay_least,
    position,
    produce,
    recruit,
    run_dry,
    seen,
    settle,
)


def production_of(state: OutpostState, seat: int = 0) -> dict[str, int]:
    """The cards this seat's colony produces."""
    produce(state, seat)
    return hand_of(state, seat)


# who produces


def test_every_operated_factory_produces_one_card() -> None:
    """1991, 7.0 and 2011, phase 3; idle factories produce nothing."""
    state = position(2)
    settle(state, 0, operated={"ore": 2, "titanium": 1, "new_chemicals": 3}, idle={"water": 2, "research": 1})
    assert production_of(state) == {"ore": 2, "titanium": 1, "new_chemicals": 3}


def test_scientists_and_orbital_labs_produce_without_operator() -> None:
    """1991, 7.3 and 2011, step 1."""
    state = position(4)
    own(state, 0, "scientists", "scientists", "orbital_lab")
    settle(state, 0, operated={"ore": 1, "research": 1})
    assert production_of(state) == {"ore": 1, "research": 3, "microbiotics": 1}


@pytest.mark.parametrize(
    ("upgrade", "resource"),
    [("space_station", "orbital_medicine"), ("planetary_cruiser", "ring_ore"), ("moon_base", "moon_ore")],
)
def test_special_factories_produce_while_operated(upgrade: str, resource: str) -> None:
    """1991, 8.2.1 and 2011, step 1."""
    state = position(2)
    own(state, 0, upgrade)
    assert production_of(state) == {"ore": 2, "water": 1}
    settle(state, 0, operated={resource: 1})
    assert production_of(state) == {resource: 1}


def test_values_are_those_of_the_deck() -> None:
    state = position(2)
    settle(state, 0, operated={"titanium": 30})
    produce(state, 0)
    values = [VALUE[code] for code in state.colonies[0].hand]
    assert set(values) <= set(range(7, 14)) and len(set(values)) > 1


# decks


def test_an_empty_deck_is_made_from_its_discard_pile() -> None:
    """1991, 7.5 and 2011, phase 3."""
    state = position(2)
    settle(state, 0, operated={"titanium": 5})
    settle(state, 1, operated={"ore": 1})
    titanium = INDEX["titanium"]
    state.discards[titanium] = state.decks[titanium][2:]
    state.decks[titanium] = state.decks[titanium][:2]
    first = sorted(state.decks[titanium])
    produce(state)
    hand = state.colonies[0].hand
    assert len(hand) == 5 and all(code < 1000 for code in hand)
    assert all(hand.count(code) >= first.count(code) for code in first), "the old deck is used up first"
    assert state.discards[titanium] == [] and len(state.decks[titanium]) == 48


def test_no_deck_lends_to_another() -> None:
    """1991, 7.5: every resource has its own discard pile."""
    state = position(2)
    settle(state, 0, operated={"water": 2})
    settle(state, 1, operated={"ore": 1})
    run_dry(state, "water", leaving=0, holder=1)
    state.discards[0] = [state.decks[0].pop() for _ in range(5)]
    produce(state)
    assert state.colonies[0].hand == [iou("water", 1)] * 2


@pytest.mark.parametrize(("kind", "expected"), [("note", [3]), ("cards", [1, 1, 1])])
def test_debts(kind: str, expected: list[int]) -> None:
    """1991, 7.5: one note of the average value for all that is missing; 2011: a paper card for each."""
    state = position(2, iou=kind)
    settle(state, 0, operated={"titanium": 4})
    settle(state, 1, operated={"ore": 1})
    run_dry(state, "titanium", leaving=1, holder=1)
    produce(state)
    hand = state.colonies[0].hand
    assert hand[1:] == [iou("titanium", missing) for missing in expected]
    assert sum(VALUE[code] for code in hand[1:]) == 30
    assert seen(state, 1, 0)["hand_weight"] == 4


@pytest.mark.parametrize("kind", ["note", "cards"])
def test_a_spent_debt_disappears(kind: str) -> None:
    """1991, 7.5: a debt pays like cards; it never lies on a discard pile."""
    state = position(2, iou=kind)
    debts = [iou("water", 3)] if kind == "note" else [iou("water", 1)] * 3
    hold(state, 0, *debts)
    assert seen(state, 0, 0)["credits"] == 21
    build(state, 0, "water")
    assert state.colonies[0].hand == []
    assert all(code < 1000 for pile in state.discards for code in pile)


def test_a_debt_of_research_pays_for_new_chemicals() -> None:
    """1991, 7.5: a debt is equal to the cards it stands for in every respect."""
    state = position(2, iou="note")
    hold(state, 0, iou("research", 2), moon_ore=[50, 50])
    act(state, 0, "build", "new_chemicals")
    assert amount(state, 0) == (1, 2)


# mega cards


def test_mega_cards_are_chosen_before_anybody_looks() -> None:
    """1991, 12.1.1 and 2011: everybody has chosen before the first new card is dealt."""
    state = position(3)
    settle(state, 0, operated={"water": 4})
    settle(state, 2, operated={"titanium": 4, "new_chemicals": 4})
    next_round(state)
    assert (state.phase, sorted(state.waiting)) == ("mega", [0, 2])
    act(state, 2, "mega", ("titanium", "new_chemicals"))
    assert all(colony.hand == [] for colony in state.colonies)
    act(state, 0, "mega", ())
    assert hand_of(state, 0) == {"water": 4}
    assert state.colonies[2].hand == [mega("titanium"), mega("new_chemicals")]


def test_each_group_of_four_chooses_for_itself() -> None:
    """2011, mega production cards; the fifth factory of a kind produces a normal card."""
    state = position(2)
    settle(state, 0, operated={"water": 5, "titanium": 4, "ore": 4})
    next_round(state)
    assert set(offered(state, 0)) == {
        ("mega", ()),
        ("mega", ("water",)),
        ("mega", ("titanium",)),
        ("mega", ("water", "titanium")),
    }
    act(state, 0, "mega", ("water",))
    assert hand_of(state, 0) == {"ore": 4, "water": 2, "titanium": 4}
    assert mega("water") in state.colonies[0].hand


def test_only_operated_factories_make_a_mega_card() -> None:
    """2011: four activated factories; neither idle ones nor cards saved in hand help."""
    state = position(2)
    settle(state, 0, operated={"water": 3, "ore": 1}, idle={"water": 1})
    hold(state, 0, water=[5, 5, 6, 6])
    done(state, 0)
    assign(state, 0, water=3, ore=1)
    done(state, 1)
    assert state.phase != "mega"


@pytest.mark.parametrize(("edition", "asked"), [("classic", False), ("expert", False), ("stronghold", True)])
def test_mega_cards_by_edition(edition: str, asked: bool) -> None:
    """1991, 12.1: an optional rule; 2011: part of the game."""
    state = position(2, edition)
    settle(state, 0, operated={"water": 4})
    next_round(state)
    assert (state.phase == "mega") == asked


@pytest.mark.parametrize("edition", EDITIONS)
def test_mega_cards_by_option(edition: str) -> None:
    state = position(2, edition, mega=True)
    settle(state, 0, operated={"new_chemicals": 4})
    next_round(state)
    act(state, 0, "mega", ("new_chemicals",))
    assert seen(state, 0, 0)["credits"] == 88
    state = position(2, edition, mega=False)
    settle(state, 0, operated={"new_chemicals": 4})
    next_round(state)
    assert state.phase != "mega"


@pytest.mark.parametrize("resource", ["ore", "research"])
def test_other_resources_have_no_mega_cards(resource: str) -> None:
    """1991, 12.1 and 2011: water, titanium and new chemicals only."""
    state = position(2)
    settle(state, 0, operated={resource: 4})
    next_round(state)
    assert state.phase != "mega"


def test_a_mega_card_gives_no_change() -> None:
    """1991, 12.1.2 and 2011."""
    state = position(2)
    hold(state, 0, mega("titanium"))
    recruit(state, 0)
    assert seen(state, 0, 0)["credits"] == 0
    assert all(code < 1000 for pile in state.discards for code in pile)


# kickers


@pytest.mark.parametrize(("upgrade", "resource"), [("ice_prospector", "water"), ("refinery", "titanium")])
def test_prospecting_draws_one_more_and_returns_one(upgrade: str, resource: str) -> None:
    """Kicker: one more card, then one of those just drawn goes; cards saved before are safe."""
    state = position(2, kicker=True)
    own(state, 0, upgrade)
    settle(state, 0, operated={resource: 2, "ore": 1})
    hold(state, 0, ore=[1], **{resource: [8]})
    next_round(state)
    assert (state.phase, state.waiting) == ("prospect", (0,))
    decision = choose_from(state, 0)
    drawn = list(decision.items)
    assert len(drawn) == 3 and (decision.lo, decision.hi) == (1, 1)
    act(state, 0, "return", (drawn[2],))
    assert hand_of(state, 0) == {"ore": 2, resource: 3}
    assert drawn[2] in state.discards[INDEX[resource]]


def test_prospecting_suggests_the_lowest_card() -> None:
    state = position(2, kicker=True)
    own(state, 0, "ice_prospector")
    next_round(state)
    drawn = choose_from(state, 0).items
    assert state.decision(0).suggestion() == ("return", (min(drawn),))


def test_two_prospectors_draw_two_more() -> None:
    """Kicker: several copies work one each."""
    state = position(5, kicker=True)
    own(state, 0, "ice_prospector", "ice_prospector")
    next_round(state)
    decision = choose_from(state, 0)
    assert len(decision.items) == 3 and (decision.lo, decision.hi) == (2, 2)
    pay_least(state, 0)
    assert hand_of(state, 0) == {"ore": 2, "water": 1}


def test_two_prospectors_with_one_card_left_to_draw() -> None:
    """Kicker: as many cards go as came extra; nobody loses a card of the normal production."""
    state = position(5, kicker=True)
    own(state, 0, "ice_prospector", "ice_prospector")
    for seat in range(1, 5):
        settle(state, seat, operated={"ore": 1})
    settle(state, 0, operated={"water": 2})
    run_dry(state, "water", leaving=3, holder=1)
    produce(state)
    decision = choose_from(state, 0)
    assert len(decision.items) == 3
    assert (decision.lo, decision.hi) == (1, 1)


def test_no_prospecting_without_production() -> None:
    """Kicker: at least one normal card of the kind must have been drawn."""
    state = position(2, kicker=True)
    own(state, 0, "ice_prospector", "refinery")
    settle(state, 0, operated={"ore": 2})
    next_round(state)
    assert state.phase != "prospect"


def test_no_prospecting_with_nothing_but_mega_cards() -> None:
    state = position(2, kicker=True)
    own(state, 0, "ice_prospector")
    settle(state, 0, operated={"water": 4})
    next_round(state)
    act(state, 0, "mega", ("water",))
    assert state.phase != "prospect"
    assert state.colonies[0].hand == [mega("water")]


def test_prospecting_in_two_kinds() -> None:
    state = position(2, kicker=True)
    own(state, 0, "ice_prospector", "refinery")
    settle(state, 0, operated={"water": 1, "titanium": 1})
    next_round(state)
    pay_least(state, 0)
    pay_least(state, 0)
    assert hand_of(state, 0) == {"water": 1, "titanium": 1}
    assert state.phase != "prospect"


@pytest.mark.parametrize(("copies", "ore", "cards"), [(1, 1, 1), (1, 2, 3), (1, 5, 7), (2, 4, 8)])
def test_smelters_bring_more_ore(copies: int, ore: int, cards: int) -> None:
    """Kicker: one card more for every two operated ore factories, each copy."""
    state = position(5, kicker=True)
    own(state, 0, *["smelter"] * copies)
    settle(state, 0, operated={"ore": ore}, idle={"ore": 2})
    assert production_of(state) == {"ore": cards}
    assert seen(state, None, 0)["output"] == {"ore": cards}


# money


def test_money_is_paid_out_at_once() -> None:
    """1991, money: everybody receives the value of the cards; the cards go to the discard piles."""
    state = position(2, "classic", money=True)
    settle(state, 0, operated={"moon_ore": 1, "titanium": 2})
    settle(state, 1, operated={"ore": 1})
    assert sum(len(pile) for pile in state.discards) == 6, "the production of the first round"
    next_round(state)
    assert all(colony.hand == [] for colony in state.colonies)
    assert sum(len(pile) for pile in state.discards) == 10
    paid = sum(VALUE[code] for code in state.discards[2] + state.discards[8])
    assert seen(state, 0, 0)["credits"] == paid


def test_money_and_mega_cards() -> None:
    state = position(2, "classic", money=True, mega=True)
    settle(state, 0, operated={"titanium": 4})
    next_round(state)
    act(state, 0, "mega", ("titanium",))
    assert seen(state, 0, 0)["credits"] == 44


def test_money_and_prospecting() -> None:
    """With money nobody would keep the lower sum: the lowest card goes by itself."""
    state = position(2, money=True, kicker=True)
    own(state, 0, "ice_prospector")
    settle(state, 0, operated={"water": 1})
    settle(state, 1, operated={"ore": 1})
    before = len(state.discards[1])
    next_round(state)
    assert state.phase == "turns"
    new_cards = state.discards[1][before:]
    assert len(new_cards) == 2
    assert seen(state, 0, 0)["credits"] == max(VALUE[code] for code in new_cards)


def test_money_and_prospecting_with_every_card_drawn() -> None:
    """A card just drawn is not drawn again, though with money it is paid out and goes at once."""
    state = position(2, money=True, kicker=True, mega=False)
    own(state, 0, "refinery")
    titanium = state.rules.decks[INDEX["titanium"]]
    settle(state, 0, operated={"titanium": len(titanium)})
    produce(state, 0)
    assert seen(state, 0, 0)["credits"] == sum(VALUE[code] for code in titanium)


# another seed


def test_another_seed_draws_other_cards() -> None:
    """The decks have no order that somebody who knows the first seed could know."""
    before = position(4)
    for resource in ("ore", "water"):
        assert len(before.decks[INDEX[resource]]) > 20
    hands = set()
    for number in range(20):
        state = before.copy()
        state.reseed(f"another {number}")
        next_round(state)
        hands.add(str([colony.hand for colony in state.colonies]))
    assert len(hands) == 20

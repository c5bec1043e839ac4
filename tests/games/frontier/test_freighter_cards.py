"""Freighter cards: how they are got and built, what they carry and how they move (rulebook: cargo-module; seed 18)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import BLACK, CARDS, FREIGHTER, card_called
from cosmodrome.games.frontier.components.politics import NO_REACTORS_IN_HAND, SQUARES
from cosmodrome.games.frontier.components.solar_system import LETTERS, RADIATION
from cosmodrome.games.frontier.components.stack import NUMBER, Stack
from cosmodrome.games.frontier.rules import cargo, events, freighter, home, pioneers, planning, politics, supports
from cosmodrome.games.frontier.rules.planning import path_of
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, end_turns, hold, lay, offered, refused, turned

MERCURY = "site.mercury-north-pole"
PHOBOS = "site.phobos"
KHUFU = "site.khufu"
Z_PINCH = "z_pinch_d_t_li6_fusion"
HIIPER = "hiiper_beam_rider"
SAIL = "fusion_fragment_sail"
DIRT = "rotary_dirt_launcher"
STEAM = "fission_heated_steam"


def game(*colours: str, **options: object) -> FrontierState:
    """A calm game with the module Cargo; it is the first seat's turn."""
    calm: dict[str, object] = {"cargo": True, "events": "none", "politics": False, **options}
    state = begin(*(colours or ("white", "green")), seed="freight", **calm)
    while state.active != 0:
        act(state, state.active, "end")
    return state


def industrialise(state: FrontierState, seat: int, *sites: str) -> None:
    for site in sites:
        number = state.system.find(site)
        state.claims[number] = seat
        state.factories[number] = seat


def cards_of(state: FrontierState, seat: int, stack: str) -> list[str]:
    return [CARDS[card].id for card in state.stack(seat, NUMBER[stack]).cards]


def where(state: FrontierState, seat: int, stack: str) -> str:
    return state.system.spaces[state.stack(seat, NUMBER[stack]).space].id


def in_hand(state: FrontierState, seat: int, card: str) -> bool:
    return card_called(card) in state.players[seat].hand


# getting one


def test_d076_nobody_starts_an_auction_for_a_second_freighter() -> None:
    state = game()
    assert ("research", "freighter") in offered(state, 0)
    hold(state, 0, Z_PINCH)
    assert refused(state, 0, "research", "freighter") == "why-one-freighter"


def test_d076_nobody_bids_for_a_second_freighter() -> None:
    state = game("white", "green", "red")
    hold(state, 1, Z_PINCH)
    act(state, 0, "research", "freighter")
    act(state, 0, "bid", 0)
    assert list(state.waiting) == [2]


def test_d076_nobody_designs_a_second_freighter() -> None:
    state = begin("white", cargo=True, start="quick")
    hold(state, 0, Z_PINCH)
    assert refused(state, 0, "design", "freighter") == "why-one-freighter"


def test_d076_nobody_is_given_a_second_freighter() -> None:
    state = game()
    hold(state, 0, Z_PINCH)
    hold(state, 1, SAIL)
    act(state, 0, "propose")
    assert not any(Z_PINCH in term or SAIL in term for term in state.decision(0).items)  # type: ignore[attr-defined]


# building one


def test_d077_a_freighter_is_built_by_its_own_operation_and_is_its_own_stack() -> None:
    state = game()
    industrialise(state, 0, KHUFU)
    hold(state, 0, Z_PINCH, "neutral_beam")
    act(state, 0, "produce", KHUFU)
    assert ("make", Z_PINCH, "freighter") in offered(state, 0)
    assert ("make", Z_PINCH, "outpost_1") not in offered(state, 0)
    assert ("make", "neutral_beam", "freighter") not in offered(state, 0), "products are no freighters any more"
    act(state, 0, "make", Z_PINCH, "freighter")
    assert cards_of(state, 0, "freighter") == [Z_PINCH]
    assert where(state, 0, "freighter") == KHUFU
    assert state.faces[card_called(Z_PINCH)] == BLACK
    assert refused(state, 0, "move", "freighter") == "why-fresh"
    state.audit()


def test_a_freighter_takes_products_aboard_where_it_stands() -> None:
    state = game()
    industrialise(state, 0, KHUFU)
    lay(state, 0, "freighter", KHUFU, Z_PINCH, side="black")
    hold(state, 0, "neutral_beam")
    act(state, 0, "produce", KHUFU)
    act(state, 0, "make", "neutral_beam", "freighter")
    assert cards_of(state, 0, "freighter") == [Z_PINCH, "neutral_beam"]


def test_d078_hiiper_is_built_only_by_a_push_factory_which_speeds_it_up() -> None:
    state = game()
    industrialise(state, 0, KHUFU)
    hold(state, 0, HIIPER)
    assert refused(state, 0, "produce", KHUFU) == "why-no-such-letter"
    industrialise(state, 0, MERCURY)
    act(state, 0, "produce", MERCURY)
    act(state, 0, "make", HIIPER, "freighter")
    end_turns(state, 0)
    state.players[0].water = 9
    act(state, 0, "move", "freighter")
    act(state, 0, "insure")
    assert state.move is not None
    assert state.move.net == 2


def test_without_the_module_a_product_is_a_freighter() -> None:
    state = game(cargo=False)
    industrialise(state, 0, KHUFU)
    hold(state, 0, "neutral_beam")
    act(state, 0, "produce", KHUFU)
    assert ("make", "neutral_beam", "freighter") in offered(state, 0)


def test_e05_a_push_factory_makes_three_cards_and_hiiper() -> None:
    state = game("green", "white")
    industrialise(state, 0, MERCURY)
    hold(state, 0, "magma_electrolysis", "fluidized_bed", "photon_tether_rectenna", HIIPER)
    state.operations = 4
    for card in ("magma_electrolysis", "fluidized_bed", "photon_tether_rectenna"):
        act(state, 0, "produce", MERCURY)
        act(state, 0, "make", card, "outpost_1")
    act(state, 0, "produce", MERCURY)
    act(state, 0, "make", HIIPER, "freighter")
    assert len(cards_of(state, 0, "outpost_1")) == 3
    state.audit()


# cargo


def test_a_freighter_moves_only_with_what_it_can_carry() -> None:
    state = game()
    lay(state, 0, "freighter", KHUFU, Z_PINCH, "cat_fusion_z_pinch_torch", "neutral_beam", side="black")
    assert freighter.load(state, state.stack(0, NUMBER["freighter"])) == 3
    assert ("move", "freighter") in offered(state, 0)
    lay(state, 0, "freighter", KHUFU, "basalt_fiber_spinning", side="black")
    assert refused(state, 0, "move", "freighter") == "why-overloaded"


def test_d063_a_stack_that_does_not_move_holds_any_mass() -> None:
    state = game()
    lay(state, 0, "freighter", KHUFU, Z_PINCH, "cat_fusion_z_pinch_torch", side="black")
    lay(state, 0, "outpost_1", KHUFU, "basalt_fiber_spinning", side="black")
    act(state, 0, "transfer", "outpost_1", "freighter")
    act(state, 0, "cards", ("basalt_fiber_spinning",))
    assert len(cards_of(state, 0, "freighter")) == 3


def test_d073_an_unpromoted_freighter_ends_when_it_is_unloaded() -> None:
    state = game()
    lay(state, 0, "freighter", "LEO", Z_PINCH, "neutral_beam", "basalt_fiber_spinning", side="black")
    act(state, 0, "transfer", "freighter", "leo")
    act(state, 0, "cards", ("neutral_beam",))
    assert cards_of(state, 0, "freighter") == [Z_PINCH, "basalt_fiber_spinning"]
    act(state, 0, "transfer", "freighter", "leo")
    act(state, 0, "cards", ("basalt_fiber_spinning",))
    assert not state.stack(0, NUMBER["freighter"]).there
    assert in_hand(state, 0, Z_PINCH)
    state.audit()


def test_d073_cargo_sold_in_leo_is_unloaded() -> None:
    state = game()
    lay(state, 0, "freighter", "LEO", Z_PINCH, "neutral_beam", side="black")
    act(state, 0, "sell", "neutral_beam")
    assert in_hand(state, 0, Z_PINCH)
    state.audit()


def test_d073_cargo_left_on_the_way_is_unloaded_and_the_move_over() -> None:
    state = game()
    lay(state, 0, "freighter", PHOBOS, Z_PINCH, "neutral_beam", side="black")
    act(state, 0, "move", "freighter")
    act(state, 0, "fly", ("burn.mars.015",))
    act(state, 0, "drop")
    act(state, 0, "cards", ("neutral_beam",))
    assert state.move is None
    assert in_hand(state, 0, Z_PINCH)
    assert cards_of(state, 0, "outpost_1") == ["neutral_beam"]
    state.audit()


def test_d074_a_promoted_freighter_is_never_decommissioned() -> None:
    state = game()
    lay(state, 0, "freighter", "LEO", Z_PINCH, "neutral_beam", side="black")
    turned(state, Z_PINCH, "purple")
    act(state, 0, "transfer", "freighter", "leo")
    act(state, 0, "cards", ("neutral_beam",))
    assert cards_of(state, 0, "freighter") == [Z_PINCH]
    act(state, 0, "decommission")
    assert Z_PINCH not in state.decision(0).items  # type: ignore[attr-defined]


def test_the_card_of_a_freighter_stays_with_its_cube() -> None:
    state = game()
    lay(state, 0, "freighter", "LEO", Z_PINCH, "neutral_beam", side="black")
    act(state, 0, "transfer", "freighter", "leo")
    assert state.decision(0).items == ["neutral_beam"]  # type: ignore[attr-defined]


def test_d080_some_load_only_at_factories() -> None:
    state = game()
    lay(state, 0, "freighter", "LEO", STEAM, side="black")
    lay(state, 0, "leo", "LEO", "neutral_beam")
    assert refused(state, 0, "transfer", "leo", "freighter") == "why-factory-loading"
    state.players[0].stacks[NUMBER["freighter"]] = Stack(state.system.find(PHOBOS), (card_called(STEAM),))
    lay(state, 0, "outpost_1", PHOBOS, "hall_effect")
    assert refused(state, 0, "transfer", "outpost_1", "freighter") == "why-factory-loading"
    industrialise(state, 1, PHOBOS)
    act(state, 0, "transfer", "outpost_1", "freighter")
    act(state, 0, "cards", ("hall_effect",))
    state.audit()


def test_d080_some_load_at_a_promoted_bernal_and_unload_anywhere() -> None:
    state = game(bernal=True)
    bernal = Stack(home.orbit(state, 0), (home.bernal_of(state, 0),))
    state.players[0].stacks[NUMBER["bernal"]] = bernal
    space = state.system.spaces[bernal.space].id
    lay(state, 0, "freighter", space, STEAM, side="black")
    lay(state, 0, "outpost_1", space, "hall_effect")
    assert refused(state, 0, "transfer", "outpost_1", "freighter") == "why-factory-loading"
    turned(state, CARDS[bernal.cards[0]].id, "purple")
    act(state, 0, "transfer", "outpost_1", "freighter")
    act(state, 0, "cards", ("hall_effect",))
    state.players[0].stacks[NUMBER["freighter"]] = state.stack(0, NUMBER["freighter"]).at(state.rules.leo)
    act(state, 0, "transfer", "freighter", "leo")
    act(state, 0, "cards", ("hall_effect",))
    assert in_hand(state, 0, STEAM)


def test_other_freighters_load_in_leo() -> None:
    state = game()
    lay(state, 0, "freighter", "LEO", Z_PINCH, side="black")
    lay(state, 0, "leo", "LEO", "hall_effect")
    act(state, 0, "transfer", "leo", "freighter")
    act(state, 0, "cards", ("hall_effect",))
    assert cards_of(state, 0, "freighter") == [Z_PINCH, "hall_effect"]


# moving


def test_d079_push_factories_speed_a_freighter_up_but_do_not_land_it() -> None:
    state = game()
    industrialise(state, 0, MERCURY)
    lay(state, 0, "freighter", PHOBOS, Z_PINCH, side="black")
    assert freighter.net_thrust(state, 0, state.system.find(PHOBOS)) == 2
    state.players[0].stacks[NUMBER["freighter"]] = Stack(state.system.find("site.ceres"), (card_called(Z_PINCH),))
    assert refused(state, 0, "move", "freighter") == "why-freighter-stuck"


def test_d079_beams_do_not_push_a_freighter() -> None:
    state = game("green", "white", politics=True)
    lay(state, 0, "freighter", PHOBOS, Z_PINCH, side="black")
    act(state, 0, "move", "freighter")
    assert state.move is not None
    assert state.move.net == 1


def test_d079_a_freighter_uses_a_flyby() -> None:
    state = game()
    gives = next(each for each in state.system.spaces if each.bonus > 0 and each.season < 0 and each.hazard == 0)
    start = next(
        each
        for each in state.system.spaces
        if each.stopping and each.site is None and any(way.to == gives.number for way in state.system.ways[each.number])
    )
    lay(state, 0, "freighter", start.id, SAIL, side="black")
    act(state, 0, "move", "freighter")
    act(state, 0, "fly", (gives.id,))
    assert state.move is not None
    assert state.move.place.bonus == 2 * gives.bonus


def test_d072_a_factory_helps_a_freighter_off_and_it_moves_on() -> None:
    state = game()
    industrialise(state, 0, MERCURY)
    lay(state, 0, "freighter", MERCURY, Z_PINCH, side="black")
    state.players[0].water = 9
    act(state, 0, "move", "freighter")
    act(state, 0, "insure")
    act(state, 0, "fly", ("burn.mercury.015",))
    assert state.move is not None
    assert state.move.place.halves == 2, "one of two burns is gone"


def test_e16_three_free_pivots_to_the_heliopause() -> None:
    state = game()
    lay(state, 0, "freighter", "lag.neptune.011", HIIPER, side="black")
    turned(state, HIIPER, "purple")
    act(state, 0, "move", "freighter")
    assert state.move is not None
    assert state.move.place.pivots == 3
    goal = hohmann_beyond(state)
    route = planning.planned_freighter(state, 0, goal=goal)
    quick = min(route.routes(goal), key=lambda each: each.turns)
    assert quick.turns == 1
    names = path_of(state, quick)
    assert [name for name in names if name.startswith("hoh")] == [*names[:3], names[-1]]
    assert "lag.neptune.007" in names, "across the Heliopause"
    act(state, 0, "fly", names)
    assert state.move is not None
    assert state.move.place.pivots == 0
    act(state, 0, "stop")
    assert where(state, 0, "freighter") == state.system.spaces[goal].id


def hohmann_beyond(state: FrontierState) -> int:
    """The Hohmann beyond the Heliopause, seen from the termination shock."""
    far = [state.system.find(name) for name in ("hoh.neptune.020", "hoh.neptune.021")]
    plans = {each: planning.planned_freighter(state, 0, goal=each).routes(each) for each in far}
    lengths = {each: min(len(route.path) for route in plans[each] if route.turns) for each in far}
    return max(far, key=lambda each: lengths[each])


def test_a_starship_side_ignores_synodic_colours() -> None:
    state = game()
    lay(state, 0, "freighter", PHOBOS, SAIL, side="black")
    assert not freighter.starship(state, 0)
    turned(state, SAIL, "purple")
    comet = next(
        each
        for each in state.system.spaces
        if each.site is not None and each.site.size == 1 and each.site.synodic not in (-1, state.season)
    )
    before = next(
        each
        for each in state.system.spaces
        if each.stopping and each.site is None and any(way.to == comet.number for way in state.system.ways[each.number])
    )
    state.players[0].stacks[NUMBER["freighter"]] = Stack(before.number, (card_called(SAIL),))
    act(state, 0, "move", "freighter")
    act(state, 0, "fly", (comet.id,))
    assert where(state, 0, "freighter") == comet.id
    turned(state, SAIL, "black")
    state.moved = ()
    state.carried = ()
    state.players[0].stacks[NUMBER["freighter"]] = Stack(before.number, (card_called(SAIL),))
    act(state, 0, "move", "freighter")
    assert refused(state, 0, "fly", (comet.id,)) == "why-not-in-season"


def test_some_land_on_larger_sites_without_a_factory() -> None:
    state = game()
    lay(state, 0, "freighter", PHOBOS, STEAM, side="black")
    assert freighter.largest_site(state, 0) == 1
    turned(state, STEAM, "purple")
    assert freighter.largest_site(state, 0) == 5


def test_some_are_kicked_on_from_a_radiation_belt() -> None:
    state = game()
    belt = next(each for each in state.system.spaces if each.kind == RADIATION)
    lay(state, 0, "freighter", belt.id, SAIL, side="black")
    assert freighter.net_thrust(state, 0, belt.number) == 1
    turned(state, SAIL, "purple")
    assert freighter.net_thrust(state, 0, belt.number) == 2
    assert freighter.net_thrust(state, 0, state.rules.leo) == 1


def test_some_are_kicked_on_from_a_factory() -> None:
    state = game(decks="extended")
    industrialise(state, 0, PHOBOS)
    lay(state, 0, "freighter", PHOBOS, "poodle_steam", side="black")
    assert freighter.net_thrust(state, 0, state.system.find(PHOBOS)) == 3
    assert freighter.net_thrust(state, 0, state.rules.leo) == 1


def test_some_live_on_sunlight_unless_a_push_factory_helps() -> None:
    state = game()
    system = state.system
    inner = [zone.name for zone in system.zones].index("ceres")
    start = next(
        each
        for each in system.spaces
        if each.zone == inner
        and each.stopping
        and each.site is None
        and any(
            system.spaces[way.to].zone > inner and system.spaces[way.to].cost <= 2 for way in system.ways[each.number]
        )
    )
    beyond = next(system.spaces[way.to] for way in system.ways[start.number] if system.spaces[way.to].zone > inner)
    lay(state, 0, "freighter", start.id, "inflatable_solar_heated", side="black")
    act(state, 0, "move", "freighter")
    reasons = {action[1][0]: why.reason for action, why in state.closed(0) if action[0] == "fly"}
    assert reasons[beyond.id] == "why-too-dark"
    industrialise(state, 0, MERCURY)
    assert freighter.farthest_zone(state, 0) == freighter.EVERYWHERE


def test_d070_a_freighter_card_is_the_engine_of_a_rocket_within_its_load_limit() -> None:
    state = game()
    lay(state, 0, "freighter", PHOBOS, Z_PINCH, "cat_fusion_z_pinch_torch", side="black")
    act(state, 0, "dock", "rocket")
    assert cards_of(state, 0, "rocket") == [Z_PINCH, "cat_fusion_z_pinch_torch"]
    assert not state.stack(0, NUMBER["freighter"]).there
    act(state, 0, "move", "rocket")
    assert state.move is not None
    assert state.move.net == 1
    act(state, 0, "fly", ("burn.mars.015",))
    act(state, 0, "stop")
    end_turns(state, 0)
    lay(state, 0, "rocket", "burn.mars.015", "basalt_fiber_spinning", side="black")
    assert refused(state, 0, "move", "rocket") == "why-overloaded"


def test_d069_the_engine_of_a_hybrid_is_chosen_when_it_sets_out() -> None:
    state = game()
    lay(state, 0, "rocket", PHOBOS, "nasa_crew")
    lay(state, 0, "rocket", PHOBOS, Z_PINCH, side="black")
    state.players[0].stacks[NUMBER["rocket"]] = state.stack(0, NUMBER["rocket"]).fuelled(3, 0, 2)
    act(state, 0, "move", "rocket")
    engines = {action[1] for action in offered(state, 0)}
    assert {Z_PINCH, "nasa_crew"} <= engines
    assert any(each["action"][1] == Z_PINCH for each in state.hints(0)["settings"])
    act(state, 0, "activate", Z_PINCH, ())
    act(state, 0, "fly", ("burn.mars.015",))
    act(state, 0, "stop")
    assert state.stack(0, NUMBER["rocket"]).tanks == 3, "it needs no fuel"


def test_a_freighter_card_is_a_freighter_again() -> None:
    state = game()
    lay(state, 0, "rocket", PHOBOS, Z_PINCH, "neutral_beam", side="black")
    act(state, 0, "undock", Z_PINCH)
    assert cards_of(state, 0, "freighter") == [Z_PINCH]
    assert cards_of(state, 0, "rocket") == ["neutral_beam"]
    state.audit()


def test_d061_d062_a_carried_freighter_only_lands_next_to_it() -> None:
    state = game()
    lay(state, 0, "rocket", "lag.mars.012", Z_PINCH, side="black")
    state.carried = (card_called(Z_PINCH),)
    state.moved = (NUMBER["rocket"],)
    act(state, 0, "undock", Z_PINCH)
    act(state, 0, "move", "freighter")
    act(state, 0, "fly", (PHOBOS,))
    assert where(state, 0, "freighter") == PHOBOS


def test_e12_what_a_freighter_brings_works_and_what_is_made_waits() -> None:
    state = game()
    industrialise(state, 0, PHOBOS)
    lay(state, 0, "freighter", "burn.mars.015", Z_PINCH, "neutral_beam", side="black")
    act(state, 0, "move", "freighter")
    act(state, 0, "fly", (PHOBOS,))
    hold(state, 0, "hall_effect")
    state.operations = 2
    act(state, 0, "produce", PHOBOS)
    act(state, 0, "make", "hall_effect", "outpost_1")
    lay(state, 0, "rocket", PHOBOS, "nasa_crew")
    act(state, 0, "transfer", "outpost_1", "rocket")
    act(state, 0, "cards", ("hall_effect",))
    assert refused(state, 0, "move", "rocket") == "why-fresh"
    assert refused(state, 0, "move", "freighter") == "why-moved"


# sales, supports, events


def test_d022_a_black_freighter_is_sold_in_leo_at_the_price_of_its_letter() -> None:
    state = game()
    industrialise(state, 1, KHUFU, "site.itokawa")
    lay(state, 0, "freighter", "LEO", Z_PINCH, side="black")
    assert state.hints(0)["sell"][Z_PINCH] == 8
    water = state.players[0].water
    act(state, 0, "sell", Z_PINCH)
    assert state.players[0].water == water + 8
    assert state.decks[FREIGHTER][-1] == card_called(Z_PINCH)
    state.audit()


def test_d078_hiiper_is_sold_from_hand_only() -> None:
    state = game()
    lay(state, 0, "freighter", "LEO", HIIPER, side="black")
    assert refused(state, 0, "sell", HIIPER) == "why-never-sold"
    hold(state, 0, HIIPER)
    state.players[0].stacks[NUMBER["freighter"]] = Stack(-1)
    assert ("sell", HIIPER) in offered(state, 0)


def test_a_promoted_freighter_is_not_sold() -> None:
    state = game()
    lay(state, 0, "freighter", "LEO", Z_PINCH, side="black")
    turned(state, Z_PINCH, "purple")
    assert refused(state, 0, "sell", Z_PINCH) == "why-only-black"


def test_d082_generators_and_reactors_on_board_support_other_cards() -> None:
    state = game()
    lay(state, 0, "freighter", PHOBOS, Z_PINCH, side="black")
    needy = next(
        card.id
        for card in CARDS
        if "second" in card.profiles
        and card.deck < FREIGHTER
        and card.face(0).needs
        and not card.face(0).therms
        and all(need.sorts & state.face(card_called(Z_PINCH)).supplies for need in card.face(0).needs)
        and len(card.face(0).needs) == 1
    )
    lay(state, 0, "freighter", PHOBOS, needy)
    assert supports.operational(state, 0, NUMBER["freighter"], card_called(needy))


def test_d018_d082_anti_nuclear_regimes_take_freighters_with_reactors_from_hands() -> None:
    state = game(politics=True)
    hold(state, 0, Z_PINCH)
    hold(state, 1, HIIPER)
    state.square = next(place for place, square in enumerate(SQUARES) if square.effect == NO_REACTORS_IN_HAND)
    politics.enforce(state)
    assert not in_hand(state, 0, Z_PINCH)
    assert in_hand(state, 1, HIIPER)
    assert state.decks[FREIGHTER][-1] == card_called(Z_PINCH), "under its own deck"


@pytest.mark.parametrize("module", [True, False])
def test_d011_d012_with_the_module_a_cube_guards_against_glitches(module: bool) -> None:
    state = game(cargo=module)
    lay(state, 0, "rocket", "burn.mars.015", "neutral_beam")
    lay(state, 0, "freighter", "burn.mars.015", Z_PINCH if module else "hall_effect", side="black")
    assert events.guarded(state, 0, NUMBER["rocket"]) is module
    assert bool(events.glitching(state, 0)) is not module


# losing one


def test_d091_cargo_that_survives_its_freighter_is_an_outpost() -> None:
    state = game()
    lay(state, 0, "freighter", "burn.mars.015", Z_PINCH, "neutral_beam", side="black")
    act(state, 0, "decommission")
    act(state, 0, "cards", (Z_PINCH,))
    assert cards_of(state, 0, "outpost_1") == ["neutral_beam"]
    assert in_hand(state, 0, Z_PINCH)
    state.audit()


def test_d091_without_an_outpost_to_be_had_cargo_comes_to_hand() -> None:
    state = game()
    lay(state, 1, "outpost_1", PHOBOS, "hall_effect")
    lay(state, 1, "outpost_2", KHUFU, "kuck_mosquito")
    lay(state, 1, "freighter", "burn.mars.015", Z_PINCH, "neutral_beam", side="black")
    cargo.lose(state, 1, (card_called(Z_PINCH),))
    assert in_hand(state, 1, "neutral_beam")
    state.audit()


def test_d091_a_lost_unpromoted_freighter_can_be_built_anew() -> None:
    state = game()
    industrialise(state, 0, KHUFU)
    lay(state, 0, "freighter", "burn.mars.015", Z_PINCH, side="black")
    act(state, 0, "decommission")
    act(state, 0, "cards", (Z_PINCH,))
    act(state, 0, "produce", KHUFU)
    act(state, 0, "make", Z_PINCH, "freighter")
    assert where(state, 0, "freighter") == KHUFU


# the variant


def test_d075_the_first_to_industrialise_a_letter_takes_a_freighter_of_it() -> None:
    state = game(free_freighter=True)
    site = "site.deimos"
    state.claims[state.system.find(site)] = 0
    lay(state, 0, "rocket", site, "met_steamer", "electroforming", "brayton_turbine", "fast_neutron_fission")
    act(state, 0, "industrialize", site)
    assert offered(state, 0) == [("take-freighter", DIRT), ("decline",)]
    act(state, 0, "take-freighter", DIRT)
    assert in_hand(state, 0, DIRT)
    assert state.pioneered == (LETTERS.index("D"),)
    state.audit()


def test_d075_push_sites_bring_hiiper_and_nobody_gets_a_second() -> None:
    state = game(free_freighter=True)
    mercury = state.system.find(MERCURY)
    assert {CARDS[card].id for card in pioneers.gifts(state, 0, mercury)} == {SAIL, HIIPER}
    assert pioneers.gifts(state, 0, state.system.find(KHUFU)) == [card_called(Z_PINCH)]
    hold(state, 0, DIRT)
    assert pioneers.gifts(state, 0, state.system.find(KHUFU)) == []


def test_d075_only_the_first_and_only_in_the_variant() -> None:
    state = game(free_freighter=True)
    state.pioneered = (LETTERS.index("S"),)
    pioneers.industrialised(state, 0, state.system.find(KHUFU))
    plain = game()
    pioneers.industrialised(plain, 0, plain.system.find(KHUFU))
    assert state.decision(0).prompt == plain.decision(0).prompt == "prompt-turn"
    assert plain.pioneered == ()


def test_d098_the_dirt_launcher_carries_a_bernal_whatever_its_load_limit() -> None:
    state = game(bernal=True)
    bernal = CARDS[home.bernal_of(state, 0)].id
    lay(state, 0, "freighter", PHOBOS, DIRT, side="black")
    lay(state, 0, "freighter", PHOBOS, bernal)
    assert freighter.overload(state, 0, state.stack(0, NUMBER["freighter"])) is None
    lay(state, 0, "freighter", PHOBOS, "basalt_fiber_spinning", "kuck_mosquito")
    assert freighter.overload(state, 0, state.stack(0, NUMBER["freighter"])) is not None


def test_d074_d082_only_an_unpromoted_freighter_is_spent_on_a_factory() -> None:
    state = game()
    state.claims[state.system.find(PHOBOS)] = 0
    lay(state, 0, "rocket", PHOBOS, "met_steamer", "electroforming", "brayton_turbine")
    lay(state, 0, "rocket", PHOBOS, STEAM, side="black")
    assert ("industrialize", PHOBOS) in offered(state, 0)
    turned(state, STEAM, "purple")
    assert refused(state, 0, "industrialize", PHOBOS) == "why-no-parts"


def test_d076_nobody_buys_a_second_freighter_where_patents_have_a_price() -> None:
    state = begin("white", "green", cargo=True, scenario="quick_game")
    hold(state, state.active, SAIL)
    assert refused(state, state.active, "buy", "freighter") == "why-one-freighter"

"""The alien invasion: red against Earth (rulebook: alien-invasion)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.bots import director
from cosmodrome.games.frontier.components.cards import BLACK, BLACK_HEAVY, CARDS, DECKS, WHITE, card_called
from cosmodrome.games.frontier.components.factions import COLOURS
from cosmodrome.games.frontier.components.politics import SQUARES
from cosmodrome.games.frontier.components.stack import NUMBER
from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.rules import combat, events, home, humans
from cosmodrome.games.frontier.rules.points import SOURCES, factories_by_letter
from cosmodrome.games.frontier.rules.scenarios.listed import played
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import BadSetup, Dice

from .positions import act, cards, factory, fill, hold, lay, offered, refused, take, told

GAME = FrontierGame()
LTO = "lag.saturn.025"
RABBITHOLE = "lag.mercury.001"
TITAN = "site.titan-kraken-mare"


def invaded(seed: str = "aliens", **options: object) -> tuple[FrontierState, int, list[int]]:
    """A game, the seat of the aliens, and those of Earth; the aliens' turn has begun."""
    state = GAME.start(3, GAME.resolve({"scenario": "alien_invasion", "events": "none", **options}), seed)
    assert isinstance(state, FrontierState)
    red = [COLOURS[player.faction] for player in state.players].index("red")
    turn_of(state, red)
    return state, red, [seat for seat in range(3) if seat != red]


def turn_of(state: FrontierState, seat: int) -> None:
    while state.active != seat:
        act(state, state.active, "end")


def crew(state: FrontierState, seat: int) -> str:
    return next(CARDS[card].id for card in state.players[seat].hand if CARDS[card].deck == DECKS.index("crew"))


def rule(state: FrontierState, colour: str) -> None:
    """A faction is in power; none: nobody is."""
    factions = [COLOURS[square.faction] if square.faction >= 0 else "" for square in SQUARES]
    state.square = factions.index(colour)


def points(state: FrontierState, seat: int) -> dict[str, int]:
    return dict(zip(SOURCES, played(state).points(state, seat), strict=True))


def test_one_of_three_is_red_and_what_else_is_fixed() -> None:
    colours = set()
    for seed in range(12):
        state = GAME.start(3, GAME.resolve({"scenario": "alien_invasion"}), f"lot {seed}")
        assert isinstance(state, FrontierState)
        found = [COLOURS[player.faction] for player in state.players]
        assert found.count("red") == 1
        assert len(set(found)) == 3
        colours |= set(found)
        state.audit()
    assert colours == set(COLOURS)
    for seats in (2, 4):
        with pytest.raises(BadSetup):
            GAME.new(seats, "test", scenario="alien_invasion")
    for option in ({"politics": False}, {"factions": "choose"}, {"combat": "off"}, {"bernal": True}):
        with pytest.raises(BadSetup):
            GAME.resolve({"scenario": "alien_invasion", **option})


def test_d166_aliens_have_no_crew_but_an_operation_every_turn() -> None:
    state, red, _ = invaded()
    assert state.players[red].hand == ()
    water = state.players[red].water
    act(state, red, "income")
    assert state.players[red].water == water + 2
    assert ("income",) not in offered(state, red)


def test_d166_every_thruster_of_the_aliens_carries_somebody() -> None:
    state, red, (white, _) = invaded()
    lay(state, red, "rocket", TITAN, "metastable_helium", "tungsten_resistojet")
    lay(state, white, "rocket", TITAN, "hall_effect")
    assert humans.cards_at(state, red, state.system.find(TITAN)) == [card_called("metastable_helium")]
    assert not humans.present(state, white, state.system.find(TITAN))
    assert combat.fighter(state, card_called("metastable_helium")) > 0
    assert combat.fighter(state, card_called("hall_effect")) == 0
    hold(state, red, "metastable_helium")
    assert not humans.present(state, red, state.system.find(TITAN))


def test_d166_glitches_hit_the_aliens_all_the_same() -> None:
    state, red, (white, _) = invaded()
    lay(state, red, "rocket", TITAN, "cermet_nerva")
    lay(state, white, "rocket", "site.phobos", crew(state, white), "hall_effect")
    assert events.glitching(state, red) == [card_called("cermet_nerva")]
    assert events.glitching(state, white) == []
    factory(state, red, TITAN)
    assert events.glitching(state, red) == []


def test_d167_patents_are_bid_for_in_secret_and_all_bids_are_gone() -> None:
    state, red, (one, other) = invaded()
    rule(state, "")
    for seat, water in ((red, 20), (one, 3), (other, 8)):
        state.players[seat].water = water
    top = state.decks[0][0]
    act(state, red, "research", DECKS[0])
    assert set(state.waiting) == {red, one, other}
    assert refused(state, red, "bid", 11) != ""
    assert refused(state, one, "bid", 4) != ""
    assert state.hints(one)["card"] == CARDS[top].id
    act(state, red, "bid", 10)
    assert state.view(one)["players"][red]["answer"] is None
    assert state.view(red)["players"][red]["answer"] == ["bid", 10]
    assert state.view(one)["auction"]["bids"] == [0, 0, 0]
    act(state, one, "bid", 3)
    act(state, other, "bid", 0)
    assert [state.players[seat].water for seat in (red, one, other)] == [10, 0, 8]
    assert top in state.players[red].hand
    state.audit()


def test_d167_whoever_is_in_power_breaks_a_tie_of_bids() -> None:
    state, red, (one, other) = invaded()
    rule(state, COLOURS[state.players[other].faction])
    top = state.decks[0][0]
    tie(state, red, one, other)
    assert state.waiting == (other,)
    assert refused(state, other, "award", other) != ""
    act(state, other, "award", one)
    assert top in state.players[one].hand
    assert [state.players[seat].water for seat in (red, one, other)] == [3, 3, 4]


def test_d167_where_nobody_is_in_power_a_tie_gives_nobody_the_card() -> None:
    state, red, (one, other) = invaded()
    rule(state, "")
    top = state.decks[0][0]
    tie(state, red, one, other)
    assert "auction-tied" in told(state)
    assert state.decks[0][0] == top
    assert [state.players[seat].water for seat in (red, one, other)] == [3, 3, 4]
    assert state.active == red


def tie(state: FrontierState, red: int, one: int, other: int) -> None:
    """Red and one other bid the same."""
    for player in state.players:
        player.water = 4
    act(state, red, "research", DECKS[0])
    act(state, red, "bid", 1)
    act(state, one, "bid", 1)
    act(state, other, "bid", 0)


def test_d167_whose_hand_is_full_does_not_bid() -> None:
    state, red, (one, other) = invaded()
    state.players[one].faction = COLOURS.index("white")
    state.players[one].hand += tuple([state.decks[1].pop() for _ in range(4)])
    state.unseen[1] = 0
    act(state, red, "research", DECKS[0])
    assert set(state.waiting) == {red, other}


def test_d167_nobody_knows_a_bid_before_all_are_in() -> None:
    state, red, (one, other) = invaded()
    for player in state.players:
        player.water = 10
    act(state, red, "research", DECKS[0])
    act(state, red, "bid", 7)
    imagined = {state.imagine(one, Dice(f"bids {seed}")).answers[red] for seed in range(20)}
    assert len(imagined) > 1
    assert all(state.imagine(red, Dice(f"own {seed}")).answers[red] == ("bid", 7) for seed in range(5))
    assert other in state.waiting


def test_d167_aliens_boost_black_sides_for_their_mass() -> None:
    state, red, (one, _) = invaded()
    state.players[red].water = 40
    radiator = next(
        CARDS[card].id for card in state.decks[DECKS.index("radiator")] if CARDS[card].faces[BLACK_HEAVY] is not None
    )
    hold(state, red, "hall_effect", radiator)
    act(state, red, "boost")
    mass = CARDS[card_called("hall_effect")].face(BLACK).mass
    heavy = CARDS[card_called(radiator)].face(BLACK_HEAVY).mass
    assert state.hints(red)["masses"]["hall_effect"] == mass
    act(state, red, "boost", ("hall_effect", f"{radiator}:heavy"))
    assert state.players[red].water == 40 - mass - heavy
    assert state.faces[card_called("hall_effect")] == BLACK
    assert state.faces[card_called(radiator)] == BLACK_HEAVY
    assert cards(state, red, "leo") == ["hall_effect", radiator]
    assert state.stack(red, NUMBER["leo"]).space == state.system.find(LTO)
    turn_of(state, one)
    state.players[one].water = 40
    hold(state, one, "mass_driver")
    act(state, one, "boost")
    act(state, one, "boost", ("mass_driver",))
    assert state.faces[card_called("mass_driver")] == WHITE
    state.audit()


def test_d168_low_titan_orbit_is_the_leo_of_the_aliens() -> None:
    state, red, (one, _) = invaded()
    orbit = state.system.find(LTO)
    assert home.leo(state, red) == orbit
    assert home.leo(state, one) == state.rules.leo
    assert state.stack(red, NUMBER["leo"]).space == orbit
    state.players[red].water = 5
    lay(state, red, "rocket", LTO, "metastable_helium", side="black")
    act(state, red, "load", "rocket")
    act(state, red, "tanks", 2)
    assert state.players[red].water == 3
    assert ("unload", "rocket", "leo") in offered(state, red)
    assert not [action for action in offered(state, red) if action[0] == "transfer" and action[2] == "outpost_1"]
    lay(state, one, "rocket", LTO, crew(state, one))
    turn_of(state, one)
    assert refused(state, one, "load", "rocket") == "why-not-in-leo"


def test_d168_pads_of_the_aliens_explode_in_low_titan_orbit() -> None:
    state, red, (one, _) = invaded()
    lay(state, red, "leo", LTO, "hall_effect", side="black")
    lay(state, one, "outpost_1", LTO, "metastable_helium")
    assert events.at_pad(state, red) == [card_called("hall_effect")]
    assert events.at_pad(state, one) == []


def test_d169_everybody_attacks_and_commits_felonies_under_any_regime() -> None:
    state, red, (one, _) = invaded()
    rule(state, COLOURS[state.players[one].faction])
    lay(state, one, "rocket", "site.phobos", crew(state, one))
    lay(state, red, "outpost_1", "site.phobos", "hall_effect")
    state.claims[state.system.find("site.phobos")] = red
    turn_of(state, one)
    verbs = {action[0] for action in offered(state, one)}
    assert {"jump", "attack", "abandon"} <= verbs
    assert played(state).points(state, one) == [0] * len(SOURCES)


def test_d170_nobody_builds_on_d_sites_or_moons_of_saturn() -> None:
    state, red, _ = invaded(edition="base")
    for site, reason in (
        ("site.titan-ontario-lacus", "why-alien-ground"),
        ("site.rhea", "why-alien-ground"),
        ("site.okyrhoe", "why-alien-ground"),
    ):
        ready_to_build(state, red, site)
        assert ("industrialize", site) not in offered(state, red)
        assert refused(state, red, "industrialize", site) == reason
    for site in ("site.saturn-aerostat", "site.phobos"):
        ready_to_build(state, red, site)
        assert ("industrialize", site) in offered(state, red)


def ready_to_build(state: FrontierState, seat: int, site: str) -> None:
    state.claims[state.system.find(site)] = seat
    state.players[seat].stacks[NUMBER["outpost_1"]] = state.players[seat].stacks[NUMBER["rocket_2"]]
    lay(state, seat, "outpost_1", site, "kuck_mosquito", "cvd_molding")


def test_d170_factories_of_aliens_do_not_lower_the_track() -> None:
    state, red, (one, _) = invaded()
    before = factories_by_letter(state)
    factory(state, red, "site.hertha")
    assert factories_by_letter(state) == before
    factory(state, one, "site.phobos")
    assert sum(factories_by_letter(state)) == sum(before) + 1


def test_d170_black_cards_of_aliens_sell_in_low_titan_orbit_for_eight() -> None:
    state, red, (one, _) = invaded()
    lay(state, red, "leo", LTO, "hall_effect", side="black")
    lay(state, one, "outpost_1", LTO, "metastable_helium", side="black")
    water = state.players[red].water
    act(state, red, "sell", "hall_effect")
    assert state.players[red].water == water + 8
    turn_of(state, one)
    assert ("sell", "metastable_helium") not in offered(state, one)


def test_d171_it_ends_when_a_rocket_enters_the_world_of_the_others() -> None:
    for alien, space in ((True, "LEO"), (False, TITAN), (False, "site.titan-ontario-lacus")):
        state, red, (one, _) = invaded()
        seat = red if alien else one
        other = one if alien else red
        hook = played(state)
        hook.entered(state, other, NUMBER["rocket"], state.system.find(space))
        hook.entered(state, seat, NUMBER["freighter"], state.system.find(space))
        assert not state.over
        hook.entered(state, seat, NUMBER["rocket"], state.system.find(space))
        assert state.over
        assert told(state)[-1] == "invades"


def test_d171_passing_through_leo_is_entering_it() -> None:
    state, red, _ = invaded(edition="base")
    start, leo = beside_leo(state)
    lay(state, red, "rocket", state.system.spaces[start].id, "hall_effect", side="black")
    fill(state, red, 6)
    act(state, red, "move", "rocket")
    while ("stop",) not in offered(state, red):
        act(state, red, *offered(state, red)[0])
    act(state, red, "fly", (leo,))
    assert state.over
    assert state.view(None)["over"]
    state.audit()


def beside_leo(state: FrontierState) -> tuple[int, str]:
    """A space next to LEO, and the item that leads from there to LEO."""
    return next(
        (start, state.system.spaces[state.rules.leo].id)
        for start, ways in enumerate(state.system.ways)
        for way in ways
        if way.to == state.rules.leo
    )


def test_d171_s_factories_and_the_rabbithole_bring_points_and_nothing_else() -> None:
    state, red, (one, _) = invaded()
    factory(state, one, "site.eros", "site.phobos", "site.hertha")
    state.colonies[state.system.find("site.eros")] = one
    state.glories[0] = one
    state.ventures[0] = one
    found = points(state, one)
    letters = [state.system.spaces[site].site for site in state.factories]
    expected = len([site for site in letters if site is not None and site.letter == "S"])
    assert expected > 0
    assert found["factories"] == expected
    assert sum(found.values()) == expected
    lay(state, red, "rocket", RABBITHOLE, "met_steamer", side="black")
    assert points(state, red)["goal"] == 0, "a rocket is no outpost"
    take(state, "met_steamer")
    lay(state, red, "outpost_1", RABBITHOLE, "met_steamer")
    assert points(state, red)["goal"] == 0, "it needs a generator"
    for card in CARDS:
        if card.deck == DECKS.index("generator") and points(state, red)["goal"] == 0:
            lay(state, red, "outpost_1", RABBITHOLE, card.id)
    assert points(state, red)["goal"] == 5
    assert [each.have for each in played(state).progress(state, red)] == [0, 1]
    state.over = True
    assert state.winners == [red]
    assert cards(state, red, "outpost_1")[0] == "met_steamer"


def test_the_director_bids_in_secret_within_what_it_has() -> None:
    state, red, (one, other) = invaded()
    rule(state, COLOURS[state.players[one].faction])
    for player in state.players:
        player.water = 3
    act(state, red, "research", DECKS[0])
    for seat in (red, one, other):
        bid = director.policy(state, seat)
        assert state.decision(seat).legal(bid)
        assert bid[1] < 3 or seat == red
        act(state, seat, *bid)
    state.players[red].water = 0
    turn_of(state, one)
    turn_of(state, red)
    assert director.policy(state, red)[0] != "research", "nothing wins nothing"

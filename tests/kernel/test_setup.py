"""Options, seat counts and seeds: what is given is checked, the rest has its default, errors say what exists."""

from __future__ import annotations

from typing import Any

import pytest

import cosmodrome
from cosmodrome.kernel import BadSetup, Option, Relation, Value
from cosmodrome.kernel.options import resolve
from tests.toys import BEACON, CARGO, DEPOT, HANGAR, TENDER

EDITION = Option("edition", ("classic", "modern"), "classic")
HAND = Option("hand", (5, 10), 5, "hand-limit", {"modern": 10})
MEGA = Option("mega", (False, True), False)
ORDER = Option("order", ("free", "strict"), "free")
DECLARED = (EDITION, HAND, MEGA, ORDER)


def test_defaults() -> None:
    assert resolve(DECLARED, {}) == {"edition": "classic", "hand": 5, "mega": False, "order": "free"}


def test_a_default_may_depend_on_the_edition() -> None:
    assert resolve(DECLARED, {"edition": "modern"})["hand"] == 10
    assert resolve(DECLARED, {"edition": "modern", "hand": 5})["hand"] == 5
    assert resolve(DECLARED, {"hand": 5, "edition": "modern"})["hand"] == 5
    assert HAND.default_for("modern") == 10
    assert HAND.default_for("classic") == HAND.default_for("") == 5


def test_every_option_is_there_in_the_declared_order() -> None:
    assert list(resolve(DECLARED, {"order": "strict", "edition": "modern"})) == ["edition", "hand", "mega", "order"]


@pytest.mark.parametrize(
    ("option", "spelling", "value"),
    [
        (MEGA, True, True),
        (MEGA, "on", True),
        (MEGA, "ON", True),
        (MEGA, "yes", True),
        (MEGA, "true", True),
        (MEGA, "True", True),
        (MEGA, "off", False),
        (MEGA, "no", False),
        (MEGA, "False", False),
        (HAND, 10, 10),
        (HAND, "10", 10),
        (ORDER, "strict", "strict"),
        (ORDER, "STRICT", "strict"),
    ],
)
def test_spellings(option: Option, spelling: object, value: Value) -> None:
    parsed = option.parse(spelling)
    assert parsed == value
    assert type(parsed) is type(value)


@pytest.mark.parametrize(
    ("option", "wrong", "allowed"),
    [
        (MEGA, 1, "off, on"),
        (MEGA, "maybe", "off, on"),
        (MEGA, None, "off, on"),
        (HAND, 7, "5, 10"),
        (HAND, 5.0, "5, 10"),
        (HAND, True, "5, 10"),
        (HAND, "five", "5, 10"),
        (HAND, " 5", "5, 10"),
        (ORDER, "", "free, strict"),
        (ORDER, ["free"], "free, strict"),
        (ORDER, {}, "free, strict"),
    ],
)
def test_a_wrong_value_is_named_with_those_allowed(option: Option, wrong: object, allowed: str) -> None:
    with pytest.raises(BadSetup) as caught:
        option.parse(wrong)
    message = str(caught.value)
    assert option.name in message
    assert repr(wrong) in message
    assert allowed in message
    assert "\n" not in message


def test_an_unknown_option_is_named_with_those_declared() -> None:
    with pytest.raises(BadSetup, match=r"'mgea'.*edition, hand, mega, order"):
        resolve(DECLARED, {"mgea": True})


def test_a_value_that_is_spelled_like_a_switch_is_itself() -> None:
    option = Option("limit", ("off", "on", "strict"), "off")
    assert [option.parse(value) for value in ("off", "on", "strict")] == ["off", "on", "strict"]


# options that go together


def test_what_is_required_and_what_is_excluded() -> None:
    assert DEPOT.resolve({"storm": True, "forecast": True})["forecast"] is True
    assert DEPOT.resolve({"edition": "large", "forecast": True})["storm"] is True
    with pytest.raises(BadSetup, match="option forecast: on goes only with storm on, not off"):
        DEPOT.resolve({"forecast": "on"})
    with pytest.raises(BadSetup, match="option forecast: on goes only with insured off, not on"):
        DEPOT.resolve({"storm": True, "forecast": True, "insured": True})


def test_a_misfit_is_told_to_players_too() -> None:
    with pytest.raises(BadSetup) as caught:
        DEPOT.new(2, 1, insured=True)
    assert caught.value.key == "setup-misfit"
    assert caught.value.params == {"option": "insured", "value": "on", "other": "storm", "allowed": "on"}


def test_an_option_may_depend_on_how_many_play() -> None:
    assert DEPOT.new(1, 1, rival="greedy").seats == 1
    with pytest.raises(BadSetup, match="2 seats; with these options it takes 1 to 1"):
        DEPOT.new(2, 1, rival="greedy")
    assert DEPOT.seat_range(DEPOT.resolve({})) == range(1, 5)


def test_options_that_leave_no_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    others = Relation("only-in-storms", "storm", (True,), "seats", (2, 3))
    monkeypatch.setattr(DEPOT, "relations", (*DEPOT.relations, others))
    with pytest.raises(BadSetup, match="nobody can play"):
        DEPOT.new(1, 1, rival="greedy", storm=True)


def test_equal_is_not_the_same() -> None:
    relation = Relation("reason", "hand", (1,), "mega", (1,))
    relation.check({"hand": True, "mega": False})
    with pytest.raises(BadSetup):
        relation.check({"hand": 1, "mega": True})


# scenarios


def test_a_scenario_fixes_options() -> None:
    assert BEACON.resolve({"scenario": "fog"}) == {"edition": "short", "wind": True, "scenario": "fog"}
    assert BEACON.resolve({"scenario": "fog", "wind": "on"})["wind"] is True
    assert BEACON.resolve({"scenario": "duel", "edition": "long"})["wind"] is False
    with pytest.raises(BadSetup, match="scenario fog: wind is on in it, not off") as caught:
        BEACON.resolve({"scenario": "fog", "wind": False})
    assert caught.value.key == "setup-scenario-fixes"
    with pytest.raises(BadSetup, match="scenario fog: edition is short in it, not long"):
        BEACON.resolve({"scenario": "fog", "edition": "long"})


def test_a_scenario_has_its_own_seats() -> None:
    for seats, scenario in ((2, "fog"), (1, "duel"), (3, "duel")):
        with pytest.raises(BadSetup, match=rf"{seats} seats; with these options it takes (1 to 1|2 to 2)"):
            BEACON.new(seats, 1, scenario=scenario)
    assert BEACON.new(1, 1, scenario="fog").options["scenario"] == "fog"


def test_an_unknown_scenario_is_named_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="option scenario: 'mist' is not one of none, fog, duel"):
        BEACON.new(2, 1, scenario="mist")


# new games


def test_a_new_game_has_every_option() -> None:
    state = CARGO.new(3, 7, edition="long", exact="on")
    assert state.options == {"edition": "long", "copies": 5, "exact": True}
    assert (state.seats, state.game, state.over, state.history) == (3, CARGO, False, [])


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 100, 10**12])
def test_seat_counts_out_of_range_are_told_the_range(seats: int) -> None:
    with pytest.raises(BadSetup, match=rf"cargo: {seats} seats; .*2 to 3"):
        CARGO.new(seats)


def test_the_range_of_seats_depends_on_options() -> None:
    assert CARGO.new(4, edition="long").seats == 4
    with pytest.raises(BadSetup, match="2 to 4"):
        CARGO.new(5, edition="long")


def test_seats_are_no_look_alike_of_a_number() -> None:
    for wrong in (True, 2.0, "2", None):
        with pytest.raises((BadSetup, TypeError)):
            CARGO.new(wrong)  # type: ignore[arg-type]  # on purpose; compiled code refuses with TypeError by itself


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(BadSetup, match="unknown option 'colour'; there are: edition, money"):
        TENDER.new(2, colour="red")
    with pytest.raises(BadSetup, match="option money: 10 is not one of 9, 20"):
        TENDER.new(2, money=10)


def test_a_seed_makes_the_game() -> None:
    assert CARGO.new(3, 7).fingerprint() == CARGO.new(3, "7").fingerprint()
    assert CARGO.new(3, 7).fingerprint() != CARGO.new(3, 8).fingerprint()
    assert CARGO.new(3, 0).seed == "0"


def test_without_a_seed_an_unguessable_one_is_made() -> None:
    seeds = {HANGAR.new(2).seed for _ in range(20)}
    assert len(seeds) == 20
    assert min(len(seed) for seed in seeds) >= 32


@pytest.mark.parametrize("seed", [1.5, True, b"7", ("7",), "\ud800"])
def test_a_seed_is_a_number_or_a_text(seed: Any) -> None:
    with pytest.raises((BadSetup, TypeError)):
        CARGO.new(2, seed)


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(BadSetup) as caught:
        cosmodrome.game("chess")
    assert "'chess'" in str(caught.value)
    for game_id in cosmodrome.games():
        assert game_id in str(caught.value)


@pytest.mark.parametrize("game_id", ["", ".", "..", "kernel", "outpost.state", "../kernel", "Outpost", "\0"])
def test_only_games_are_found(game_id: str) -> None:
    with pytest.raises(BadSetup):
        cosmodrome.game(game_id)

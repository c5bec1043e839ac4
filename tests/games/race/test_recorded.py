"""Games recorded from an independent engine replay identically, if they are at hand.

They are looked for where the environment variable RACE_RECORDED_GAMES says, or in `shared/notes` beside the repository.
"""

from __future__ import annotations

import copy
import gzip
import os
from pathlib import Path
from typing import Any

import pytest
from tools.recorded_race.answering import Answers
from tools.recorded_race.recording import HAND, Difference, records
from tools.recorded_race.replaying import replay

from cosmodrome.games.race.components import piles
from cosmodrome.games.race.state import RaceState
from tests.play import THOROUGH

from .positions import PRODUCE, begin, hold, lay, position

ROOT = Path(__file__).resolve().parents[3]
FILE = Path(os.environ.get("RACE_RECORDED_GAMES", ROOT.parent / "shared" / "notes" / "race-recorded-games.jsonl.gz"))
SAMPLE = 4
"""Every so many games, unless more is asked for."""

needs_games = pytest.mark.skipif(not FILE.exists(), reason="the recorded games are not here")


def games() -> list[dict[str, Any]]:
    return list(records(FILE)) if FILE.exists() else []


@needs_games
def test_recorded_games_are_identical() -> None:
    step = 1 if THOROUGH > 1 else SAMPLE
    differences = [difference for record in games()[::step] if (difference := replay(record)) is not None]
    assert differences == []


@needs_games
def test_a_difference_is_noticed() -> None:
    """A card less to choose from, a point more, another number of chips, one more decision: each is found."""
    record = games()[0]
    for change in (_more_choice, _other_points, _other_state, _no_end):
        changed = copy.deepcopy(record)
        change(changed)
        assert replay(changed) is not None, change.__name__


def _more_choice(record: dict[str, Any]) -> None:
    event = next(event for event in record["ev"] if event[0] == "a" and event[2] == "place" and event[4])
    event[4].pop()


def _other_points(record: dict[str, Any]) -> None:
    record["final"][1]["total"] += 1


def _other_state(record: dict[str, Any]) -> None:
    event = [event for event in record["ev"] if event[0] == "st"][5]
    event[2]["p"][0]["vp"] += 1


def _no_end(record: dict[str, Any]) -> None:
    record["ev"].append(next(event for event in record["ev"] if event[0] == "a" and event[2] == "action"))


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.gz"
    file.write_bytes(gzip.compress(b'{"seed": 1, "players": 2}'))
    with pytest.raises(ValueError, match="line 1 is no recorded game: it has no exp, advanced"):
        list(records(file))


# cards


def test_a_card_may_be_drawn_before_it_is_discarded() -> None:
    """In the other engine somebody else discarded it first, and the discards were shuffled."""
    state: Any = follower(position(2)).recorded
    card = state.piles[0].pop()
    state.players[0].hand = [card]
    state.draws = [(card, HAND, 1, -1)]
    assert piles.draw_to_hand(state, 1, 1) == 1
    with pytest.raises(Difference):
        state.settle_early_draws()
    piles.discard_from_hand(state, 0, (card,))
    state.settle_early_draws()
    assert (state.players[1].hand, state.discards) == ([card], [[]])


# questions of ours that the other engine does not ask


def follower(state: RaceState, *later: list[Any]) -> Any:
    """Beside a position; later in the phase only these decisions are recorded."""
    options = {"goals_on": 0, "takeovers_on": 1, "advanced": 0, "deal": "normal"}
    found: Any = Answers({"exp": 2, "players": state.seats, "ev": [*later, ["st", "produce", {}]], **options})
    found.recorded = found.state
    found.state = state
    return found


def test_a_lone_second_develop_leaves_no_question_behind() -> None:
    """Our rules do not allow it, so it is put in past them; what that seat is asked next is not the same again."""
    state = position(2, advanced=True)
    hold(state, 1, "public_works", "gem_world", "comet_zone")
    begin(state, "actions")
    following = follower(state)
    following.decide(["a", 0, "action", [0, 0, 0], [], [], 0, [7, 8], [], 0])
    following.decide(["a", 1, "action", [0, 0, 0], [], [], 0, [4, 9], [], 0])
    following.demand(1, "develop")
    assert state.decision(1).prompt == "prompt-develop"


def test_with_an_empty_hand_all_cards_draw_before_the_factory() -> None:
    state = position(2)
    factory = lay(state, 0, "damaged_alien_factory", "research_labs", "diversified_economy", "rebel_miners")[0]
    begin(state, "produce", (), PRODUCE)
    following = follower(state, ["a", 0, "discard_produce", [factory, 0, 0], [], [], -1, [], [], 0])
    while following.producing(0).draws:
        assert following.pass_over(0)
    assert not following.pass_over(0), "the recorded decision comes now"


def test_whoever_is_asked_for_the_order_draws_when_it_says_so() -> None:
    state = position(2)
    cards = lay(state, 0, "damaged_alien_factory", "research_labs", "diversified_economy", "gem_world")
    begin(state, "produce", (), PRODUCE)
    following = follower(state, ["a", 0, "produce_power", [0, 0, 0], cards[:3], [], -1, cards[:1], [], 0])
    assert not following.pass_over(0)
    assert len(following.producing(0).draws) == 2

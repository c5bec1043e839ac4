"""Games recorded from an independent engine replay identically, if they are at hand.

They are looked for where the environment variable RACE_RECORDED_GAMES says, or in `shared/notes` beside the repository.
"""

from __future__ import annotations

import copy
import os
from pathlib import Path
from typing import Any

import pytest
from tools.recorded_race.recording import records
from tools.recorded_race.replaying import replay

from tests.play import THOROUGH

ROOT = Path(__file__).resolve().parents[3]
FILE = Path(os.environ.get("RACE_RECORDED_GAMES", ROOT.parent / "shared" / "notes" / "race-recorded-games.jsonl.gz"))
SAMPLE = 4
"""Every so many games, unless more is asked for."""

pytestmark = pytest.mark.skipif(not FILE.exists(), reason="the recorded games are not here")


def games() -> list[dict[str, Any]]:
    return list(records(FILE)) if FILE.exists() else []


def test_recorded_games_are_identical() -> None:
    step = 1 if THOROUGH > 1 else SAMPLE
    differences = [difference for record in games()[::step] if (difference := replay(record)) is not None]
    assert differences == []


def test_a_difference_is_noticed() -> None:
    """One card more to choose from, one point less, one good on another world: each is found."""
    record = games()[0]
    for change in (_more_choice, _other_points, _other_state):
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

"""How strong the levels of a game are, on one scale: every pair of them plays, and what came of it is kept as data.

The file holds who won every game, so that a ladder is played on where it was left, with more games or after it was
killed, and a level that has become another bot plays anew. Ratings are worked out from all of it (`strength.py`): they
are the same however often playing was interrupted. A commander has the same rating in every game; all others are to be
read beside that.
"""

from __future__ import annotations

import json
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, ValidationError, to_builtins
from msgspec import json as msgspec_json

from ..bots import levels
from ..games import data_file, find
from ..kernel import BadRecord, BadSetup, Game, Value
from .backends import Backend
from .results import written
from .simulate import Progress, Setup, play_all
from .strength import intervals, ratings

SEATS: Final = 2
ANCHOR: Final = "commander"
DATA: Final = "levels.json"
"""The file of this name among a game's data is what people are shown."""
SAVED: Final = 20
"""After so many games what has been played is on the disk."""


class Duel(Struct):
    """Two levels, and the part of the win that the first had in each of their games."""

    level: str
    rival: str
    shares: list[float]


class Rung(Struct, frozen=True):
    """Where a level stands: between least and most with 95 % confidence."""

    level: str
    bot: str
    rating: float
    least: float
    most: float
    games: int
    wins: float


class Ladder(Struct):
    """All that is known of the levels of a game, played with the same seats, options and rules."""

    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    seed: str
    command: str
    """What was typed to have it made."""
    bots: dict[str, str]
    """By level, who plays it."""
    rungs: list[Rung]
    """The levels, the weakest first; none before all is played."""
    duels: list[Duel]

    def rate(self) -> None:
        duels = {(duel.level, duel.rival): (sum(duel.shares), len(duel.shares)) for duel in self.duels}
        anchor = ANCHOR if ANCHOR in self.bots else next(iter(self.bots))
        middle, between = ratings(duels, anchor), intervals(duels, anchor, self.seed)
        found = [
            Rung(level, self.bots[level], middle[level], *between[level], *self._record(level)) for level in self.bots
        ]
        self.rungs = sorted(found, key=lambda rung: rung.rating)

    def _record(self, level: str) -> tuple[int, float]:
        """The games of a level, and its wins."""
        won = [share for duel in self.duels if duel.level == level for share in duel.shares]
        won += [1.0 - share for duel in self.duels if duel.rival == level for share in duel.shares]
        return len(won), sum(won)

    def save(self, path: Path) -> None:
        """A level or a duel in every line: short, and easily compared."""
        parts = [f'  "{name}": {_listed(value)}' for name, value in to_builtins(self).items()]
        with written(path) as file:
            file.write("{\n" + ",\n".join(parts) + "\n}\n")


def _listed(value: Any) -> str:
    if not isinstance(value, list) or not value:
        return json.dumps(value)
    return "[\n" + ",\n".join(f"    {json.dumps(each)}" for each in value) + "\n  ]"


def load(path: Path) -> Ladder:
    try:
        return msgspec_json.decode(path.read_bytes(), type=Ladder)
    except (ValidationError, ValueError) as error:
        raise BadRecord(f"{path} is not a ladder: {error}") from error
    except OSError as error:
        raise BadRecord(f"{path} can not be read: {error.strerror}") from error


def known(game_id: str) -> Ladder | None:
    """The ladder that comes with a game, if there is one."""
    path = data_file(game_id, DATA)
    return None if path is None else load(path)


def options_of(game: Game) -> dict[str, Any]:
    """How bots play each other: as the game's `data/ladder.toml` says, where it has one."""
    file = data_file(game.id, "ladder.toml")
    given: dict[str, Any] = {} if file is None else tomllib.loads(file.read_text(encoding="utf-8"))["options"]
    return game.resolve(given)


def climb(
    game_id: str,
    wanted: list[str],
    games: int,
    path: Path,
    backend: Backend,
    command: str,
    seed: str = "ladder",
    progress: Progress | None = None,
) -> Ladder:
    """Let every pair of these levels (all, if none is named) play until they have played so many games."""
    game = find(game_id)
    bots = _chosen(game, wanted)
    ladder = Ladder(game_id, game.rules, SEATS, options_of(game), seed, command, bots, [], [])
    before = _kept(ladder, path)
    ladder.duels = [before.get(pair, Duel(*pair, [])) for pair in combinations(bots, 2)]
    ladder.save(path)
    done = sum(min(games, len(duel.shares)) for duel in ladder.duels)
    for duel in ladder.duels:
        missing = range(len(duel.shares), games)
        if not missing:
            continue
        setup = Setup(game_id, SEATS, [bots[duel.level], bots[duel.rival]], dict(ladder.options), seed)
        for match in play_all([setup], missing, backend):
            duel.shares.append(match.shares[match.number % 2] if match.finished else 0.5)
            done += 1
            if progress is not None:
                progress(done, games * len(ladder.duels))
            if done % SAVED == 0:
                ladder.save(path)
    ladder.rate()
    ladder.save(path)
    return ladder


def _chosen(game: Game, wanted: list[str]) -> dict[str, str]:
    found = levels(game)
    for level in wanted:
        if level not in found:
            text = f"unknown level {level!r} for {game.id}; there are: {', '.join(found)}"
            raise BadSetup(text, "problem-no-such-level", {"level": level, "levels": ", ".join(found)})
    chosen = {level: bot for level, bot in found.items() if not wanted or level in wanted}
    if len(chosen) < 2:
        raise BadSetup(f"levels {', '.join(chosen)}: a ladder needs at least two")
    return chosen


def _kept(ladder: Ladder, path: Path) -> dict[tuple[str, str], Duel]:
    """What was played before by the same rules between the same bots."""
    if not path.exists():
        return {}
    old = load(path)
    _check_nothing_is_lost(old, ladder, path)
    if (old.game, old.rules, old.seats, old.options, old.seed) != (
        *(ladder.game, ladder.rules, ladder.seats, ladder.options, ladder.seed),
    ):
        return {}
    same = {level for level, bot in ladder.bots.items() if old.bots.get(level) == bot}
    return {(duel.level, duel.rival): duel for duel in old.duels if {duel.level, duel.rival} <= same}


def _check_nothing_is_lost(old: Ladder, ladder: Ladder, path: Path) -> None:
    """Games take hours: those that could still be played on from are not written over."""
    if (old.game, old.seed) != (ladder.game, ladder.seed):
        told = f"{path} is the ladder of {old.game} from the seed {old.seed!r}, whose games would be lost"
        raise BadSetup(f"{told}; write to another file")
    left_out = [level for level in levels(find(old.game)) if level in old.bots and level not in ladder.bots]
    if left_out:
        raise BadSetup(f"{path}: the games of {', '.join(left_out)} would be lost; name them too, or another file")

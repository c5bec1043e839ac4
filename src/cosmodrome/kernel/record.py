"""A game on paper: options, seed and actions, from which the identical state is made again.

A record file is one JSON object. `rules` names the rules version it was played with; `check` is a hash over all the
rest, so that a damaged file is never misread. The seed is in the file: while a game runs, a table keeps its record to
itself and publishes only the `commitment`. Where a game was played on with another seed, that seed is in the actions.
`players`, where they are named, are who sat where: bots as `cosmodrome simulate` takes them.
`state` is the fingerprint of the last state. Where a later program keeps the state by other names, the game still
replays to the same scores, and only the fingerprint can not be compared.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from .decision import Action, as_action
from .dice import commitment, is_text
from .errors import BadRecord, BadSetup, Illegal
from .fields import is_fingerprint, names_in
from .state import CLOCK, RESEED, reseeds

if TYPE_CHECKING:
    from .game import Game, Message
    from .options import Value
    from .state import State

FORMAT: Final = "cosmodrome-record-1"
_FIELDS: Final = {
    "format": str,
    "game": str,
    "rules": int,
    "seats": int,
    "options": dict,
    "commitment": str,
    "seed": str,
    "actions": list,
    "over": bool,
    "scores": list,
    "state": str,
    "check": str,
}

Find = Callable[[str], "Game"]
"""Looks a game up by its id; BadSetup if there is none."""


_finders: Final[list[Find]] = []
"""How records look up their games unless they are told: the kernel itself knows no game."""


def find_games_by(find: Find) -> None:
    """Let records find their games in this way: the package of the games says so of its own."""
    _finders.append(find)


class Record:
    __slots__ = (
        "actions",
        "commitment",
        "game",
        "options",
        "over",
        "players",
        "rules",
        "scores",
        "seats",
        "seed",
        "state",
    )

    def __init__(
        self,
        game: Game,
        rules: int,
        seats: int,
        options: dict[str, Value],
        seed: str,
        actions: list[tuple[int, Action]],
        over: bool,
        scores: list[int],
        state: str,
        committed: str,
        players: list[str] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.seed = seed
        self.actions = actions
        self.over = over
        self.scores = scores
        self.state = state
        self.commitment = committed
        self.players: list[str] = players if players is not None else []

    def __repr__(self) -> str:
        end = "over" if self.over else "not over"
        return (
            f"<Record of {self.game.id}: {self.seats} seats, seed {self.seed!r}, {len(self.actions)} actions, "
            f"{end}, scores {self.scores}>"
        )

    @staticmethod
    def of(state: State) -> Record:
        """The record of a game as it stands now, finished or not."""
        return Record(
            state.game,
            state.game.rules,
            state.seats,
            state.options,
            state.seed,
            state.history,
            state.over,
            state.scores,
            state.fingerprint(),
            commitment(*state.seeds),
        )

    def states(self) -> Iterator[State]:
        """The state before the first action and after every one; the same object, moved on."""
        try:
            state = self.game.open(self.seats, self.seed, dict(self.options))
        except BadSetup as error:
            raise BadRecord(f"the game of this record can not be set up: {error}") from error
        yield state
        for number, (seat, action) in enumerate(self.actions):
            try:
                step(state, seat, action)
            except Illegal as refusal:
                raise BadRecord(f"action {number + 1} ({action} of seat {seat}) is not legal: {refusal}") from refusal
            yield state

    def replay(self, upto: int | None = None) -> State:
        """The state after the first `upto` actions (all of them by default)."""
        last = len(self.actions) if upto is None else upto
        for number, state in enumerate(self.states()):
            if number == last:
                return state
        raise BadRecord(f"the record has {len(self.actions)} actions, not {last}")

    def verify(self) -> State:
        """Replay and compare everything the record claims; raise BadRecord at the first thing that is not so."""
        if commitment(self.seed, *reseeds(self.actions)) != self.commitment:
            raise BadRecord("the seed is not the one that was committed to")
        state = self.replay()
        if state.over != self.over or state.scores != self.scores:
            raise BadRecord(f"the game ends with scores {state.scores}, the record says {self.scores}")
        replayed = state.fingerprint()
        if replayed != self.state and names_in(replayed) == names_in(self.state):
            raise BadRecord("the replayed state differs from the recorded one")
        return state

    def as_dict(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "commitment": self.commitment,
            "seed": self.seed,
            "actions": [[seat, list(action)] for seat, action in self.actions],
            "over": self.over,
            "scores": self.scores,
            "state": self.state,
        }
        if self.players:
            data["players"] = self.players
        data["check"] = _check(data)
        return data

    def save(self, path: Path | str) -> None:
        """Write the file whole or not at all."""
        target = Path(path)
        partial = target.with_name(target.name + ".part")
        partial.write_text(json.dumps(self.as_dict()) + "\n", encoding="utf-8")
        partial.replace(target)

    @staticmethod
    def load(path: Path | str, find: Find | None = None) -> Record:
        """The record in a file; BadRecord says what is wrong with it. `find` looks up games that are not listed."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise BadRecord(f"{path} is not a text file") from error
        except OSError as error:
            raise BadRecord(f"{path} can not be read: {error.strerror}") from error
        except ValueError as error:
            raise BadRecord(f"{str(path)!r} can not be the name of a file") from error
        return Record.parse(text, find)

    @staticmethod
    def parse(text: str, find: Find | None = None) -> Record:
        """A record from its JSON; `find` looks up games that are not listed."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord("not a record, or cut off: it is not valid JSON") from error
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadRecord(f"not a record of this format; `format` must be {FORMAT!r}")
        for name, kind in _FIELDS.items():
            if type(data.get(name)) is not kind:
                raise BadRecord(f"damaged record: `{name}` is missing or not a {kind.__name__}")
        if _check(data) != data["check"]:
            raise BadRecord("damaged record: its contents do not match its check sum")
        if not is_fingerprint(data["state"]):
            raise BadRecord("damaged record: `state` is not the fingerprint of a state")
        if not is_text(data["seed"]):
            raise BadRecord("damaged record: its seed is not text")
        players = data.get("players", [])
        if not _are_players(players, data["seats"]):
            raise BadRecord("damaged record: `players` does not name one for every seat")
        try:
            game = _found(data["game"], find)
        except BadSetup as error:
            raise BadRecord(str(error)) from error
        if data["rules"] != game.rules:
            raise BadRecord(
                f"played with rules version {data['rules']} of {game.id}; this program has version {game.rules}"
            )
        return Record(
            game,
            data["rules"],
            data["seats"],
            data["options"],
            data["seed"],
            [_entry(number, entry) for number, entry in enumerate(data["actions"])],
            data["over"],
            data["scores"],
            data["state"],
            data["commitment"],
            players,
        )


def step(state: State, seat: int, action: Action) -> None:
    """Carry out an action of a record; unlike `apply`, also what the past notes besides actions."""
    if seat != CLOCK or action[0] != RESEED:
        state.apply(seat, action)
    elif _is_seed(action[1:]):
        state.reseed(action[1])
    else:
        raise Illegal("malformed-action")


def describe(game: Game, action: Action) -> Message:
    """An entry of a record in words; unlike the game's own `describe`, also what the past notes besides actions."""
    return ("reseeded", {}) if action[0] == RESEED else game.describe(action)


def undo(state: State, seat: int, before: State | None = None) -> State:
    """The state before this seat's last action; Illegal if it may not be taken back.

    Whoever has kept that state hands it in as `before`. Else it is made by replay, which takes the longer the longer
    the game has been.
    """
    if not state.can_undo(seat):
        raise Illegal("nothing-to-undo")
    if before is not None:
        return before
    record = Record.of(state)
    return record.replay(len(record.actions) - 1)


def _found(game_id: str, find: Find | None) -> Game:
    if find is not None:
        return find(game_id)
    if not _finders:
        raise BadSetup(f"game {game_id!r}: no games are known here; import cosmodrome")
    return _finders[-1](game_id)


def _are_players(players: object, seats: int) -> bool:
    if not isinstance(players, list) or not all(type(each) is str for each in players):
        return False
    return not players or len(players) == seats


def _check(data: dict[str, Any]) -> str:
    rest = {name: value for name, value in data.items() if name != "check"}
    return hashlib.sha256(json.dumps(rest, sort_keys=True).encode()).hexdigest()


def _entry(number: int, entry: object) -> tuple[int, Action]:
    if not isinstance(entry, list) or len(entry) != 2 or type(entry[0]) is not int:
        raise BadRecord(f"damaged record: action {number + 1} is not [seat, action]")
    try:
        action = as_action(entry[1])
    except Illegal as refusal:
        raise BadRecord(f"damaged record: action {number + 1}: {refusal}") from refusal
    if entry[0] == CLOCK and action[0] == RESEED and not _is_seed(action[1:]):
        raise BadRecord(f"damaged record: action {number + 1} is not a new seed")
    return entry[0], action


def _is_seed(rest: Action) -> bool:
    return len(rest) == 1 and type(rest[0]) is str and rest[0] != "" and is_text(rest[0])

"""From the log to the play: what entries make of a game, those that are stored and those that follow others."""

from __future__ import annotations

from ..kernel import BadSetup, Game, Subset, commitment
from ..text.lesson import Played
from .play import Play, next_entry
from .storage import Entry, TableRow, Unreadable


def settled(play: Play, seat: int) -> list[Play]:
    """The play after what this seat is asked to pay now, if it is asked that."""
    if seat not in play.state.waiting:
        return []
    decision = play.state.decision(seat)
    suggested = decision.suggestion() if isinstance(decision, Subset) else None
    return [] if suggested is None else [play.after(next_entry(play, "act", seat, suggested))]


def replayed(game: Game, row: TableRow, entries: list[Entry]) -> Play:
    """A game from its beginning, as its log has it; Unreadable if that can not be."""
    play = begun(game, row)
    for entry in entries:
        play = folded(play, entry)
    return play


def begun(game: Game, row: TableRow) -> Play:
    """A game before its first entry; Unreadable if there can be none."""
    if row.commitment and commitment(row.seed, *row.reseeds) != row.commitment:
        raise Unreadable("its seed is not the one it was begun with")
    try:
        return Play.begin(game, row)
    except BadSetup as error:
        raise Unreadable(f"its game can not be set up: {error}") from error


def followed(play: Play, script: list[Played]) -> list[Play]:
    """The play after the learner's answer, and after each action of the others."""
    plays = [play]
    for seat, action in script:
        plays.append(plays[-1].after(next_entry(plays[-1], "act", seat, action)))
    return plays


def folded(play: Play, entry: Entry) -> Play:
    """The play after one more entry of the stored log; Unreadable if that can not be."""
    if entry.seq != play.seq + 1:
        raise Unreadable(f"entry {play.seq + 1} of its log is missing")
    try:
        return play.after(entry)
    except Exception as error:  # rules may stumble over nonsense in any way
        raise Unreadable(f"entry {entry.seq} of its log does not fit the game: {error!r}") from error

"""What an analysis finds, as data. Values are win probabilities from 0 to 1, in the order of the seats."""

from __future__ import annotations

from typing import Any, Final

from ...kernel import Action, Record, as_action

FORMAT: Final = "cosmodrome-analysis-1"
DIGITS: Final = 4


class Answer:
    """An answer that was open, and how well it would have left its seat."""

    __slots__ = ("action", "value")

    def __init__(self, action: Action, value: float) -> None:
        self.action = action
        self.value = value


class Judged:
    """A decision: what the bot would have played, and what that would have gained."""

    __slots__ = ("answers", "bot", "played")

    def __init__(self, bot: Action, played: Action, answers: list[Answer]) -> None:
        self.bot = bot
        self.played = played
        self.answers = answers

    def value(self, action: Action) -> float:
        return next(answer.value for answer in self.answers if answer.action == action)

    @property
    def gain(self) -> float:
        """What the bot's answer is worth more than the one that was played; below 0 where the bot errs."""
        return self.value(self.bot) - self.value(self.played)

    @property
    def loss(self) -> float:
        return max(0.0, self.gain)

    def as_dict(self) -> dict[str, Any]:
        ranked = sorted(self.answers, key=lambda answer: -answer.value)
        return {
            "bot": list(self.bot),
            "gain": round(self.gain, DIGITS),
            "answers": [{"action": list(each.action), "value": round(each.value, DIGITS)} for each in ranked],
        }

    @staticmethod
    def parse(data: dict[str, Any], played: Action) -> Judged:
        answers = [Answer(as_action(each["action"]), each["value"]) for each in data["answers"]]
        return Judged(as_action(data["bot"]), played, answers)


class Move:
    """An entry of the record, and how everybody stood before and after it."""

    __slots__ = ("action", "after", "before", "expected", "judged", "number", "phase", "round", "seat")

    def __init__(
        self,
        number: int,
        seat: int,
        action: Action | None,
        progress: tuple[int | None, str],
        before: list[float],
        expected: list[float],
        after: list[float],
        judged: Judged | None,
    ) -> None:
        self.number = number
        """Counted from 1, as `Record.replay` counts: this many actions lead to the position after it."""
        self.seat = seat
        self.action = action
        """None where the viewer may not know it."""
        self.round, self.phase = progress
        self.before = before
        self.expected = expected
        """How everybody was likely to stand after it, before chance had spoken."""
        self.after = after
        self.judged = judged

    @property
    def change(self) -> list[float]:
        return _minus(self.after, self.before)

    @property
    def luck(self) -> list[float]:
        """What chance has brought beyond what was to be expected."""
        return _minus(self.after, self.expected)

    @property
    def play(self) -> list[float]:
        """What the action itself has brought."""
        return _minus(self.expected, self.before)

    def as_dict(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "seat": self.seat,
            "action": None if self.action is None else list(self.action),
            "round": self.round,
            "phase": self.phase,
            "values": rounded(self.after),
            "luck": rounded(self.luck),
            "judged": None if self.judged is None else self.judged.as_dict(),
        }

    @staticmethod
    def parse(data: dict[str, Any], before: list[float]) -> Move:
        """What `as_dict` has written, after the move that left everybody so."""
        action = None if data["action"] is None else as_action(data["action"])
        judged = None if action is None or data["judged"] is None else Judged.parse(data["judged"], action)
        progress = data["round"], data["phase"]
        expected = _minus(data["values"], data["luck"])
        return Move(data["number"], data["seat"], action, progress, before, expected, data["values"], judged)


class Turn:
    """Moves of one seat in a row after which the game stood otherwise: what is placed and paid for belongs together."""

    __slots__ = ("by_luck", "change", "first", "last", "move")

    def __init__(self, moves: list[Move]) -> None:
        self.first = moves[0].number
        self.last = moves[-1].number
        self.change = _minus(moves[-1].after, moves[0].before)
        self.move = max(moves, key=lambda move: _size(move.change))
        """The one that changed most."""
        luck = _size([sum(parts) for parts in zip(*(move.luck for move in moves), strict=True)])
        self.by_luck = 2 * luck > self.swing

    @property
    def swing(self) -> float:
        """How much of the win has changed hands."""
        return _size(self.change)

    @property
    def seat(self) -> int:
        """Whose chances it changed most; of several, the one who moved."""
        seats = range(len(self.change))
        return max(seats, key=lambda seat: (round(abs(self.change[seat]), DIGITS), seat == self.move.seat))

    def as_dict(self) -> dict[str, Any]:
        return {
            "first": self.first,
            "last": self.last,
            "number": self.move.number,
            "seat": self.seat,
            "change": rounded(self.change),
            "luck": self.by_luck,
        }


class Summary:
    """How one seat played, and where its chances went: luck, own play and that of the others add up to the change."""

    __slots__ = ("agreed", "decisions", "kept", "loss", "luck", "others", "own", "seat")

    def __init__(self, seat: int, moves: list[Move]) -> None:
        found = [move.judged for move in moves if move.seat == seat and move.judged is not None]
        best = sum(each.value(each.played) + each.loss for each in found)
        self.seat = seat
        self.decisions = len(found)
        self.agreed = sum(each.bot == each.played for each in found)
        self.loss = sum(each.loss for each in found) / len(found) if found else 0.0
        """Win probability given away at a decision, on average."""
        self.kept = sum(each.value(each.played) for each in found) / best if best else 1.0
        """Of the win probability that the better of both answers had, the part that was kept."""
        self.luck = sum(move.luck[seat] for move in moves)
        self.own = sum(move.play[seat] for move in moves if move.seat == seat)
        self.others = sum(move.play[seat] for move in moves if move.seat != seat)

    def as_dict(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "decisions": self.decisions,
            "agreed": self.agreed,
            "loss": round(self.loss, DIGITS),
            "kept": round(self.kept, DIGITS),
            "luck": round(self.luck, DIGITS),
            "own": round(self.own, DIGITS),
            "others": round(self.others, DIGITS),
        }


class Analysis:
    def __init__(
        self, record: Record, viewer: int | None, bot: str, worlds: int, start: list[float], moves: list[Move]
    ) -> None:
        self.record = record
        self.viewer = viewer
        self.bot = bot
        self.worlds = worlds
        self.start = start
        """How everybody stood before the first move."""
        self.moves = moves
        self.summaries = [Summary(seat, moves) for seat in range(record.seats) if viewer in (None, seat)]
        self.turns: list[Turn] = []

    def curve(self, seat: int) -> list[float]:
        """The win probability of a seat, before the first move and after every one."""
        return [self.start[seat], *(move.after[seat] for move in self.moves)]

    def as_dict(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.record.game.id,
            "rules": self.record.rules,
            "seats": self.record.seats,
            "commitment": self.record.commitment,
            "viewer": self.viewer,
            "bot": self.bot,
            "worlds": self.worlds,
            "start": rounded(self.start),
            "moves": [move.as_dict() for move in self.moves],
            "turns": [turn.as_dict() for turn in self.turns],
            "summaries": [summary.as_dict() for summary in self.summaries],
        }


def _minus(left: list[float], right: list[float]) -> list[float]:
    return [one - other for one, other in zip(left, right, strict=True)]


def _size(changes: list[float]) -> float:
    return sum(abs(change) for change in changes) / 2


def rounded(values: list[float]) -> list[float]:
    return [round(value, DIGITS) + 0.0 for value in values]

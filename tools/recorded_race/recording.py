"""What stands in a file of recorded games."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

EXPANSIONS = ("base", "storm", "rebel")
"""By their number in a recording."""
DISCARDS, HAND, TABLEAU, GOOD = 1, 2, 3, 4
"""Where a card lies."""
LAST_ROUND = 30
KEYS = ("seed", "players", "exp", "advanced", "goals_on", "takeovers_on", "deal", "goals", "ev", "final")
"""What is used of a recorded game."""

Event = list[Any]
Game = dict[str, Any]


class Difference(Exception):
    """The two engines disagree."""


def same(what: str, ours: object, theirs: object) -> None:
    if ours != theirs:
        raise Difference(f"{what}: ours {ours}, recorded {theirs}")


def records(file: Path) -> Iterator[Game]:
    """The games of a file; ValueError or OSError if it is none of recorded games."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            game = json.loads(line)
            missing = [key for key in KEYS if key not in game]
            if missing:
                raise ValueError(f"line {number} is no recorded game: it has no {', '.join(missing)}")
            yield game


class Asked:
    """A recorded decision, in our numbers of cards: theirs count within the deck of an expansion."""

    def __init__(self, event: Event, deck: list[int]) -> None:
        _, _, _, self.args, cards, powers, self.answer, chosen, used, _ = event
        self.subject = deck[self.args[0]] if 0 <= self.args[0] < len(deck) else -1
        self.cards = [deck[card] for card in cards]
        self.powers = [deck[card] for card in powers]
        self.places: list[int] = powers
        """Where the list belongs to powers: their places among those of their cards."""
        self.card = deck[self.answer] if 0 <= self.answer < len(deck) else -1
        self.chosen = [deck[card] for card in chosen if card >= 0]
        self.numbers: list[int] = chosen
        """Where the answer is no list of cards."""
        self.used = [deck[card] for card in used]
        self.place: int = used[0] if used else -1

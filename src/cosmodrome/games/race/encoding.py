"""Race for the Galaxy for learning agents: its words, and what a seat may know as a row of numbers.

Players come in the order of seats, oneself first. Cards are counted by kind. What a tableau's powers add up to is
written too: it saves a network to learn the cards by heart.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel import Encoder, Lexicon, Row, Things
from .components.cards import GOOD, GOODS, IDS, KIND
from .components.powers import OF
from .components.robot import Robot
from .components.tableau import Player
from .rules import ending, goals
from .rules.actions import NAMES, PHASE_OF
from .shown.shapes import PROMPTS
from .state import RaceState

VERBS: Final = [
    *["ante", "choose", "consume", "decline", "discard", "done", "draft", "draw", "guess", "keep", "pass", "pay"],
    *["place", "refit", "start", "takeover", "trade", "use", "windfall"],
]
BONUS: Final = -1
"""In place of the card whose power makes a windfall world produce: having called Produce."""
POWERS: Final = 10
"""No card has so many powers."""

GRAMMAR: Final[dict[str, tuple[str, ...]]] = {
    "ante": ("card",),
    "consume": ("card*",),
    "discard": ("card*",),
    "draft": ("card",),
    "draw": ("card",),
    "keep": ("card",),
    "pay": ("card*",),
    "place": ("card",),
    "refit": ("card*",),
    "start": ("card",),
    "takeover": ("card", "card"),
    "trade": ("card",),
    "use": ("card", "power"),
    "windfall": ("card", "card"),
}

KINDS: Final = len(IDS)
FIGURES: Final = len(OF)
PHASES: Final = list(PHASE_OF)
PHASE_AT: Final = {phase: place for place, phase in enumerate(PHASES)}
TILES: Final = len(goals.IDS)

FACTS: Final = (
    "points / 50",
    "victory point chips / 30",
    "goal points / 10",
    "cards in hand / 10",
    "cards in tableau / 12",
    "cards that end the game / 12",
    "hand limit / 10",
    "total military / 10",
    "temporary military / 5",
    "worlds with a good / 5",
    "is asked",
    "start world's number / 12",
    "attacks somebody's world",
    "has a world that is attacked",
)

ROBOT_FACTS: Final = (
    "cards in tableau / 12",
    "victory point chips / 30",
    "cards / 10",
    "credit / 5",
    "economy / 10",
    "markers / 10",
    "points of markers / 10",
)


def lexicon() -> Lexicon:
    cards: dict[Any, str] = {card: f"{IDS[kind]} ({card})" for card, kind in enumerate(KIND)}
    nouns: dict[str, Things] = {
        "action": list(NAMES[1:]),
        "card": {**cards, BONUS: "produce bonus"},
        "power": list(range(POWERS)),
    }
    return Lexicon(VERBS, nouns, GRAMMAR)


class RaceEncoder(Encoder):
    def __init__(self, seats: int) -> None:
        Encoder.__init__(self, seats, lexicon(), sorted(PROMPTS))

    def declare(self) -> None:
        block = self.block
        kinds = f"by kind: {', '.join(IDS)}"
        self.round_at = block("round", 3, "round / 15, chips left in the pool / 12 per seat, cards left to draw / 100")
        self.phase_at = block("phase", len(PHASES), f"the phase: {', '.join(PHASES)}")
        self.hand_at = block("hand", KINDS, f"one's own hand, {kinds}")
        self.drawn_at = block(
            "drawn", KINDS, "of these, those just explored; start worlds, packets and cards turned over"
        )
        self.drafted_at = block("drafted", KINDS, "one's own deck in a draft, by kind")
        self.discards_at = block("discards", KINDS, "discarded cards that one knows of, by kind")
        self.goals_at = block("goals", TILES, f"goal tiles of this game: {', '.join(goals.IDS)}")
        self.open_at = block("open goals", TILES, "those of them that nobody has")
        self.takeover_at = block("takeovers", KINDS, "worlds that somebody attacks, by kind")
        self.robot_at = block("robot", len(ROBOT_FACTS), f"the Robot: {', '.join(ROBOT_FACTS)}")
        self.robot_actions_at = block("robot's actions", len(NAMES), f"its action cards: none, {', '.join(NAMES[1:])}")
        self.robot_cards_at = block("robot's tableau", KINDS, "by kind")
        self.player_at: list[int] = [self._declare_player(place) for place in range(self.seats)]
        self.standing = self.player_at

    def _declare_player(self, place: int) -> int:
        block = self.block
        whose = "oneself" if place == 0 else f"the player {place} seat{'s' if place > 1 else ''} further"
        start = block(f"player {place}", len(FACTS), f"{whose}: {', '.join(FACTS)}")
        block(f"actions {place}", len(NAMES), f"action cards of this round, once shown: none, {', '.join(NAMES[1:])}")
        block(f"goods {place}", len(GOODS), f"goods / 3: of no kind, {', '.join(GOODS[1:])}")
        block(f"goal tiles {place}", TILES, "goal tiles it has")
        block(f"progress {place}", TILES, "how far it is with every goal of this game / 5")
        block(f"sums {place}", FIGURES, "what its powers add up to / 5, figure by figure as in components/powers.py")
        block(f"tableau {place}", KINDS, "its tableau by kind")
        block(f"good on {place}", KINDS, "cards of its tableau with a good on them, by kind")
        block(f"known {place}", KINDS, "cards that all know to be in its hand, by kind")
        return start

    def subject(self, name: str, thing: Any) -> int:
        return self.lexicon.find(name, thing)

    def write(self, state: Any, seat: int, row: Row) -> None:
        table: RaceState = state
        self._write_table(table, row)
        self._write_own(table, seat, row)
        self._write_discards(table, seat, row)
        if table.robot is not None:
            self._write_robot(table.robot, row)
        seats = self.seats
        for place in range(seats):
            self._write_player(table, (seat + place) % seats, self.player_at[place], row)

    def _write_table(self, state: RaceState, row: Row) -> None:
        left = 0
        for pile in state.piles:
            left += len(pile)
        row.fill(self.round_at, [state.round / 15, state.pool / (12 * self.seats), left / 100])
        row.flag(self.phase_at + PHASE_AT[state.phase])
        for at, goal in enumerate(state.goals):
            row.flag(self.goals_at + goal)
            if state.open_goals & (1 << at):
                row.flag(self.open_at + goal)
        for _, _, world in state.takeovers:
            row.flag(self.takeover_at + KIND[world])

    def _write_own(self, state: RaceState, seat: int, row: Row) -> None:
        player = state.players[seat]
        _count(row, self.hand_at, player.hand)
        if state.phase == "explore" and player.drawn:
            _count(row, self.drawn_at, player.hand[-player.drawn :])
        _count(row, self.drawn_at, list(player.offered))
        _count(row, self.drawn_at, list(player.flipped))
        _count(row, self.drawn_at, player.packet)
        _count(row, self.drafted_at, player.deck)

    def _write_discards(self, state: RaceState, seat: int, row: Row) -> None:
        bit = 1 << seat
        for at, pile in enumerate(state.discards):
            seen = state.seen[at]
            for place, card in enumerate(pile):
                if seen[place] & bit:
                    row.add(self.discards_at + KIND[card], 1.0)

    def _write_robot(self, robot: Robot, row: Row) -> None:
        player = robot.player
        facts = [robot.size / 12, player.vp / 30, len(player.hand) / 10, robot.credit / 5, robot.economy / 10]
        row.fill(self.robot_at, [*facts, robot.markers / 10, robot.points / 10])
        for action in player.actions:
            row.add(self.robot_actions_at + action, 1.0)
        _count(row, self.robot_cards_at, player.tableau)

    def _write_player(self, state: RaceState, seat: int, at: int, row: Row) -> None:
        player = state.players[seat]
        row.fill(at, _facts(state, seat, player))
        at += len(FACTS)
        for action in player.actions:
            row.add(at + action, 1.0)
        at += len(NAMES)
        kinds_at = at + len(GOODS) + 2 * TILES + FIGURES
        for place, card in enumerate(player.tableau):
            kind = KIND[card]
            row.add(kinds_at + kind, 1.0)
            if player.goods[place] >= 0:
                row.add(kinds_at + KINDS + kind, 1.0)
                row.add(at + GOOD[kind], 1 / 3)
        for card in player.known:
            row.add(kinds_at + 2 * KINDS + KIND[card], 1.0)
        at += len(GOODS)
        for number, goal in enumerate(state.goals):
            if player.goals & (1 << number):
                row.flag(at + goal)
            if number < len(player.progress):
                row.put(at + TILES + goal, player.progress[number] / 5)
        at += 2 * TILES
        for figure, total in enumerate(player.sums.figures):
            if total:
                row.put(at + figure, total / 5)


def _facts(state: RaceState, seat: int, player: Player) -> list[float]:
    """In the order of `FACTS`."""
    return [
        ending.score(state, seat) / 50,
        player.vp / 30,
        goals.points(state, seat) / 10,
        len(player.hand) / 10,
        len(player.tableau) / 12,
        player.tableau_size / 12,
        player.hand_limit / 10,
        player.sums.military / 10,
        player.temporary / 5,
        player.goods_count() / 5,
        float(seat in state.waiting),
        player.start / 12 if player.start >= 0 else 0.0,
        float(any(attacker == seat for attacker, _, _ in state.takeovers)),
        float(any(world in player.tableau for _, _, world in state.takeovers)),
    ]


def _count(row: Row, at: int, cards: list[int]) -> None:
    """How many there are of each kind."""
    for card in cards:
        row.add(at + KIND[card], 1.0)

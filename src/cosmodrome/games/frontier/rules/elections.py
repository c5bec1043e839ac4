"""Elections: secret bids and ballots decide who moves the disk of politics (rulebook: election)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Amount, Choice, Decision, Question, Secret, Task
from ..components.cards import EMANCIPATOR, NO_LOYALTY
from ..components.politics import ELECTION, SQUARES
from . import colonists, politics, regimes
from .order import clockwise

if TYPE_CHECKING:
    from ..state import FrontierState

STAY: Final[Action] = ("stay",)


class HoldElection(Task["FrontierState"]):
    """Everybody bids at once."""

    __slots__ = ()

    def run(self, state: FrontierState) -> None:
        if not state.rules.politics:
            return
        state.ask_all([Bid(seat) for seat in clockwise(state)])


class Bid(Secret["FrontierState"]):
    """Water for votes. It is spent, whoever wins."""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        most = min(ELECTION.most_bid, state.players[self.seat].water)
        return Amount(self.seat, "prompt-election", "election", "vote", 0, most)

    def hints(self, state: FrontierState) -> dict[str, Any]:
        """The votes that everybody has without spending water, and who breaks a tie."""
        power = regimes.in_power(state)
        return {"ballots": ballots(state), "power": power if power >= 0 else None}

    def carry_out(self, state: FrontierState, answers: list[tuple[int, Action]]) -> None:
        votes = ballots(state)
        for seat, bid in answers:
            state.players[seat].water -= bid[1]
            votes[seat] += bid[1]
            if state.journal is not None:
                state.tell("votes", {"seat": seat, "water": bid[1], "votes": votes[seat]})
        decide(state, votes)


def ballots(state: FrontierState) -> list[int]:
    """The votes of colonists in space."""
    votes = [0] * state.seats
    for owner, player in enumerate(state.players):
        for stack in player.stacks:
            for card in stack.cards:
                voted_for = _voted_for(state, owner, card)
                if voted_for >= 0:
                    votes[voted_for] += state.face(card).ballots
    return votes


def _voted_for(state: FrontierState, owner: int, card: int) -> int:
    """Humans vote for their employer in War, else for whom they are loyal to; robots for their emancipator always."""
    loyalty = state.face(card).loyalty
    if loyalty not in (NO_LOYALTY, EMANCIPATOR) and regimes.at_war(state):
        return owner
    return colonists.loyal_to(state, card)


def decide(state: FrontierState, votes: list[int]) -> None:
    """Most votes win; whoever is in power breaks a tie; if nobody is, the disk stays."""
    most = max(votes)
    leaders = [seat for seat in clockwise(state) if votes[seat] == most]
    if len(leaders) == 1:
        state.then(MoveDisk(leaders[0]))
        return
    power = regimes.in_power(state)
    if power >= 0:
        state.then(BreakTie(power, tuple(leaders)))
    elif state.journal is not None:
        state.tell("election-tied", {"votes": most})


class BreakTie(Question["FrontierState"]):
    """Whoever is in power decides which of those with the most votes has won."""

    __slots__ = ("leaders",)

    leaders: tuple[int, ...]

    def __init__(self, seat: int, leaders: tuple[int, ...]) -> None:
        self.seat = seat
        self.leaders = leaders

    def ask(self, state: FrontierState) -> Decision:
        return Choice(self.seat, "prompt-tie", "election", [("elect", leader) for leader in self.leaders])

    def answer(self, state: FrontierState, action: Action) -> None:
        if state.journal is not None:
            state.tell("elects", {"seat": self.seat, "target": action[1]})
        state.then(MoveDisk(action[1]))


class MoveDisk(Question["FrontierState"]):
    """The winner moves the disk by a square, or leaves it."""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        options: list[Action] = [("govern", SQUARES[square].id) for square in politics.neighbours(state)]
        return Choice(self.seat, "prompt-disk", "election", [STAY, *options])

    def answer(self, state: FrontierState, action: Action) -> None:
        if action != STAY:
            politics.move_disk(state, self.seat, politics.IDS.index(action[1]))
        elif state.journal is not None:
            state.tell("leaves-disk", {"seat": self.seat})


HOLD_ELECTION: Final = HoldElection()

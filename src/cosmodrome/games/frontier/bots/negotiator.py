"""The stronger player: a director who knows what directors bid and pay, and lets them pay him.

Rockets are planned and flown as the director does it. What differs is where the water for them comes from: auctions
are opened and answered by what all would bid (`bidding`), and cards change hands where a rival pays more for one than
it is worth here, or asks less (`haggling`). And it sees to being in power in the end (`campaigning`).
"""

from __future__ import annotations

from typing import Final, cast

from ....kernel import Action, Bot, Choice, Counsel, Dice, Message, Position, Subset
from ..rules import boost, deals, elections, research
from ..rules.turn import Turn
from ..state import FrontierState
from . import bidding, campaigning, design, explaining, governing, haggling, operating, rocketry, trading
from .bidding import Bid
from .director import DirectorBot
from .figures import DIRECTOR, HAGGLING, changed, take
from .haggling import Offer

NO_ACTION: Final[Action] = ()
NONE: Final = -1
EARNING: Final = ("income", "research", "sell", "produce")
"""Operations that are weighed against an auction."""


RICH: Final = changed(DIRECTOR, {"habits": {name: HAGGLING[name] for name in ("least_chance", "least_score")}})
"""With water enough, what may well fail is tried as well: a rocket that finds nothing can be flown again."""


class NegotiatorBot(Bot):
    def __init__(self, seed: str) -> None:
        self.dice = Dice(seed)
        self.director = DirectorBot(seed)
        self.seen: tuple[object, ...] = ()
        """The year, and everybody's water and hand, when it last looked for an offer to make."""
        self.offer: Offer | None = None
        """What it found."""
        self.refusals: dict[int, int] = {}
        """By seat: the year in which an offer was refused that looked good."""
        self.pushed: int = NONE
        """The card of an auction in which it bid for somebody else to pay more."""
        self.misjudged = 0
        """Such cards that nobody else wanted in the end."""
        self.foretold: Bid | None = None
        """Its last answer in an auction, with what that should lead to."""

    def act(self, position: Position) -> Action:
        state = cast(FrontierState, position.imagine(self.dice))
        seat = position.seat
        action = self._negotiated(state, seat)
        if action != NO_ACTION and state.decision(seat).legal(action):
            return action
        figures = RICH if state.players[seat].water >= HAGGLING["rich"] else DIRECTOR
        self.director.figures = figures
        action = self.director.act(position)
        if not isinstance(state.question(seat), Turn):
            return action
        take(figures)
        try:
            return worked(state, seat, action)
        finally:
            take(DIRECTOR)

    def counsel(self, position: Position) -> Counsel:
        """What it would do, with what the director would say to that; of an auction, how it should end."""
        action = self._anew(position)
        state = cast(FrontierState, position.imagine(self.dice))
        weighed = explaining.compared(state, position.seat, action)
        reasons = explaining.reasons(state, position.seat, action)
        if self.foretold is not None:
            ending: Message = ("reason-auction", {"target": self.foretold.winner, "price": self.foretold.price})
            reasons = [ending, *[reason for reason in reasons if reason[0] != "reason-lot"]]
        return Counsel(action, weighed, explaining.WATER, reasons)

    def _anew(self, position: Position) -> Action:
        """An answer, with what it should lead to. Apart: what a function sets, it finds unchanged when compiled."""
        self.foretold = None
        return self.act(position)

    def _negotiated(self, state: FrontierState, seat: int) -> Action:
        """What it says where others have a say: in auctions, deals and elections; () elsewhere."""
        asked = state.question(seat)
        if isinstance(asked, research.Bid):
            return self._bid(state, seat, asked)
        if isinstance(asked, Turn):
            return self._proposal(state, seat)
        if isinstance(asked, elections.Bid) and not governing.last(state):
            return campaigning.vote(state, seat)
        if isinstance(asked, elections.MoveDisk) and not governing.last(state):
            return campaigning.move_disk(state, seat)
        if isinstance(asked, deals.ChoosePartner):
            offer = haggling.best(state, seat, self._partners(state, seat))
            return NO_ACTION if offer is None else ("partner", offer.other)
        if isinstance(asked, deals.Terms):
            offer = haggling.best(state, seat, [asked.other])
            return NO_ACTION if offer is None else haggling.spelled(cast(Subset, state.decision(seat)), offer)
        return NO_ACTION

    def _bid(self, state: FrontierState, seat: int, asked: research.Bid) -> Action:
        """What is best if the others bid as directors do; as a director who was wrong about that too often."""
        if self.pushed in state.players[seat].hand:
            self.misjudged += 1
        self.pushed = NONE
        if self.misjudged > HAGGLING["misjudged"]:
            return NO_ACTION
        auction = asked.auction
        if isinstance(asked, research.Opening):
            bid = bidding.opened(state, seat, auction.deck)
        else:
            bid = bidding.answered(state, seat, auction)
        self.foretold = bid
        if bid.winner != seat and bid.action != research.PASS:
            self.pushed = research.lot(state, auction.deck)
        return bid.action

    def _proposal(self, state: FrontierState, seat: int) -> Action:
        """An offer that should be liked. It is made once: nobody is bothered for some years who did not take one."""
        seen = (state.year, *[(player.water, player.hand) for player in state.players])
        if seen == self.seen:
            if self.offer is not None:
                self.refusals[self.offer.other] = state.year
                self.offer = None
            return NO_ACTION
        self.seen = seen
        self.offer = haggling.best(state, seat, self._partners(state, seat))
        return NO_ACTION if self.offer is None else deals.PROPOSAL

    def _partners(self, state: FrontierState, seat: int) -> list[int]:
        found = deals.partners(state, seat)
        rest = HAGGLING["rest"]
        return [each for each in found if each not in self.refusals or state.year - self.refusals[each] >= rest]


def worked(state: FrontierState, seat: int, action: Action) -> Action:
    """What a turn goes on with where the director would do this: an auction may bring more than his operation."""
    if action == boost.BEGIN:
        return _sold_off(state, seat)
    if action[0] not in EARNING or not state.operations or state.rules.aliens or state.rules.colonization:
        return action
    options = cast(Choice, state.decision(seat)).options
    compared = operating.compared(state, seat, options)
    if action[0] != "research" and all(other != action for other, _ in compared):
        return action  # it makes room in hand
    thrift = design.thrift_of(state, seat)
    best = action
    most = 0.0
    for other, value in compared:
        if other[0] != "research" and value / thrift > most:
            best = other
            most = value / thrift
    auction, value = bidding.best_auction(state, seat, options, operating.is_hopeless(state, seat))
    return auction if auction and value > most else best


def _sold_off(state: FrontierState, seat: int) -> Action:
    """A boost for a mission stays one; parts of a rocket that is too heavy to fly are sold, not sent up one by one."""
    if rocketry.has_come(state, seat, rocketry.planned(state, seat), rocketry.ready(state, seat)):
        return boost.BEGIN
    made = design.designs(state, seat, trading.owned(state, seat))[0]
    sale = trading.best_sale(state, seat, trading.missed(state, seat))[1]
    sells = not made.lacks and not made.flies and sale in cast(Choice, state.decision(seat)).options
    return sale if sells else boost.BEGIN

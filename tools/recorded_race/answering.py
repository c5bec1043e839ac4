"""Every kind of recorded decision: our engine must offer the same answers, and is then made to choose the same."""

from __future__ import annotations

from cosmodrome.games.race.components.cards import KIND, MILITARY
from cosmodrome.games.race.components.powers import FREE, HIRE, card_of
from cosmodrome.games.race.rules import actions, takeovers
from cosmodrome.games.race.rules.consume import ConsumeGoods
from cosmodrome.games.race.rules.develop import PayDevelopment
from cosmodrome.games.race.rules.payment import Payment
from cosmodrome.games.race.rules.settle import PayWorld
from cosmodrome.games.race.rules.takeovers import Boost, Defend
from cosmodrome.kernel import Choice

from .following import Follower
from .recording import Asked, Difference, Event, Game, same

PAYING = ("pay", "strength")
"""The other engine calls it payment too when strength is added to an attack."""


class Answers(Follower):
    def __init__(self, record: Game) -> None:
        super().__init__(record)
        self.held: dict[int, list[int]] = {}
        """Discards of the first hand that wait for one more."""
        self.on = {
            "start": self._start,
            "discard": self._discard,
            "action": self._action,
            "place": self._place,
            "payment": self._payment,
            "settle_power": self._settle_power,
            "takeover": self._takeover,
            "defend": self._defend,
            "trade": self._trade,
            "consume_power": self._consume_power,
            "consume_hand": self._consume_hand,
            "good": self._good,
            "lucky": self._lucky,
            "ante": self._ante,
            "keep": self._keep,
            "windfall": self._windfall,
            "produce_power": self._produce_power,
            "discard_produce": self._discard_produce,
        }

    def decide(self, event: Event) -> None:
        if self.state.over:
            raise Difference("our game is over, the recorded one goes on")
        if event[2] not in self.on:
            raise Difference(f"a decision of an unknown kind: {event[2]}")
        self.on[event[2]](event[1], Asked(event, self.deck))

    def _check_items(self, seat: int, cards: list[int], number: int) -> None:
        decision = self.subset(seat)
        same("cards to choose from", sorted(decision.items), sorted(cards))
        same("cards to choose", decision.lo, number)

    # set-up, action cards, explore

    def _start(self, seat: int, asked: Asked) -> None:
        self.demand(seat, "start")
        same("start worlds", self.choices(seat, "start"), set(asked.powers))
        self.act(seat, "start", asked.used[0])
        decision = self.subset(seat)
        same("first hand", sorted(decision.items), sorted(asked.cards))
        if decision.lo > len(asked.chosen):
            self.held[seat] = asked.chosen
        else:
            self.act(seat, "discard", tuple(asked.chosen))

    def _discard(self, seat: int, asked: Asked) -> None:
        self.demand(seat, "first_hand", "explore", "limit")
        held = self.held.pop(seat, [])
        if not held and self.subset(seat).lo > asked.args[0] and self.step(seat) == "first_hand":
            self.held[seat] = asked.chosen
            return
        if not held:
            self._check_items(seat, asked.cards, asked.args[0])
        self.act(seat, "discard", tuple(held + asked.chosen))

    def _action(self, seat: int, asked: Asked) -> None:
        self.demand(seat, "actions")
        action = self.chosen(asked)
        if self.state.decision(seat).legal(action):
            self.act(seat, *action)
        else:
            self.force(seat, action)

    def chosen(self, asked: Asked) -> tuple[str, ...]:
        """A choice of actions in our words."""
        return ("choose", *[actions.NAMES[number] for number in sorted(asked.numbers) if number > 0])

    # placing and paying

    def _place(self, seat: int, asked: Asked) -> None:
        self.demand(seat, "develop", "settle", "second")
        same("cards that can be placed", self.choices(seat, "place"), set(asked.cards))
        if asked.answer >= 0:
            self.act(seat, "place", asked.card)
        elif asked.args[1] < 0 or not self.promising(seat):
            self.act(seat, "pass")

    def _payment(self, seat: int, asked: Asked) -> None:
        card = asked.subject
        if not self.until_asked(seat, *PAYING) or card != self._paid_for(seat):
            if asked.used or len(asked.chosen) not in (0, len(asked.cards)):
                raise Difference(f"paying for {card} is no choice in ours")
            return
        same("cards to pay with", sorted(self.state.players[seat].hand), sorted(asked.cards))
        self._check_powers(seat, set(asked.powers), KIND[card])
        self._pay(seat, asked)

    def _paid_for(self, seat: int) -> int:
        asked = self.state.question(seat)
        if isinstance(asked, Boost):
            return asked.world
        assert isinstance(asked, PayDevelopment | PayWorld)
        return asked.card

    def _check_powers(self, seat: int, theirs: set[int], kind: int) -> None:
        mine = {action[1] for action in self.state.decision(seat).others}
        same("powers of ours that are not theirs", mine - theirs, set())
        useless = {
            card
            for card in theirs
            if (FREE[KIND[card]] and MILITARY[kind]) or HIRE[KIND[card]] or card not in self.state.players[seat].tableau
        }
        for card in theirs - mine - useless:
            if not self._of_no_use(seat, card):
                raise Difference(f"power {card} is not offered by ours")

    def _of_no_use(self, seat: int, card: int) -> bool:
        """Whether no payment can be completed with this power card: it would cost too much, or be too weak."""
        asked = self.state.question(seat)
        assert isinstance(asked, Payment)
        lo, hi = asked.with_power(card).bill(self.state)
        return lo > hi or lo > len(self.state.players[seat].hand)

    def _pay(self, seat: int, asked: Asked) -> None:
        for card in asked.used:
            self.act(seat, "use", card)
        if self.step(seat) in PAYING:
            self.act(seat, "pay", tuple(asked.chosen))

    def _settle_power(self, seat: int, asked: Asked) -> None:
        self.demand(seat, "second")
        if not asked.chosen:
            self.act(seat, "pass")

    # takeovers

    def _takeover(self, seat: int, asked: Asked) -> None:
        self.demand(seat, "takeover", "second")
        same("worlds to take over", self.promising(seat), set(asked.cards))
        if asked.answer < 0:
            self.act(seat, "pass")
        else:
            self.act(seat, "takeover", asked.used[0], asked.card)

    def _defend(self, seat: int, asked: Asked) -> None:
        if not self.until_asked(seat, "strength"):
            same("defence that ours does not ask for", (asked.chosen, asked.used), ([], []))
            return
        player = self.state.players[seat]
        defending = self.state.question(seat)
        assert isinstance(defending, Defend)
        same("world defended", defending.world, asked.subject)
        attacker, power, world = self.state.takeovers[defending.number]
        attack = takeovers.attack_strength(self.state.players[attacker], power, world)
        surplus = attack - takeovers.defence(player, world)
        same("surplus of the attack", (attacker, surplus), (asked.args[1], asked.args[2]))
        mine = {action[1] for action in self.state.decision(seat).others}
        gone = {card for card in player.sums.temporary if card not in takeovers.defending_powers(player)}
        same("powers to defend with", mine, set(asked.powers) - gone)
        self._pay(seat, asked)

    # consume

    def _trade(self, seat: int, asked: Asked) -> None:
        if not self.until_asked(seat, "trade"):
            same("goods to trade, without a choice", len(asked.cards), 1)
            return
        same("goods to trade", self.choices(seat, "trade"), set(asked.cards))
        self.act(seat, "trade", asked.chosen[0])

    def _consume_power(self, seat: int, asked: Asked) -> None:
        self.demand(seat, "consume")
        decision = self.state.decision(seat)
        assert isinstance(decision, Choice)
        powers = {action[1:] for action in decision.options if action[0] == "use"}
        same("powers", powers, set(zip(asked.cards, asked.places, strict=True)))
        same("may stop", ("done",) in decision.options, bool(asked.args[0]))
        if asked.chosen:
            self.act(seat, "use", asked.chosen[0], asked.place)
        else:
            self.act(seat, "done")

    def _consume_hand(self, seat: int, asked: Asked) -> None:
        self.demand(seat, "hand")
        same("hand", sorted(self.subset(seat).items), sorted(asked.cards))
        self.act(seat, "discard", tuple(asked.chosen))

    def _good(self, seat: int, asked: Asked) -> None:
        self.until_asked(seat, "goods")
        taking = self.state.question(seat)
        if not isinstance(taking, ConsumeGoods) or card_of(taking.power) != asked.powers[0]:
            same("goods to consume, without a choice", len(asked.cards), asked.args[0])
            return
        self._check_items(seat, asked.cards, asked.args[0])
        self.act(seat, "consume", tuple(asked.chosen))

    def _lucky(self, seat: int, asked: Asked) -> None:
        self.demand(seat, "guess")
        self.act(seat, "guess", asked.answer)

    def _ante(self, seat: int, asked: Asked) -> None:
        self.demand(seat, "ante")
        same("cards to bet", self.choices(seat, "ante") if asked.cards else set(), set(asked.cards))
        if asked.answer >= 0:
            self.act(seat, "ante", asked.card)
        else:
            self.act(seat, "decline")

    def _keep(self, seat: int, asked: Asked) -> None:
        if not self.until_asked(seat, "keep"):
            same("cards to keep, without a choice", len(asked.cards), 1)
            return
        same("cards to keep", self.choices(seat, "keep"), set(asked.cards))
        self.act(seat, "keep", asked.card)

    # produce

    def _to_choice_in_produce(self, seat: int) -> None:
        self.demand(seat, "produce")
        while self.pass_over(seat):
            pass
        self.demand(seat, "produce")

    def _windfall(self, seat: int, asked: Asked) -> None:
        self._to_choice_in_produce(seat)
        power, worlds = self.windfalls(seat)[0]
        same("power of windfall", power, asked.subject)
        same("windfall worlds", worlds, set(asked.cards))
        self.act(seat, "windfall", power, asked.chosen[0])

    def _produce_power(self, seat: int, asked: Asked) -> None:
        self._to_choice_in_produce(seat)
        using = self.producing(seat)
        same("last powers", {*using.draws, using.refit}, set(asked.cards))
        card = asked.chosen[0]
        if card == using.refit:
            self.refitting.add(seat)
        else:
            self.act(seat, "draw", card)

    def _discard_produce(self, seat: int, asked: Asked) -> None:
        self._to_choice_in_produce(seat)
        same("world to produce on", self.producing(seat).refit, asked.subject)
        same("hand", sorted(self.subset(seat).items), sorted(asked.cards))
        if asked.chosen:
            self.act(seat, "refit", (asked.chosen[0],))
        else:
            self.act(seat, "done")

"""Simulated flights: what a ship is likely to earn, played card by card against rivals who are mere figures.

A course says what one flight brings: the cards in their order, every roll of the dice, and the rivals. Ships and
answers are compared on the same courses, so that luck does not decide between them.

Why not fly by the rules themselves? A bot compares a few answers on dozens of courses for each of its decisions. Played
by the rules, with a quick policy for all seats, a flight of round 2 takes about 9 milliseconds, here a quarter of one:
forty times as many flights in the same time is what makes these pilots good. What is left out for it is where crew,
charges and goods are, what rivals decide, and the free spaces of the track. What a rule says is asked of the rules all
the same: what becomes of a threat, who falls ill, which parts hold together, what engines and cannons count, who wins a
fight, what finds room, who is lapped, what goods bring and losses cost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Dice
from ..components.adventures import CARDS, TEST_FLIGHT, Card, Line, Threat
from ..components.flight_board import PILES, SABOTAGE_ATTEMPTS, Round
from ..components.ship import BROWN, PURPLE, Ship
from ..components.tiles import CABIN, CANNON, ENGINE
from ..rules.accounts import penalty_for, proceeds
from ..rules.damage import METEOR, SHOT
from ..rules.goods import share_out
from ..rules.strength import helped, margin
from ..rules.track import is_lapped
from .figures import CREW, DAY, RIVALS
from .hull import Hull

if TYPE_CHECKING:
    from ..state import TruckerState

ROLLS: Final = 8
"""More than any card needs."""
LANDS: Final = 70
"""Of a hundred rivals ahead, so many take what is offered."""
ARRIVES: Final = 85
"""Of a hundred rivals, so many reach the goal."""
FEWEST_HUMANS: Final = 2
"""Nobody sends more of the crew away than leaves so many."""


class Rival:
    __slots__ = ("arrives", "crew", "exposed", "fire", "thrust")

    def __init__(self, thrust: int, fire: int, crew: int, exposed: int, arrives: bool) -> None:
        self.thrust = thrust
        self.fire = fire
        self.crew = crew
        self.exposed = exposed
        self.arrives = arrives


class Course:
    __slots__ = ("cards", "luck", "now", "places", "rivals", "rolls")

    def __init__(self, cards: list[int], rivals: list[Rival], dice: Dice) -> None:
        self.cards = cards
        self.rivals = rivals
        self.rolls: list[list[int]] = [[dice.roll(6) + dice.roll(6) for _ in range(ROLLS)] for _ in cards]
        self.luck: list[int] = [dice.below(100) for _ in cards]
        self.now: list[int] = [dice.roll(6) + dice.roll(6) for _ in range(ROLLS)]
        """Rolls for the card that is being played already."""
        self.places: list[int] = list(range(len(rivals) + 1))
        """The order of start, should it not be known yet: the ship's own place first."""
        dice.shuffle(self.places)


# drawing courses


def courses(state: TruckerState, seat: int, number: int, dice: Dice) -> list[Course]:
    """So many of those that fit what the seat knows."""
    others = [other for other in range(state.seats) if other != seat]
    launched = state.phase not in ("building", "inspection")
    if launched:
        others = [other for other in others if state.flying[other]]
    hulls = [Hull(state.ships[other], 0) for other in others] if launched else []
    found: list[Course] = []
    for _ in range(number):
        rivals: list[Rival] = []
        for place in range(len(others)):
            arrives = dice.below(100) < ARRIVES
            rivals.append(_seen(hulls[place], arrives) if launched else _typical(state.round, arrives, dice))
        found.append(Course(_deck(state, seat, dice), rivals, dice))
    return found


def _seen(hull: Hull, arrives: bool) -> Rival:
    ship = hull.ship
    charges = ship.charges() // 2
    thrust = hull.engines + 2 * min(hull.double_engines, charges)
    fire = hull.cannons(charges)
    thrust = helped(ENGINE, thrust, ship.has_alien(BROWN))
    fire = helped(CANNON, fire, ship.has_alien(PURPLE))
    return Rival(thrust, fire, ship.crew(), hull.exposed, arrives)


def _typical(flight: Round, arrives: bool, dice: Dice) -> Rival:
    thrust, fire, crew, exposed = [
        max(1, figure + dice.below(figure // 2 + 1) - figure // 4) for figure in RIVALS[flight.board.name]
    ]
    return Rival(thrust, fire, crew, exposed, arrives)


def _deck(state: TruckerState, seat: int, dice: Dice) -> list[int]:
    """The cards to come: those the seat has seen, and others of the same levels in place of the rest."""
    if state.round.test:
        cards = state.deck[:] if state.deck else TEST_FLIGHT[:]
        dice.shuffle(cards)
        return cards
    launched = len(state.piles) == PILES
    known = [code for place, pile in enumerate(state.piles) if state.seen[seat] >> place & 1 for code in pile]
    pools = [cards[:] for cards in state.unused]
    deck: list[int] = state.deck[:] if launched else [code for pile in state.piles for code in pile]
    for code in deck:
        if code not in known:
            pools[CARDS[code].level - 1].append(code)
    for pool in pools:
        pool.sort()
    drawn = [code if code in known else dice.draw(pools[CARDS[code].level - 1]) for code in deck]
    if not launched:
        for pool, number in zip(pools, state.round.pile, strict=True):
            drawn.extend(dice.take(pool, number))
    if not state.rules.better_forecast:
        dice.shuffle(drawn)
    return drawn


# flying


class Flight:
    """One ship under way. Crew, charges and goods are counted, not placed."""

    __slots__ = (
        "brown",
        "charges",
        "credits",
        "flying",
        "goods",
        "hull",
        "humans",
        "level",
        "lost",
        "others",
        "pending",
        "place",
        "position",
        "purple",
        "round",
    )

    def __init__(self, flight: Round, hull: Hull) -> None:
        self.round = flight
        self.level: int = flight.level
        self.hull = hull
        self.lost: int = len(hull.ship.lost)
        self.humans: int = 0
        self.purple: int = 0
        """Where the purple alien lives; 0: nowhere."""
        self.brown: int = 0
        self.charges: int = 0
        self.goods: list[int] = []
        """The most valuable first."""
        self.credits: float = 0.0
        self.flying: bool = True
        self.position: int = 0
        self.others: list[int] = []
        """The positions of the rivals."""
        self.place: int = 0
        """The order tile; 0: not known yet."""
        self.pending: list[tuple[int, int, int]] = []
        """Size, side and sort of the threats of this card that are still to come."""

    def copy(self) -> Flight:
        twin = Flight(self.round, self.hull)
        twin.lost = self.lost
        twin.humans = self.humans
        twin.purple = self.purple
        twin.brown = self.brown
        twin.charges = self.charges
        twin.goods = self.goods[:]
        twin.credits = self.credits
        twin.flying = self.flying
        twin.position = self.position
        twin.others = self.others[:]
        twin.place = self.place
        twin.pending = self.pending
        return twin

    def launch(self) -> None:
        """As before the start: full batteries and cabins, and every alien that finds a home."""
        hull = self.hull
        self.charges = hull.capacity
        self.humans = hull.berths
        self.place = hull.ship.number
        if self.round.test:
            return
        for home in hull.purple_homes[:1]:
            self.settle(PURPLE, home)
        for home in hull.brown_homes:
            if home != self.purple and not self.brown:
                self.settle(BROWN, home)

    def settle(self, alien: int, home: int) -> None:
        """An alien moves in where two humans might."""
        self.humans -= 2
        if alien == PURPLE:
            self.purple = home
        else:
            self.brown = home

    def board(self, ship: Ship) -> None:
        """As the ship is manned and loaded now."""
        self.charges = ship.charges()
        self.humans = ship.humans()
        self.goods = ship.cargo()
        for space in ship.of_kind(CABIN):
            if ship.load[space] == PURPLE:
                self.purple = space
            elif ship.load[space] == BROWN:
                self.brown = space

    def fly(self, course: Course) -> float:
        """To the end of the flight: what it earned."""
        if not self.others and course.rivals:
            self._line_up(course)
        for number, (size, side, meteor) in enumerate(self.pending):
            self.endure(size, side, course.now[number], meteor)
        for number, code in enumerate(course.cards):
            if not self.flying:
                break
            self.meet(CARDS[code], course, course.rolls[number], course.luck[number])
        return self.account(course)

    def _line_up(self, course: Course) -> None:
        """At the start; where the place is not known, wherever the course says."""
        places = course.places
        own = self.place - 1 if self.place else places[0]
        self.position = -own * self.round.gap
        rest = [place for place in range(len(places)) if place != own]
        self.others = [-place * self.round.gap for place in rest]

    def account(self, course: Course) -> float:
        """The end of the flight."""
        sale = proceeds(sum(self.goods), self.flying)
        losses = penalty_for(self.lost + self.hull.gone, self.hull.ship.board)
        if not self.flying:
            return self.credits + sale - losses
        place = 0
        pretty = True
        for number, rival in enumerate(course.rivals):
            if rival.arrives:
                place += self.others[number] > self.position
                pretty = pretty and self.hull.exposed <= rival.exposed
        return self.credits + sale - losses + self.round.arrival[place] + (self.round.looks if pretty else 0)

    # strength

    def crew(self) -> int:
        return self.humans + (self.purple > 0) + (self.brown > 0)

    def thrust(self, charges: int) -> int:
        power = self.hull.engines + 2 * min(charges, self.hull.double_engines)
        return helped(ENGINE, power, self.brown > 0)

    def fire(self, charges: int) -> int:
        """In halves."""
        power = self.hull.cannons(charges)
        return helped(CANNON, power, self.purple > 0)

    def enough_fire(self, rival: int) -> int:
        """The fewest charges that beat this, or at least equal it, or none."""
        most = min(self.charges, len(self.hull.double_fire))
        for number in range(most + 1):
            if self.fire(number) > rival:
                return number
        for number in range(most + 1):
            if self.fire(number) == rival:
                return number
        return 0

    # cards

    def meet(self, card: Card, course: Course, rolls: list[int], luck: int) -> None:
        kind = card.type
        if kind == "planets":
            self._planets(card, luck)
        elif kind == "open_space":
            self._open_space(course)
        elif kind == "meteors":
            self.volley(card.threats, rolls, METEOR)
        elif card.strength:
            self._enemy(card, course, rolls)
        elif kind == "combat_zone":
            self._combat_zone(card, course, rolls)
        elif card.credits or card.goods:
            self._abandoned(card, course, luck)
        elif kind == "stardust":
            self.position -= self.hull.exposed
            for number, rival in enumerate(course.rivals):
                self.others[number] -= rival.exposed
        elif kind == "epidemic":
            self.dismiss(self.hull.crowded)
        else:
            self._sabotage(course, rolls)
        if self.humans <= 0 or (self.others and is_lapped(max(self.others) - self.position)):
            self.flying = False

    def rivals_ahead(self) -> int:
        return len([1 for other in self.others if other > self.position])

    def _planets(self, card: Card, luck: int) -> None:
        """Rivals ahead take the best ones; what is left must be worth its days."""
        taken = self.rivals_ahead() if luck < LANDS else self.rivals_ahead() // 2
        most = 0.0
        best: list[int] = []
        for goods in card.planets[taken:]:
            gain = self.gain(goods)
            if gain > most:
                most = gain
                best = goods
        if most > card.days * DAY[self.level]:
            self.load(best)
            self.position -= card.days

    def gain(self, cubes: list[int]) -> float:
        """What the cargo would be worth more with these goods."""
        return sum(self._stowed(cubes)) - sum(self.goods)

    def load(self, cubes: list[int]) -> None:
        self.goods = self._stowed(cubes)

    def _stowed(self, cubes: list[int]) -> list[int]:
        """The best of what is aboard and what is offered; red goods need special containers."""
        return share_out(self.goods + cubes, self.hull.containers, self.hull.special)[0]

    def _open_space(self, course: Course) -> None:
        """All engines, but a charge is kept back for a shield."""
        charges = min(self.hull.double_engines, max(self.charges - 1, 0))
        if not self.hull.engines and not charges:
            charges = min(self.hull.double_engines, self.charges)
        self.advance(charges)
        for number, rival in enumerate(course.rivals):
            self.others[number] += rival.thrust

    def advance(self, charges: int) -> None:
        power = self.thrust(charges)
        self.charges -= charges
        self.position += power
        if not power:
            self.flying = False

    def _enemy(self, card: Card, course: Course, rolls: list[int]) -> None:
        for number, rival in enumerate(course.rivals):
            if self.others[number] > self.position and margin(rival.fire, card.strength) > 0:
                return
        self.fight(card, self.enough_fire(2 * card.strength), rolls)

    def fight(self, card: Card, charges: int, rolls: list[int]) -> None:
        """With so many double cannons; a reward that is worth its days is taken."""
        by = margin(self.fire(charges), card.strength)
        self.charges -= charges
        if by > 0:
            gain = card.credits + self.gain(card.goods)
            if gain > card.days * DAY[self.level]:
                self.credits += card.credits
                self.load(card.goods)
                self.position -= card.days
        elif by < 0:
            self._suffer(card.crew, card.penalty, card.threats, rolls)

    def _suffer(self, crew: int, goods: int, threats: list[Threat], rolls: list[int]) -> None:
        if crew:
            self.dismiss(crew)
        elif goods:
            self.surrender(goods)
        else:
            self.volley(threats, rolls, SHOT)

    def _combat_zone(self, card: Card, course: Course, rolls: list[int]) -> None:
        if not course.rivals:
            return
        for line in card.lines:
            if self.is_least(line, course):
                self.position -= line.days
                if not line.days:
                    self._suffer(line.crew, line.goods, line.threats, rolls)

    def is_least(self, line: Line, course: Course) -> bool:
        """Whether nobody has less; the doubles are used if that helps."""
        if line.least == "crew":
            return self.crew() <= min([rival.crew for rival in course.rivals])
        if line.least == "cannon":
            least = min([rival.fire for rival in course.rivals])
            charges = self.enough_fire(least)
            power = self.fire(charges)
        else:
            least = min([rival.thrust for rival in course.rivals])
            charges = 0
            while charges < min(self.charges, self.hull.double_engines) and self.thrust(charges) <= least:
                charges += 1
            power = self.thrust(charges)
        if power > least:
            self.charges -= charges
        return power <= least

    def _abandoned(self, card: Card, course: Course, luck: int) -> None:
        for number, rival in enumerate(course.rivals):
            if self.others[number] > self.position and rival.crew >= card.crew and luck < LANDS:
                return
        if self.crew() < card.crew:
            return
        price = card.days * DAY[self.level]
        if card.goods:
            if self.gain(card.goods) > price:
                self.load(card.goods)
                self.position -= card.days
        elif self.crew() - card.crew >= FEWEST_HUMANS and card.credits > price + card.crew * CREW[self.level]:
            self.salvage(card)

    def salvage(self, card: Card) -> None:
        """Send some of the crew home with an abandoned ship."""
        self.dismiss(card.crew)
        self.credits += card.credits
        self.position -= card.days

    def _sabotage(self, course: Course, rolls: list[int]) -> None:
        if not course.rivals or self.crew() > min([rival.crew for rival in course.rivals]):
            return
        ship = self.hull.ship
        for attempt in range(SABOTAGE_ATTEMPTS):
            space = ship.board.space(rolls[2 * attempt + 1], rolls[2 * attempt])
            if ship.tiles[space]:
                self.lose(space)
                return

    # losses

    def dismiss(self, number: int) -> None:
        """Humans go first, but the last one stays as long as an alien can go."""
        humans = min(number, max(self.humans - 1, 0))
        self.humans -= humans
        number -= humans
        if number and self.brown:
            self.brown = 0
            number -= 1
        if number and self.purple:
            self.purple = 0
            number -= 1
        self.humans -= min(number, self.humans)

    def surrender(self, number: int) -> None:
        """The best goods, then charges."""
        missing = max(0, number - len(self.goods))
        self.goods = self.goods[number:]
        self.charges -= min(missing, self.charges)

    def volley(self, threats: list[Threat], rolls: list[int], meteor: int) -> None:
        """One after the other; without rolls, they are still to come."""
        if not rolls:
            self.pending = self.pending + [(size, side, meteor) for size, side in threats]
            return
        for number, threat in enumerate(threats):
            self.endure(threat[0], threat[1], rolls[number], meteor)

    def endure(self, size: int, side: int, line: int, meteor: int) -> None:
        """A charge saves a tile whenever it can."""
        space = self.hull.threat(size, side, line, meteor)
        if space < 0:
            if self.charges:
                self.charges -= 1
                return
            space = -space
        if space:
            self.lose(space)

    def lose(self, space: int) -> None:
        """A tile, what holds by it, and what was on them."""
        self.become(self.hull.without(space))

    def become(self, hull: Hull) -> None:
        self.hull = hull
        self.charges = min(self.charges, hull.capacity)
        if self.purple and self.purple not in hull.purple_homes:
            self.purple = 0
        if self.brown and self.brown not in hull.brown_homes:
            self.brown = 0
        self.humans = min(self.humans, hull.berths - 2 * (self.purple > 0) - 2 * (self.brown > 0))
        self.goods = self._stowed([])


def expected(flight: Flight, paths: list[Course]) -> float:
    """What a flight earns on average on these courses."""
    return sum([flight.copy().fly(course) for course in paths]) / len(paths)

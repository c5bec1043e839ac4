"""High Frontier for learning agents: its words, and what a seat may know as a row of numbers.

Nearly everything lies open; of the decks the top cards and what was put below are. Players come in the order of seats,
oneself first. Cards are told by number, sites and spaces by their place on the map.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel import NO_WORD, Encoder, Lexicon, Row, Things, Words
from .components.cards import BLACK, CARDS, DECKS, FUELS, NO_FUEL, WHITE_HEAVY
from .components.factions import COLOURS, FACTIONS, NO_FACTION
from .components.futures import FUTURE_IDS
from .components.grant import GRANTS
from .components.naming import HEAVY, LINK
from .components.politics import SQUARES
from .components.solar_system import LETTERS, PROFILES, SEASONS, SolarSystem, solar_system
from .components.stack import BERNAL, FREIGHTER, LEO, ROCKET, STACKS, Stack
from .components.tables import GLORIES, VENTURES
from .rules import research
from .rules.futures.stars import NO_COUNTDOWN
from .rules.scenarios import listed
from .shown.shapes.views import PROMPTS
from .state import FrontierState

VERBS: Final = [
    *["abandon", "accept", "activate", "activism", "afterburn", "announce", "anti-trust", "assist", "attack"],
    *["award", "battle", "bid", "blacken", "boost", "buy", "buy-bottom", "capture", "cards", "celebrate", "choose"],
    *["colony", "decline", "decommission", "deflect", "depart", "design", "dock", "drop", "dump", "elect", "embark"],
    *["end", "epic", "epically", "faction", "finish", "fire", "fly", "future", "give-up", "glory", "govern"],
    *["hijack", "hit", "hold", "home", "hostile-recruit", "ignite", "ignore", "income", "industrialize"],
    *["industrialize-freely", "inspire", "insure", "jump", "land", "launch", "lay", "lift", "lift-colony"],
    *["lift-cube", "lift-disk", "lift-factory", "lift-glory", "lift_off", "lighten", "load", "load-cube"],
    *["load-factory", "lose", "make", "move", "operate", "partner", "pass", "peace", "plainly", "print", "procreate"],
    *["produce", "promote", "promote-bernal", "propose", "prospect", "raid", "raze", "recruit", "refuel-factory"],
    *["refuel-isru", "refuel-regolith", "refuel-scoop", "refuse", "rename", "repair", "research", "restart"],
    *["revive", "roll", "search", "seize", "seize-lab", "self-promote", "sell", "spend", "standstill", "stay"],
    *["steal", "steps", "stop", "suffrage", "surrender", "swap", "swap-cubes", "swap-factory", "take-freighter"],
    *["take-luna", "tanks", "target", "targets", "terms", "transfer", "undock", "unload", "unload-cube", "venture"],
    *["vote", "wait", "war", "work"],
]

TO_SEATS: Final = ("anti-trust", "award", "battle", "elect", "income", "partner", "raid", "steal", "target")
"""Verbs that go with a seat."""
SEATS: Final = 5
OTHERS: Final = (
    *["give", "want", "water", "card", "tank", "factory", "raygun", "missile", "boarding", "gun", "buggy", "ram"],
    *["platform-missile", "platform-buggy", "platform-raygun", "platform-landing"],
)
"""What else stands in actions: terms of deals, ways to attack, platforms."""

MAP: Final[SolarSystem] = solar_system(PROFILES[0])
"""Every profile has the same spaces."""
SPACES: Final = len(MAP.spaces)
SITES: Final = [space.number for space in MAP.spaces if space.site is not None]
SITE_AT: Final = {number: place for place, number in enumerate(SITES)}
PATENTS: Final = len(CARDS)

FACTS: Final = (
    "water / 20",
    "cards in hand / 10",
    "is active",
    "is the first player",
    "is asked",
    "beams power",
    "points for claims / 20",
    "for factories / 20",
    "for letters of factories / 20",
    "for colonies / 20",
    "for science / 20",
    "for glories / 20",
    "for ventures / 20",
    "for being in power / 20",
    "for Futures / 20",
    "for the goal of a scenario / 20",
    "is in the auction",
    "its bid there / 10",
)
HELD: Final = (
    "in hand",
    "in LEO",
    "aboard the rocket",
    "aboard the freighter",
    "aboard the Bernal",
    "elsewhere in space",
)
CRAFT_FACTS: Final = (
    "whole tanks / 10",
    "odd steps / 10",
    "thrust of the last move / 10",
    "has moved",
    "dry mass / 20",
    "its fuel is regolith",
    "its fuel is water",
    "its fuel is isotope",
)
TURN_FACTS: Final = (
    "the game ends with this year",
    "events until Futures end the game, and one / 5",
    "a card was auctioned in this turn",
    "somebody was attacked in this turn",
    "colonists that have worked in this turn / 3",
)
CRAFT: Final = (ROCKET, FREIGHTER, BERNAL)
MOVE_FACTS: Final = (
    "a craft is on its way",
    "net thrust / 10",
    "row of its dry mass / 20",
    "steps of fuel it set out with / 20",
    "steps used / 20",
    "burns its thrust still allows / 10",
    "bonus burns / 10",
    "free pivots / 5",
)


class FrontierLexicon(Lexicon):
    """A step of a route is spelled by its space and, where two links lead there, the number of the link."""

    def compound(self, noun: str, thing: Any) -> Words:
        space, found, link = str(thing).partition(LINK)
        return (self.word("space", space), *self.numbers[int(link)]) if found else ()


def lexicon() -> Lexicon:
    heavy = [card.id + HEAVY for card in CARDS]
    nouns: dict[str, Things] = {
        "card": [*[card.id for card in CARDS], *heavy],
        "space": [space.id for space in MAP.spaces],
        "stack": list(STACKS),
        "deck": list(DECKS),
        "square": [square.id for square in SQUARES],
        "glory": [glory.id for glory in GLORIES],
        "venture": [venture.id for venture in VENTURES],
        "future": list(FUTURE_IDS),
        "colour": list(COLOURS),
        "faction": [faction.name for faction in FACTIONS],
        "letter": list(LETTERS),
        "fuel": list(FUELS),
        "grant": list(GRANTS),
        "other": list(OTHERS),
        "seat": list(range(SEATS)),
    }
    return FrontierLexicon(VERBS, nouns, dict.fromkeys(TO_SEATS, ("seat",)))


class FrontierEncoder(Encoder):
    def __init__(self, seats: int) -> None:
        Encoder.__init__(self, seats, lexicon(), sorted(PROMPTS))

    def declare(self) -> None:
        block = self.block
        ids = ", ".join([card.id for card in CARDS])
        sites = ", ".join([MAP.spaces[number].id for number in SITES])
        self.year_at = block("year", 3, "years over / 12, share of the game that is over, operations left / 3")
        self.turn_at = block("turn", len(TURN_FACTS), ", ".join(TURN_FACTS))
        self.season_at = block("season", len(SEASONS), f"the season: {', '.join(SEASONS)}")
        self.square_at = block("politics", len(SQUARES), f"the disk: {', '.join([square.id for square in SQUARES])}")
        self.decks_at = block("decks", len(DECKS), f"cards left / 20: {', '.join(DECKS)}")
        self.under_at = block("under", PATENTS, "cards that were put under decks: when they come is known")
        self.lot_at = block("lot", PATENTS, "the card that is auctioned")
        self.tops_at = block("tops", PATENTS, f"cards that lie open on decks: {ids}")
        self.black_at = block("black", PATENTS, "cards in space that show another side than their first")
        self.heavy_at = block("heavy", PATENTS, "radiators that are turned heavy")
        self.move_at = block("move", len(MOVE_FACTS), f"the move: {', '.join(MOVE_FACTS)}")
        self.under_way_at = block("under way", SPACES, "where that craft is, by the number of the space")
        self.busted_at = block("busted", len(SITES), f"sites where a search has failed: {sites}")
        self.damaged_at = block("damaged", len(SITES), "sites whose factories are damaged")
        self.destroyed_at = block("destroyed", len(SITES), "sites of which nothing is left")
        self.rivals_at = block("rivals' rockets", SPACES, "those of others, by space")
        block("rivals' freighters", SPACES, "the same of their freighters")
        block("rivals' Bernals", SPACES, "the same of their Bernals")
        block("rivals' outposts", SPACES, "the same of their other stacks")
        self.outposts_at = block("outposts", SPACES, "one's own other stacks, by space")
        self.craft_at: list[int] = []
        for kind in CRAFT:
            start = block(STACKS[kind], len(CRAFT_FACTS), f"one's own {STACKS[kind]}: {', '.join(CRAFT_FACTS)}")
            block(f"{STACKS[kind]} at", SPACES, "where it is, by space")
            self.craft_at.append(start)
        self.player_at: list[int] = [self._declare_player(place) for place in range(self.seats)]

    def _declare_player(self, place: int) -> int:
        block = self.block
        whose = "oneself" if place == 0 else f"the player {place} seat{'s' if place > 1 else ''} further"
        start = block(f"player {place}", len(FACTS), f"{whose}: {', '.join(FACTS)}")
        block(f"faction {place}", len(FACTIONS), ", ".join([faction.name for faction in FACTIONS]))
        for held in HELD:
            block(f"cards {held} {place}", PATENTS, "its cards there")
        block(f"claims {place}", len(SITES), "its claims")
        block(f"factories {place}", len(SITES), "its factories")
        block(f"colonies {place}", len(SITES), "its colonies")
        block(f"prizes {place}", len(GLORIES) + len(VENTURES), "its glories, then its ventures")
        return start

    def subject(self, name: str, thing: Any) -> int:
        """Cards are named by number, other players as targets; stacks, decks and so on in messages: `stack-leo`."""
        if isinstance(thing, int):
            if name in ("card", "other_card"):
                return self.lexicon.find(name, CARDS[thing].id)
            return self.lexicon.find("seat", thing) if name in ("target", "seat") else NO_WORD
        text = str(thing[0] if isinstance(thing, tuple) and thing else thing)
        word = self.lexicon.find(name, text)
        return word if word != NO_WORD else self.lexicon.find(name, text.partition("-")[2])

    def write(self, state: Any, seat: int, row: Row) -> None:
        table: FrontierState = state
        self._write_table(table, row)
        self._write_move(table, row)
        seats = self.seats
        places = [0] * seats
        for place in range(seats):
            places[(seat + place) % seats] = self.player_at[place]
        for other in range(seats):
            self._write_player(table, other, places[other], row)
            if other != seat:
                self._write_rival(table.players[other].stacks, row)
        self._write_craft(table, seat, row)
        self._write_auction(table, places, row)
        self._write_map(table, places, row)

    def _write_table(self, state: FrontierState, row: Row) -> None:
        rules = state.rules
        row.fill(self.year_at, [state.year / 12, state.year / rules.years, state.operations / 3])
        row.flag(self.season_at + state.season)
        if rules.politics:
            row.flag(self.square_at + state.square)
        for deck in rules.decks:
            cards = state.decks[deck]
            row.put(self.decks_at + deck, len(cards) / 20)
            for card in cards[: research.open_cards(state, deck)]:
                row.flag(self.tops_at + card)
            for card in cards[1 + state.unseen[deck] :]:
                row.flag(self.under_at + card)
        countdown = 0.0 if state.countdown == NO_COUNTDOWN else (1 + state.countdown) / 5
        facts = [float(state.ending), countdown, float(state.auctioned), float(state.attacked)]
        row.fill(self.turn_at, [*facts, len(state.worked) / 3])
        for site in state.damaged:
            row.flag(self.damaged_at + SITE_AT[site])
        for site in state.destroyed:
            row.flag(self.destroyed_at + SITE_AT[site])

    def _write_auction(self, state: FrontierState, places: list[int], row: Row) -> None:
        """What is auctioned, and what everybody has bid who is still in it."""
        auction = research.running(state)
        if auction is None:
            return
        row.flag(self.lot_at + research.lot(state, auction.deck))
        for seat, bid in enumerate(auction.bids):
            if bid != research.OUT:
                row.fill(places[seat] + len(FACTS) - 2, [1.0, bid / 10])

    def _write_move(self, state: FrontierState, row: Row) -> None:
        move = state.move
        if move is None:
            return
        place = move.place
        gone = place.gone / move.unit if move.unit else 0.0
        facts = [1.0, move.net / 10, move.dry / 20, move.steps / 20, gone / 20]
        row.fill(self.move_at, [*facts, place.halves / 20, place.bonus / 20, place.pivots / 5])
        row.flag(self.under_way_at + place.space)

    def _write_player(self, state: FrontierState, seat: int, at: int, row: Row) -> None:
        player = state.players[seat]
        earned = listed.played(state).points(state, seat)
        facts = [player.water / 20, len(player.hand) / 10, float(seat == state.active), float(seat == state.first)]
        facts += [float(seat in state.waiting), float(player.beam)]
        row.fill(at, facts)
        for place, points in enumerate(earned):
            row.put(at + len(facts) + place, points / 20)
        at += len(FACTS)
        if player.faction != NO_FACTION:
            row.flag(at + player.faction)
        at += len(FACTIONS)
        for card in player.hand:
            row.flag(at + card)
        for kind, stack in enumerate(player.stacks):
            if stack.cards:
                self._write_cards(state, stack, at + PATENTS * _held(kind), row)

    def _write_cards(self, state: FrontierState, stack: Stack, at: int, row: Row) -> None:
        for card in stack.cards:
            row.flag(at + card)
            face = state.faces[card]
            if face >= WHITE_HEAVY:
                row.flag(self.heavy_at + card)
            elif face >= BLACK:
                row.flag(self.black_at + card)

    def _write_craft(self, state: FrontierState, seat: int, row: Row) -> None:
        stacks = state.players[seat].stacks
        for place, kind in enumerate(CRAFT):
            stack = stacks[kind]
            if stack.there:
                at = self.craft_at[place]
                moved = seat == state.active and kind in state.moved
                facts = [stack.tanks / 10, stack.odd / 10, stack.thrust / 10, float(moved), state.dry_mass(stack) / 20]
                row.fill(at, facts)
                if stack.fuel != NO_FUEL:
                    row.flag(at + len(facts) + stack.fuel - 1)
                row.flag(at + len(CRAFT_FACTS) + stack.space)
        for stack in stacks[BERNAL + 1 :]:
            if stack.there:
                row.flag(self.outposts_at + stack.space)

    def _write_rival(self, stacks: list[Stack], row: Row) -> None:
        for kind in range(ROCKET, len(stacks)):
            if stacks[kind].there:
                block = min(kind - ROCKET, len(CRAFT))  # rocket, freighter, Bernal, and then all others
                row.flag(self.rivals_at + SPACES * block + stacks[kind].space)

    def _write_map(self, state: FrontierState, places: list[int], row: Row) -> None:
        """Disks, cubes and domes on sites, with their owners' blocks; prizes too."""
        at = len(FACTS) + len(FACTIONS) + PATENTS * len(HELD)
        for site, owner in state.claims.items():
            row.flag(places[owner] + at + SITE_AT[site] if owner >= 0 else self.busted_at + SITE_AT[site])
        for site, owner in state.factories.items():
            if owner >= 0:
                row.flag(places[owner] + at + len(SITES) + SITE_AT[site])
        for site, owner in state.colonies.items():
            row.flag(places[owner] + at + 2 * len(SITES) + SITE_AT[site])
        at += 3 * len(SITES)
        for prize, holder in enumerate(state.glories):
            if holder >= 0:
                row.flag(places[holder] + at + prize)
        for prize, holder in enumerate(state.ventures):
            if holder >= 0:
                row.flag(places[holder] + at + len(GLORIES) + prize)


def _held(kind: int) -> int:
    """Which of `HELD` a stack is."""
    if kind == LEO:
        return 1
    return 2 + CRAFT.index(kind) if kind in CRAFT else len(HELD) - 1

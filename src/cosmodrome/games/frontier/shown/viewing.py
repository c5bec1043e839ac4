"""What a seat sees of the table. Only the order of the decks and secret bids are hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.cards import CARDS, DECKS, FACES, FUELS, NO_LETTER
from ..components.factions import COLOURS, FACTIONS, NO_FACTION
from ..components.fuel import CLASSES, MOST_DRY_LARGE, row_of
from ..components.grant import ANYWHERE, GRANTS, NO_CARD, Grant
from ..components.pieces import SHUT
from ..components.politics import SQUARES
from ..components.scenarios import SCENARIOS
from ..components.solar_system import LETTERS, SEASONS
from ..components.stack import CRAFT, FREIGHTER, MOBILE, STACKS, TANKED, Stack
from ..components.tables import GLORIES, VENTURES, letter_value
from ..rules import claims, colonists, facilities, freighter, points, regimes, research, science
from ..rules.futures.stars import NO_COUNTDOWN
from ..rules.scenarios import listed
from ..rules.scenarios.scenario import Progress
from . import craft, settlements, working

if TYPE_CHECKING:
    from ..state import FrontierState
    from .shapes.contests import ProgressView, ScenarioView
    from .shapes.views import (
        AuctionView,
        DeckView,
        EventView,
        FrontierView,
        GrantView,
        LetterView,
        PlayerView,
        PointsView,
        PrizeView,
        SiteView,
        SpaceCardView,
        StackView,
        TurnView,
    )


def views(state: FrontierState, seats: list[int | None]) -> list[FrontierView]:
    """What each of these seats may know; all but its own secret bid is the same for all, and made once."""
    table = _table(state)
    found: list[FrontierView] = []
    for seat in seats:
        answer = None if seat is None else state.answers[seat]
        view: FrontierView = {**table, "seat": seat}
        if answer is not None:
            players = table["players"][:]
            players[seat or 0] = {**players[seat or 0], "answer": list(answer)}
            view["players"] = players
        found.append(view)
    return found


def _table(state: FrontierState) -> FrontierView:
    in_power = regimes.in_power(state)
    return {
        "seat": None,
        "advanced": state.rules.advanced,
        "scenario": _scenario(state),
        "year": min(state.year + 1, state.rules.years),
        "years": state.rules.years,
        "ending": state.ending,
        "season": SEASONS[state.season],
        "next_event": _next_event(state),
        "square": SQUARES[state.square].id if state.rules.politics else None,
        "in_power": in_power if in_power >= 0 else None,
        "emancipator": state.emancipator if state.emancipator >= 0 else None,
        "first": state.first,
        "active": state.active if state.active >= 0 else None,
        "waiting": list(state.waiting),
        "turn": _turn(state),
        "auction": _auction(state),
        "move": craft.move(state),
        "players": [_player(state, seat) for seat in range(state.seats)],
        "sites": _sites(state),
        "eureka": None if state.eureka == science.NOT_SEEN else state.eureka == science.SCIENCE,
        "letters": _letters(state),
        "decks": [_deck(state, deck) for deck in state.rules.decks],
        "glories": _glories(state),
        "ventures": [_prize(each.id, holder) for each, holder in zip(VENTURES, state.ventures, strict=True)],
        "stars": settlements.taken(state),
        "comets": settlements.comets(state),
        "countdown": None if state.countdown == NO_COUNTDOWN else state.countdown,
        "over": state.over,
        "winners": state.winners,
    }


def _next_event(state: FrontierState) -> EventView | None:
    if not state.rules.events:
        return None
    cycle = state.rules.cycle
    for years in range(1, len(cycle.event) + 1):
        if cycle.brings_event(state.year + years):
            return {"years": years, "season": SEASONS[cycle.season(state.year + years)]}
    return None


def _turn(state: FrontierState) -> TurnView:
    return {
        "operations": state.operations,
        "worked": [CARDS[card].id for card in state.worked],
        "arrived": [CARDS[card].id for card in state.arrived],
        "lots": [CARDS[card].id for card in state.lots],
        "workers": settlements.at_work(state, state.active),
        "auctioned": state.auctioned,
        "attacked": state.attacked,
        "moved": [STACKS[kind] for kind in state.moved],
        "afterburnt": [CARDS[card].id for card in state.afterburnt],
        "grants": [_grant(state, grant) for grant in state.grants],
    }


def _auction(state: FrontierState) -> AuctionView | None:
    auction = research.running(state)
    if auction is None:
        return None
    return {
        "deck": DECKS[auction.deck],
        "card": CARDS[research.lot(state, auction.deck)].id,
        "starter": auction.starter,
        "bids": [None if bid == research.OUT else bid for bid in auction.bids],
    }


def _grant(state: FrontierState, grant: Grant) -> GrantView:
    site = None if grant.site == ANYWHERE else state.system.spaces[grant.site].id
    card = None if grant.card == NO_CARD else CARDS[grant.card].id
    return {"owner": grant.owner, "what": GRANTS[grant.what], "site": site, "card": card}


# players and their stacks


def _player(state: FrontierState, seat: int) -> PlayerView:
    player = state.players[seat]
    faction = FACTIONS[player.faction] if player.faction != NO_FACTION else None
    earned = listed.played(state).points(state, seat)
    return {
        "seat": seat,
        "faction": None if faction is None else faction.name,
        "colour": None if faction is None else COLOURS[faction.colour],
        "privileged": faction is not None and regimes.privileged(state, faction.privilege) == seat,
        "beam": regimes.has_beam(state, seat),
        "water": player.water,
        "hand": [CARDS[card].id for card in player.hand],
        "blackened": [CARDS[card].id for card in player.hand if card in state.blackened],
        "humans": colonists.humans_in_space(state, seat),
        "most_humans": colonists.limit(state, seat) if state.rules.colonist else 0,
        "stacks": [_stack(state, seat, kind) for kind, stack in enumerate(player.stacks) if stack.there],
        "disks": claims.disks_left(state, seat),
        "cubes": claims.cubes_left(state, seat),
        "bernals": settlements.bernals(state, seat),
        "push_factories": facilities.push_factories(state, seat) if faction is not None else 0,
        "futures": settlements.futures(state, seat),
        "points": _points(earned),
        "score": sum(earned),
        "progress": _progress(listed.played(state).progress(state, seat)),
        "answer": None,
    }


def _scenario(state: FrontierState) -> ScenarioView | None:
    name = state.rules.scenario
    if name not in SCENARIOS:
        return None
    return {"name": name, "course": _progress(listed.played(state).course(state))}


def _progress(found: list[Progress]) -> list[ProgressView]:
    return [{"what": each.what, "have": each.have, "want": each.want, "limit": each.limit} for each in found]


def _points(earned: list[int]) -> PointsView:
    claims, factories, letters, colonies, science, glories, ventures, power, stars, goal = earned
    return {
        "claims": claims,
        "factories": factories,
        "letters": letters,
        "colonies": colonies,
        "science": science,
        "glories": glories,
        "ventures": ventures,
        "power": power,
        "stars": stars,
        "goal": goal,
    }


def _stack(state: FrontierState, seat: int, kind: int) -> StackView:
    stack = state.players[seat].stacks[kind]
    dry = state.dry_mass(stack)
    strip = state.rules.strip
    flies = dry <= MOST_DRY_LARGE
    steps = state.steps(stack) if flies else 0
    view: StackView = {
        "stack": STACKS[kind],
        "space": state.system.spaces[stack.space].id,
        "cards": [_card(state, seat, kind, card) for card in stack.cards],
        "dry": dry,
        "wet": row_of(dry) + stack.tanks if flies else None,
        "ship_class": CLASSES[strip.class_of(dry, steps)] if flies else None,
        "tanks": stack.tanks,
        "odd": stack.odd,
        "odd_of": _next_tank(state, stack, dry) if flies else 0,
        "steps": steps,
        "capacity": strip.capacity(dry) if flies and kind in TANKED else 0,
        "fuel": FUELS[stack.fuel],
        "letter": None if stack.letter == NO_LETTER else LETTERS[stack.letter],
        "thrust": stack.thrust,
        "moved": seat == state.active and kind in state.moved,
        "promoted": settlements.promoted(state, stack, kind),
        "flies": kind in CRAFT and (kind in MOBILE or bool(stack.cards)),
        "engines": craft.engines(state, seat, kind) if stack.cards else [],
    }
    if stack.cubes:
        view["cubes"] = stack.cubes
    if kind == FREIGHTER or kind in MOBILE:
        view["burns"] = freighter.net_thrust(state, seat, stack.space)
    return view


def _next_tank(state: FrontierState, stack: Stack, dry: int) -> int:
    """How many steps the next tank would be; 0: there is no room for one."""
    strip = state.rules.strip
    if stack.tanks >= strip.most_tanks(dry):
        return 0
    return strip.steps(dry, stack.tanks + 1) - strip.steps(dry, stack.tanks)


def _card(state: FrontierState, seat: int, kind: int, card: int) -> SpaceCardView:
    lacks = working.lacks(state, seat, kind, card)
    face = state.faces[card]
    spaces = state.system.spaces
    return {
        "card": CARDS[card].id,
        "face": FACES[face],
        "mass": state.mass(card, face),
        "operational": lacks is None,
        "lacks": lacks,
        "fresh": card in state.fresh,
        "carried": card in state.carried,
        "visits": [spaces[site].id for site in state.visits.get(card, ())],
        "age": state.ages.get(card),
    }


# what lies on the map and beside it


def _sites(state: FrontierState) -> list[SiteView]:
    labs = settlements.labs(state)
    pushing = settlements.push_sites(state)
    return [_site(state, site, owner, site in labs, site in pushing) for site, owner in state.claims.items()]


def _site(state: FrontierState, site: int, owner: int, lab: bool, push: bool) -> SiteView:
    view: SiteView = {
        "site": state.system.spaces[site].id,
        "owner": owner if owner >= 0 else None,
        "factory": site in state.factories,
        "colony": site in state.colonies,
        "lab": lab,
        "push": push,
        "destroyed": site in state.destroyed,
    }
    if state.factories.get(site, owner) != owner:
        view["builder"] = state.factories[site]
    return view


def _letters(state: FrontierState) -> list[LetterView]:
    return [
        {"letter": letter, "factories": number, "value": letter_value(number)}
        for letter, number in zip(LETTERS, points.factories_by_letter(state), strict=True)
    ]


def _deck(state: FrontierState, deck: int) -> DeckView:
    """The top is open; those below lie in an order nobody knows, but for those that were put there."""
    cards = state.decks[deck]
    next_seen = len(cards) > 1 and research.open_cards(state, deck) > 1
    return {
        "deck": DECKS[deck],
        "size": len(cards),
        "top": CARDS[cards[0]].id if cards else None,
        "next": CARDS[cards[1]].id if next_seen else None,
        "under": [CARDS[card].id for card in cards[1 + state.unseen[deck] :]],
    }


def _glories(state: FrontierState) -> list[PrizeView]:
    return [
        _prize(glory.id, holder)
        for glory, holder in zip(GLORIES, state.glories, strict=True)
        if state.rules.outer_glory or not glory.optional
    ]


def _prize(id: str, holder: int) -> PrizeView:
    return {"id": id, "holder": holder if holder >= 0 else None, "shut": holder == SHUT}

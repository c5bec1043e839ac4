"""The table as lines of text, for the terminal and for screen readers: the world, the decks, then one player after
another with every stack, what each card lacks, and where each craft could go.

Nothing here is a sentence: every line is a message, and what stands in it is again a message or a list of them.
"""

from __future__ import annotations

from typing import Any, Final

from ....kernel import Message
from ...lines import INDENT, Say, own_last, wrapped
from ..components.cards import BLACK, CARDS, FACES, WHITE, card_called
from ..components.naming import burns_message, card_message, face_message, space_message, stack_message
from ..components.solar_system import AEROBRAKE, CRASH, PROFILES, SolarSystem, solar_system
from ..components.stack import NUMBER
from .facts import about, one_of

CRAFT: Final = ("rocket", "freighter")
"""The stacks that move: it is told what lies next to them."""


def table(view: dict[str, Any], say: Say) -> list[str]:
    """What this view shows; the player of the seat that looks comes last, next to the question."""
    lines = wrapped([say(*message) for message in _world(view)])
    if view["scenario"] is not None:
        lines += wrapped([say(*message) for message in _scenario(view)])
    lines += wrapped([say("table-decks", {})])
    for message in _decks(view):
        lines += wrapped([say(*message)], INDENT)
    for message in [*_track(view), *_prizes(view)]:
        lines += wrapped([say(*message)])
    for player in own_last(view["players"], view["seat"]):
        lines += _player(view, player, say)
    return lines


def _id(key: str) -> Message:
    """A card, a stack or a space by its id."""
    return card_message(card_called(key))


def _space(id: str) -> Message:
    system = solar_system(PROFILES[0])
    return space_message(system, system.numbers[id])


# the world


def _world(view: dict[str, Any]) -> list[Message]:
    season = f"season-{view['season']}"
    messages: list[Message] = [("table-year", {"year": view["year"], "years": view["years"], "season": season})]
    if view["ending"]:
        messages.append(("table-ending", {}))
    event = view["next_event"]
    if event is not None:
        messages.append(("table-event", {"years": event["years"], "season": f"season-{event['season']}"}))
    if view["square"] is not None:
        square = f"square-{view['square']}"
        powerless = view["in_power"] is None
        messages.append(
            ("table-regime", {"square": square})
            if powerless
            else ("table-power", {"square": square, "seat": view["in_power"]})
        )
    if view["active"] is not None:
        messages.append(("table-turn", {"seat": view["active"], "operations": view["turn"]["operations"]}))
    if view["emancipator"] is not None:
        messages.append(("table-emancipator", {"seat": view["emancipator"]}))
    if view["turn"]["lots"]:
        messages.append(("table-lots", {"cards": [_id(card) for card in view["turn"]["lots"]]}))
    if view["auction"] is not None:
        messages.append(_auction(view["auction"]))
    if view["move"] is not None:
        messages += _move(view["move"])
    grants = [_grant(grant) for grant in view["turn"]["grants"]]
    if grants:
        messages.append(("table-grants", {"grants": grants}))
    return messages


def _scenario(view: dict[str, Any]) -> list[Message]:
    """What is played for, and how far all are together."""
    scenario = view["scenario"]
    if scenario is None:
        return []
    name = f"scenario-{scenario['name']}"
    return [("table-scenario", {"scenario": name, "goal": f"{name}-goal"}), *_needs(scenario["course"])]


def _needs(progress: list[dict[str, Any]]) -> list[Message]:
    """How far somebody is on the way to the goal of a scenario."""
    needs: list[Message] = [
        (
            "table-need" if each["want"] else "table-tally",
            {"what": f"scenario-needs-{each['what']}", "have": each["have"], "want": each["want"]},
        )
        for each in progress
    ]
    return [("table-progress", {"needs": needs})] if needs else []


def _auction(auction: dict[str, Any]) -> Message:
    bids: list[Message] = [
        ("table-bid", {"seat": seat, "water": bid}) for seat, bid in enumerate(auction["bids"]) if bid is not None
    ]
    return "table-auction", {"card": _id(auction["card"]), "seat": auction["starter"], "bids": bids}


def _move(move: dict[str, Any]) -> list[Message]:
    """The craft on its way, and what it has left."""
    params = {
        "stack": stack_message(NUMBER[move["stack"]]),
        "space": _space(move["space"]),
        "burns": burns_message(move["half_burns"]),
        "steps": move["steps"],
    }
    messages: list[Message] = [("table-move", params)]
    if move["bonus"]:
        messages.append(("table-bonus", {"burns": burns_message(move["bonus"])}))
    if move["broken"]:
        messages.append(("table-broken", {}))
    return messages


def _grant(grant: dict[str, Any]) -> Message:
    what = f"grant-{grant['what']}"
    if grant["card"] is not None:
        return "table-grant-of", {"what": what, "owner": grant["owner"], "card": _id(grant["card"])}
    if grant["site"] is None:
        return "table-grant", {"what": what, "owner": grant["owner"]}
    return "table-grant-at", {"what": what, "owner": grant["owner"], "site": _space(grant["site"])}


def _decks(view: dict[str, Any]) -> list[Message]:
    """What is on top of each deck, with its figures; during an auction of it also what comes next."""
    messages: list[Message] = []
    for deck in view["decks"]:
        name = f"deck-{deck['deck']}"
        if deck["top"] is not None:
            facts = _facts(view, deck["top"])
            messages.append(("table-deck", {"deck": name, "facts": facts, "left": deck["size"]}))
        if deck["next"] is not None:
            messages.append(("table-next", {"deck": name, "facts": _facts(view, deck["next"])}))
    return messages


def _facts(view: dict[str, Any], id: str) -> Message:
    card = card_called(id)
    return about(card, CARDS[card].entry, view["advanced"])


def _track(view: dict[str, Any]) -> list[Message]:
    """What letters are worth, and which sites are lost for all."""
    letters: list[Message] = [
        ("table-letter", {**each, "letter": f"letter-{each['letter']}"}) for each in view["letters"]
    ]
    messages: list[Message] = [("table-letters", {"letters": letters})]
    shut = [_space(site["site"]) for site in view["sites"] if site["owner"] is None]
    if shut:
        messages.append(("table-busted", {"sites": shut}))
    return messages


def _prizes(view: dict[str, Any]) -> list[Message]:
    """Glories and ventures nobody has yet."""
    found: list[Message] = []
    for name, sort in (("glories", "glory"), ("ventures", "venture")):
        free = [f"{sort}-{each['id']}" for each in view[name] if each["holder"] is None and not each["shut"]]
        if free:
            found.append((f"table-free-{name}", {"names": free}))
    return found


# players


def _player(view: dict[str, Any], player: dict[str, Any], say: Say) -> list[str]:
    lines = wrapped([say(*message) for message in _summary(view, player)])
    held = [say(*message) for message in _holdings(view, player)]
    if held:
        lines += wrapped(held, INDENT)
    own = player["seat"] == view["seat"]
    for message in _hand(view, player) if own else []:
        lines += wrapped([say(*message)], INDENT)
    for stack in player["stacks"]:
        if stack["cards"] or stack["tanks"] or stack["odd"]:
            lines += wrapped([say(*message) for message in _stack(stack, own)], INDENT)
    return lines


def _summary(view: dict[str, Any], player: dict[str, Any]) -> list[Message]:
    own = player["seat"] == view["seat"]
    title = "table-own-player" if own else "table-player"
    sources: list[Message] = [
        (f"points-{source}", {"number": number}) for source, number in player["points"].items() if number
    ]
    messages: list[Message] = [
        (title, {"seat": player["seat"], "faction": player["faction"], "water": player["water"]}),
        ("table-score", {"points": player["score"], "sources": sources}) if sources else ("table-no-score", {}),
        *_needs(player["progress"]),
    ]
    if not player["privileged"]:
        messages.append(("table-no-privilege", {}))
    if player["hand"] and not own:
        messages.append(("table-hand", {"cards": [_id(card) for card in player["hand"]]}))
    return messages


def _hand(view: dict[str, Any], player: dict[str, Any]) -> list[Message]:
    """One's own cards with the figures of all their sides, radiators as they are when light."""
    found: list[Message] = []
    for id in player["hand"]:
        number = card_called(id)
        faces = [face for face in (WHITE, BLACK) if CARDS[number].faces[face] is not None]
        found += [
            ("table-held", {"face": f"face-{FACES[face]}", "facts": about(number, face, view["advanced"])})
            for face in faces
        ]
    return found


def _holdings(view: dict[str, Any], player: dict[str, Any]) -> list[Message]:
    """Claims, factories and what was won."""
    seat = player["seat"]
    sites = [_claimed(site) for site in view["sites"] if site["owner"] == seat]
    won = [f"glory-{each['id']}" for each in view["glories"] if each["holder"] == seat]
    won += [f"venture-{each['id']}" for each in view["ventures"] if each["holder"] == seat]
    messages: list[Message] = []
    if sites:
        messages.append(("table-claims", {"sites": sites, "left": player["disks"]}))
    if won:
        messages.append(("table-won", {"names": won}))
    return messages


def _claimed(site: dict[str, Any]) -> Message:
    what = "colony" if site["colony"] else "factory" if site["factory"] else "claim"
    return f"table-{what}", {"site": _site(site["site"])}


# stacks


def _stack(stack: dict[str, Any], own: bool) -> list[Message]:
    params = {
        "stack": stack_message(NUMBER[stack["stack"]]),
        "space": _site(stack["space"]),
        "items": [_card(card) for card in stack["cards"]],
    }
    messages: list[Message] = [("table-stack" if stack["cards"] else "table-tanks-alone", params)]
    if stack["ship_class"] is not None and stack["stack"] != "leo":
        figures = {"dry": stack["dry"], "wet": stack["wet"], "class": f"class-{stack['ship_class']}"}
        messages.append(("table-mass", figures))
    if stack["tanks"] or stack["odd"]:
        messages.append(("table-fuel", {**_fuel(stack), "fuel": _fuel_kind(stack)}))
    if own and stack["engines"]:
        messages.append(("table-engines", {"engines": [_engine(engine) for engine in stack["engines"]]}))
    if own and stack["stack"] in CRAFT and not stack["moved"]:
        messages.append(("table-ways", {"ways": _ways(stack["space"])}))
    return messages


def _engine(engine: dict[str, Any]) -> Message:
    """An engine with the sum that its net thrust is, and what it burns."""
    thrust = engine["thrust"]
    parts: list[Message] = [
        (f"table-thrust-{part}", {"number": number}) for part, number in thrust.items() if number and part != "total"
    ]
    steps, burns = engine["consumption"]
    params = {"engine": _id(engine["card"]), "total": thrust["total"], "parts": parts, "steps": steps, "burns": burns}
    return "table-engine-lit" if engine["afterburn"] else "table-engine", params


def _fuel_kind(stack: dict[str, Any]) -> str | Message:
    """What is in the tanks; of isotopes also the letter of their sites."""
    if stack["letter"] is None:
        return f"fuel-{stack['fuel']}"
    return "fuel-isotope-of", {"letter": f"letter-{stack['letter']}"}


def _fuel(stack: dict[str, Any]) -> dict[str, int]:
    return {name: stack[name] for name in ("tanks", "odd", "steps", "capacity")}


def _card(card: dict[str, Any]) -> Message:
    """A card by the face it shows, and what it lacks."""
    number = card_called(card["card"])
    named = face_message(number, FACES.index(card["face"]))
    lacks = card["lacks"]
    if lacks is None:
        return named
    if lacks["sunlight"]:
        missing: list[Message] = [("lacks-sunlight", {})]
    elif lacks["needs"]:
        missing = [one_of("lacks-support", sorts) for sorts in lacks["needs"]]
    else:
        missing = [("lacks-therms", {"number": lacks["therms"]})]
    return "table-lacking", {"item": named, "missing": missing}


# the map, as far as it lies around a craft


def _site(id: str) -> Message:
    """A space; of a site, with its figures."""
    system = solar_system(PROFILES[0])
    number = system.numbers[id]
    site = system.spaces[number].site
    named = space_message(system, number)
    if site is None:
        return named
    figures = {"size": site.size, "letter": f"letter-{site.letter}", "hydration": site.hydration}
    return "table-site", {"site": named, **figures}


def _ways(id: str) -> list[Message]:
    """Where one step leads from here."""
    system = solar_system(PROFILES[0])
    numbers = list(dict.fromkeys([way.to for way in system.ways[system.numbers[id]]]))
    return [_way(system, number) for number in numbers]


def _way(system: SolarSystem, number: int) -> Message:
    """A space with what it costs to enter and what may happen there."""
    space = system.spaces[number]
    marks: list[Message] = []
    if space.hazard == CRASH:
        marks.append(("mark-crash", {}))
    elif space.hazard == AEROBRAKE:
        marks.append(("mark-aerobrake", {}))
    if space.bonus > 0:
        marks.append(("mark-flyby", {"burns": space.bonus}))
    named = _site(space.id)
    return ("table-way", {"space": named, "marks": marks}) if marks else named


# what would come of an answer


def preview(foreseen: dict[str, Any], say: Say) -> list[str]:
    """What the rules foresee of an answer, in a paragraph."""
    return wrapped([say(*message) for message in _foreseen(foreseen)])


def _foreseen(foreseen: dict[str, Any]) -> list[Message]:
    if "totals" in foreseen:
        return _route(foreseen["totals"], foreseen["move"])
    if "cost" in foreseen:
        return [("preview-boost", foreseen)]
    return [("preview-fuel", foreseen)] if "steps" in foreseen else []


def _route(totals: dict[str, int], move: dict[str, Any]) -> list[Message]:
    """What a route costs, what has to be rolled on it, and what is left at its end."""
    spent = {"burns": burns_message(totals["half_burns"]), "fuel": totals["fuel"] + totals["landing_fuel"]}
    left = {"space": _site(move["space"]), "burns": burns_message(move["half_burns"]), "steps": move["steps"]}
    rolls: list[Message] = [
        (f"preview-{name}", {"number": totals[name]})
        for name in ("crashes", "aerobrakes", "radiations")
        if totals[name]
    ]
    found: list[Message] = [("preview-route", spent), ("preview-left", left)]
    return [*found, ("preview-rolls", {"rolls": rolls})] if rolls else found

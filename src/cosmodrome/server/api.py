"""The HTTP interface: people, games, tables, replays."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..arena.ladder import known
from ..bots import levels
from ..games import find, ids
from ..kernel import BadSetup, Game
from ..text import languages, sections
from ..text.lesson import lesson_of
from ..text.rulebook import conditions
from . import replaying, seating, voting
from .analysing import api as analysing
from .endpoints import BEFORE, OPTIONS, SEAT, Call, Endpoint
from .lobby import lobby
from .payloads import (
    AddPush,
    Calls,
    ChangeSeat,
    ChangeTempo,
    ChatLine,
    ConfirmMail,
    EndPush,
    Frame,
    GameInfo,
    Introduction,
    LevelInfo,
    Lobby,
    LogOut,
    Me,
    NewTable,
    OptionInfo,
    PlayOn,
    RelationInfo,
    Replay,
    RulebookSection,
    ScenarioInfo,
    SetCalls,
    SetMail,
    TableInfo,
    TakeSeat,
    TakeVacation,
    Vacation,
    Vote,
)
from .referring import ASK_AGAIN, FOR_EVER, Reference, reference_of
from .refusals import Refusal, bad_setup, not_found, too_fast
from .results import api as results
from .seeking import api as seeking
from .storage import PushRow
from .table import Table
from .tournaments import api as tournaments
from .writing import readable

USUAL_SEATS = 4

# people


async def who_am_i(call: Call, body: None) -> Me:
    """Who is asking. The cookie is renewed, so that whoever comes back now and then stays the same person."""
    await call.hub.hall.meet([call.player])
    name = call.hub.hall.name(call.player)
    if name:
        call.headers["Set-Cookie"] = call.hub.guests.cookie(call.player)
    return _me(call, call.player if name else "")


def _me(call: Call, player: str) -> Me:
    hall = call.hub.hall
    return Me(player=player, name=hall.name(player), member=hall.is_member(player), public=hall.public(player))


async def introduce(call: Call, body: Introduction) -> Me:
    """Take a name, or another one; a guest becomes somebody by this."""
    name = readable(body.name, "problem-bad-name")
    wait = call.hub.limits.name_wait(call.player, call.where)
    if wait:
        raise too_fast(wait)
    player = call.player
    if not player:
        player = call.hub.guests.new_id()
        call.headers["Set-Cookie"] = call.hub.guests.cookie(player)
    await call.hub.hall.introduce(player, name)
    return _me(call, player)


async def log_out(call: Call, body: LogOut) -> Me:
    """Log out everywhere else, or everywhere."""
    player = call.person()
    await call.hub.hall.log_out(player, "" if body.here else body.endpoint)
    guests = call.hub.guests
    call.headers["Set-Cookie"] = guests.no_cookie() if body.here else guests.cookie(player)
    return _me(call, "" if body.here else player)


async def vacation(call: Call, body: None) -> Vacation:
    """Whether one is on vacation, and how many days are left."""
    away, player = call.hub.hall.away, call.person()
    return Vacation(until=away.until(player), left=away.left(player))


async def take_vacation(call: Call, body: TakeVacation) -> Vacation:
    """Go on vacation from now on, for another time than one had said, or come back."""
    await call.hub.hall.take_vacation(call.person(), body.days)
    return await vacation(call, None)


async def calls(call: Call, body: None) -> Calls:
    """How one is called to the table."""
    return call.hub.hall.callers.shown(call.person())


async def set_calls(call: Call, body: SetCalls) -> Calls:
    """Be called in this way from now on."""
    await call.hub.hall.callers.set(call.person(), body)
    return await calls(call, None)


async def set_mail(call: Call, body: SetMail) -> Calls:
    """Have a code sent to an address, so that it counts as one's own; or have none."""
    player, callers = call.person(), call.hub.hall.callers
    if body.address and "mail" not in callers.channels:
        raise Refusal(400, "problem-no-such-channel", {"channels": ", ".join(callers.channels)})
    wait = call.hub.limits.code_wait(player, body.address, call.where) if body.address else 0.0
    if wait:
        raise too_fast(wait)
    code = await callers.new_mail(player, body.address)
    if code:
        await call.hub.postman.send_code(body.address, code, callers.of(player).language)
    return await calls(call, None)


async def add_push(call: Call, body: AddPush) -> Calls:
    """Be pushed to in this browser."""
    await call.hub.hall.callers.add_push(call.person(), PushRow(body.endpoint, body.key, body.auth))
    return await calls(call, None)


async def end_push(call: Call, body: EndPush) -> Calls:
    """Be pushed to in this browser no more."""
    await call.hub.hall.callers.end_push(call.person(), body.endpoint)
    return await calls(call, None)


async def confirm_mail(call: Call, body: ConfirmMail) -> Calls:
    """Prove that an address is one's own."""
    await call.hub.hall.callers.confirm_mail(call.person(), body.code)
    return await calls(call, None)


# games


async def list_games(call: Call, body: None) -> list[GameInfo]:
    """The games there are, with their options."""
    return [_game_info(find(each)) for each in ids()]


def _game_info(game: Game) -> GameInfo:
    edition = game.options[0]
    counts = {str(value): game.seat_range(game.resolve({edition.name: value})) for value in edition.values}
    usual = counts[str(edition.default)]
    lesson = lesson_of(game)
    return GameInfo(
        id=game.id,
        options=[
            OptionInfo(
                name=option.name,
                group=option.group,
                values=list(option.values),
                default=option.default,
                by_edition=option.by_edition,
                rule=option.rule,
            )
            for option in game.options
        ],
        relations=[
            RelationInfo(
                option=each.option,
                values=list(each.values),
                other=each.other,
                allowed=list(each.allowed),
                reason=each.reason,
            )
            for each in game.relations
        ],
        scenarios=[
            ScenarioInfo(name=each.name, seats=each.seats, options=each.options, rule=each.rule)
            for each in game.scenarios
        ],
        seats={value: (count[0], count[-1]) for value, count in counts.items()},
        levels=_levels(game),
        usual_seats=min(max(USUAL_SEATS, usual[0]), usual[-1]),
        lesson=0 if lesson is None else lesson.minutes,
    )


def _levels(game: Game) -> list[LevelInfo]:
    ladder = known(game.id)
    rungs = {} if ladder is None else {rung.level: rung for rung in ladder.rungs}
    measured = {level: rungs.get(level) for level in levels(game)}
    return [
        LevelInfo(id=level)
        if rung is None
        else LevelInfo(level, round(rung.rating), round(rung.least), round(rung.most))
        for level, rung in measured.items()
    ]


def _game(call: Call) -> Game:
    if call.path["game"] not in ids():
        raise not_found("problem-no-such-game", games=", ".join(ids()))
    return find(call.path["game"])


async def rulebook(call: Call, body: None) -> list[RulebookSection]:
    """The rulebook of a game in one language, section by section."""
    game = _game(call)
    if call.path["language"] not in languages():
        raise not_found("problem-no-such-language", languages=", ".join(languages()))
    return _rulebook(game, call.path["language"])


@lru_cache(maxsize=32)
def _rulebook(game: Game, language: str) -> list[RulebookSection]:
    return [
        RulebookSection(id=each.id, title=each.title, rank=each.rank, text=each.own_text, when=conditions(game, each))
        for each in sections(game, language).values()
    ]


async def reference(call: Call, body: None) -> Any:
    """What never changes in a game with these options (query parameters): cards, costs, tables."""
    found = _reference(call)
    call.tag(found.tag, ASK_AGAIN)
    return found.data


async def tagged_reference(call: Call, body: None) -> Any:
    """The same; while it has this tag, it need never be asked for again. Tables say where their reference is."""
    found = _reference(call)
    call.tag(found.tag, FOR_EVER if call.path["tag"] == found.tag else ASK_AGAIN)
    return found.data


def _reference(call: Call) -> Reference:
    game = _game(call)
    try:
        return reference_of(game, game.resolve(dict(call.query)))
    except BadSetup as error:
        raise bad_setup(error) from error


# tables


async def show_lobby(call: Call, body: None) -> Lobby:
    """Tables to join, to go on with, to watch and to replay."""
    return await lobby(call.hub.hall, call.player)


async def new_table(call: Call, body: NewTable) -> TableInfo:
    """Open a table; if no seat is left open, the game begins at once."""
    table = await call.hub.hall.open_table(call.person(), body)
    return table.info(call.player)


async def learn(call: Call, body: None) -> TableInfo:
    """A table where one learns a game: the one where one has begun to, or a new one."""
    table = await call.hub.hall.learn(_game(call).id, call.person())
    return table.info(call.player)


async def _table(call: Call) -> Table:
    return await call.hub.hall.table(call.path["id"])


async def show_table(call: Call, body: None) -> TableInfo:
    """A table."""
    return (await _table(call)).info(call.player)


async def join(call: Call, body: TakeSeat) -> TableInfo:
    """Sit down; when nobody is missing any more, the game begins. Also in a running game, if a seat is open."""
    player, table = call.person(), await _table(call)
    await table.join(player, body.seat)
    return table.info(player)


async def leave(call: Call, body: None) -> TableInfo:
    """Get up; in a running game a bot plays on. If it is the host, somebody else who sits there becomes it."""
    player, table = call.person(), await _table(call)
    await table.change(lambda row: seating.left(row, table.game, player))
    return table.info(player)


async def take_back(call: Call, body: None) -> TableInfo:
    """Take back the seat that a bot has kept while one was away."""
    player, table = call.person(), await _table(call)
    await table.take_back(player)
    return table.info(player)


async def vote(call: Call, body: Vote) -> TableInfo:
    """Vote that a bot replaces somebody who is away, or that the game ends without a result."""
    player, table = call.person(), await _table(call)
    await table.vote(player, body)
    return table.info(player)


async def change_seat(call: Call, body: ChangeSeat) -> TableInfo:
    """The host opens a seat or puts a bot on it, before the game and during it; whoever sits there has to get up."""
    player, table = call.person(), await _table(call)
    await call.hub.desk.check([body.level])
    away = voting.long_away(table.row, table.absent)
    await table.change(lambda row: seating.rearranged(row, table.game, player, body, away))
    return table.info(player)


async def change_tempo(call: Call, body: ChangeTempo) -> TableInfo:
    """Let the bots take more time for their answers, or less, before the game and during it."""
    player, table = call.person(), await _table(call)
    await table.change(lambda row: seating.paced(row, player, body.tempo))
    return table.info(player)


async def start(call: Call, body: None) -> TableInfo:
    """The host begins: bots take the open seats."""
    player, table = call.person(), await _table(call)
    await table.change(lambda row: seating.started(row, table.game, player))
    return table.info(player)


async def rematch(call: Call, body: None) -> TableInfo:
    """Play again: the new table, where the others are waited for."""
    other = await call.hub.hall.rematch(await _table(call), call.person())
    return other.info(call.player)


async def play_on(call: Call, body: PlayOn) -> TableInfo:
    """Play on from a point of a finished game, against bots: the new table."""
    await call.hub.desk.check([body.level])
    other = await call.hub.hall.play_on(await _table(call), call.person(), body)
    return other.info(call.player)


async def chat(call: Call, body: None) -> list[ChatLine]:
    """The lines of the chat that come before number `before`, or the last ones; the oldest of them first."""
    return await (await _table(call)).talk.before(call.player, call.whole("before"))


# replays


async def replay(call: Call, body: None) -> Replay:
    """All that has happened at a table, as far as one may see it."""
    return await replaying.replay(await _table(call), call.player, call.whole("seat"))


async def frame(call: Call, body: None) -> Frame:
    """The table after so many actions, as far as one may see it."""
    if not call.path["actions"].isdecimal() or len(call.path["actions"]) > 9:
        raise not_found("problem-no-such-page")
    return await replaying.frame(await _table(call), call.player, call.whole("seat"), int(call.path["actions"]))


async def record(call: Call, body: None) -> Any:
    """The record of a finished game, with its seed: `cosmodrome verify` checks it."""
    table = await _table(call)
    given = call.hub.hall.record(table).as_dict()
    call.headers["Content-Disposition"] = f'attachment; filename="{table.row.game}-{table.row.id}.json"'
    return given


ENDPOINTS = [
    Endpoint("GET", "/api/me", who_am_i, Me),
    Endpoint("POST", "/api/me", introduce, Me, Introduction),
    Endpoint("POST", "/api/me/log-out", log_out, Me, LogOut),
    Endpoint("GET", "/api/me/vacation", vacation, Vacation),
    Endpoint("POST", "/api/me/vacation", take_vacation, Vacation, TakeVacation),
    Endpoint("GET", "/api/me/calls", calls, Calls),
    Endpoint("POST", "/api/me/calls", set_calls, Calls, SetCalls),
    Endpoint("POST", "/api/me/push", add_push, Calls, AddPush),
    Endpoint("POST", "/api/me/push/end", end_push, Calls, EndPush),
    Endpoint("POST", "/api/me/mail", set_mail, Calls, SetMail),
    Endpoint("POST", "/api/me/mail/confirm", confirm_mail, Calls, ConfirmMail),
    Endpoint("GET", "/api/games", list_games, list[GameInfo]),
    Endpoint("GET", "/api/games/{game}/rulebook/{language}", rulebook, list[RulebookSection]),
    Endpoint("GET", "/api/games/{game}/reference", reference, Any, query=(OPTIONS,)),
    Endpoint("GET", "/api/games/{game}/reference/{tag}", tagged_reference, Any, query=(OPTIONS,)),
    Endpoint("POST", "/api/games/{game}/lesson", learn, TableInfo),
    Endpoint("GET", "/api/lobby", show_lobby, Lobby),
    Endpoint("POST", "/api/tables", new_table, TableInfo, NewTable),
    Endpoint("GET", "/api/tables/{id}", show_table, TableInfo),
    Endpoint("POST", "/api/tables/{id}/join", join, TableInfo, TakeSeat),
    Endpoint("POST", "/api/tables/{id}/leave", leave, TableInfo),
    Endpoint("POST", "/api/tables/{id}/take-back", take_back, TableInfo),
    Endpoint("POST", "/api/tables/{id}/vote", vote, TableInfo, Vote),
    Endpoint("POST", "/api/tables/{id}/seat", change_seat, TableInfo, ChangeSeat),
    Endpoint("POST", "/api/tables/{id}/tempo", change_tempo, TableInfo, ChangeTempo),
    Endpoint("POST", "/api/tables/{id}/start", start, TableInfo),
    Endpoint("POST", "/api/tables/{id}/rematch", rematch, TableInfo),
    Endpoint("POST", "/api/tables/{id}/play-on", play_on, TableInfo, PlayOn),
    Endpoint("GET", "/api/tables/{id}/chat", chat, list[ChatLine], query=(BEFORE,)),
    Endpoint("GET", "/api/tables/{id}/replay", replay, Replay, query=(SEAT,)),
    Endpoint("GET", "/api/tables/{id}/replay/{actions}", frame, Frame, query=(SEAT,)),
    Endpoint("GET", "/api/tables/{id}/record", record, Any),
    *analysing.ENDPOINTS,
    *results.ENDPOINTS,
    *tournaments.ENDPOINTS,
    *seeking.ENDPOINTS,
]

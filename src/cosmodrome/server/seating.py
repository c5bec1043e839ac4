"""Who sits where: the rows of tables, and how they change."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from ..bots import levels
from ..kernel import BadSetup, Game, State, commitment
from ..text.lesson import Lesson
from . import wall
from .ids import unguessable
from .payloads import ChangeSeat, NewTable, Pace, PlayOn, SeatPlan, Tempo
from .refusals import Refusal, bad_setup, conflict, forbidden
from .storage import SeatRow, TableRow
from .visitors.levels import visitor_of
from .writing import readable

OPEN = SeatRow(kind="open")

MOST_BARRED = 100
"""So many people a table remembers who may not sit down there again."""


PACES = {"live": (10, 6 * 3600), "days": (3600, 90 * 86400)}
"""The fewest and the most seconds of a clock."""


def usual_level(game: Game) -> str:
    """The level a bot gets when nobody says which: the strongest that answers at once."""
    known = levels(game)
    return "commander" if "commander" in known else next(iter(known))


def bot(game: Game, level: str) -> SeatRow:
    known = levels(game)
    chosen = level or usual_level(game)
    if chosen not in known and visitor_of(chosen) is None:
        raise Refusal(400, "problem-no-such-level", {"level": chosen, "levels": ", ".join(known)})
    return SeatRow(kind="bot", level=chosen)


def new_id() -> str:
    """An id that nobody can guess: whoever knows the id of a private table may come to it."""
    return unguessable(9)


def new_row(game: Game, player: str, plan: NewTable, seed: str, committed: str) -> TableRow:
    """A new table; whoever asks for it is its host."""
    now = wall.now()
    seats = _plan(game, player, plan.seats)
    return TableRow(
        id=new_id(),
        game=game.id,
        name=readable(plan.name, "problem-bad-name") if plan.name.strip() else "",
        options=game.resolve(dict(plan.options)),
        seats=seats,
        status="open" if OPEN in seats else "playing",
        begun=0.0 if OPEN in seats else now,
        private=plan.private,
        members=plan.members,
        tempo=plan.tempo,
        pace=plan.pace,
        hints=plan.hints,
        seed=seed,
        host=player,
        created=now,
        changed=now,
        actions=0,
        scores=[],
        winners=[],
        rules=game.rules,
        commitment=committed,
    )


def again(row: TableRow, player: str, seed: str) -> TableRow:
    """The same game once more: bots come along, and so does whoever asks; the others are waited for."""
    now = wall.now()
    seats = [each if each.kind == "bot" or each.player == player else OPEN for each in row.seats]
    return msgspec.structs.replace(
        row,
        id=new_id(),
        seats=seats,
        status="open" if OPEN in seats else "playing",
        begun=0.0 if OPEN in seats else now,
        seed=seed,
        reseeds=[],
        commitment=commitment(seed),
        host=player,
        created=now,
        changed=now,
        actions=0,
        scores=[],
        winners=[],
        rematch="",
        votes=[],
        cancelled=False,
        origin="",
        origin_actions=0,
        lesson="",
        starters=[],
        removed=[],
        dismissers=[],
        openings=[],
        tournament="",
        version=0,
    )


def lesson_row(game: Game, player: str, lesson: Lesson) -> TableRow:
    """A table for one person to learn at; when the lesson is over, the weakest bots play on."""
    weakest = SeatRow(kind="bot", level=next(iter(levels(game))))
    plan = NewTable(game=game.id, seats=[], options=lesson.options, private=True)
    row = new_row(game, player, plan, lesson.seed, commitment(lesson.seed))
    seats = [weakest] * lesson.seats
    seats[lesson.seat] = SeatRow(kind="person", player=player)
    return msgspec.structs.replace(row, seats=seats, status="playing", begun=row.created, lesson=lesson.digest)


def rotated(row: TableRow) -> TableRow:
    """Everybody one seat on: whoever sat second sits first."""
    return msgspec.structs.replace(row, seats=[*row.seats[1:], row.seats[0]])


def followed(row: TableRow, known: str, rematch: str) -> TableRow:
    """The row with a rematch in place of the one that was known; if it names another one by now, that stays."""
    return msgspec.structs.replace(row, rematch=rematch) if row.rematch == known else row


def branch(row: TableRow, game: Game, player: str, wish: PlayOn, reseeds: list[str]) -> TableRow:
    """A game played on from some point of a finished one, by this person against bots."""
    seats = [
        SeatRow(kind="person", player=player) if seat == wish.seat else bot(game, wish.level)
        for seat in range(len(row.seats))
    ]
    fresh = again(row, player, row.seed)
    return msgspec.structs.replace(
        fresh,
        seats=seats,
        status="playing",
        begun=fresh.created,
        reseeds=reseeds,
        commitment=commitment(row.seed, *reseeds),
        private=True,
        members=False,
        pace=None,
        origin=row.id,
        origin_actions=wish.actions,
    )


def _plan(game: Game, player: str, plan: list[SeatPlan]) -> list[SeatRow]:
    seats: list[SeatRow] = []
    for seat in plan:
        if seat.kind == "bot":
            seats.append(bot(game, seat.level))
        elif seat.kind == "person" and not any(each.kind == "person" for each in seats):
            seats.append(SeatRow(kind="person", player=player))
        else:
            seats.append(OPEN)
    return seats


def seat_of(row: TableRow, player: str) -> int | None:
    """Where this person sits."""
    if player:
        for seat, each in enumerate(row.seats):
            if each.kind == "person" and each.player == player:
                return seat
    return None


def players(row: TableRow) -> list[str]:
    """The people at a table, those whose seats are kept, and its host."""
    return [who for each in row.seats for who in (each.player, each.owner) if who] + [row.host]


def with_seat(row: TableRow, seat: int, taken: SeatRow) -> TableRow:
    """The row with another occupant on one seat; when nobody is missing any more, the game begins."""
    seats = [taken if number == seat else each for number, each in enumerate(row.seats)]
    changed = msgspec.structs.replace(row, seats=seats, changed=wall.now())
    return begun(changed) if changed.status == "open" and OPEN not in seats else changed


def with_rules_of(game: Game, row: TableRow) -> TableRow:
    """The row as this version of the game has it. One that has begun is bound to the rules it began with."""
    if row.rules == game.rules:
        return row
    try:
        options = game.resolve(dict(row.options))
        if not has_begun(row) and len(row.seats) in game.seat_range(options):
            return msgspec.structs.replace(row, rules=game.rules, options=options)
    except BadSetup:
        pass  # it was opened with an option that is no more
    raise conflict("problem-other-rules", rules=row.rules, now=game.rules)


def begun(row: TableRow) -> TableRow:
    now = wall.now()
    starters = [each.player for each in row.seats]
    return msgspec.structs.replace(row, status="playing", changed=now, begun=now, starters=starters)


def has_begun(row: TableRow) -> bool:
    return row.status in ("playing", "over")


def joined(row: TableRow, player: str, wanted: int | None) -> TableRow:
    """Somebody sits down; whoever sits there already stays there."""
    if seat_of(row, player) is not None:
        return row
    if kept_for(row, player) is not None:
        return returned(row, player)
    if player in row.barred:
        raise forbidden("problem-barred")
    free = [seat for seat, each in enumerate(row.seats) if each.kind == "open"]
    if row.status != "open" and not (row.status == "playing" and free):
        raise conflict("problem-already-begun")
    if not free:
        raise conflict("problem-table-full")
    seat = free[0] if wanted is None else wanted
    if seat not in free:
        raise conflict("problem-seat-taken", seats=", ".join(str(each + 1) for each in free))
    return with_seat(row, seat, SeatRow(kind="person", player=player))


def kept_for(row: TableRow, player: str) -> int | None:
    """Where a bot plays for this person."""
    owners = [each.owner for each in row.seats]
    return owners.index(player) if player and player in owners else None


def stood_in(row: TableRow, game: Game, seat: int) -> TableRow:
    """A bot takes the seat of somebody who is away, and keeps it for them."""
    owner = row.seats[seat].player
    kept = msgspec.structs.replace(bot(game, ""), owner=owner)
    return _hosted(with_seat(row, seat, kept), owner)


def returned(row: TableRow, player: str) -> TableRow:
    """Somebody takes back the seat that a bot has kept."""
    seat = kept_for(row, player)
    if seat is None:
        raise conflict("problem-no-seat-kept")
    if row.status == "over":
        raise conflict("problem-over")
    return with_seat(row, seat, SeatRow(kind="person", player=player))


def with_owners(row: TableRow) -> TableRow:
    """The row with everybody back at the seat that a bot keeps for them."""
    seats = [SeatRow(kind="person", player=each.owner) if each.owner else each for each in row.seats]
    return msgspec.structs.replace(row, seats=seats)


def _hosted(row: TableRow, gone: str) -> TableRow:
    """When the host goes, whoever sits first of the others is it."""
    others = [each.player for each in row.seats if each.kind == "person"]
    return msgspec.structs.replace(row, host=others[0]) if others and row.host == gone else row


def left(row: TableRow, game: Game, player: str) -> TableRow:
    """Somebody gets up: the seat is open again (with nobody left the table is given up), or a bot plays on.

    Who has a seat kept gives it up.
    """
    seat = seat_of(row, player)
    if seat is None:
        seat = kept_for(row, player)
    if seat is None:
        raise conflict("problem-not-seated")
    if row.status == "over":
        raise conflict("problem-over")
    vacated = with_seat(row, seat, bot(game, "") if row.status == "playing" else OPEN)
    others = [each.player for each in vacated.seats if each.kind == "person"]
    if not others:
        goes_on = row.status == "playing" and not row.lesson
        return vacated if goes_on else msgspec.structs.replace(vacated, status="given_up")
    return _hosted(vacated, player)


def rearranged(row: TableRow, game: Game, player: str, change: ChangeSeat, long_away: Collection[int] = ()) -> TableRow:
    """The host opens a seat or puts a bot on it, before the game or during it; whoever sits there has to get up.

    At some seats people may have been `long_away`.
    """
    _host_only(row, player)
    if row.status == "over":
        raise conflict("problem-over")
    if row.lesson:
        raise conflict("problem-lesson-seats")
    if not 0 <= change.seat < len(row.seats):
        raise Refusal(400, "no-such-seat", {"number": change.seat + 1, "seats": len(row.seats)})
    sits = row.seats[change.seat].player
    if row.status == "playing" and visitor_of(change.level) is not None:
        raise conflict("problem-already-begun")  # it would show its owner what whoever sat there has hidden
    if sits == player:
        raise conflict("problem-own-seat")
    if sits and row.status == "playing" and change.seat not in long_away:
        row = _dismissed(row, sits, player)
    if sits and change.bar:
        row = msgspec.structs.replace(row, barred=[*row.barred, sits][-MOST_BARRED:])
    return with_seat(row, change.seat, OPEN if change.kind == "open" else bot(game, change.level))


def _dismissed(row: TableRow, sits: str, host: str) -> TableRow:
    """Somebody is sent away from a running game: who began it loses nothing, and the host has lost it.

    So nobody sends away who is about to win; nor may somebody do it for them who has nothing to lose.
    """
    row = msgspec.structs.replace(row, removed=[*row.removed, sits])
    if sits not in starters(row):
        return row
    if host not in starters(row):
        raise forbidden("problem-host-began-not")
    return msgspec.structs.replace(row, dismissers=list(dict.fromkeys([*row.dismissers, host])))


def starters(row: TableRow) -> list[str]:
    """Who sat at each seat when the game began, as far as that was noted; nobody at a bot's seat."""
    return row.starters or [each.player or each.owner for each in row.seats]


def may_ask(row: TableRow) -> bool:
    """Whether people may ask here what a bot would do: against bots alone it harms nobody."""
    return row.hints or sum(each.kind != "bot" for each in row.seats) < 2


def may_talk(row: TableRow, player: str) -> bool:
    """Whether this person may write in the chat: who sits there and the host, and whoever was invited.

    To a private table comes only who was given its link.
    """
    if not player or player in row.barred:
        return False
    return row.private or row.host == player or seat_of(row, player) is not None


def in_gallery(row: TableRow, player: str) -> bool:
    """Whether this person hears what those say who watch, and may say something there: not who plays, until the end."""
    return row.status == "over" or (seat_of(row, player) is None and kept_for(row, player) is None)


def started(row: TableRow, game: Game, player: str) -> TableRow:
    """The host waits no longer: bots take the open seats."""
    _host_only(row, player)
    if row.status != "open":
        raise conflict("problem-already-begun")
    seats = [bot(game, "") if each.kind == "open" else each for each in row.seats]
    return begun(msgspec.structs.replace(row, seats=seats))


def _host_only(row: TableRow, player: str) -> None:
    if row.host != player:
        raise forbidden("problem-host-only")


def paced(row: TableRow, player: str, tempo: Tempo) -> TableRow:
    """The bots take more time for their answers, or less."""
    if seat_of(row, player) is None and row.host != player:
        raise forbidden("problem-players-only")
    return msgspec.structs.replace(row, tempo=tempo)


def ended(row: TableRow, state: State, actions: int) -> TableRow:
    """The game is over: what the lobby shows of it."""
    return msgspec.structs.replace(
        row,
        status="over",
        changed=wall.now(),
        actions=actions,
        scores=list(state.scores),
        winners=list(state.winners),
        openings=[state.opening(seat) for seat in range(state.seats)],
    )


def cancelled(row: TableRow, actions: int) -> TableRow:
    """The game ends without a result, as those who play have voted."""
    return msgspec.structs.replace(row, status="over", changed=wall.now(), actions=actions, votes=[], cancelled=True)


def check_setup(game: Game, plan: NewTable) -> State:
    """How such a game begins. Refuse what it can not be played with, in its own words."""
    try:
        state = game.open(len(plan.seats), "", dict(plan.options))
    except BadSetup as error:
        raise bad_setup(error) from error
    if plan.pace is not None:
        _check_pace(plan.pace, state)
    return state


def _check_pace(pace: Pace, state: State) -> None:
    if pace.kind == "days" and state.pace:
        raise Refusal(400, "problem-real-time-pace")
    least, most = PACES[pace.kind]
    if not least <= pace.seconds <= most:
        raise Refusal(400, "problem-bad-pace", {"least": least, "most": most})
    if not 0 <= pace.increment <= (most if pace.per == "game" else 0):
        raise Refusal(400, "problem-bad-increment", {"most": most if pace.per == "game" else 0})


def first_due(row: TableRow) -> float | None:
    """The earliest moment at which somebody may run out of time at a table that has just begun."""
    if row.pace is None or row.status != "playing" or row.roll_call:
        return None
    return row.began + row.pace.seconds

"""No byte that leaves the server tells a seat what it may not know.

Two tables that differ in nothing but what a seat may not know must send that seat the same bytes: made from states as
`imagine` gives them, and with two seeds that look the same from one seat, over the wire.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import defaultdict
from random import Random
from typing import Any

import msgspec
import pytest

from cosmodrome.games import find, ids
from cosmodrome.kernel import CLOCK, Dice, Event, Game, Illegal, Record, State, as_action, commitment
from cosmodrome.server import asking, seating
from cosmodrome.server.hall import Hall
from cosmodrome.server.payloads import NewTable, SeatPlan, StandingOrder, Welcome
from cosmodrome.server.play import Play, checked, next_entry
from cosmodrome.server.showing import Alike, encode
from cosmodrome.server.table import Table
from tests.play import step

from .client import Guest, Screen, choose, play, table_of_two
from .running import Threaded

pytestmark = pytest.mark.anyio

OUTPOST = find("outpost")


# two states


def moments(game: Game, seats: int, seed: str, every: int = 37) -> list[Play]:
    """A game played at random, with a look at it now and then."""
    row = seating.new_row(game, "p", NewTable(game=game.id, seats=[SeatPlan()] * seats), seed, commitment(seed))
    now = Play.begin(game, row)
    dice = Dice(f"moments {seed}")
    kept = [now]
    for number in range(400):
        if now.state.over:
            break
        seat, action = step(now.state.copy(), dice)
        now = now.after(next_entry(now, "act", seat, action))
        if number % every == 0:
            kept.append(now)
    return kept


def twin(play: Play, seat: int, dice: Dice) -> Play:
    """The same moment with everything changed that this seat may not know: hands, piles, seed, events of others."""
    true = play.state
    state = true.imagine(seat, dice)
    state.past, state.dice, state.revealed, state._mark = true.past, true.dice.copy(), true.revealed, true._mark
    state.journal, told = [], []
    visible = [0]
    for event, actions in zip(true.journal or [], play.actions_at, strict=True):
        if event.visible_to(seat):
            state.journal.append(event)
            told.append(actions)
        elif dice.below(2):
            state.journal.append(Event("other-secret", {"seat": 99}, event.audience))
            told.append(actions)
        visible.append(len(state.journal))
    other = Play(state, play.actions, play.entry, None, play.clocks)
    other.actions_at = told
    other.floors = [visible[floor] for floor in play.floors]
    other._asked = play._asked
    return other


def table_with(server: Threaded, play: Play, orders: dict[int, list[StandingOrder]]) -> Table:
    state = play.state
    plan = NewTable(game=state.game.id, seats=[SeatPlan()] * state.seats)
    row = seating.new_row(state.game, "p0", plan, "the seed of a table", "hash")
    seats = [msgspec.structs.replace(row.seats[0], kind="person", player=f"p{seat}") for seat in range(state.seats)]
    row = msgspec.structs.replace(row, id="t", seats=seats, status="playing", created=0.0, changed=0.0)
    table = Table(server.hall, row)
    table.play = play
    table.orders.given.update(orders)
    return table


def sent(table: Table, hall: Hall, seat: int, player: str) -> list[bytes]:
    """Everything this seat is sent about the table as it stands."""
    now = table.play
    assert now is not None
    updates = [
        encode(table.showing.update(now, Alike(table, now), seat, now.state.view(seat), keep))
        for keep in (0, now.visible(seat), *(now.kept_since(seq, seat) for seq in range(0, now.seq + 1, 7)))
    ]
    welcome = Welcome(table=table.info(player), reference="", chat=[])
    refusals = [refusal(now, seat, action) for action in TRIED]
    return [*updates, encode(welcome), encode(hall.info(table.row, player, table)), *refusals]


TRIED: list[list[Any]] = [
    [],
    ["fly"],
    ["pass"],
    ["done"],
    ["bid", 0],
    ["bid", 40],
    ["bid", 10**6],
    ["auction", "moon_base"],
    ["auction", "scientists"],
    ["pay", 101],
    ["pay", 101, 102, 103],
    ["build", "titanium"],
    ["build", "research"],
    ["recruit"],
    ["discard", 101],
    ["tick", 1],
]


def refusal(play: Play, seat: int, action: list[Any]) -> bytes:
    """What the server answers to this; nothing if it would do it."""
    try:
        checked(play, seat, action)
    except Illegal as error:
        return encode(asking.problem(play.state.game, error))
    return b""


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", [find(each) for each in ids()], ids=ids())
async def test_what_a_seat_may_not_know_changes_no_byte(server: Threaded, game: Game, seats: int) -> None:
    dice = Dice("fair play")
    secret = [StandingOrder(prompt="prompt-bid", params={"upgrade": "robots"}, otherwise=["pass"], most=77)]
    different = 0
    for moment in moments(game, seats, f"fair {seats}"):
        for seat in range(seats):
            other = twin(moment, seat, dice)
            different += json.dumps(other.state.everything()) != json.dumps(moment.state.everything())
            others = {each: secret for each in range(seats) if each != seat}
            plain, changed = table_with(server, moment, {}), table_with(server, other, others)
            player = f"p{seat}"
            assert sent(plain, server.hall, seat, player) == sent(changed, server.hall, seat, player)
    assert different > seats


# two seeds over the wire


def alike(seats: int, most: int = 4000) -> tuple[str, str]:
    """Two seeds of which seat 0, who begins, sees the same, while the others hold other cards."""
    found: dict[str, list[tuple[str, State]]] = defaultdict(list)
    for number in range(most):
        seed = f"alike {number}"
        state = OUTPOST.open(seats, seed, {})
        if state.waiting != (0,):
            continue
        view = json.dumps([state.view(0), [event.as_dict() for event in state.events(0)]])
        for earlier, before in found[view]:
            if before.view(1) != state.view(1):
                return earlier, seed
        found[view].append((seed, state))
    raise AssertionError("no two seeds look alike")


VARYING = re.compile(r'"(id|commitment|created|changed|votable_from)":("[^"]*"|[0-9.e+]+)')
"""What tells two tables apart, and nothing about their cards."""


def masked(text: str) -> str:
    return VARYING.sub(r'"\1":0', text)


async def test_two_seeds_that_look_alike_sound_alike(server: Threaded) -> None:
    heard: list[list[str]] = []
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        for seed in alike(3):
            ada.answers.clear()
            heard.append(await first_turn(ada, bo, seed))
    assert len(heard[0]) > 20
    assert heard[0] == heard[1]


async def first_turn(ada: Guest, bo: Guest, seed: str) -> list[str]:
    """Seat 0 plays its first turn, tries what it may not and takes back what it can; everything it was sent."""
    table = (await ada.open_table("me", "open", "open", seed=seed))["id"]
    await bo.post(f"/api/tables/{table}/join")
    await ada.post(f"/api/tables/{table}/seat", {"seat": 2, "kind": "bot", "level": "cadet"})
    socket = await ada.watch(table)
    dice = Random("first turn")
    for _ in range(12):
        question = socket.screen.question
        if question is None:
            break
        for action in TRIED:
            if action not in [option["action"] for option in question["options"]]:
                await socket.act(["fly", *action])
        rest = [each for each in question["options"] if each["action"] != ["done"]]
        await socket.act(choose({**question, "options": rest or question["options"]}, dice))
        if socket.screen.update["can_undo"] and dice.random() < 0.4:
            await socket.ask("undo", seq=socket.screen.seq)
        if socket.screen.update["view"]["auction"]:
            break  # from here on it depends on the others
    acted = socket.screen.update["actions"]
    for path in ("", "/replay", "/replay?seat=0", "/replay/0?seat=0", f"/replay/{acted}?seat=0", f"/replay/{acted}"):
        await ada.get(f"/api/tables/{table}{path}")
    for path in ("/replay?seat=1", "/replay/0?seat=2", "/record"):
        await ada.refused("GET", f"/api/tables/{table}{path}")
    await socket.settle()
    said = [masked(frame) for frame in [*socket.screen.frames, *ada.answers]]
    await ada.post(f"/api/tables/{table}/leave")
    await socket.close()
    return [re.sub(r'"(act|undo|ping)\d+"', '"0"', each).replace(table, "t") for each in said]


# a whole game overheard


async def test_a_whole_game_overheard(server: Threaded) -> None:
    """Of all that one person and a spectator were sent until the end, nothing was meant for somebody else."""
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
        Guest(server.base) as nobody,
    ):
        table = await table_of_two(ada, bo, "bot", seed="0verheard5eed")
        sockets = [await ada.watch(table), await bo.watch(table), await nobody.watch(table)]
        await sockets[1].ask(
            "orders", orders=[{"prompt": "prompt-x", "params": {"secretly": 1}, "otherwise": ["pass"]}]
        )
        await asyncio.gather(
            play(sockets[0], Random("overheard")),
            play(sockets[1], Random("overheard too")),
            sockets[2].until(lambda screen: screen.over),
            asking_around(ada, nobody, table, sockets[0].screen),
        )
        record = Record.parse((await ada.http.get(f"/api/tables/{table}/record")).text, find)
        ends = [
            [*before_the_end(socket.screen), *guest.answers]
            for guest, socket in ((ada, sockets[0]), (nobody, sockets[2]))
        ]
        for texts in ends:
            everything = "\n".join(texts)
            assert len(everything) > 100_000
            assert '"scores":[]' in everything and '"scores":[0' not in everything, "not everybody may know them"
            assert "0verheard5eed" not in everything and "secretly" not in everything
        state = record.replay()
        for seat, socket in ((0, sockets[0]), (1, sockets[1]), (None, sockets[2])):
            allowed = [event for event in state.journal or [] if event.visible_to(seat)]
            assert [line["key"] for line in socket.screen.log] == [event.key for event in allowed]
            check_hands(before_the_end(socket.screen), seat)


def before_the_end(screen: Screen) -> list[str]:
    """What was sent while the game was running."""
    return [frame for frame in screen.frames if '"over":true' not in frame and '"status":"over"' not in frame]


def check_hands(frames: list[str], seat: int | None) -> None:
    """A view holds the cards of the own hand only; logs name drawn cards only to whom they belong."""
    for frame in frames:
        said = json.loads(frame)
        if said["type"] != "update":
            continue
        for colony in said["view"]["colonies"]:
            assert colony["seat"] == seat or not colony.get("hand"), colony
        for line in said["log"]:
            if line["key"] == "produced-cards":
                assert line["params"]["seat"] == seat


async def asking_around(ada: Guest, nobody: Guest, table: str, screen: Screen) -> None:
    """Ask for everything there is while the game runs."""
    for _ in range(3):
        for guest in (ada, nobody):
            for path in ("/api/lobby", f"/api/tables/{table}", f"/api/tables/{table}/replay"):
                text = (await guest.http.get(path)).text
                if not screen.over and '"status":"over"' not in text:
                    guest.answers.append(text)
        await asyncio.sleep(0.2)


async def test_while_a_game_runs_one_looks_from_the_own_place_only(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, seed="places")
        for guest, seat, allowed in ((ada, 0, [0, None]), (bo, 1, [1, None]), (Guest(server.base), None, [None])):
            assert (await guest.get(f"/api/tables/{table}/replay"))["seats"] == allowed
            for other in {0, 1} - {seat}:
                for path in (f"replay?seat={other}", f"replay/0?seat={other}"):
                    status, key, _ = await guest.refused("GET", f"/api/tables/{table}/{path}")
                    assert (status, key) == (403, "problem-hidden-place")


def test_the_clock_is_nobodys_seat() -> None:
    """A message acts for the seat of its sender; not even the server's own way in lets a client be the clock."""
    for moment in moments(OUTPOST, 2, "clock", 200):
        with pytest.raises(Illegal):
            checked(moment, CLOCK, list(as_action(["reseed", "mine"])))

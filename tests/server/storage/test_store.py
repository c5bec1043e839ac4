"""What is stored comes back, and what must not be stored is refused."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from cosmodrome.server.storage import Conflict, Entry, OrdersRow, PlayerRow, SeatRow, StorageError, Store, Unreadable

from .examples import act, table

pytestmark = pytest.mark.anyio


async def test_the_secret_is_made_once(store: Store, other: Store) -> None:
    secret = await store.secret()
    assert len(secret) >= 32
    assert await store.secret() == await other.secret() == secret


async def test_players(store: Store) -> None:
    ann, bob = PlayerRow("ann", "Ann", 1.0), PlayerRow("bob", "Bób ✨", 2.0)
    await store.people.add(ann, "ann")
    await store.people.add(bob, "bob")
    await store.people.rename("ann", "Anne", "anne")
    assert await store.player("ann") == PlayerRow("ann", "Anne", 1.0)
    assert await store.player("eve") is None
    assert await store.players(["bob", "eve", "bob"]) == {"bob": bob}
    assert await store.players([]) == {}
    with pytest.raises(Conflict):
        await store.people.add(ann, "ann")
    with pytest.raises(StorageError, match="no player eve"):
        await store.people.rename("eve", "Eve", "eve")


async def test_many_players_are_found_at_once(store: Store) -> None:
    rows = [PlayerRow(f"p{number}", f"Player {number}", float(number)) for number in range(1200)]
    await asyncio.gather(*(store.people.add(row, row.id) for row in rows))
    assert await store.players([row.id for row in rows]) == {row.id: row for row in rows}


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    row = table(scores=[3, -1], winners=[0], rematch="next", origin="before", origin_actions=7, status="over")
    await store.add_table(row, [act(1), act(2)])
    assert await store.table("t") == row
    assert await store.log("t") == [act(1), act(2)]
    assert await store.table("u") is None
    with pytest.raises(Conflict):
        await store.add_table(row)


async def test_a_table_with_a_bad_log_is_not_added(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.add_table(table(), [act(1), act(3)])
    assert await store.table("t") is None
    assert await store.log("t") == []


async def test_a_table_is_saved_only_over_the_version_that_was_read(store: Store, other: Store) -> None:
    await store.add_table(table())
    mine, theirs = await store.table("t"), await other.table("t")
    assert mine is not None and theirs is not None
    saved = await store.save_table(replace(mine, name="mine"))
    assert saved.version == 1
    assert await other.table("t") == saved
    with pytest.raises(Conflict):
        await other.save_table(replace(theirs, name="theirs"))
    again = await other.save_table(replace(saved, name="theirs"))
    assert await store.table("t") == again
    with pytest.raises(Conflict):
        await store.save_table(table("nowhere"))


async def test_tables_are_found_by_status_player_and_privacy(store: Store) -> None:
    await store.add_table(table("a", changed=1.0))
    await store.add_table(table("b", changed=3.0, private=True, host="bob", seats=[SeatRow("person", "cy")]))
    await store.add_table(table("c", changed=2.0, status="playing", host="bob"))

    async def found(**filters: object) -> list[str]:
        return [row.id for row in await store.tables(**filters)]  # type: ignore[arg-type]  # whatever the test says

    assert await found() == ["b", "c", "a"]
    assert await found(limit=2) == ["b", "c"]
    assert await found(status="open") == ["b", "a"]
    assert await found(public_only=True) == ["c", "a"]
    assert await found(player="ann") == ["c", "a"]
    assert await found(player="bob") == ["b", "c"]
    assert await found(player="cy") == ["b"]
    assert await found(player="cy", status="playing") == []


async def test_who_leaves_a_table_no_longer_finds_it(store: Store) -> None:
    row = table(host="bob")
    await store.add_table(row)
    await store.save_table(replace(row, seats=[SeatRow("open"), SeatRow("person", "cy")]))
    assert await store.tables(player="ann") == []
    assert len(await store.tables(player="cy")) == len(await store.tables(player="bob")) == 1


async def test_the_log_comes_back_in_order(store: Store) -> None:
    entries = [act(1, "x"), Entry(2, "undo", 0, [], "", 5.0), Entry(3, "time", -1, [[0, 1500]], "", 6.5), act(4)]
    await store.append("t", entries[:2])
    await store.append("t", entries[2:])
    assert await store.log("t") == entries
    assert await store.log("t", since=2) == entries[2:]
    assert await store.log("t", since=9) == []
    assert await store.log("u") == []


@pytest.mark.parametrize("numbers", [[1], [2], [3], [4], [4, 5], [3, 5], [3, 3], [0], [2, 3]])
async def test_only_the_next_numbers_are_appended(store: Store, numbers: list[int]) -> None:
    await store.append("t", [act(1), act(2)])
    if numbers == [3]:
        await store.append("t", [act(3)])
        return
    with pytest.raises(Conflict):
        await store.append("t", [act(number) for number in numbers])
    assert await store.log("t") == [act(1), act(2)]


async def test_a_token_counts_once_for_each_seat(store: Store) -> None:
    await store.append("t", [act(1, "x"), act(2, "x", seat=1), act(3), act(4)])
    with pytest.raises(Conflict):
        await store.append("t", [act(5), act(6, "x")])
    assert len(await store.log("t")) == 4
    await store.append("u", [act(1, "x")])
    assert await store.find_token("t", 0, "x") == 1
    assert await store.find_token("t", 1, "x") == 2
    assert await store.find_token("t", 0, "y") is None
    assert await store.find_token("t", 0, "") is None


async def test_the_end_of_a_game_is_stored_whole_or_not_at_all(store: Store) -> None:
    row = table()
    await store.add_table(row)
    over = replace(row, status="over", scores=[9, 4, 4], winners=[0], actions=1)
    with pytest.raises(Conflict):
        await store.append("t", [act(1)], replace(over, version=5))
    with pytest.raises(Conflict):
        await store.append("t", [act(2)], over)
    assert await store.log("t") == []
    assert await store.table("t") == row
    await store.append("t", [act(1)], over)
    assert await store.log("t") == [act(1)]
    assert await store.table("t") == replace(over, version=1)


async def test_chat(store: Store, other: Store) -> None:
    first = await store.say("t", "ann", "Bonjour à tous", 1.0)
    second = await other.say("t", "bob", "hi", 2.0)
    assert (first.number, second.number) == (1, 2)
    assert await store.chat("t") == [first, second]
    assert await store.chat("t", since=1) == [second]
    assert await store.chat("u") == []


async def test_a_line_sent_again_is_said_once(store: Store, other: Store) -> None:
    await store.say("t", "ann", "hi", 1.0)
    await store.say("t", "ann", "hi", 1.0)
    lines = await asyncio.gather(*(each.say("t", "ann", "hi", 2.0, "x") for each in (store, other, store, other)))
    assert {line.number for line in lines} == {3}
    assert (await other.say("t", "bob", "hi", 3.0, "x")).number == (
        await store.say("u", "ann", "hi", 3.0, "x")
    ).number + 3
    assert [line.number for line in await store.chat("t")] == [1, 2, 3, 4]


async def test_nobody_is_unheard_when_all_speak_at_once(store: Store, other: Store) -> None:
    said = await asyncio.gather(*((store, other)[n % 2].say("t", "ann", f"{n}", float(n)) for n in range(60)))
    assert sorted(line.number for line in said) == list(range(1, 61))
    assert await store.chat("t") == sorted(said, key=lambda line: line.number)


async def test_orders(store: Store) -> None:
    await store.set_orders("t", OrdersRow(1, "ann", "[1]"))
    await store.set_orders("t", OrdersRow(2, "bob", '["é"]'))
    await store.set_orders("t", OrdersRow(1, "eve", "[]"))
    assert await store.orders("t") == [OrdersRow(1, "eve", "[]"), OrdersRow(2, "bob", '["é"]')]
    assert await store.orders("u") == []


async def test_orders_end_when_their_giver_leaves_the_seat(store: Store) -> None:
    row = table(seats=[SeatRow("person", player="ann"), SeatRow("person", player="bob"), SeatRow("open")])
    await store.add_table(row)
    ann, bob = OrdersRow(0, "ann", "[1]"), OrdersRow(1, "bob", "[2]")
    await store.set_orders("t", ann)
    await store.set_orders("t", bob)
    row = await store.save_table(row)
    assert await store.orders("t") == [ann, bob]
    row = await store.save_table(replace(row, seats=[row.seats[0], SeatRow("bot"), row.seats[2]]))
    assert await store.orders("t") == [ann]
    await store.save_table(replace(row, seats=[SeatRow("open"), SeatRow("bot"), SeatRow("person", player="ann")]))
    assert await store.orders("t") == []


async def test_a_row_that_can_not_be_read_costs_only_itself(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    for name in ("good", "torn", "strange"):
        await store.add_table(table(name))
    await store._write("", lambda session: session.change("UPDATE tables SET data = '{' WHERE id = 'torn'"))
    await store._write("", lambda session: session.change("UPDATE tables SET data = '{}' WHERE id = 'strange'"))
    for _ in range(2):
        assert [row.id for row in await store.tables()] == ["good"]
    for name in ("torn", "strange"):
        with pytest.raises(Unreadable, match="its row is damaged"):
            await store.table(name)
        assert [f"table {name} is left out" in record.getMessage() for record in caplog.records].count(True) == 1


async def test_an_entry_that_can_not_be_read_is_named(store: Store) -> None:
    await store.append("t", [act(1), act(2), act(3)])
    await store._write("", lambda session: session.change("UPDATE log SET action = '[1', checksum = ''"))
    with pytest.raises(Unreadable, match="entry 1 of its log is damaged: Input data was truncated"):
        await store.log("t")


@pytest.mark.parametrize("column", ["kind", "seat", "action", "token", "at"])
async def test_one_changed_byte_in_the_log_is_found_and_named(store: Store, column: str) -> None:
    entries = [Entry(seq, "act", 1, ["bid", 10], "", 1.0) for seq in (1, 2, 3)]
    other = {"kind": "'acs'", "seat": "2", "action": """'["bid",11]'""", "token": "'x'", "at": "1.0000000000000002"}
    await store.append("t", entries)
    await store.append("u", entries)
    sql = f"UPDATE log SET {column} = {other[column]} WHERE seq = 2 AND table_id = 't'"
    assert await store._write("", lambda session: session.change(sql)) == 1
    with pytest.raises(Unreadable, match="entry 2 of its log is damaged: it does not match its check sum"):
        await store.log("t")
    assert await store.log("t", 2) == entries[2:]
    assert await store.log("u") == entries


async def test_an_entry_of_another_place_is_found(store: Store) -> None:
    await store.append("t", [act(1), act(2)])
    await store.append("u", [act(1)])
    await store._write("", lambda session: session.change("UPDATE log SET table_id = 'u' WHERE seq = 2"))
    with pytest.raises(Unreadable, match="entry 2"):
        await store.log("u")


async def test_one_changed_byte_in_a_row_is_found(store: Store) -> None:
    await store.add_table(table())
    await store._write("", lambda session: session.change("UPDATE tables SET data = replace(data, '8 h', '9 h')"))
    with pytest.raises(Unreadable, match="its row is damaged: it does not match its check sum"):
        await store.table("t")


async def test_what_is_older_than_check_sums_is_read(store: Store) -> None:
    await store.add_table(table(), [act(1), act(2)])
    await store._write("", lambda session: session.change("UPDATE tables SET checksum = ''"))
    await store._write("", lambda session: session.change("UPDATE log SET checksum = ''"))
    assert await store.table("t") == table()
    await store.append("t", [act(3)])
    assert await store.log("t") == [act(1), act(2), act(3)]


async def test_all_is_there_when_the_store_is_opened_again(database_url: str) -> None:
    store = await Store.open(database_url)
    secret = await store.secret()
    await store.add_table(table(), [act(1)])
    await store.close()
    await store.close()
    with pytest.raises(StorageError, match="closed"):
        await store.log("t")
    store = await Store.open(database_url)
    assert (await store.secret(), await store.table("t"), await store.log("t")) == (secret, table(), [act(1)])
    await store.close()


async def test_closing_finishes_what_was_asked_for(database_url: str) -> None:
    store = await Store.open(database_url)
    writes = [asyncio.ensure_future(store.append(f"t{number}", [act(1)])) for number in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)


async def test_who_was_there_before_gets_a_public_id_once(store: Store) -> None:
    await store.people.add(PlayerRow("ann", "Ann", 1.0), "ann")
    await store.people.add(PlayerRow("bob", "Bob", 2.0, public="known"), "bob")
    await store.people.give_public_ids()
    first = await store.players(["ann", "bob"])
    await store.people.give_public_ids()
    assert await store.players(["ann", "bob"]) == first
    assert first["bob"].public == "known" and len(first["ann"].public) == 12
    assert await store.people.known_as(first["ann"].public) == "ann"
    assert await store.people.known_as("ann") is None, "what names somebody to the server is no address"

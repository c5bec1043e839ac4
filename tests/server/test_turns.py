"""Whose bot thinks next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cosmodrome.server.thinking import Task, by_bot
from cosmodrome.server.turns import LASTS, NOBODY, Asker, Askers, Job, Turns, Usage

ANN = frozenset({Asker("home", "ann")})
ANN_AGAIN = frozenset({Asker("home", "ann in disguise")})
BOB = frozenset({Asker("work", "bob")})
CAT = frozenset({Asker("work", "cat")})


def job(table: str, askers: Askers, asked: float = 0.0) -> Job:
    task = Task(table, "nim", 2, {}, "", [], 0, "random", "")
    return Job((by_bot, task, ""), askers, asked, 1.0, 10.0)


def order(fill: Callable[[Turns, Usage], None]) -> list[str]:
    """The tables in the order of their turns, when each takes a second."""

    async def main() -> list[str]:
        usage = Usage()
        turns = Turns(usage)
        fill(turns, usage)
        tables = []
        while turns.any(unwatched=True):
            next_one = turns.next(0.0)
            usage.charge(next_one.askers, 1.0, 0.0)
            tables.append(next_one.table)
        return tables

    return asyncio.run(main())


def test_people_take_turns_however_much_they_ask() -> None:
    def fill(turns: Turns, usage: Usage) -> None:
        for number in range(4):
            turns.add(job(f"a{number}", ANN, number))
        for number in range(2):
            turns.add(job(f"b{number}", BOB, 10 + number))

    assert order(fill) == ["a0", "b0", "a1", "b1", "a2", "a3"]


def test_addresses_take_turns_however_many_people_are_there() -> None:
    def fill(turns: Turns, usage: Usage) -> None:
        for number, askers in enumerate((BOB, CAT, CAT, BOB, ANN, ANN)):
            turns.add(job("".join(asker.person[0] for asker in askers) + str(number), askers, number))

    assert order(fill) == ["b0", "a4", "c1", "a5", "c2", "b3"]


def test_the_best_claim_of_several_counts() -> None:
    def fill(turns: Turns, usage: Usage) -> None:
        usage.charge(ANN, 5.0, 0.0)
        turns.add(job("ann alone", ANN, 0))
        turns.add(job("ann with bob", ANN | BOB, 1))

    assert order(fill) == ["ann with bob", "ann alone"]


def test_the_oldest_question_of_a_person_comes_first() -> None:
    def fill(turns: Turns, usage: Usage) -> None:
        for asked in (3, 1, 2):
            turns.add(job(str(asked), ANN, asked))

    assert order(fill) == ["1", "2", "3"]


def test_where_nobody_looks_comes_last_until_somebody_does() -> None:
    def fill(turns: Turns, usage: Usage) -> None:
        turns.add(job("unwatched", NOBODY, 0))
        turns.add(job("found", NOBODY, 1))
        turns.add(job("watched", ANN, 2))
        turns.watched("found", BOB)

    assert order(fill) == ["found", "watched", "unwatched"]


def test_only_a_watched_table_may_go_on() -> None:
    async def main() -> None:
        turns = Turns(Usage())
        turns.add(job("unwatched", NOBODY))
        assert turns.any(unwatched=True) and not turns.any(unwatched=False)
        turns.watched("unwatched", ANN)
        assert turns.any(unwatched=False)

    asyncio.run(main())


def test_what_somebody_had_is_forgotten_in_time() -> None:
    usage = Usage()
    usage.charge(ANN | ANN_AGAIN, 10.0, 0.0)
    assert usage.had("home", 0.0) == 10.0 and usage.had(Asker("home", "ann"), 0.0) == 5.0
    assert 3 < usage.had("home", LASTS) < 4
    assert usage.had("home", 20 * LASTS) < 0.001
    usage.charge(ANN, -20.0, 0.0)
    assert usage.had("home", 0.0) == 0.0, "what was thought to take longer leaves no credit"
    assert usage.had("work", 0.0) == 0.0


def test_not_everybody_is_remembered() -> None:
    usage = Usage()
    for number in range(12_000):
        usage.charge(frozenset({Asker(str(number), "")}), 0.5, number)
    assert usage.had("11999", 11_999) == 0.5 and len(usage._had) <= 10_000

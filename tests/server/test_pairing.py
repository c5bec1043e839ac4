"""Who meets whom in a tournament, and who is ahead: pure functions."""

from __future__ import annotations

import time
from collections import Counter
from itertools import combinations

import msgspec
import pytest

from cosmodrome.server.payloads import Pace
from cosmodrome.server.tournaments import course, pairing
from cosmodrome.server.tournaments.course import Outcome
from cosmodrome.server.tournaments.pairing import Past, Round
from cosmodrome.server.tournaments.payloads import System
from cosmodrome.server.tournaments.rows import Entrant, Pairing, TournamentRow
from cosmodrome.server.tournaments.standing import Table, shares, standings

PACE = Pace(kind="live", per="decision", seconds=60)


def people(number: int) -> list[str]:
    return [f"p{each}" for each in range(number)]


@pytest.mark.parametrize("number", range(2, 10))
def test_in_a_round_robin_everybody_meets_everybody_once(number: int) -> None:
    rounds: list[Round] = []
    for _ in range(pairing.round_robin_rounds(number, 2)):
        rounds.append(pairing.round_robin(people(number), 2, 2, rounds))
    past = Past.of(rounds)
    assert past.met == Counter(frozenset(pair) for pair in combinations(people(number), 2))
    assert set(past.byes.values()) <= {1} and len(past.byes) == (number if number % 2 else 0)


@pytest.mark.parametrize(("number", "size"), [(8, 2), (9, 2), (16, 2), (9, 3), (16, 4)])
def test_nobody_meets_again_early_in_a_swiss_tournament(number: int, size: int) -> None:
    rounds: list[Round] = []
    for _ in range(3 if size == 2 else 2):
        rounds.append(pairing.grouped(people(number), size, 2, rounds))
        seated = [player for table in rounds[-1].tables for player in table]
        assert sorted([*seated, *rounds[-1].byes]) == sorted(people(number))
    assert max(Past.of(rounds).met.values()) == 1
    assert max(Past.of(rounds).byes.values(), default=0) <= 1


def test_tables_are_as_even_as_can_be() -> None:
    assert pairing.sizes(10, 4, 2) == ([4, 3, 3], 0)
    assert pairing.sizes(5, 2, 2) == ([2, 2], 1)
    assert pairing.sizes(5, 4, 3) == ([4], 1)
    assert pairing.sizes(1, 2, 2) == ([], 1)
    assert (pairing.swiss_rounds(8, 2), pairing.swiss_rounds(9, 2), pairing.swiss_rounds(16, 4)) == (3, 4, 3)


def test_the_strongest_meet_last_in_a_knockout() -> None:
    assert pairing.knockout(people(4), 2, 2, []) == Round([["p0", "p3"], ["p1", "p2"]], [])
    assert pairing.knockout(people(5), 2, 2, []).byes == ["p0"]
    assert pairing.knockout(people(8), 4, 2, []).tables == [["p0", "p3", "p4", "p7"], ["p1", "p2", "p5", "p6"]]


def test_points_and_what_breaks_ties() -> None:
    assert shares([(3,), (1,), (1,), (0,)]) == [1.0, 0.5, 0.5, 0.0]
    tables = [Table(["a", "b"], [1.0, 0.0]), Table(["c", "d"], [1.0, 0.0]), Table(["a", "c"], [0.5, 0.5])]
    tables += [Table(["b", "d"], [1.0, 0.0]), Table(["e"], [1.0])]
    found = standings(["d", "c", "b", "a", "e"], tables)
    assert [each.player for each in found] == ["a", "c", "b", "e", "d"], "whom one has met counts"
    assert found[0].points == found[1].points == 1.5 and found[0].buchholz > found[1].buchholz


def tournament(system: System, number: int, size: int = 2) -> TournamentRow:
    row = TournamentRow(
        id="t", name="Cup", game="outpost", options={}, system=system, size=size, rounds=0, pace=PACE, private=False,
        host="host", status="open", created=0.0, changed=0.0, entrants=[Entrant(each) for each in people(number)],
    )  # fmt: skip
    return course.begun(row, {f"p{number - 1}": 5.0})


def played(row: TournamentRow, missed: str = "") -> TournamentRow:
    """The next round, won by whoever comes first in the alphabet."""
    planned = course.next_round(row, 2)
    assert planned is not None
    pairings = [Pairing(players=table, table=f"{len(row.played)}-{at}") for at, table in enumerate(planned.tables)]
    byes = [Pairing(players=[player], points=[1.0]) for player in planned.byes]
    row = msgspec.structs.replace(row, played=[*row.played, [*pairings, *byes]])
    assert not course.is_round_over(row)
    outcomes = {
        each.table: Outcome(merits={who: (-int(who[1:]),) for who in each.players}, missed=[missed] if missed else [])
        for each in pairings
    }
    row = course.counted(row, outcomes)
    assert course.is_round_over(row) and course.counted(row, {}) == row
    return row


def test_the_best_rated_stands_first() -> None:
    assert [each.player for each in tournament("swiss", 4).entrants] == ["p3", "p0", "p1", "p2"]


@pytest.mark.parametrize(("number", "size", "rounds"), [(2, 2, 1), (5, 2, 3), (8, 2, 3), (9, 3, 2), (5, 4, 2)])
def test_a_knockout_ends_with_one(number: int, size: int, rounds: int) -> None:
    row = tournament("knockout", number, size)
    for _ in range(rounds):
        row = played(row)
    assert course.next_round(row, 2) is None
    assert course.standings_of(row)[0].player == "p0"


def test_who_has_left_a_knockout_has_not_won_it() -> None:
    """Whom they were to meet next goes on without playing."""
    row = played(tournament("knockout", 4))
    left = [msgspec.structs.replace(each, dropped=each.player == "p0") for each in row.entrants]
    row = msgspec.structs.replace(row, entrants=left)
    assert course.next_round(row, 2) is None
    assert [each.player for each in course.standings_of(row)][:2] == ["p2", "p0"]


@pytest.mark.parametrize("outcome", [Outcome({"p0": (1,), "p3": (1,)}, []), Outcome({}, [], cancelled=True)])
def test_where_two_are_equal_in_a_knockout_who_has_not_left_goes_on(outcome: Outcome) -> None:
    row = tournament("knockout", 4)
    tables = [Pairing(players=["p0", "p3"], table="tie"), Pairing(players=["p1", "p2"], table="won")]
    won = Outcome({"p1": (1,), "p2": (0,)}, [])
    row = course.counted(msgspec.structs.replace(row, played=[tables]), {"tie": outcome, "won": won})
    assert course.next_round(row, 2) == Round([["p3", "p1"]], []), "else the one who stood first at the start"
    left = [msgspec.structs.replace(each, dropped=each.player == "p3") for each in row.entrants]
    assert course.next_round(msgspec.structs.replace(row, entrants=left), 2) == Round([["p0", "p1"]], [])


@pytest.mark.parametrize("system", ["swiss", "round_robin"])
def test_the_best_wins_and_who_does_not_come_plays_no_further(system: System) -> None:
    row = played(tournament(system, 6), missed="p5")
    assert [each.player for each in row.entrants if each.dropped] == ["p5"]
    back = course.counted(msgspec.structs.replace(row, entrants=tournament(system, 6).entrants), {})
    assert not any(each.dropped for each in back.entrants), "who has said that they are back stays"
    while course.next_round(row, 2) is not None:
        row = played(row)
        assert "p5" not in {who for each in row.played[-1] for who in each.players}
    assert course.standings_of(row)[0].player == "p0"
    assert course.standings_of(row)[-1].player == "p5"


def test_a_cancelled_table_gives_everybody_half() -> None:
    row = tournament("swiss", 2)
    row = msgspec.structs.replace(row, played=[[Pairing(players=people(2), table="x")]])
    row = course.counted(row, {"x": Outcome(merits={}, missed=[], cancelled=True)})
    assert row.played[0][0].points == [0.5, 0.5]


def test_nobody_waits_long_for_a_round() -> None:
    """It is made in the transaction that opens it, while nothing else is written."""
    players = [f"player {number}" for number in range(64)]
    past: list[Round] = []
    begun = time.perf_counter()
    for _ in range(14):
        past.append(pairing.grouped(players, 6, 2, past))
        assert sorted(who for table in past[-1].tables for who in table) == sorted(players)
    assert time.perf_counter() - begun < 30, "it took minutes"

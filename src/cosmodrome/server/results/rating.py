"""Ratings: a fold over the finished games that count, in the order in which they came to be known.

The fold goes on at the end of the transaction in which a game ends. It takes a lock first, so that of several processes
one comes after the other, and gives every game a number: the order of the fold, which a fold from the beginning takes
as well (`rebuild`) and ends with the same numbers.

Bots have marked ratings that never move: the strength that a person of the same rating has. Levels without a mark, and
seats where somebody came later or was sent away, are left out of the comparison.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final, Literal, NamedTuple

from ...arena.rating import Skill, rated
from ..storage import Session

Fate = Literal["stayed", "away", "left", "dismissing", "removed", "came", "bot"]
"""What has become of whoever sat there when the game began: a bot kept the seat in the end, or took it for good.

Who is dismissing has sent somebody away as the host; who was sent away is removed.
"""

LOST: Final[tuple[Fate, ...]] = ("away", "left", "dismissing")
"""Those who have lost to all who stayed, whatever they had reached."""

COMPARED: Final[tuple[Fate, ...]] = ("stayed", *LOST)
"""Those people who are rated."""

MARKED: Final = {
    "cadet": Skill(15.0, 2.0),
    "pilot": Skill(20.0, 2.0),
    "commander": Skill(25.0, 2.0),
    "planner": Skill(28.0, 2.0),
    "admiral": Skill(28.0, 2.0),
    "learned": Skill(28.0, 2.0),
    "master": Skill(30.0, 2.0),
}
"""The levels of bots that count. A commander is put where newcomers begin; each of the weaker ones wins a quarter
of its games against the next, or fewer."""

PROVISIONAL: Final = 7.0
"""While what is believed of somebody is less certain than that (for six to ten games), their rating is provisional."""

LOCK: Final = "ratings"


class Competitor(NamedTuple):
    seat: int
    player: str
    level: str
    fate: Fate
    score: int
    won: bool

    @property
    def merit(self) -> tuple[bool, bool, int]:
        """Who did not stay has lost to all who did."""
        return self.fate not in LOST, self.won, self.score

    @property
    def counts(self) -> bool:
        return self.fate in COMPARED or (self.fate == "bot" and self.level in MARKED)


class Rating(NamedTuple):
    skill: Skill = Skill()
    games: int = 0
    wins: int = 0
    latest: float = 0.0


Key = tuple[str, str, str]
"""Game, group and player."""


class Ratings:
    """Ratings as far as they have been looked at, and those that have changed."""

    def __init__(self, session: Session, anew: bool = False) -> None:
        self._session = session
        self._anew = anew
        self._known: dict[Key, Rating] = {}
        self.changed: set[Key] = set()

    def __getitem__(self, key: Key) -> Rating:
        if key not in self._known:
            self._known[key] = Rating() if self._anew else _stored(self._session, key)
        return self._known[key]

    def __setitem__(self, key: Key, rating: Rating) -> None:
        self._known[key] = rating
        self.changed.add(key)


def fold(session: Session) -> None:
    """Let all games count that have ended since the last time."""
    number = _lock(session)
    ratings = Ratings(session)
    for table, game, group, ended, counts in session.rows(
        "SELECT table_id, game, rating_group, ended, rated FROM results WHERE number IS NULL ORDER BY ended, table_id"
    ):
        number += 1
        session.change("UPDATE results SET number = ? WHERE table_id = ?", number, table)
        if counts:
            _note(session, table, _rate(ratings, (game, group), ended, _competitors(session, table)))
    _save(session, ratings)
    session.change("UPDATE settings SET value = ? WHERE name = ?", str(number), LOCK)


def rebuild(session: Session) -> int:
    """All ratings anew from all games, in the order in which they counted; how many games did."""
    number = _lock(session)
    known = session.rows("SELECT DISTINCT game, rating_group FROM results WHERE number <= ? AND rated", number)
    session.change("DELETE FROM ratings")
    return sum(_rebuild_group(session, game, group) for game, group in sorted(known))


def _rebuild_group(session: Session, game: str, group: str) -> int:
    """The same, of one group, which depends on no other."""
    session.change("DELETE FROM ratings WHERE game = ? AND rating_group = ?", game, group)
    ratings = Ratings(session, anew=True)
    counted = session.rows(
        """SELECT table_id, ended FROM results
            WHERE game = ? AND rating_group = ? AND rated AND number IS NOT NULL ORDER BY number""",
        *(game, group),
    )
    for table, ended in counted:
        session.change("UPDATE result_seats SET mu = NULL, sigma = NULL WHERE table_id = ?", table)
        _note(session, table, _rate(ratings, (game, group), ended, _competitors(session, table)))
    _save(session, ratings)
    return len(counted)


def merge(session: Session, guest: str, member: str) -> None:
    """What a guest has played and kept is a member's from now on, but for games where both have played.

    A game that both have kept is a favourite if it was one of either; what the member has noted about it stands.
    """
    groups = session.rows("SELECT game, rating_group FROM ratings WHERE player = ?", guest)
    both = "SELECT table_id FROM result_seats WHERE player = ?"
    sql = f"UPDATE result_seats SET player = ? WHERE player = ? AND table_id NOT IN ({both})"
    session.change(sql, member, guest, member)
    kept = "SELECT table_id FROM keepsakes WHERE player = ?"
    liked = f"UPDATE keepsakes SET favourite = ? WHERE player = ? AND table_id IN ({kept} AND favourite)"
    session.change(liked, True, member, guest)
    theirs = "SELECT known.note FROM keepsakes known WHERE known.player = ? AND known.table_id = keepsakes.table_id"
    noted = f"UPDATE keepsakes SET note = ({theirs}) WHERE player = ? AND note = '' AND table_id IN ({kept})"
    session.change(noted, guest, member, guest)
    session.change(f"DELETE FROM keepsakes WHERE player = ? AND table_id IN ({kept})", guest, member)
    session.change("UPDATE keepsakes SET player = ? WHERE player = ?", member, guest)
    if groups:
        session.last.append(partial(rebuild_groups, groups=sorted(groups)))


def rebuild_groups(session: Session, groups: list[tuple[Any, ...]]) -> None:
    """The ratings of these groups anew, each a game and a way to play it."""
    _lock(session)
    for game, group in groups:
        _rebuild_group(session, game, group)


def rebuilt(session: Session) -> tuple[int, int]:
    """The same; how many games counted, and how many ratings are others than before."""
    before = _all(session)
    games = rebuild(session)
    after = _all(session)
    return games, sum(before.get(key) != after.get(key) for key in before.keys() | after.keys())


def _all(session: Session) -> dict[Key, tuple[float, ...]]:
    rows = session.rows("SELECT game, rating_group, player, mu, sigma, games, wins, latest FROM ratings")
    return {(row[0], row[1], row[2]): row[3:] for row in rows}


def _rate(ratings: Ratings, where: tuple[str, str], ended: float, competitors: list[Competitor]) -> dict[int, Skill]:
    """One more game counts: what is believed after it, by seat."""
    compared = [each for each in competitors if each.counts]
    before = [ratings[*where, each.player].skill if each.player else MARKED[each.level] for each in compared]
    merits = [each.merit for each in compared]
    if len(compared) == 1:  # a host who has sent away all others: to somebody they have lost
        before, merits = [*before, MARKED["commander"]], [*merits, (True, True, 0)]
    after = {}
    for each, skill in zip(compared, rated(before, merits), strict=False):
        if each.player:
            key = (*where, each.player)
            known = ratings[key]
            won = each.won and each.fate not in LOST
            ratings[key] = Rating(skill, known.games + 1, known.wins + won, ended)
            after[each.seat] = skill
    return after


def _lock(session: Session) -> int:
    """From here on to the end of the transaction nobody else changes ratings. The number of the last game."""
    session.change("INSERT INTO settings (name, value) VALUES (?, '0') ON CONFLICT DO NOTHING", LOCK)
    session.change("UPDATE settings SET value = value WHERE name = ?", LOCK)
    return int(session.rows("SELECT value FROM settings WHERE name = ?", LOCK)[0][0])


def _competitors(session: Session, table: str) -> list[Competitor]:
    sql = "SELECT seat, player, level, fate, score, won FROM result_seats WHERE table_id = ? ORDER BY seat"
    return [
        Competitor(seat, player, level, fate, score, bool(won))
        for seat, player, level, fate, score, won in session.rows(sql, table)
    ]


def _note(session: Session, table: str, after: dict[int, Skill]) -> None:
    for seat, skill in after.items():
        sql = "UPDATE result_seats SET mu = ?, sigma = ? WHERE table_id = ? AND seat = ?"
        session.change(sql, *skill, table, seat)


def _stored(session: Session, key: Key) -> Rating:
    sql = "SELECT mu, sigma, games, wins, latest FROM ratings WHERE game = ? AND rating_group = ? AND player = ?"
    for mu, sigma, games, wins, latest in session.rows(sql, *key):
        return Rating(Skill(mu, sigma), games, wins, latest)
    return Rating()


def _save(session: Session, ratings: Ratings) -> None:
    for key in sorted(ratings.changed):
        skill, games, wins, latest = ratings[key]
        session.change(
            """INSERT INTO ratings (game, rating_group, player, mu, sigma, cautious, games, wins, latest)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (game, rating_group, player) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,
                cautious = excluded.cautious, games = excluded.games, wins = excluded.wins, latest = excluded.latest""",
            *(*key, *skill, skill.cautious, games, wins, latest),
        )


def points(skill: Skill) -> int:
    """A rating as people read it: from 1000 on, growing with strength and certainty."""
    return points_of(skill.cautious)


def points_of(cautious: float) -> int:
    return round(1000 + 40 * cautious)


def is_provisional(skill: Skill) -> bool:
    return skill.sigma > PROVISIONAL


# what is shown

_NAMED = "SELECT id FROM players WHERE name <> ''"
"""Who was forgotten is rated where they had begun a game, but nobody is shown for that."""
_RATED = "player, mu, sigma, games, wins, latest"


def leaders(session: Session, game: str, group: str, after: int, limit: int) -> list[tuple[str, Rating]]:
    """The best of a group, from this place on."""
    sql = f"""SELECT {_RATED} FROM ratings WHERE game = ? AND rating_group = ? AND player IN ({_NAMED})
        ORDER BY cautious DESC, player DESC LIMIT ? OFFSET ?"""
    return list(_ratings(session.rows(sql, game, group, limit, after)))


def groups(session: Session, game: str) -> list[tuple[str, int]]:
    """The groups of a game in which anybody is rated, the most played first, and how many people are."""
    sql = """SELECT rating_group, COUNT(*) FROM ratings WHERE game = ?
        GROUP BY rating_group ORDER BY SUM(games) DESC, rating_group"""
    return [(group, count) for group, count in session.rows(sql, game)]


def strengths(session: Session, game: str, group: str, players: list[str]) -> dict[str, float]:
    """How strong each of these is at least, of those who are rated in a group."""
    return {
        player: known.skill.cautious for player in players if (known := _stored(session, (game, group, player))).games
    }


def ratings_of(session: Session, player: str) -> list[tuple[str, str, int, Rating]]:
    """All that somebody is rated in, what they have played most first, and how many people are rated there."""
    sql = f"""SELECT game, rating_group, (SELECT COUNT(*) FROM ratings there WHERE there.game = ratings.game
        AND there.rating_group = ratings.rating_group), {_RATED}
        FROM ratings WHERE player = ? ORDER BY games DESC, game, rating_group"""
    found = session.rows(sql, player)
    return [(*row[:3], rating) for row, (_, rating) in zip(found, _ratings([row[3:] for row in found]), strict=True)]


def _ratings(rows: list[tuple[Any, ...]]) -> Iterator[tuple[str, Rating]]:
    for player, mu, sigma, games, wins, latest in rows:
        yield player, Rating(Skill(mu, sigma), games, wins, latest)

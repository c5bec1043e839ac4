"""The tables of the database, made and brought up to date when a store is opened."""

from __future__ import annotations

from typing import Final

from .dialect import Dialect, Session
from .rows import StorageError

_FIRST: Final = (
    "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL, created DOUBLE PRECISION NOT NULL)",
    # `data` is the whole row; the other columns are what tables are looked up by.
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY, version BIGINT NOT NULL, status TEXT NOT NULL, private BOOLEAN NOT NULL,
        changed DOUBLE PRECISION NOT NULL, data TEXT NOT NULL)""",
    "CREATE INDEX tables_changed ON tables (changed)",
    "CREATE INDEX tables_status ON tables (status, changed)",
    "CREATE TABLE people (player TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (table_id, player))",
    "CREATE INDEX people_player ON people (player)",
    """CREATE TABLE log (
        table_id TEXT NOT NULL, seq BIGINT NOT NULL, kind TEXT NOT NULL, seat BIGINT NOT NULL, action TEXT NOT NULL,
        token TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, seq))""",
    "CREATE UNIQUE INDEX log_token ON log (table_id, seat, token) WHERE token <> ''",
    """CREATE TABLE chat (
        table_id TEXT NOT NULL, number BIGINT NOT NULL, player TEXT NOT NULL, text TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, number))""",
    """CREATE TABLE orders (
        table_id TEXT NOT NULL, seat BIGINT NOT NULL, orders TEXT NOT NULL, PRIMARY KEY (table_id, seat))""",
    # The last batch each process has committed: see batch.py.
    "CREATE TABLE receipts (id TEXT PRIMARY KEY)",
)

_CHAT_TOKENS: Final = (
    "ALTER TABLE chat ADD COLUMN token TEXT NOT NULL DEFAULT ''",
    "CREATE UNIQUE INDEX chat_token ON chat (table_id, player, token) WHERE token <> ''",
)

# Who gave those that are there already is not known: they end.
_ORDERS_OF_PEOPLE: Final = (
    "DELETE FROM orders",
    "ALTER TABLE orders ADD COLUMN player TEXT NOT NULL DEFAULT ''",
)

# What was stored before has none.
_CHECKSUMS: Final = (
    "ALTER TABLE log ADD COLUMN checksum TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN checksum TEXT NOT NULL DEFAULT ''",
)

_LOGOUTS: Final = ("ALTER TABLE players ADD COLUMN logouts BIGINT NOT NULL DEFAULT 0",)

_CLOCKS: Final = (
    # When somebody's time may be up there: a table that is in nobody's memory is then looked at.
    "ALTER TABLE tables ADD COLUMN due DOUBLE PRECISION",
    "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
    "CREATE TABLE downtimes (since DOUBLE PRECISION PRIMARY KEY, until DOUBLE PRECISION NOT NULL)",
)

_VACATIONS: Final = (
    """CREATE TABLE vacations (
        player TEXT NOT NULL, since DOUBLE PRECISION NOT NULL, until DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (player, since))""",
)

_CALLS: Final = (
    # How people want to be called, each as JSON.
    "CREATE TABLE callers (player TEXT PRIMARY KEY, data TEXT NOT NULL)",
    # The id says it all: what was told once, on some occasion to somebody by some channel, is not put in again.
    """CREATE TABLE outbox (
        id TEXT PRIMARY KEY, player TEXT NOT NULL, channel TEXT NOT NULL, kind TEXT NOT NULL, table_id TEXT NOT NULL,
        seat BIGINT NOT NULL, occasion TEXT NOT NULL, due DOUBLE PRECISION NOT NULL, tries BIGINT NOT NULL,
        state TEXT NOT NULL, holder TEXT NOT NULL, held_until DOUBLE PRECISION NOT NULL)""",
    "CREATE INDEX outbox_due ON outbox (due) WHERE state = 'waiting'",
    "CREATE INDEX outbox_sending ON outbox (held_until) WHERE state = 'sending'",
)

_HOSTING: Final = (
    "CREATE TABLE blocked (player TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL)",
    # What somebody else has written into an SQLite file that a server serves, for the server to hear.
    "CREATE TABLE notices (number INTEGER PRIMARY KEY, about TEXT NOT NULL)",
)

_RESULTS: Final = (
    # Every finished game, one row each, and one for every seat: what is searched, counted and rated.
    """CREATE TABLE results (
        table_id TEXT PRIMARY KEY, game TEXT NOT NULL, rating_group TEXT NOT NULL, name TEXT NOT NULL,
        kind TEXT NOT NULL, private BOOLEAN NOT NULL, cancelled BOOLEAN NOT NULL, rated BOOLEAN NOT NULL,
        seats BIGINT NOT NULL, actions BIGINT NOT NULL, began DOUBLE PRECISION NOT NULL,
        ended DOUBLE PRECISION NOT NULL, options TEXT NOT NULL, number BIGINT)""",
    "CREATE INDEX results_ended ON results (ended, table_id)",
    "CREATE INDEX results_game ON results (game, ended, table_id)",
    "CREATE UNIQUE INDEX results_number ON results (number)",
    "CREATE INDEX results_new ON results (ended, table_id) WHERE number IS NULL",
    """CREATE TABLE result_seats (
        table_id TEXT NOT NULL, seat BIGINT NOT NULL, player TEXT NOT NULL, level TEXT NOT NULL, fate TEXT NOT NULL,
        score BIGINT NOT NULL, place BIGINT NOT NULL, won BOOLEAN NOT NULL, opening TEXT NOT NULL,
        mu DOUBLE PRECISION, sigma DOUBLE PRECISION, PRIMARY KEY (table_id, seat))""",
    "CREATE INDEX result_seats_player ON result_seats (player, table_id) WHERE player <> ''",
    """CREATE TABLE result_options (
        name TEXT NOT NULL, value TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (name, value, table_id))""",
    # What somebody keeps of a game, for themselves.
    """CREATE TABLE keepsakes (
        player TEXT NOT NULL, table_id TEXT NOT NULL, favourite BOOLEAN NOT NULL, note TEXT NOT NULL,
        PRIMARY KEY (player, table_id))""",
    "CREATE INDEX players_name ON players (LOWER(name))",
)

_RATINGS: Final = (
    """CREATE TABLE ratings (
        game TEXT NOT NULL, rating_group TEXT NOT NULL, player TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL, cautious DOUBLE PRECISION NOT NULL, games BIGINT NOT NULL,
        wins BIGINT NOT NULL, latest DOUBLE PRECISION NOT NULL, PRIMARY KEY (game, rating_group, player))""",
    "CREATE INDEX ratings_order ON ratings (game, rating_group, cautious, player)",
    "CREATE INDEX ratings_player ON ratings (player)",
)

_MEMBERS: Final = (
    # People who can come back from anywhere. `folded` is what their name has in common with those that look the same.
    """CREATE TABLE members (
        player TEXT PRIMARY KEY, folded TEXT NOT NULL UNIQUE, mail TEXT UNIQUE, since DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE passkeys (
        id TEXT PRIMARY KEY, player TEXT NOT NULL, label TEXT NOT NULL, key TEXT NOT NULL, uses BIGINT NOT NULL,
        created DOUBLE PRECISION NOT NULL, used DOUBLE PRECISION NOT NULL)""",
    "CREATE INDEX passkeys_player ON passkeys (player)",
    # What is good once, until some moment: by the hash of what its holder knows.
    "CREATE TABLE tickets (id TEXT PRIMARY KEY, about TEXT NOT NULL, until DOUBLE PRECISION NOT NULL)",
    "CREATE INDEX tickets_until ON tickets (until)",
    "CREATE INDEX chat_player ON chat (player)",
)

_FRIENDS: Final = (
    # When they were last known to be connected.
    "ALTER TABLE members ADD COLUMN seen DOUBLE PRECISION NOT NULL DEFAULT 0",
    # A row for who asks; when the other agrees, one for each of them.
    """CREATE TABLE friends (
        player TEXT NOT NULL, other TEXT NOT NULL, since DOUBLE PRECISION NOT NULL, agreed BOOLEAN NOT NULL,
        PRIMARY KEY (player, other))""",
    "CREATE INDEX friends_other ON friends (other)",
    """CREATE TABLE invitations (
        table_id TEXT NOT NULL, player TEXT NOT NULL, host TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, player))""",
    "CREATE INDEX invitations_player ON invitations (player)",
)

_CONDUCT: Final = (
    # What those say who watch is apart from what those say who play.
    "ALTER TABLE chat ADD COLUMN gallery BOOLEAN NOT NULL DEFAULT FALSE",
    """CREATE TABLE mutes (
        id TEXT PRIMARY KEY, player TEXT NOT NULL, muted TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
        UNIQUE (player, muted))""",
    # What was said is noted, as it may be deleted.
    """CREATE TABLE reports (
        id TEXT PRIMARY KEY, author TEXT NOT NULL, player TEXT NOT NULL, table_id TEXT NOT NULL, line BIGINT NOT NULL,
        said TEXT NOT NULL, reason TEXT NOT NULL, text TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
        settled BOOLEAN NOT NULL, UNIQUE (author, player, table_id, line, reason))""",
)

_TOURNAMENTS: Final = (
    # `data` is the whole row; `due` when a table of it has ended that is not counted yet.
    """CREATE TABLE tournaments (
        id TEXT PRIMARY KEY, version BIGINT NOT NULL, status TEXT NOT NULL, private BOOLEAN NOT NULL,
        changed DOUBLE PRECISION NOT NULL, due BOOLEAN NOT NULL DEFAULT FALSE, data TEXT NOT NULL)""",
    "CREATE INDEX tournaments_changed ON tournaments (changed)",
    "CREATE INDEX tournaments_due ON tournaments (id) WHERE due",
    """CREATE TABLE tournament_people (
        player TEXT NOT NULL, tournament_id TEXT NOT NULL, PRIMARY KEY (player, tournament_id))""",
    "CREATE INDEX tournament_people_of ON tournament_people (tournament_id)",
)

_VISITORS: Final = (
    # Other people's bots, each known by the hash of its token, and where they and those of the house stand.
    """CREATE TABLE visitors (
        id TEXT PRIMARY KEY, player TEXT NOT NULL, name TEXT NOT NULL, token TEXT NOT NULL UNIQUE,
        created DOUBLE PRECISION NOT NULL)""",
    "CREATE INDEX visitors_player ON visitors (player)",
    """CREATE TABLE ladder (
        game TEXT NOT NULL, bot TEXT NOT NULL, house BOOLEAN NOT NULL, mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL, games BIGINT NOT NULL, wins DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (game, bot))""",
)

_SEEKERS: Final = (
    # Who looks for opponents: `what` is the same for those who can play together.
    """CREATE TABLE seekers (
        player TEXT PRIMARY KEY, what TEXT NOT NULL, since DOUBLE PRECISION NOT NULL, seen DOUBLE PRECISION NOT NULL,
        live BOOLEAN NOT NULL, table_id TEXT NOT NULL, data TEXT NOT NULL)""",
    "CREATE INDEX seekers_what ON seekers (what)",
)

_COLOURS: Final = ("ALTER TABLE players ADD COLUMN colour BIGINT NOT NULL DEFAULT 0",)

_PUBLIC_IDS: Final = (
    # By which others know somebody. Who was there before gets one when a server starts (`People.give_public_ids`).
    "ALTER TABLE players ADD COLUMN public TEXT",
    "CREATE UNIQUE INDEX players_public ON players (public)",
)

_ANALYSES: Final = (
    # How far the analysis of a finished game is, and who is at it; `what` tells of which record, in which edition.
    """CREATE TABLE analyses (
        table_id TEXT PRIMARY KEY, what TEXT NOT NULL, moves BIGINT NOT NULL, done BIGINT NOT NULL,
        status TEXT NOT NULL, holder TEXT NOT NULL, held_until DOUBLE PRECISION NOT NULL)""",
    "CREATE INDEX analyses_running ON analyses (held_until) WHERE status = 'running'",
    # The moves that are judged, in the pieces in which they were; the first of them is done after so many others.
    """CREATE TABLE analysis_pieces (
        table_id TEXT NOT NULL, first BIGINT NOT NULL, data TEXT NOT NULL, PRIMARY KEY (table_id, first))""",
)

MIGRATIONS: Final = (
    _FIRST,
    _CHAT_TOKENS,
    _ORDERS_OF_PEOPLE,
    _CHECKSUMS,
    _LOGOUTS,
    _CLOCKS,
    _VACATIONS,
    _CALLS,
    _HOSTING,
    _RESULTS,
    _RATINGS,
    _MEMBERS,
    _FRIENDS,
    _CONDUCT,
    _TOURNAMENTS,
    _VISITORS,
    _SEEKERS,
    _COLOURS,
    _PUBLIC_IDS,
    _ANALYSES,
)
"""Number n leads from schema version n to n + 1. Never changed once released; only added to."""


def prepare(dialect: Dialect, session: Session, upto: int | None = None) -> None:
    """Bring the database up to this version of the schema, or the latest, if it is older."""
    wanted = len(MIGRATIONS) if upto is None else upto
    dialect.begin_alone(session)
    session.change("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
    version = version_of(session)
    if version > len(MIGRATIONS):
        raise StorageError(
            f"{dialect.name} belongs to a newer Cosmodrome (schema {version}; this one knows {len(MIGRATIONS)})"
        )
    if version < wanted:
        for migration in MIGRATIONS[version:wanted]:
            for statement in migration:
                session.change(statement)
        session.change("DELETE FROM schema_version")
        session.change("INSERT INTO schema_version VALUES (?)", wanted)
    session.change("COMMIT")


def version_of(session: Session) -> int:
    found = session.rows("SELECT version FROM schema_version")
    return found[0][0] if found else 0

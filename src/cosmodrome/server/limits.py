"""How often somebody may do something, and how much of it at once.

Limits count for a person and for an address, since anybody may come as many persons. Behind one address there may be
many people, as in a club: the limits of an address are meant for so many.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from starlette.types import Scope

MOST_KEYS: Final = 10_000
LONGEST: Final = 64
"""No address is longer, though a proxy may send anything."""
PEOPLE: Final = 50
"""So many people one address may stand for, unless the host says otherwise."""


class Rate(NamedTuple):
    per_second: float
    burst: int


NEVER_MIND: Final = Rate(2, 200)
"""How often a message through a socket may be refused for coming too early."""


class Bucket:
    """Tokens that drip in at a rate, up to a burst; everything done takes one."""

    __slots__ = ("filled", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self.tokens = float(rate.burst)
        self.filled = now

    def take(self, rate: Rate, now: float) -> float:
        """Take a token; 0, or the seconds until there is one."""
        self.tokens = min(float(rate.burst), self.tokens + (now - self.filled) * rate.per_second)
        self.filled = now
        if self.tokens < 1:
            return (1 - self.tokens) / rate.per_second
        self.tokens -= 1
        return 0.0


class Buckets:
    """A bucket for every key. The keys idle for longest are forgotten: their buckets are the fullest anyway."""

    def __init__(self, rate: Rate | None, most_keys: int = MOST_KEYS, clock: Callable[[], float] = time.monotonic):
        self.rate = rate
        self.most_keys = most_keys
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.tell: Callable[[str], object] | None = None
        """Lets other processes know that this key has taken a token; they `take` it as well."""

    def take(self, key: str) -> float:
        """0 if this key may go on, or the seconds it has to wait; without a rate, nobody waits."""
        wait = self.heard(key)
        if not wait and self.rate is not None and self.tell is not None:
            self.tell(key)
        return wait

    def heard(self, key: str) -> float:
        """The same, of what was told by another process."""
        if self.rate is None:
            return 0.0
        now = self.clock()
        bucket = self.buckets.pop(key, None) or Bucket(self.rate, now)
        self.buckets[key] = bucket
        if len(self.buckets) > self.most_keys:
            self.buckets.popitem(last=False)
        return bucket.take(self.rate, now)


class Stream:
    """What comes through one socket. Whoever sends too much is told so; whoever goes on regardless is cut off."""

    def __init__(self, rate: Rate | None, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._granted = Bucket(rate or NEVER_MIND, clock())
        self._refused = Bucket(NEVER_MIND, clock())
        self.flooding = False

    def take(self) -> float:
        """One more message: 0, or the seconds it comes too early."""
        if self._rate is None:
            return 0.0
        now = self._clock()
        wait = self._granted.take(self._rate, now)
        if wait and self._refused.take(NEVER_MIND, now):
            self.flooding = True
        return wait

    def grant(self) -> None:
        """One more may come: it has been asked for."""
        self._granted.tokens += 1


class Rates(NamedTuple):
    """How often anything may be done; None stands for no limit."""

    requests: Rate | None = Rate(30, 120)
    """By a person."""
    tables: Rate | None = Rate(0.2, 20)
    lines: Rate | None = Rate(1, 20)
    previews: Rate | None = Rate(10, 40)
    hints: Rate | None = Rate(0.5, 8)
    messages: Rate | None = Rate(20, 60)
    """Through a socket."""
    codes: Rate | None = Rate(1 / 600, 3)
    """Mails to mail addresses that nobody has confirmed, of a person."""
    box_codes: Rate | None = Rate(1 / 1200, 5)
    """Such mails to one mail address, asked for from one address: nobody uses up what others may ask for."""
    box_all_codes: Rate | None = Rate(1 / 400, 15)
    """Such mails to one mail address, whoever asks."""
    names: Rate | None = Rate(1 / 10, 20)
    """Names that are tried, by a person: one learns of each whether somebody has it."""
    reports: Rate | None = Rate(1 / 600, 5)
    """What the host is told of others, by a person."""
    exports: Rate | None = Rate(1 / 60, 5)
    """Files of finished games, by a person."""
    analyses: Rate | None = Rate(1 / 120, 10)
    """Finished games that are analysed, by a person."""
    address_requests: Rate | None = None
    """From an address."""
    address_tables: Rate | None = None
    address_codes: Rate | None = None
    newcomers: Rate | None = None
    sockets: Rate | None = None
    address_names: Rate | None = None
    address_exports: Rate | None = None
    address_analyses: Rate | None = None
    sign_ins: Rate | None = None
    """Attempts to come back as somebody."""


def usual(people: int = PEOPLE) -> Rates:
    """The limits where so many people may share an address."""
    return Rates(
        address_requests=Rate(4 * people, 10 * people),
        address_tables=Rate(people / 100, people),
        address_codes=Rate(people / 6000, max(3, people // 5)),
        newcomers=Rate(people / 100, 2 * people),
        sockets=Rate(people / 5, 2 * people),
        address_names=Rate(people / 100, 4 * people),
        address_exports=Rate(people / 1000, max(5, people // 5)),
        address_analyses=Rate(people / 1000, max(10, people // 2)),
        sign_ins=Rate(people / 100, max(10, people)),
    )


UNLIMITED: Final = Rates(*[None] * len(Rates._fields))


class AtOnce:
    """How much of something is under way, by address or person."""

    def __init__(self, most: int | None) -> None:
        self.most = most
        self.under_way: Counter[str] = Counter()

    @contextmanager
    def one(self, key: str) -> Iterator[bool]:
        """One more, for as long as this lasts, or False if there are too many."""
        if self.most is not None and self.under_way[key] >= self.most:
            yield False
            return
        self.under_way[key] += 1
        try:
            yield True
        finally:
            self.under_way[key] -= 1
            if not self.under_way[key]:
                del self.under_way[key]


class Limits:
    """What everybody has done lately, held against the rates; and what they are doing now."""

    def __init__(self, rates: Rates | None = None, people: int | None = PEOPLE) -> None:
        rates = usual() if rates is None else rates
        self.requests = Buckets(rates.requests)
        self.tables = Buckets(rates.tables)
        self.lines = Buckets(rates.lines)
        self.previews = Buckets(rates.previews)
        self.hints = Buckets(rates.hints)
        self.codes = Buckets(rates.codes)
        self.box_codes = Buckets(rates.box_codes)
        self.box_all_codes = Buckets(rates.box_all_codes)
        self.messages = rates.messages
        self.address_requests = Buckets(rates.address_requests)
        self.address_tables = Buckets(rates.address_tables)
        self.address_codes = Buckets(rates.address_codes)
        self.newcomers = Buckets(rates.newcomers)
        self.sockets = Buckets(rates.sockets)
        self.names = Buckets(rates.names)
        self.reports = Buckets(rates.reports)
        self.address_names = Buckets(rates.address_names)
        self.exports = Buckets(rates.exports)
        self.address_exports = Buckets(rates.address_exports)
        self.analyses = Buckets(rates.analyses)
        self.address_analyses = Buckets(rates.address_analyses)
        self.sign_ins = Buckets(rates.sign_ins)
        self.requests_at_once = AtOnce(None if people is None else 5 * people)
        self.sockets_at_once = AtOnce(None if people is None else 10 * people)
        self.exports_at_once = AtOnce(None if people is None else 1)
        """By person."""
        self.analyses_at_once = AtOnce(None if people is None else 2)
        """By person."""
        self.address_analyses_at_once = AtOnce(None if people is None else max(2, people // 5))

    def stream(self) -> Stream:
        """For a new socket."""
        return Stream(self.messages)

    def code_wait(self, player: str, to: str, where: str) -> float:
        """0 if a code may be mailed, or the seconds until one may: nobody's box is filled, whoever asks for it.

        The box comes last, and has room for several who ask: what is refused takes nothing from whoever reads it.
        """
        box = _box(to)
        return (
            (self.codes.take(player) if player else 0.0)
            or self.address_codes.take(where)
            or self.box_codes.take(f"{where} {box}")
            or self.box_all_codes.take(box)
        )

    def name_wait(self, player: str, where: str) -> float:
        """0 if a name may be tried, or the seconds until one may."""
        return (self.names.take(player) if player else 0.0) or self.address_names.take(where)

    def export_wait(self, player: str, where: str) -> float:
        """0 if a file of games may be made, or the seconds until one may: every game in it may be played again."""
        return self.exports.take(player) or self.address_exports.take(where)

    def analysis_wait(self, player: str, where: str) -> float:
        """0 if a game may be analysed, or the seconds until one may: every move of it is thought about."""
        return self.analyses.take(player) or self.address_analyses.take(where)

    @property
    def shared(self) -> dict[str, Buckets]:
        """What counts together in all processes that serve the same tables."""
        return {
            "codes": self.codes,
            "box-codes": self.box_codes,
            "box-all-codes": self.box_all_codes,
            "tables": self.tables,
            "address-tables": self.address_tables,
            "address-codes": self.address_codes,
            "newcomers": self.newcomers,
            "names": self.names,
            "reports": self.reports,
            "address-names": self.address_names,
            "sign-ins": self.sign_ins,
            "exports": self.exports,
            "address-exports": self.address_exports,
            "analyses": self.analyses,
            "address-analyses": self.address_analyses,
        }


def _box(address: str) -> str:
    """The mail box of a mail address, however it is written: what follows a `+` is for its owner to sort by."""
    local, _, host = address.strip().lower().rpartition("@")
    return f"{local.partition('+')[0]}@{host}"


def address(scope: Scope) -> str:
    """Whom an address stands for: of IPv6 the first half, since the other half is the client's to choose."""
    host = scope["client"][0] if scope.get("client") else ""
    try:
        parsed = ipaddress.ip_address(host)
    except ValueError:
        return str(host)[:LONGEST]
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(parsed), 64), strict=False))

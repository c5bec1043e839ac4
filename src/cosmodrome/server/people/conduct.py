"""How people behave: one may hear somebody no more, and tell the host of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from .. import seating, wall
from ..refusals import conflict, not_found
from ..storage import MuteRow, ReportRow
from ..writing import readable
from .muting import MUTES
from .payloads import MutedInfo, Report, Whom

if TYPE_CHECKING:
    from ..hall import Hall

MOST_MUTED: Final = 500


class Meant(NamedTuple):
    """Somebody at a table, and what they have said, if it is about that."""

    player: str
    said: str


class Conduct:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store.conduct

    async def muted(self, player: str) -> list[MutedInfo]:
        """Whom this person does not want to hear."""
        rows = await self._store.mutes(player)
        await self._hall.meet(row.muted for row in rows)
        return [MutedInfo(row.id, self._hall.name(row.muted), row.at) for row in rows]

    async def mute(self, player: str, whom: Whom) -> None:
        meant = await self._meant(player, whom)
        row = MuteRow(self._hall.nonce(), player, meant.player, wall.now())
        if not await self._store.mute(row, MOST_MUTED):
            raise conflict("problem-many-muted", most=MOST_MUTED)
        await self._told(player)

    async def unmute(self, player: str, mute: str) -> None:
        await self._store.unmute(player, mute)
        await self._told(player)

    async def _told(self, player: str) -> None:
        await self._hall.mutes.load(player)
        await self._hall.store.tell(f"{MUTES} {player}")

    async def report(self, player: str, report: Report) -> None:
        """Tell whoever runs the server of somebody; they see what was said, also if it is deleted meanwhile."""
        text = readable(report.text, "problem-bad-text") if report.text.strip() else ""
        meant = await self._meant(player, report.whom)
        line = report.whom.line or 0
        await self._store.report(
            ReportRow(
                id=self._hall.nonce(),
                author=player,
                player=meant.player,
                table=report.whom.table,
                line=line,
                said=meant.said,
                reason=report.reason,
                text=text,
                at=wall.now(),
            )
        )

    async def _meant(self, player: str, whom: Whom) -> Meant:
        """Whom somebody means whom they see at a table: by a line of the chat, or by the seat."""
        table = await self._hall.table(whom.table)
        found = ""
        said = ""
        if whom.line is not None:
            line = await self._store.said_by(whom.table, whom.line)
            if line is not None and (not line[2] or seating.in_gallery(table.row, player)):
                found, said = line[0], line[1]
        elif whom.seat is not None and 0 <= whom.seat < len(table.row.seats):
            seat = table.row.seats[whom.seat]
            found = seat.player or seat.owner
        if not found or found == player:
            raise not_found("problem-nobody-there")
        return Meant(found, said)

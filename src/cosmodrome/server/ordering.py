"""The standing orders that count at a table. They are a person's at a seat, stored first, and end with the occasion."""

from __future__ import annotations

import logging
import weakref
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from . import orders
from .payloads import StandingOrder
from .storage import OrdersRow, Unreadable

if TYPE_CHECKING:
    from .table import Table

logger = logging.getLogger(__name__)


class Ordering:
    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)
        self.given: dict[int, list[StandingOrder]] = {}
        """By seat."""

    def of(self, seat: int) -> list[StandingOrder]:
        return self.given.get(seat, [])

    async def read(self) -> None:
        """The orders as they are stored: another process may have taken some, or let them lapse."""
        stored = {row.seat: row for row in await self.table.hall.store.orders(self.table.row.id)}
        for seat, each in enumerate(self.table.row.seats):
            row = stored.get(seat)
            self.take(seat, self._written(row) if row is not None and row.player == each.player else [])

    def _written(self, row: OrdersRow) -> list[StandingOrder]:
        """What was ordered; nothing if that can not be read, so that whoever ordered it is asked instead."""
        try:
            return orders.read(row.orders)
        except Unreadable as error:
            logger.error("table %s, seat %s: %s; they count as withdrawn", self.table.row.id, row.seat, error)
            return []

    def store(self, seat: int, given: list[StandingOrder]) -> Coroutine[Any, Any, None]:
        row = OrdersRow(seat, self.table.row.seats[seat].player, orders.written(given))
        return self.table.hall.store.set_orders(self.table.row.id, row)

    def take(self, seat: int, given: list[StandingOrder]) -> None:
        """From now on these count for the seat."""
        if given == self.of(seat):
            return
        self.given[seat] = given
        self.table.showing.all(only=seat)
        self.table.answering.go_on()

    def end(self, seat: int) -> None:
        """Whoever gave them sits there no more."""
        self.given.pop(seat, None)

    def lapse(self) -> None:
        """Forget orders whose occasion is past."""
        play = self.table.play
        assert play is not None
        for seat in play.state.waiting:
            given = self.of(seat)
            if not given:
                continue
            decision = play.state.decision(seat)
            kept = [order for order in given if not orders.lapsed(order, decision)]
            if len(kept) != len(given):
                self.given[seat] = kept
                self.table.hall.background(self.store(seat, kept))

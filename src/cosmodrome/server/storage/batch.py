"""Writes that are committed together, so that many of them share one wait for the disk."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any
from uuid import uuid4

from .dialect import Dialect, Session
from .link import failure
from .rows import Conflict

logger = logging.getLogger(__name__)

Work = Callable[[Session], Any]
Outcome = Any
"""What a write answers, or the exception it ends with."""


class Batch:
    """A work that fails leaves no trace and does not harm the others.

    Nearly always all succeed, so that is tried first. If one fails, all are undone and done again, each with a
    savepoint of its own: that takes three times as many statements.

    Works come with the id of the table or player they write about, after which more may follow to be told, or with
    none. They are done in the order of these ids, so that two processes do not wait for each other crosswise; those
    about the same id stay in the order in which they came.
    """

    def __init__(self, dialect: Dialect, works: list[tuple[str, Work]], previous: str) -> None:
        self._dialect = dialect
        self._works = works
        self._previous = previous
        self._outcomes: list[Outcome] = []
        self.receipt = uuid4().hex

    def write(self, session: Session) -> list[Outcome]:
        """The outcomes, in the order of the works. May be tried again when the connection was lost on the way.

        If it is lost during the commit nobody knows how that ended. So a batch leaves a receipt in the same
        transaction, and a second try that finds it knows that everything was done.
        """
        try:
            return self._write(session, self._do)
        except Exception as error:
            if self._dialect.is_passing(error):
                raise
            _undo(session, "ROLLBACK", error)
            return self._write(session, self._do_alone)

    def _write(self, session: Session, do: Callable[[Session, Work], Outcome]) -> list[Outcome]:
        session.change(self._dialect.begin)
        if not self._leave_receipt(session):
            session.change("ROLLBACK")
            return self._outcomes
        session.last.clear()
        self._outcomes = self._do_all(session, do)
        session.change("COMMIT")
        return self._outcomes

    def _leave_receipt(self, session: Session) -> bool:
        """In place of the one before; False if it is there already."""
        if self._previous and session.change("UPDATE receipts SET id = ? WHERE id = ?", self.receipt, self._previous):
            return True
        return bool(session.change("INSERT INTO receipts VALUES (?) ON CONFLICT DO NOTHING", self.receipt))

    def _do_all(self, session: Session, do: Callable[[Session, Work], Outcome]) -> list[Outcome]:
        outcomes: list[Outcome] = [None] * len(self._works)
        changed: dict[str, None] = {}
        for place in sorted(range(len(self._works)), key=lambda place: self._works[place][0].partition(" ")[0]):
            about, work = self._works[place]
            outcomes[place] = do(session, work)
            if about and not isinstance(outcomes[place], Exception):
                changed[about] = None
        for last in dict.fromkeys(session.last):
            failed = self._do_alone(session, last)
            if isinstance(failed, Exception):
                logger.error("what comes last in a transaction failed", exc_info=failed)
        if changed:
            self._dialect.notify(session, list(changed))
        return outcomes

    def _do(self, session: Session, work: Work) -> Outcome:
        return work(session)

    def _do_alone(self, session: Session, work: Work) -> Outcome:
        session.change("SAVEPOINT work")
        try:
            outcome = work(session)
        except Exception as error:
            if self._dialect.is_passing(error):
                raise
            _undo(session, "ROLLBACK TO SAVEPOINT work", error)
            outcome = self._told(error)
        session.change("RELEASE SAVEPOINT work")
        return outcome

    def _told(self, error: Exception) -> Exception:
        if isinstance(error, Conflict):
            return error
        if self._dialect.is_duplicate(error):
            return Conflict(f"already there: {' '.join(str(error).split())}")
        return failure(self._dialect, error)


def _undo(session: Session, sql: str, error: Exception) -> None:
    """Take back what failed. Where nothing is left to take back (a full disk, a lock), that failure is to be told."""
    try:
        session.change(sql)
    except Exception:
        raise error from None

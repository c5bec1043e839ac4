"""The HTTP interface to the analysis of finished games."""

from __future__ import annotations

from contextlib import ExitStack

from ..endpoints import Call, Endpoint
from ..limits import Limits
from ..refusals import Refusal, too_fast
from .payloads import AnalysisInfo


async def show_analysis(call: Call, body: None) -> AnalysisInfo:
    """How far the analysis of a finished game is, and what it has found."""
    return await call.hub.analyst.shown(await call.hub.hall.table(call.path["id"]))


async def analyse(call: Call, body: None) -> AnalysisInfo:
    """Have a finished game analysed. Whoever asks for what is under way, or done, gets that."""
    player, table = call.person(), await call.hub.hall.table(call.path["id"])
    known = await call.hub.analyst.shown(table)
    if known.status in ("running", "done"):
        return known
    await call.hub.analyst.begin(table, _permit(call.hub.limits, player, call.where))
    return await call.hub.analyst.shown(table)


def _permit(limits: Limits, player: str, where: str) -> ExitStack:
    """To have a game analysed, for as long as it is kept; refused to who has too many analysed, or too often."""
    with ExitStack() as permit:
        for at_once, key in ((limits.analyses_at_once, player), (limits.address_analyses_at_once, where)):
            if not permit.enter_context(at_once.one(key)):
                raise Refusal(429, "problem-analyses-at-once", {"most": at_once.most})
        wait = limits.analysis_wait(player, where)
        if wait:
            raise too_fast(wait)
        return permit.pop_all()


ENDPOINTS = [
    Endpoint("GET", "/api/tables/{id}/analysis", show_analysis, AnalysisInfo),
    Endpoint("POST", "/api/tables/{id}/analysis", analyse, AnalysisInfo),
]

"""How a game stands or has ended, in words."""

from __future__ import annotations

from ...kernel import State
from ...text import Plain
from .voice import Voice


def score_lines(state: State, voice: Voice) -> list[str]:
    """Who has how many points, best first, and who has won; the seed only when it can help nobody any more."""
    scores = state.scores
    ranking = sorted(range(state.seats), key=lambda seat: -scores[seat])
    lines = [voice.say("cli-game-over" if state.over else "cli-not-over")]
    lines += [voice.say("cli-score", {"seat": seat, "score": scores[seat]}) for seat in ranking]
    if state.over:
        lines.append(voice.say("cli-winners", {"winners": state.winners, "count": len(state.winners)}))
        lines.append(voice.say("cli-seed", {"seed": Plain(state.seed)}))
    return lines

"""How strong somebody is, as OpenSkill sees it: one mechanism for the tournaments of bots and for people's ratings."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()


class Skill(NamedTuple):
    """What is believed of a competitor: about so strong, give or take."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def cautious(self) -> float:
        """As strong as that in any case."""
        return self.mu - 3 * self.sigma


def rated(skills: list[Skill], merits: list[Any]) -> list[Skill]:
    """What is believed after a game in which each did so well: the greater the merit the better, equal ones tie."""
    order = sorted(set(merits))
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    after = _MODEL.rate(teams, scores=[float(order.index(merit)) for merit in merits])
    return [Skill(team[0].mu, team[0].sigma) for team in after]

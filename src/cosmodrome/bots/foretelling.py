"""What others choose at the same time, as far as it can be foretold.

`Game.foretold` lists what such choices are made of. A network says of each of these how much it is to be expected, and
an answer is as likely as what it is made of, among those that are open.
"""

from __future__ import annotations

from math import exp

from ..kernel import Action, Decision, Dice, Game


def parts(game: Game, action: Action) -> list[int]:
    """The places in `Game.foretold` of what an answer is made of; none if it is not such an answer."""
    foretold = game.foretold
    found: list[int] = []
    for part in action[1:]:
        if part not in foretold:
            return []
        found.append(foretold.index(part))
    return found


def likelihoods(game: Game, answers: list[Action], expected: list[float]) -> list[float]:
    """How likely each answer is beside the others, by how much what it is made of is to be expected (logits)."""
    sums = [sum([expected[part] for part in parts(game, answer)]) for answer in answers]
    highest = max(sums)
    return [exp(total - highest) for total in sums]


def drawn(game: Game, decision: Decision, expected: list[float], dice: Dice) -> Action:
    """One of the answers, the likelier the more what it is made of is to be expected."""
    answers = list(decision)
    weights = likelihoods(game, answers, expected)
    left = dice.below(1_000_000) / 1_000_000 * sum(weights)
    for answer, weight in zip(answers, weights, strict=True):
        left -= weight
        if left < 0.0:
            return answer
    return answers[-1]

"""A player for any game: information-set Monte Carlo tree search.

What the seat does not know is imagined: every iteration plays in a world drawn at random among those consistent with
what it knows. All iterations grow one tree of answers, seen from the searching seat. An iteration descends the tree,
adds one answer to it, plays on by the game's policy up to the game's horizon, evaluates, and credits every seat's
answers on the way with what that seat got.

Three things make it strong with few iterations:
- The policy's answer is the first one tried at every node, so that every line starts out sensible; more answers are
  tried the more often a node is visited.
- The n-th visit of every answer to the decision at hand takes place in the same n-th world with the same chance, so
  that answers are compared like with like.
- The policy's answer is played unless another has proved better, beyond what chance explains.

What is asked next upon one's own answer was in the tree already: the search for it goes on with that part of the tree.

Seats that choose at the same time do not see each other's choice: their answers are counted at the node where all of
them were asked, whatever the others answer.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter, process_time
from typing import Final

from ..kernel import CLOCK, Action, Bot, Dice, Game, Position, State
from .budget import Budget
from .candidates import another, exhausted, root_candidates, root_width, width
from .network import Network
from .outlook import Outlook, learned_outlook
from .tree import Edge, Memory, Node, Spread, most_promising
from .trial import Effort, Trial
from .turns import next_seat

NOISE: Final = 3
"""Of a hundred answers in a playout, so many are random."""

PROOF: Final = 0.5
"""By how many standard errors an answer must beat the policy's."""

FEWEST: Final = 8
"""An answer tried less often than this proves nothing."""

YARDSTICK: Final = 8
"""One iteration of so many, at least, tries the policy's answer, which all others are measured against."""

KEPT: Final = 1000
"""So many worlds are kept at hand; later ones are imagined anew whenever they are needed."""


LOOKED_AT: Final = 64
"""After so many iterations it is seen whether the question is settled."""

CLEAR: Final = 3.0
"""By so many standard errors the best answer must lead for a question to be settled."""

GUESS: Final = Effort(((3, 5), (4, 1)), 0.0, 3.0)
"""How a network's first guess is found."""


class SearchBot(Bot):
    """Thinks about every decision for so many iterations or seconds."""

    def __init__(self, seed: str, budget: Budget, by_policy: bool = True) -> None:
        self.seed = seed
        self.budget = budget
        self.by_policy = by_policy
        self.decisions = 0
        self.memory = Memory()

    def act(self, position: Position) -> Action:
        root = self.memory.recall(position)
        action = position.decision.only()
        if action is None:
            self.decisions += 1
            search = Search(position, f"{self.seed} {self.decisions}", self.by_policy, root=root)
            search.run(self.budget)
            action = search.best()
        self.memory.keep(root, position.seat, action)
        return action


class NetworkSearchBot(Bot):
    """The same with a network: it makes the first guess, and judges where play leads."""

    def __init__(self, seed: str, budget: Budget, network: Network) -> None:
        self.seed = seed
        self.budget = budget
        self.network = network
        self.decisions = 0
        self.outlook: Outlook | None = None
        self.memory = Memory()

    def act(self, position: Position) -> Action:
        root = self.memory.recall(position)
        action = position.decision.only()
        if action is None:
            self.decisions += 1
            action = self._search(position, f"{self.seed} {self.decisions}", root)
        self.memory.keep(root, position.seat, action)
        return action

    def _search(self, position: Position, seed: str, root: Node) -> Action:
        if self.outlook is None:
            self.outlook = learned_outlook(position.game, self.network, position.imagine(Dice(self.seed)))
        guess = Trial(position, f"{seed} guess", self.outlook).best(GUESS)
        search = Search(position, seed, True, self.outlook, guess, root)
        search.run(self.budget)
        return search.best()


class Search:
    """The search for one answer."""

    def __init__(
        self,
        position: Position,
        seed: str,
        by_policy: bool = True,
        outlook: Outlook | None = None,
        guess: Action | None = None,
        root: Node | None = None,
    ) -> None:
        self.position = position
        self.game: Game = position.game
        self.seat = position.seat
        self.seed = seed
        self.by_policy = by_policy
        self.outlook: Outlook = outlook if outlook is not None else Outlook(position.game)
        self.dice = Dice(f"{seed} tree")
        self.worlds: list[State] = []
        self.root = root if root is not None else Node()
        self.iterations = 0
        self.candidates: list[Edge] = []
        self.results: list[list[float]] = []
        world = self._world(0)
        self.spreads = [Spread() for _ in range(world.seats)]
        first = guess if guess is not None else self._answer(world, self.seat, self.dice)
        for action in self.root.best_known_first(self.seat, root_candidates(position.decision, first, self.dice)):
            self.candidates.append(Edge(self.seat, action))
            self.results.append([])

    def run(self, budget: Budget) -> None:
        """Iterate until the budget is spent, or the question settled."""
        clock = process_time if budget.of_processor else perf_counter
        deadline = clock() + budget.seconds
        while budget.iterations == 0 or self.iterations < budget.iterations:
            self.iterate()
            if budget.seconds > 0 and clock() >= deadline:
                return
            if budget.seconds > 0 and self.iterations % LOOKED_AT == 0 and self._settled():
                return

    def _settled(self) -> bool:
        """Whether every answer has had its chance, and one leads them all beyond doubt."""
        if root_width(self.iterations) < len(self.candidates):
            return False
        best = max(range(len(self.candidates)), key=lambda index: _mean(self.results[index]))
        for index in range(len(self.candidates)):
            if index != best and _margin(self.results[best], self.results[index], CLEAR) <= 0.0:
                return False
        return True

    def best(self) -> Action:
        """The policy's answer, unless another one has proved better."""
        edges = self.candidates
        action = edges[0].action
        proof = 0.0
        for index in range(1, len(edges)):
            margin = _margin(self.results[index], self.results[0])
            if margin > proof:
                proof = margin
                action = edges[index].action
        return action

    def iterate(self) -> None:
        """Play one line from the decision at hand, and remember what it brought everybody."""
        index = self._root_choice()
        edge = self.candidates[index]
        start = self._world(edge.visits)
        state = start.copy()
        dice = Dice(f"{self.seed} playout {edge.visits}")
        path = [edge]
        last = self._descend(start, state, path)
        self._play_out(start, state, last, dice)
        values = self.outlook.values(state)
        self.iterations += 1
        self.results[index].append(values[self.seat])
        for step in path:
            step.visits += 1
            step.total += values[step.seat]
        for seat in range(len(values)):
            self.spreads[seat].add(values[seat])

    def _root_choice(self) -> int:
        """The answer to try next: any that is due for its first visits, else the most promising one."""
        edges = self.candidates[: root_width(self.iterations)]
        if edges[0].visits < FEWEST or edges[0].visits * YARDSTICK < self.iterations:
            edges[0].open += 1
            return 0
        for index in range(len(edges)):
            if edges[index].visits == 0:
                edges[index].open = 1
                return index
        edge = most_promising(edges, self.spreads[self.seat].deviation)
        return edges.index(edge)

    def _descend(self, start: State, state: State, path: list[Edge]) -> int:
        """Follow the tree from the first answer on, and add one answer to it; the seat that acted last."""
        seat = self.seat
        action = path[0].action
        node = self.root
        ballot = node
        undecided = _without(state.waiting, seat)
        while True:
            state.apply(seat, action)
            if path[-1].visits == 0 or self.outlook.reached(start, state):
                return seat
            node = node.child(seat, action)
            seat = next_seat(state, seat)
            if seat == CLOCK:
                action = self._answer(state, seat, self.dice)
                continue
            if seat not in undecided:
                ballot = node
                undecided = state.waiting
            undecided = _without(undecided, seat)
            edge = self._choose(ballot, state, seat)
            path.append(edge)
            action = edge.action

    def _choose(self, node: Node, state: State, seat: int) -> Edge:
        """A new answer if the node may grow, else the most promising of those it has."""
        decision = state.decision(seat)
        known = node.open_edges(decision)
        node.visits += 1
        if not known or (len(known) < width(node.visits) and not exhausted(node, decision, known)):
            proposal = self._answer(state, seat, self.dice)
            action = another(node, decision, known, proposal, self.dice)
            if action is not None:
                edge = Edge(seat, action)
                edge.open = 1
                node.edges.append(edge)
                return edge
        return most_promising(known, self.spreads[seat].deviation)

    def _play_out(self, start: State, state: State, last: int, dice: Dice) -> None:
        seat = last
        while not self.outlook.reached(start, state):
            seat = next_seat(state, seat)
            if seat != CLOCK and dice.below(100) < NOISE:
                action = state.decision(seat).sample(dice)
            else:
                action = self._answer(state, seat, dice)
            state.apply(seat, action)

    def _answer(self, state: State, seat: int, dice: Dice) -> Action:
        if self.by_policy or seat == CLOCK:
            return self.game.policy(state, seat, dice)
        return state.decision(seat).sample(dice)

    def _world(self, number: int) -> State:
        """The world with this number; the same one every time."""
        if number < len(self.worlds):
            return self.worlds[number]
        world = self.position.suppose(Dice(f"{self.seed} world {number}"))
        if number < KEPT:
            self.worlds.append(world)
        return world


def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple([other for other in seats if other != seat])


def _mean(results: list[float]) -> float:
    return sum(results) / len(results) if results else 0.0


def _margin(results: list[float], others: list[float], proof: float = PROOF) -> float:
    """By how much results beat others on average, less what chance may explain; -1 if they are too few to tell.

    The averages are over all visits: the tree makes later ones better. Chance is judged from the worlds both have seen.
    """
    number = min(len(results), len(others))
    if number < FEWEST:
        return -1.0
    spread = Spread()
    for index in range(number):
        spread.add(results[index] - others[index])
    return _mean(results) - _mean(others) - proof * spread.deviation / sqrt(number)

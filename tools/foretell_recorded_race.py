"""How well networks know games of Race for the Galaxy that an independent engine has recorded.

    python tools/foretell_recorded_race.py FILE.jsonl.gz NETWORK.npz...

Of every choice of actions that was not made by chance: how often the game's policy would have chosen the same; how
likely each network takes what was chosen, if it foretells; and how far its judgement of the position is from who won.
Higher is better for all of them, and all networks are asked about the same positions.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # a script sees only its own folder

from tools.recorded_race.recording import Asked, Game, records  # noqa: E402
from tools.recorded_race.replaying import Replay  # noqa: E402

from cosmodrome.bots.features import Features  # noqa: E402
from cosmodrome.bots.foretelling import likelihoods, parts  # noqa: E402
from cosmodrome.bots.learned import network_of  # noqa: E402
from cosmodrome.bots.network import Network  # noqa: E402
from cosmodrome.games import find  # noqa: E402
from cosmodrome.kernel import Dice  # noqa: E402

RACE = find("race")
LEAST = 1e-4
"""A network that is surer than this is not punished more for being wrong."""

Figures = dict[str, list[float]]


class Questioned(Replay):
    """A recorded game in which networks are asked at every choice of actions."""

    def __init__(self, record: Game, networks: dict[str, Network], figures: Figures) -> None:
        super().__init__(record)
        self.networks = networks
        self.figures = figures
        self.judged: list[tuple[str, int, float]] = []

    def _action(self, seat: int, asked: Asked) -> None:
        self.demand(seat, "actions")
        by_chance = self.events[self.at][-1]
        if not by_chance:
            self._ask(seat, self.chosen(asked))
        super()._action(seat, asked)

    def _ask(self, seat: int, chosen: tuple[str, ...]) -> None:
        state = self.state
        guess = RACE.policy(state, seat, Dice("guess"))
        self._note("the policy's choices", parts(RACE, guess) == parts(RACE, chosen))
        row = Features(RACE, state.seats, state.options).read(state, seat)
        answers = list(state.decision(seat))
        for name, network in self.networks.items():
            self.judged.append((name, seat, float(network.judge([row])[0, 0])))
            if network.foretells and chosen in answers:
                likely = likelihoods(RACE, answers, network.foretell([row]).tolist()[0])
                place = answers.index(chosen)
                self._note(f"{name}: likeliest is right", likely[place] == max(likely))
                self._note(f"{name}: likelihood (log)", math.log(likely[place] / sum(likely)))

    def finish(self) -> None:
        """Compare what was thought of the positions with who has won."""
        final = self.record["final"]
        winners = sum(bool(each["winner"]) for each in final)
        for name, seat, judged in self.judged:
            win = 1 / winners if final[seat]["winner"] else 0.0
            chance = min(max(judged, LEAST), 1 - LEAST)
            self._note(f"{name}: win (log)", win * math.log(chance) + (1 - win) * math.log(1 - chance))

    def _note(self, what: str, number: float) -> None:
        self.figures.setdefault(what, []).append(float(number))


def main() -> int:
    parser = argparse.ArgumentParser(description="Ask networks about recorded games of Race for the Galaxy.")
    parser.add_argument("file", type=Path)
    parser.add_argument("networks", type=Path, nargs="+")
    arguments = parser.parse_args()
    networks = {file.name: network_of(RACE, str(file)) for file in arguments.networks}
    figures: Figures = {}
    for record in records(arguments.file):
        game = Questioned(record, networks, figures)
        game.run()
        game.finish()
    for what, numbers in figures.items():
        print(f"{what}: {sum(numbers) / len(numbers):.3f} in the mean of {len(numbers)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

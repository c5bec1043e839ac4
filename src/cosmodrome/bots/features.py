"""What a network is told of a position: the row of its seat, so arranged that one network serves any number of seats.

The encoder of a game writes a block for every player. Here the blocks of all others lie upon each other: those of the
rival (the one who leads among them, where the game has a standing that all can see) apart from the rest, which are
added up. The question that is asked is left out, for positions are judged between turns. Added are the number of seats
and the options of the game.
"""

from __future__ import annotations

from typing import Final

from ..kernel import Encoder, Game, Row, State, Value

ASKED: Final = ("seat", "question", "shape", "bounds", "needs", "about", "figures", "spelled")
"""The blocks that belong to a question."""

MOST_SEATS: Final = 9

Sparse = tuple[list[int], list[float]]
"""Where a row is not 0, and what is there."""


class Features:
    """Rows for games with so many seats; all numbers of seats have the same `size` and the same meaning of a place."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value]) -> None:
        encoder = game.encoder(seats, options)
        assert encoder is not None, "a game without an encoder has no features"
        self.encoder: Encoder = encoder
        self.seats = seats
        self.row = Row(encoder.size)
        self.places: list[int] = [-1] * encoder.size
        """For every number of the row its place among the features, as if it were of oneself or of the rival."""
        self.owners: list[int] = [0] * encoder.size
        """For every number of the row whose it is: 0 for the table and oneself, else so many seats further."""
        self.others = 0
        """How much further the others are than the rival."""
        self.constant: list[int] = []
        self._lay_out(game, options)

    def _lay_out(self, game: Game, options: dict[str, Value]) -> None:
        size = 0
        own = 0
        for block in self.encoder.blocks:
            owner = _owner(block.name)
            if owner < 1 and block.name not in ASKED:
                for number in range(block.size):
                    self.places[block.start + number] = size + number
                size += block.size
                own += block.size if owner == 0 else 0
        self.others = self._lay_out_others(size) if self.seats > 1 else own
        size += 2 * self.others
        self.constant.append(size + self.seats)
        size += MOST_SEATS + 1
        for option in game.options:
            for value in option.values:
                if options[option.name] == value:
                    self.constant.append(size)
                size += 1
        self.size = size

    def _lay_out_others(self, start: int) -> int:
        """From a place on, all of them upon each other; how much each of them takes."""
        ends: dict[int, int] = {}
        for block in self.encoder.blocks:
            owner = _owner(block.name)
            if owner > 0:
                at = ends.get(owner, start)
                for number in range(block.size):
                    self.places[block.start + number] = at + number
                    self.owners[block.start + number] = owner
                ends[owner] = at + block.size
        return ends.get(1, start) - start

    def read(self, state: State, seat: int) -> Sparse:
        """What this seat may know."""
        row = self.row
        self.encoder.encode(state, seat, None, row)
        rival = self._rival(row)
        found: dict[int, float] = {}
        values = row.values
        for number in set(row.used):
            place = self.places[number]
            if place < 0:
                continue
            owner = self.owners[number]
            if owner > 0 and owner != rival:
                place += self.others
                found[place] = found.get(place, 0.0) + values[number]
            else:
                found[place] = values[number]
        for place in self.constant:
            found[place] = 1.0
        places = sorted(found)
        return places, [found[place] for place in places]

    def _rival(self, row: Row) -> int:
        """Who leads among the others, by how many seats further; the next one where nobody can tell."""
        leader = 1
        most = 0.0
        for owner, place in enumerate(self.encoder.standing):
            if owner > 0 and row.values[place] > most:
                most = row.values[place]
                leader = owner
        return leader


def _owner(name: str) -> int:
    """Whose a block is by its name: -1 the table's, 0 one's own, else so many seats further."""
    last = name.rpartition(" ")[2]
    return int(last) if last.isdigit() else -1

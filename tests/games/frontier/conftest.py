"""A rocket of any figures: the examples inject those they speak of into a crew."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import WATER, card_called
from cosmodrome.games.frontier.state import FrontierState

from .flying import CREW, Ship
from .positions import act, begin, fill, lay, weigh


@pytest.fixture(name="ship")
def _ship(monkeypatch: pytest.MonkeyPatch) -> Ship:
    """A game in which the first seat has a rocket of these figures."""

    def make(space: str = "LEO", *colours: str, **figures: int) -> FrontierState:
        state = begin(*(colours or ("white",)), events="none", politics=False)
        while state.active != 0:
            act(state, state.active, "end")
        lay(state, 0, "rocket", space, CREW)
        face = state.face(card_called(CREW))
        engine = face.engine
        assert engine is not None
        for name in ("thrust", "consumption", "per", "afterburn_steps", "afterburn_thrust", "pushable", "gigawatt"):
            standing = {"per": 1, "afterburn_thrust": 1}.get(name, 0)
            kind = type(getattr(engine, name))  # compiled, a truth is no number
            monkeypatch.setattr(engine, name, kind(figures.get(name, standing)))
        monkeypatch.setattr(engine, "fuel", figures.get("fuel", WATER))
        monkeypatch.setattr(face, "solar", bool(figures.get("solar", 0)))
        monkeypatch.setattr(face, "rad_hard", figures.get("rad_hard", 9))
        weigh(monkeypatch, state, CREW, figures.get("dry", 1))
        fill(state, 0, figures.get("tanks", 0), figures.get("odd", 0), figures.get("kind", WATER))
        return state

    return make

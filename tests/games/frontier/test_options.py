"""Options: each is told in words and argued in the rulebook, and what does not go together is refused."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.kernel import BadSetup

from .messages import LANGUAGES, unsaid
from .test_rulebook import rows, text

GAME = FrontierGame()


def test_options_can_be_said() -> None:
    keys = [f"option-{option.name}" for option in GAME.options]
    keys += [f"group-{option.group}" for option in GAME.options if option.group]
    for option in GAME.options:
        keys += [f"option-{option.name}-{value}" for value in option.values if isinstance(value, str)]
    keys += [relation.reason for relation in GAME.relations]
    assert not [problem for key in keys for problem in unsaid(key)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_lists_them_with_their_defaults_and_argues_each(language: str) -> None:
    def written(value: object) -> str:
        return {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)

    listed = [
        [f"`{option.name}`", ", ".join(map(written, option.values)), written(option.default)] for option in GAME.options
    ]
    assert rows(language, "options") == listed
    for option in GAME.options:
        assert f"**`{option.name}`**" in text(language)


def test_attacks_of_the_newer_module_need_politics() -> None:
    with pytest.raises(BadSetup, match="combat"):
        GAME.resolve({"combat": "m3", "politics": False})

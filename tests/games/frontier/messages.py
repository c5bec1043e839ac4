"""The catalogues of the game, while it is not yet listed among the games."""

from __future__ import annotations

from functools import lru_cache

from fluent.runtime import FluentBundle, FluentResource

from cosmodrome.games.frontier.components import reading

FOLDER = reading.FOLDER.parent
LANGUAGES = ("en", "fr")


@lru_cache(maxsize=2)
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource((FOLDER / "locale" / f"{language}.ftl").read_text(encoding="utf-8")))
    return found


def unsaid(key: str, **params: object) -> list[str]:
    """What keeps a message from being said; empty if nothing does."""
    problems: list[str] = []
    for language in LANGUAGES:
        if not bundle(language).has_message(key):
            problems.append(f"no message {key} in {language}")
            continue
        pattern = bundle(language).get_message(key).value
        assert pattern is not None
        _, errors = bundle(language).format_pattern(pattern, params)
        problems += [f"{key} in {language}: {error}" for error in errors]
    return problems

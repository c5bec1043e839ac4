"""Anybody's bot: `module:Class`, wherever Python finds the module."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any, cast

from ..kernel import BadSetup, Bot


def is_foreign(spec: str) -> bool:
    """Whether a text names a class in a module, rather than a bot of ours with its settings."""
    module, colon, name = spec.partition(":")
    return colon == ":" and name.isidentifier() and all(part.isidentifier() for part in module.split("."))


def foreign_bot(spec: str) -> Callable[[str], Bot]:
    """The maker of the bot that `module:Class` names; it is given a seed."""
    module_name, _, class_name = spec.partition(":")
    try:
        module = importlib.import_module(module_name)
    except Exception as error:
        raise BadSetup(f"bot {spec!r}: module {module_name} can not be imported: {error}") from error
    found = getattr(module, class_name, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadSetup(f"bot {spec!r}: {module_name} has no class {class_name} that is a cosmodrome.Bot")

    def make(seed: str) -> Bot:
        try:
            bot = cast(Any, found)(seed)
        except Exception as error:
            raise BadSetup(f"bot {spec!r}: it can not be made from a seed: {error}") from error
        assert isinstance(bot, Bot)
        return bot

    return make


def foreign_modules(specs: list[str]) -> list[ModuleType]:
    """The modules that hold these bots, those of ours aside, from the outermost package on."""
    names = dict.fromkeys([spec.partition(":")[0].partition(".")[0] for spec in specs if is_foreign(spec)])
    return [sys.modules[name] for name in names if name in sys.modules and name != __name__.partition(".")[0]]

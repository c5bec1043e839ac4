"""The options a game declares, and their checking."""

from __future__ import annotations

from typing import Final

from .errors import BadSetup

Value = str | int | bool


class Option:
    """One option of a game.

    `values` lists what it may be. The first option of a game names its edition; the default of the others may depend
    on it: then `by_edition` holds one per edition.
    The message `option-NAME` of the game's catalogue explains it; `rule` is the rulebook section that argues the
    default.
    """

    __slots__ = ("by_edition", "default", "name", "rule", "values")

    def __init__(
        self,
        name: str,
        values: tuple[Value, ...],
        default: Value,
        rule: str = "",
        by_edition: dict[str, Value] | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.rule = rule
        self.by_edition: dict[str, Value] = by_edition if by_edition is not None else {}

    def default_for(self, edition: str) -> Value:
        return self.by_edition.get(edition, self.default)

    def parse(self, value: object) -> Value:
        """The declared value this stands for: the value itself or its spelling ("on", "true", "3")."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        if isinstance(value, str):
            spelled = _SPELLINGS.get(value.lower(), value)
            for allowed in self.values:
                if str(allowed).lower() == spelled.lower():
                    return allowed
        values = ", ".join([_spell(allowed) for allowed in self.values])
        raise BadSetup(
            f"option {self.name}: {value!r} is not one of {values}",
            "setup-no-such-value",
            {"option": self.name, "value": str(value), "values": values},
        )


_SPELLINGS: Final = {"on": "true", "yes": "true", "off": "false", "no": "false"}


def _spell(value: Value) -> str:
    if value is True:
        return "on"
    if value is False:
        return "off"
    return str(value)


def resolve(declared: tuple[Option, ...], given: dict[str, object]) -> dict[str, Value]:
    """Every option with its value: those given, else the default of the edition."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise BadSetup(
                f"unknown option {name!r}; there are: {', '.join(names)}",
                "setup-no-such-option",
                {"option": str(name), "options": ", ".join(names)},
            )
    chosen: dict[str, Value] = {}
    edition = ""
    for option in declared:
        if option.name in given:
            chosen[option.name] = option.parse(given[option.name])
        else:
            chosen[option.name] = option.default_for(edition)
        if option is declared[0]:
            edition = str(chosen[option.name])
    return chosen

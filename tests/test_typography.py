"""French as it is set: a narrow no-break space before ; ! ?, a no-break space before : and inside « »."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXTS = sorted(
    file
    for folder in ("src", "web/src", "tests/toys")
    for pattern in ("**/locale/fr.ftl", "**/lesson/fr.ftl", "**/rulebook.fr.md")
    for file in (ROOT / folder).glob(pattern)
)
WRONG = re.compile(r"(?<!\u202f)(?<!«\u00a0)[;!?](?=[\s)»*]|$)|(?<!\u00a0):(?=[\s)»*]|$)|«(?!\u00a0)|(?<!\u00a0)»")


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_french_punctuation_keeps_its_distance(file: Path) -> None:
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not is_note(file, line)]
    assert not [line for line in lines if WRONG.search(line)]


def is_note(file: Path, line: str) -> bool:
    """A comment of a catalogue, for whoever edits it."""
    return file.suffix == ".ftl" and line.startswith("#")

"""docs/observations.md is what the encoders say."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_page_is_up_to_date() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "describe_observations.py"))
    assert tool["PAGE"].read_text(encoding="utf-8") == tool["page"](), "run tools/describe_observations.py"

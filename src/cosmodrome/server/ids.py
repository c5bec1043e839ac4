"""Ids and tokens that nobody can guess."""

import secrets


def unguessable(length: int) -> str:
    """So many random bytes as text. None begins like an option of a command: hosts name tables and people by it."""
    while (fresh := secrets.token_urlsafe(length)).startswith("-"):
        pass
    return fresh

"""How a server is run."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct

from .limits import PEOPLE

CLIENT = Path(__file__).parent / "client"
"""Where the built client lies."""


class Settings(Struct, frozen=True, kw_only=True):
    database: str
    bot_processes: int = 1
    bot_memory: int = 1024
    """The most megabytes that each of these processes may take; 0 stands for no limit."""
    bots_ready: bool = True
    """A process for bots is started before anybody asks for one, so that the first answer need not wait for it."""
    bot_delay: float = 0.8
    """The least time in seconds a bot takes to answer, so that people can follow."""
    idle: float = 600.0
    """Tables that nobody has looked at for so many seconds leave memory."""
    origins: tuple[str, ...] = ()
    """Origins besides the server's own whose pages may use it."""
    hosts: tuple[str, ...] = ()
    """The names the server goes by; none: any."""
    https: bool = False
    """Served over https: cookies are sent over nothing else."""
    chosen_seeds: bool = False
    """Whoever opens a table may choose its seed, and so know every card: for tests and study only."""
    limited: bool = True
    """Limits for people and addresses are in force."""
    people: int = PEOPLE
    """So many people may share an address; its limits are made for them."""
    address: str = ""
    """Where people find the server, such as `https://games.example`: for links in what is sent to them."""
    mail: str = ""
    """The mail server, such as `smtp://name:password@mail.example:587`; none: no mail is sent."""
    mail_from: str = ""
    push: str = ""
    """Whom push services may turn to, such as `mailto:host@games.example`; none: nothing is pushed to browsers."""
    webhooks: bool = False
    """People may have themselves called through addresses of their own."""
    private_webhooks: bool = False
    """Also through some that are not of the public internet."""
    metrics_from: tuple[str, ...] = ()
    """The networks, besides this machine, from where one may ask what the server counts."""
    log: Literal["text", "json"] = "text"
    """How the server writes about itself."""
    client: Path = CLIENT

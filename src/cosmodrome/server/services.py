"""What requests and sockets need: made when the server starts, found on the application."""

from __future__ import annotations

from typing import cast

from starlette.requests import HTTPConnection

from .analysing.analyst import Analyst
from .guests import Guests
from .hall import Hall
from .hosting.pulse import Pulse
from .limits import Limits
from .lobby import News
from .people.conduct import Conduct
from .people.friends import Friends
from .people.members import Members
from .postman import Postman
from .settings import Settings
from .tournaments.running import Tournaments
from .visitors.ladders import Ladders


class Services:
    def __init__(
        self, settings: Settings, hall: Hall, news: News, guests: Guests, limits: Limits, postman: Postman
    ) -> None:
        self.settings = settings
        self.hall = hall
        self.news = news
        self.guests = guests
        self.limits = limits
        self.postman = postman
        self.pulse = Pulse(hall.store)
        self.members = Members(hall)
        self.desk = hall.desk
        self.ladders = Ladders(hall, hall.desk)
        self.friends = Friends(hall)
        self.conduct = Conduct(hall)
        self.tournaments = Tournaments(hall)
        self.analyst = Analyst(hall)


def services(connection: HTTPConnection) -> Services:
    return cast(Services, connection.app.state.services)

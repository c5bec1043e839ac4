"""The HTTP interface: people, and how they come back."""

from __future__ import annotations

from typing import Any

from ..endpoints import Call, Endpoint
from ..lobby import lobby
from ..payloads import Lobby, Me
from ..refusals import Refusal, too_fast
from . import leaving
from .members import LINK_LASTS
from .payloads import (
    Account,
    AskLink,
    Ceremony,
    ForgetMe,
    FriendInfo,
    KeepPasskey,
    LinkSent,
    Member,
    MutedInfo,
    OpenLink,
    Prefer,
    RemovePasskey,
    Report,
    Reported,
    SignIn,
    Unmute,
    Whom,
)


async def account(call: Call, body: None) -> Account:
    """How one can come back from anywhere."""
    return await call.hub.members.shown(call.person())


async def prefer_colour(call: Call, body: Prefer) -> Account:
    """Want to have a colour; tables give it to one of those who do."""
    await call.hub.members.prefer(call.person(), body.colour)
    return await account(call, None)


async def offer_passkey(call: Call, body: None) -> Ceremony:
    """What a browser needs to make a passkey."""
    _limit(call)
    return await call.hub.members.offer_passkey(call.person(), call.origin)


async def keep_passkey(call: Call, body: KeepPasskey) -> Account:
    """Be known by this passkey too; a guest becomes a member by this."""
    _limit(call)
    await call.hub.members.keep_passkey(call.person(), call.origin, body.ticket, body.label, body.credential)
    return await account(call, None)


async def remove_passkey(call: Call, body: RemovePasskey) -> Account:
    """Be known by this passkey no more."""
    await call.hub.members.remove_passkey(call.person(), body.id)
    return await account(call, None)


async def offer_sign_in(call: Call, body: None) -> Ceremony:
    """What a browser needs to sign in with a passkey."""
    _limit(call)
    return await call.hub.members.challenge(call.origin)


async def sign_in(call: Call, body: SignIn) -> Me:
    """Be somebody again. Whoever was a guest in this browser is that member from now on."""
    _limit(call)
    return await _welcome(call, await call.hub.members.by_passkey(call.origin, body.ticket, body.credential))


async def ask_link(call: Call, body: AskLink) -> LinkSent:
    """Have a link sent by which one comes back, or begins to be known: nothing tells whether the address is known."""
    limits = call.hub.limits
    wait = limits.code_wait(call.player, body.address, call.where)
    if wait:
        raise too_fast(wait)
    link, minutes = await call.hub.members.new_link(call.player, body.address), round(LINK_LASTS / 60)
    await call.hub.postman.send_link(body.address, link, minutes, body.language)
    return LinkSent(minutes=minutes)


async def open_link(call: Call, body: OpenLink) -> Me:
    """Be whoever this link was sent to; if nobody was known there, it is whoever opens it from now on."""
    _limit(call)
    return await _welcome(call, await call.hub.members.by_link(call.player, body.ticket))


async def remove_mail(call: Call, body: None) -> Account:
    """Come back by no link any more."""
    await call.hub.members.remove_mail(call.person())
    return await account(call, None)


async def friends(call: Call, body: None) -> list[FriendInfo]:
    """One's friends, who of them is there and where, and who wants to be one."""
    return await call.hub.friends.shown(call.person())


async def ask_friend(call: Call, body: Member) -> list[FriendInfo]:
    """Ask somebody to be a friend, or agree to be theirs."""
    _limit_names(call)
    await call.hub.friends.ask(call.player, body.name)
    return await friends(call, None)


async def part_friend(call: Call, body: Member) -> list[FriendInfo]:
    """Be somebody's friend no more, or refuse to be it."""
    _limit_names(call)
    await call.hub.friends.part(call.player, body.name)
    return await friends(call, None)


async def invited(call: Call, body: None) -> list[str]:
    """The names of those who are invited to a table."""
    table = await call.hub.hall.table(call.path["id"])
    return await call.hub.friends.invited(table) if table.seat_of(call.person()) is not None else []


async def invite(call: Call, body: Member) -> list[str]:
    """Call a friend to a table where a seat is free."""
    _limit_names(call)
    table = await call.hub.hall.table(call.path["id"])
    await call.hub.friends.invite(table, call.player, body.name)
    return await invited(call, None)


async def decline(call: Call, body: None) -> Lobby:
    """Not come to a table where one is invited."""
    await call.hub.friends.decline(call.path["id"], call.person())
    return await lobby(call.hub.hall, call.player)


async def muted(call: Call, body: None) -> list[MutedInfo]:
    """Whom one does not hear."""
    return await call.hub.conduct.muted(call.person())


async def mute(call: Call, body: Whom) -> list[MutedInfo]:
    """Hear somebody no more, at any table."""
    await call.hub.conduct.mute(call.person(), body)
    return await muted(call, None)


async def unmute(call: Call, body: Unmute) -> list[MutedInfo]:
    """Hear somebody again."""
    await call.hub.conduct.unmute(call.person(), body.id)
    return await muted(call, None)


async def report(call: Call, body: Report) -> Reported:
    """Tell whoever runs the server of somebody."""
    wait = call.hub.limits.reports.take(call.person()) or call.hub.limits.address_names.take(call.where)
    if wait:
        raise too_fast(wait)
    await call.hub.conduct.report(call.player, body)
    return Reported()


async def export(call: Call, body: None) -> Any:
    """All that the server knows about who asks."""
    player = call.person()
    _limit(call)
    await call.hub.hall.meet([player])
    call.headers["Content-Disposition"] = 'attachment; filename="cosmodrome.json"'
    return await leaving.known(call.hub.hall, player)


async def forget_me(call: Call, body: ForgetMe) -> Me:
    """Be nobody: all seats are left, all data deleted; in finished games there is no name any more."""
    player, hall = call.person(), call.hub.hall
    await hall.meet([player])
    if body.name != hall.name(player):
        raise Refusal(400, "problem-other-name", {"name": hall.name(player)})
    await leaving.forget(hall, player)
    call.headers["Set-Cookie"] = call.hub.guests.no_cookie()
    return Me(player="", name="")


async def _welcome(call: Call, player: str) -> Me:
    await call.hub.members.welcome(call.player, player)
    call.headers["Set-Cookie"] = call.hub.guests.cookie(player)
    return Me(player=player, name=call.hub.hall.name(player), member=True, public=call.hub.hall.public(player))


def _limit(call: Call) -> None:
    """Nobody tries this as often as they like."""
    wait = call.hub.limits.sign_ins.take(call.where)
    if wait:
        raise too_fast(wait)


def _limit_names(call: Call) -> None:
    """Whoever is called by a name shows whether there is somebody of that name."""
    wait = call.hub.limits.name_wait(call.person(), call.where)
    if wait:
        raise too_fast(wait)


ENDPOINTS = [
    Endpoint("GET", "/api/me/account", account, Account),
    Endpoint("POST", "/api/me/colour", prefer_colour, Account, Prefer),
    Endpoint("POST", "/api/me/passkeys/offer", offer_passkey, Ceremony),
    Endpoint("POST", "/api/me/passkeys", keep_passkey, Account, KeepPasskey),
    Endpoint("POST", "/api/me/passkeys/remove", remove_passkey, Account, RemovePasskey),
    Endpoint("POST", "/api/sign-in/passkey/offer", offer_sign_in, Ceremony),
    Endpoint("POST", "/api/sign-in/passkey", sign_in, Me, SignIn),
    Endpoint("POST", "/api/sign-in/mail", ask_link, LinkSent, AskLink),
    Endpoint("POST", "/api/sign-in/link", open_link, Me, OpenLink),
    Endpoint("POST", "/api/me/account/mail/remove", remove_mail, Account),
    Endpoint("GET", "/api/me/friends", friends, list[FriendInfo]),
    Endpoint("POST", "/api/me/friends", ask_friend, list[FriendInfo], Member),
    Endpoint("POST", "/api/me/friends/part", part_friend, list[FriendInfo], Member),
    Endpoint("GET", "/api/tables/{id}/invited", invited, list[str]),
    Endpoint("POST", "/api/tables/{id}/invite", invite, list[str], Member),
    Endpoint("POST", "/api/tables/{id}/decline", decline, Lobby),
    Endpoint("GET", "/api/me/mutes", muted, list[MutedInfo]),
    Endpoint("POST", "/api/me/mutes", mute, list[MutedInfo], Whom),
    Endpoint("POST", "/api/me/mutes/end", unmute, list[MutedInfo], Unmute),
    Endpoint("POST", "/api/reports", report, Reported, Report),
    Endpoint("GET", "/api/me/export", export, Any),
    Endpoint("POST", "/api/me/forget", forget_me, Me, ForgetMe),
]

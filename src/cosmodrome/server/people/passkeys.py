"""Passkeys: a device keeps a key, and signs with it what we ask it to. All that is cryptographic is py_webauthn's.

A key belongs to the host name of the page that made it; browsers see to it that no other page can use it. So the page's
own origin is what a signature is checked against: the guard has made sure that it is one of ours.
"""

from __future__ import annotations

from typing import Any, NamedTuple
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ..refusals import Refusal, forbidden
from ..storage import PasskeyRow

SITE = "Cosmodrome"
"""What devices call us: a name, in no language."""


class Site(NamedTuple):
    """Whose page it is."""

    host: str
    origin: str


class Made(NamedTuple):
    """A new key: its id, what its signatures are checked with, and how often it was used."""

    id: str
    key: str
    uses: int


def site(origin: str) -> Site:
    """The site of a page with this origin; only browsers have one."""
    try:
        host = urlsplit(origin).hostname
    except ValueError:
        host = None
    if not host:
        raise Refusal(400, "problem-no-browser")
    return Site(host, origin)


def to_make(where: Site, player: str, name: str, challenge: str, known: list[PasskeyRow]) -> dict[str, Any]:
    """What a browser needs to have a key made, on a device that has none of these."""
    options = webauthn.generate_registration_options(
        rp_id=where.host,
        rp_name=SITE,
        user_id=player.encode(),
        user_name=name,
        user_display_name=name,
        challenge=challenge.encode(),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    return options_to_json_dict(options)


def made(where: Site, challenge: str, credential: dict[str, Any]) -> Made:
    """The key that was made for this challenge; refused if it was not."""
    try:
        done = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge.encode(),
            expected_rp_id=where.host,
            expected_origin=where.origin,
        )
    except Exception as error:  # a forged one may fail anywhere in the library
        raise forbidden("problem-passkey") from error
    key = bytes_to_base64url(done.credential_public_key)
    return Made(bytes_to_base64url(done.credential_id), key, done.sign_count)


def to_sign(where: Site, challenge: str) -> dict[str, Any]:
    """What a browser needs to have somebody sign, whoever it is: the device knows whose keys it has."""
    options = webauthn.generate_authentication_options(
        rp_id=where.host, challenge=challenge.encode(), user_verification=UserVerificationRequirement.PREFERRED
    )
    return options_to_json_dict(options)


def signed(where: Site, challenge: str, credential: dict[str, Any], row: PasskeyRow) -> int:
    """How often the device has used the key by which this challenge was signed; refused if it was not."""
    try:
        done = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge.encode(),
            expected_rp_id=where.host,
            expected_origin=where.origin,
            credential_public_key=base64url_to_bytes(row.key),
            credential_current_sign_count=row.uses,
        )
    except Exception as error:  # a forged one may fail anywhere in the library
        raise forbidden("problem-passkey") from error
    return done.new_sign_count

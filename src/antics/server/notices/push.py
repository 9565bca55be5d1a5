"""Web push: a message that only one browser can read (RFC 8291), from a service that it knows (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from antics.table.refusal import Refusal

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of its points
RECORD = 4096  # bytes
LASTS = 24 * 3600  # seconds for which a push service keeps what a browser does not fetch


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Vapid:
    """The service's own key, from a secret that it keeps."""

    def __init__(self, secret: str) -> None:
        self._key = ec.derive_private_key(int(secret, 16) % (ORDER - 1) + 1, CURVE)
        self.public = encode(_point(self._key.public_key()))

    def header(self, endpoint: str, contact: str) -> str:
        """By which a push service knows who sends."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + 12 * 3600}
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(encode(json.dumps(it).encode()) for it in (head, claims | {"sub": contact}))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{encode(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def check_keys(p256dh: str, auth: str) -> None:
    """Refused if these are no keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(p256dh))
        if len(decode(auth)) != 16:
            raise ValueError
    except ValueError as error:
        raise Refusal("no-address") from error


def encrypted(message: bytes, p256dh: str, auth: str) -> bytes:
    """For the browser of these keys alone."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(p256dh))
    own, salt = ec.generate_private_key(CURVE), os.urandom(16)
    point = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    start = _derived(shared, decode(auth), b"WebPush: info\0" + _point(theirs) + point, 32)
    key = _derived(start, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(start, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

"""The key by which somebody is found again, without an account: 128 bits, written as twelve words.

Each word has four letters, a consonant and a vowel twice: 12 bits. They belong to no language, so the same
key is read, said and typed alike in all of them. Twelve words hold 144 bits; the last 16 check the others, so
that a slip of the pen is told from a key that nobody has. The link and the QR code hold the same words,
behind a #, where no server and no log sees them. Only a digest is kept: who has the database still has no
key."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

CONSONANTS = "bdfghjklmnprstvw"
VOWELS = "aeio"
WORDS = 12
BYTES = 16


def new() -> str:
    """A key that nobody has.

    >>> len(new().split()), digest(new()) is None
    (12, False)
    """
    return _spelled(secrets.token_bytes(BYTES))


def digest(text: str) -> str | None:
    """What is kept of a key, which may come as words, with anything in between, or as a link; none: it is no
    key.

    >>> words = new()
    >>> digest(words) == digest("https://antics.example/key#" + words.replace(" ", "-").upper())
    True
    >>> digest("bako" + words[4:]) is None or words.startswith("bako")
    True
    """
    words = re.findall(r"[a-z]+", text.rpartition("#")[2].lower())
    number = 0
    for word in words:
        if not re.fullmatch(f"([{CONSONANTS}][{VOWELS}]){{2}}", word):
            return None
        for at, letter in enumerate(word):
            letters = VOWELS if at % 2 else CONSONANTS
            number = number * len(letters) + letters.index(letter)
    if len(words) != WORDS:
        return None
    data = number.to_bytes(BYTES + 2, "big")
    key, check = data[:BYTES], data[BYTES:]
    return sha256(key).hexdigest() if check == _check(key) else None


def _check(key: bytes) -> bytes:
    return sha256(b"antics key " + key).digest()[:2]


def _spelled(key: bytes) -> str:
    number = int.from_bytes(key + _check(key), "big")
    words = []
    for _ in range(WORDS):
        word = ""
        for letters in (VOWELS, CONSONANTS, VOWELS, CONSONANTS):  # from the end
            number, letter = divmod(number, len(letters))
            word = letters[letter] + word
        words.append(word)
    return " ".join(reversed(words))

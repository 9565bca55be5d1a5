"""Where somebody comes from, as far as limits are concerned."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address


@lru_cache(10_000)
def network(address: str) -> str:
    """What belongs to one household or machine: an IPv4 address, or 64 bits of an IPv6 address.

    >>> network("192.0.2.7"), network("::ffff:192.0.2.7")
    ('192.0.2.7', '192.0.2.7')
    >>> network("2001:db8:1:2:aaaa::1") == network("2001:db8:1:2:bbbb::2"), network("2001:db8:1:3::1")
    (True, '2001:db8:1:3::/64')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


def digest(address: str, key: str) -> str:
    """Something to count by that tells nothing about the address, once the key is gone."""
    return blake2b(network(address).encode(), key=bytes.fromhex(key), digest_size=8).hexdigest()

"""Functions that call each other in a circle, which compiled code does not allow."""


def round_and_round(x: int) -> int:
    return there_and_back(x - 1) if x > 0 else 0


def there_and_back(x: int) -> int:
    return round_and_round(x - 1) if x > 0 else 1

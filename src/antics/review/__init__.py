"""Games looked back on: everyone's chance to win, the decisions that mattered, and what was luck."""

from antics.review.review import Decided, Fortune, Moment, Review, review

__all__ = ["Decided", "Fortune", "Moment", "Review", "review"]

"""Games looked back on: everyone's chance to win, the decisions that mattered, and what was luck."""

from antics.review.course import course, review
from antics.review.found import Decided, Fortune, Moment, Review
from antics.review.questions import Question, answer

__all__ = ["Decided", "Fortune", "Moment", "Question", "Review", "answer", "course", "review"]

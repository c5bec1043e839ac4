"""What people read: messages in their language, and the rulebooks."""

from .catalogue import SEATS, Catalogue, Plain, language_of, languages
from .rulebook import Section, sections
from .saying import say

__all__ = ["SEATS", "Catalogue", "Plain", "Section", "language_of", "languages", "say", "sections"]

"""The adventure cards, one module for each type."""

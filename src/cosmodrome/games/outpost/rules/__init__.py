"""The chapters of the rulebook, one module each; `round` shows how they follow one another."""

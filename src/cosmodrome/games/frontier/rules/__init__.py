"""The chapters of the rulebook, one module each; `year` and `turn` show how they follow one another."""

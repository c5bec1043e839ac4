"""Finding opponents: who waits for whom, and the table that is opened when enough have come."""

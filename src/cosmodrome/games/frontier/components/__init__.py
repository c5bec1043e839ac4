"""What lies on the table: the solar system, fuel, cards."""

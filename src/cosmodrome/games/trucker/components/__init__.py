"""What lies on the table: tiles, ships, adventure cards."""

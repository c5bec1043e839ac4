"""What lies on the table: production cards, upgrades, colonies."""

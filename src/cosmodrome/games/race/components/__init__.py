"""What lies on the table: cards with their powers, piles, tableaus, the Robot's mat."""

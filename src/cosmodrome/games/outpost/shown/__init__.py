"""What players get to see: views and their types, what never changes, and the table as text."""

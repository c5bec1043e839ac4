"""What faces the players: views, their types, words, what never changes, the table at the terminal."""

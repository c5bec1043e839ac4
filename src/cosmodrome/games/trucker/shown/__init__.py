"""What faces the client and the terminal."""

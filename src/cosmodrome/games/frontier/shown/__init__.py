"""What faces client and terminal."""

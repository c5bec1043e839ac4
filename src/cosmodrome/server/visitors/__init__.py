"""Other people's bots: programs that answer through a socket, for seats that are theirs. See docs/bots-online.md."""

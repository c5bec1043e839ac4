"""Race for the Galaxy's own bots: `governor` plays by rules of thumb."""

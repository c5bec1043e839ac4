"""Outpost's own bots: `commander` plays by rules of thumb."""

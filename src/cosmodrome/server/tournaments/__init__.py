"""Tournaments of people: pairing, standings, and rounds that open their tables by themselves."""

"""Outpost by its two rulebooks: "1991" is the classic document, "2011" the Stronghold one with the Kicker."""

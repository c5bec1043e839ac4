"""The bots of Galaxy Trucker: shipwrights and pilots, who judge ships by simulated flights."""

"""High Frontier (2nd edition) with Colonization."""

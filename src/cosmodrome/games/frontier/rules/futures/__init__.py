"""The Futures: each is a rule of its own (rulebook: futures; seed 18.6B, 20.5A, 21.4A, 22)."""

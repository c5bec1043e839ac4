"""The scenarios: each is a module of its own (rulebook: scenarios; seed V)."""

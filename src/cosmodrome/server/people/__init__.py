"""People beyond the table: how a guest becomes a member, comes back from anywhere, and has their own way."""

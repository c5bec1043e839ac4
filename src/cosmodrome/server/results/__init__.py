"""What is remembered of finished games: history, ratings, statistics."""

"""Finished games looked at again, for who asks: by the processes of the bots, kept with the table."""

## Tournaments

tournaments = Tournaments
tournaments-none = There are no tournaments yet.
tournament-new = New tournament
tournament-make = Make it
tournament-name = Name of the tournament
tournament-system = Who meets whom
tournament-swiss = Swiss
tournament-swiss-about = Every round brings together those who have done equally well so far; nobody is out.
tournament-round_robin = Round robin
tournament-round_robin-about = Everybody meets everybody. At tables of more than two, as many of the others as can be.
tournament-knockout = Knock-out
tournament-knockout-about = The best of every table go on, until one is left.
tournament-size = Players at a table
tournament-tables-of = tables of { $size }
tournament-rounds = Rounds
tournament-rounds-usual = 0: as many as it takes to tell who is best.
tournament-private = Only with the link
tournament-private-about = The tournament and its tables are not listed.
tournament-by = Run by { $name }
tournament-status-open =
    { $number ->
        [0] open to all
        [one] open · { $number } takes part
       *[other] open · { $number } take part
    }
tournament-status-round = round { $round } of { $rounds }
tournament-status-playing = round { $round }
tournament-status-won = won by { $name }
tournament-status-over = finished
tournament-status-cancelled = called off
tournament-enter = Take part
tournament-leave = Take part no more
tournament-back = I am back
tournament-start = Begin
tournament-cancel = Call off
tournament-cancel-sure = Call the tournament off
tournament-to-table = To your table
tournament-standings = Standings
tournament-points = Points
tournament-buchholz = Met
tournament-buchholz-about = The points of all whom they have met (Buchholz)
tournament-beaten = Beaten
tournament-beaten-about = The points of all whom they have beaten (Sonneborn and Berger)
tournament-dropped = out
tournament-round = Round { $round }
tournament-missed = did not come
tournament-bye = has a bye
tournament-watch = Watch
tournament-entrants = Who takes part
tournament-entrants-none = Nobody yet.

## Finding opponents

seek = Find opponents
seek-begin = Look for them
seek-within = Whose rating differs from mine by at most
seek-anybody = Anybody
seek-waiting = Looking for { $seats ->
        [2] an opponent
       *[other] a table of { $seats }
    }: { $title }
seek-others =
    { $number ->
        [0] Nobody else looks for this yet.
        [one] One other looks for this.
       *[other] { $number } others look for this.
    }
seek-stay = Stay connected: the table opens when enough have come.
seek-go = You need not wait here: the table opens when enough have come.
seek-stop = Stop looking

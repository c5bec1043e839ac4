rules-search = Search the rules
rules-none = Nothing in the rules matches “{ $words }”.
rules-loading = Opening the rulebook…
rules-failed = The rulebook could not be loaded.
rules-now = Behind the current question
rules-found =
    { $number ->
        [one] { $number } section
       *[other] { $number } sections
    }

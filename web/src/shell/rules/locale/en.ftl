rules-search = Search the rules
rules-none = Nothing in the rules matches “{ $words }”.
rules-loading = Opening the rulebook…
rules-failed = The rulebook could not be loaded.
rules-now = Behind the current question
rules-found =
    { $number ->
        [0] { $sections ->
            [one] { $sections } section
           *[other] { $sections } sections
        }
       *[other] { $place } of { $number }, in { $sections ->
            [one] { $sections } section
           *[other] { $sections } sections
        }
    }
rules-next = Next place (Enter)
rules-previous = Previous place (Shift and Enter)
rules-whole = Show it within the rules

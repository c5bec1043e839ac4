# No-break spaces stand before : and inside « », narrow ones before ; ? !

rules-search = Chercher dans les règles
rules-none = Rien dans les règles ne correspond à « { $words } ».
rules-loading = On ouvre le livret de règles…
rules-failed = Le livret de règles n’a pas pu être chargé.
rules-now = Derrière la question du moment
rules-found =
    { $number ->
        [0] { $sections ->
            [one] { $sections } section
           *[other] { $sections } sections
        }
       *[other] { $place } sur { $number }, dans { $sections ->
            [one] { $sections } section
           *[other] { $sections } sections
        }
    }
rules-next = Occurrence suivante (Entrée)
rules-previous = Occurrence précédente (Maj et Entrée)
rules-whole = Montrer à sa place dans les règles

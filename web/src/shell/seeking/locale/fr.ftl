## Trouver des adversaires

seek = Trouver des adversaires
seek-begin = Chercher
seek-within = Dont la cote diffère de la mienne d’au plus
seek-anybody = Tout le monde
seek-waiting = À la recherche { $seats ->
        [2] d’un adversaire
       *[other] d’une table de { $seats }
    } : { $title }
seek-others =
    { $number ->
        [0] Personne d’autre ne cherche cela pour l’instant.
        [one] Une autre personne cherche cela.
       *[other] { $number } autres personnes cherchent cela.
    }
seek-stay = Restez en ligne : la table s’ouvre dès que vous êtes assez nombreux.
seek-go = Inutile d’attendre ici : la table s’ouvre dès que vous êtes assez nombreux.
seek-stop = Ne plus chercher

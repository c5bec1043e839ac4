## Tournois

tournaments = Tournois
tournaments-none = Il n’y a pas encore de tournoi.
tournament-new = Nouveau tournoi
tournament-make = Créer
tournament-name = Nom du tournoi
tournament-system = Qui rencontre qui
tournament-swiss = Suisse
tournament-swiss-about = Chaque ronde réunit ceux qui ont aussi bien joué jusque-là ; personne n’est éliminé.
tournament-round_robin = Toutes rondes
tournament-round_robin-about = Chacun rencontre tous les autres. À des tables de plus de deux, autant d’autres que possible.
tournament-knockout = Élimination
tournament-knockout-about = Le meilleur de chaque table continue, jusqu’au dernier.
tournament-size = Joueurs par table
tournament-tables-of = tables de { $size }
tournament-rounds = Rondes
tournament-rounds-usual = 0 : autant qu’il en faut pour départager les meilleurs.
tournament-private = Seulement avec le lien
tournament-private-about = Le tournoi et ses tables ne figurent dans aucune liste.
tournament-by = Organisé par { $name }
tournament-status-open =
    { $number ->
        [0] ouvert à tous
        [one] ouvert · { $number } participant
       *[other] ouvert · { $number } participants
    }
tournament-status-round = ronde { $round } sur { $rounds }
tournament-status-playing = ronde { $round }
tournament-status-won = gagné par { $name }
tournament-status-over = terminé
tournament-status-cancelled = annulé
tournament-enter = Participer
tournament-leave = Ne plus participer
tournament-back = Je suis de retour
tournament-start = Commencer
tournament-cancel = Annuler le tournoi
tournament-cancel-sure = Oui, annuler le tournoi
tournament-to-table = À votre table
tournament-standings = Classement
tournament-points = Points
tournament-buchholz = Rencontrés
tournament-buchholz-about = Les points de tous ceux qu’il a rencontrés (Buchholz)
tournament-beaten = Battus
tournament-beaten-about = Les points de tous ceux qu’il a battus (Sonneborn-Berger)
tournament-dropped = sorti
tournament-round = Ronde { $round }
tournament-missed = n’est pas venu
tournament-bye = exempt
tournament-watch = Regarder
tournament-entrants = Participants
tournament-entrants-none = Personne pour l’instant.

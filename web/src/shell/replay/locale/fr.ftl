# No-break spaces stand before : and inside « », narrow ones before ; ? !

replay-title = Relecture
replay-moves = Coups
replay-round = Tour de jeu { $round }
replay-opening = Mise en place
replay-all-open = toutes les mains visibles
replay-own-open = votre main visible
replay-none-open = mains cachées
replay-position = Coup { $position } sur { $all }
replay-first = Aller au début
replay-previous = Un coup en arrière
replay-next = Un coup en avant
replay-next-round = Au tour de jeu suivant
replay-previous-round = Au tour de jeu précédent
replay-last = Aller à la fin
replay-play = Lecture
replay-pause = Pause
replay-scrubber = Position dans la partie
replay-speed = Vitesse : { $speed } ×
replay-times = { $speed } ×
replay-view-as = Voir comme
replay-spectator = un spectateur
replay-copy = Copier le lien vers ce coup
replay-copied = Copié
replay-key-move = coup
replay-key-round = tour de jeu
replay-play-on = Reprendre à partir d’ici
replay-play-on-about = Une nouvelle table à partir de ce coup : vous à une place, des robots aux autres.
replay-seat = Votre place
replay-level = Niveau des robots
replay-start = Reprendre à partir du coup { $position }
replay-cancel = Revenir
replay-loading = Chargement de la partie…
replay-missing = Cette partie ne peut pas être montrée.
replay-silent = { $seat } décide.
replay-decided = { $seat } : { $what }
replay-this-move = Ce coup
replay-views = Ce qui est montré
replay-board = Plateau
replay-filter = Quels coups
replay-filter-all = Tous
replay-filter-swings = Écarts de 3 et plus
replay-filter-mine = Les miens
replay-key-turn = tournant
replay-next-turn = Au tournant suivant
replay-previous-turn = Au tournant précédent

analysis-title = Analyse
analysis-none = Cette partie n’a pas encore été analysée
analysis-failed = L’analyse de cette partie s’est interrompue
analysis-about = Chaque coup est revu : où chacun en était ensuite, ce qu’un robot aurait joué, et ce qui tenait à la chance. Cela prend une minute ou deux, et reste à la disposition de tous ceux qui regardent cette relecture.
analysis-begin = Analyser cette partie
analysis-again = La poursuivre
analysis-running = La partie est en cours d’analyse
analysis-progress = { $done } coups sur { $moves }, { $share }
analysis-leave = Vous pouvez partir entre-temps : elle continue d’elle-même.
analysis-chances = Probabilité de victoire
analysis-estimator =
    { $known ->
        [true] Robot : { $level }, { analysis-worlds }
       *[other] { analysis-worlds }
    }
analysis-worlds =
    { $worlds ->
        [one] un monde par position
       *[other] { $worlds } mondes par position
    }
analysis-plot-about =
    { $number ->
        [one] sur un coup ; à la fin { $ends }
       *[other] sur { $number } coups ; à la fin { $ends }
    }
analysis-stands = { $name } { $chance }
analysis-start = Début
analysis-move = Coup
analysis-turn-about = Coup { $number } : { $what } ({ $change } pour { $name })
analysis-bot = robot
analysis-decision = Coup { $number }
analysis-opening = La mise en place. Chaque courbe commence ici.
analysis-no-choice = Il n’y avait rien à choisir.
analysis-answer = Réponse
analysis-win = Victoire
analysis-gain = Gain
analysis-best = meilleur
analysis-played = joué
analysis-agreed = Le robot aurait joué de même.
analysis-as-good = Le robot aurait joué autrement, ce qui se vaut.
analysis-lost = Le robot aurait joué autrement, ce qui vaut { $points }.
analysis-won = Le robot aurait joué autrement ; le coup joué vaut { $points } de plus.
analysis-move-sum = Chances de { $name } : { $change } par ce coup.
analysis-move-luck = Dont par chance : { $luck }.
analysis-standing =
    { $number ->
        [0] La table au début
       *[other] La table après le coup { $number }
    }
analysis-luck-skill = Chance et talent
analysis-by-luck = Chance
analysis-by-own = Son jeu
analysis-by-others = Les autres
analysis-luck-about = En points de probabilité de victoire, du début à la fin. La chance est ce que le sort a apporté au-delà de ce qu’on pouvait attendre.
analysis-score = Score final
analysis-quality = Qualité des décisions
analysis-quality-about = La part de la probabilité de victoire qui a été gardée, par comparaison avec les réponses du robot.
analysis-agreed-in = d’accord dans { $agreed } décisions sur { $decisions }
analysis-turns = Tournants
analysis-no-turns = Aucun coup n’a fait basculer cette partie à lui seul.
analysis-move-number = { $number }.
analysis-play-on = Reprendre avant le coup { $number }

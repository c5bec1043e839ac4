## Ce que l’on garde des parties et des gens

club = Club
history = Parties terminées
history-search = Chercher parmi les parties terminées
history-player = Joueur
history-from = Du
history-until = Au
history-kept = Gardées par moi
history-kept-all = Toutes les parties
history-kept-favourite = Mes favorites
history-kept-noted = Avec une note de moi
history-option = Option
history-option-any = Toutes
history-none = Aucune partie terminée ne correspond.
history-more = Montrer la suite
history-replay = Revoir
history-favourite = Favorite
history-note = Ma note
history-note-save = Garder la note
history-share = Copier le lien
history-link-copied = Le lien a été copié.
history-export-lines = Télécharger en JSON, une ligne par partie
history-export-records = Télécharger les derniers enregistrements
result-won = a gagné
result-rated = classée
result-lesson = leçon
result-branch = reprise d’une autre partie
fate-away = un robot a gardé la place
fate-left = a quitté la partie
fate-dismissing = a écarté quelqu’un
fate-removed = a été écarté
fate-came = arrivé plus tard
player-gone = Quelqu’un
player-games = Parties
player-unrated = Pas encore classé : il faut une partie avec une autre personne, jouée jusqu’au bout.
player-record =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, dont { $wins } { $wins ->
        [one] gagnée
       *[other] gagnées
    }
ratings = Classements
ratings-about = Comptent les parties commencées par au moins deux personnes et terminées par un résultat. La force des robots est fixe ; qui abandonne sa place a perdu contre ceux qui sont restés. Les parties avec conseils, les leçons et les reprises ne comptent pas.
ratings-none = Personne n’est encore classé dans ce jeu.
ratings-group = Façons de jouer
statistics-all-ways = Toutes les façons de jouer
ratings-place = Rang
ratings-points = Cote
ratings-provisional = provisoire : trop peu de parties
ratings-games = Parties
ratings-wins = Gagnées
ratings-latest = Dernière partie

## Statistiques

statistics = Statistiques
plot-figures = En chiffres
plot-when = Date
plot-rating = Cote au fil du temps
plot-scores = Points au fil du temps
plot-score = Points
plot-line-about = de { $first } à { $last } en { $number ->
        [one] une partie
       *[other] { $number } parties
    }
plot-places = Rangs atteints
plot-place = Rang { $place }
plot-openings = Débuts, et victoires
plot-opening = Début
plot-won-of = { $wins } sur { $games } gagnées
plot-rivals = Face à face
plot-ahead = Devant
plot-behind = Derrière
plot-ahead-behind = { $ahead } : { $behind }
plot-share = Part

## Phases and where the game stands

board-standing = { $round } · { $ship }
board-round-1 = Manche 1
board-round-2 = Manche 2
board-round-3 = Manche 3
board-round-3a = Manche 3a
board-round-test = Vol d’essai
board-phase-building = Construction
board-phase-inspection = Vérification
board-phase-launch = Décollage
board-phase-flight = Voyage
board-phase-accounts = Comptes
board-pane-table = Mon vaisseau
board-pane-others = Les autres
board-pane-forecast = Cartes

board-status-finished = fini, nᵒ { $number }
board-status-looks = voit la pile { $pile }
board-status-builds = construit
board-status-ready = a choisi

## Ships

board-ship-of = Vaisseau de { $seat }
board-your-ship = Votre vaisseau
board-space-free = libre
board-side = { $side } : { $connector }
board-number = { $number }
board-span = { $least } à { $most }
board-tiles-of =
    { $number ->
        [one] { $number } composant sur { $limit }
       *[other] { $number } composants sur { $limit }
    }
board-cannons-of = Puissance des lasers { $least }, jusqu’à { $most } avec des jetons batterie
board-engines-of = Puissance des réacteurs { $least }, jusqu’à { $most } avec des jetons batterie
board-crew-of = Équipage { $number }
board-charges-of = Jetons batterie { $number }

board-sheet = Ce que vaut le vaisseau
board-cannons = Lasers
board-engines = Réacteurs
board-crew = Équipage
board-charges = Jetons
board-holds = Containers
board-shields = Boucliers
board-exposed = Connecteurs exposés
board-with-charges = { $strength } avec des jetons batterie
board-cabins =
    { $number ->
        [one] { $number } cabine
       *[other] { $number } cabines
    }
board-special = dont { $number } pour le rouge
board-looks = le moins : +{ $credits }

## Building

board-timer = Sablier
board-circles = Cercles du sablier
board-sand-out = Le sable est écoulé
board-sand-left = Encore { $seconds } secondes
board-beats-left = { $number } temps
board-flip = Retourner
board-finish = Terminer
board-order-tiles = Tuiles numérotées
board-order-tile-of = Tuile numérotée { $number } : { $seat }

board-hand = En main
board-hand-empty = Rien : piochez un composant, ou prenez-en un face visible.
board-hand-finished = Votre vaisseau est terminé.
board-drawing = Pioche…
board-turn = Tourner
board-turn-back = Tourner dans l’autre sens
board-turn-tile = Tourner : { $kind }
board-return = Remettre
board-reserve-it = Réserver
board-pick-up = Reprendre : { $kind }
board-pick-up-last = Reprendre le composant placé en dernier
board-place-here = placer le composant ici
board-holds-tile = { $seat } tient : { $kind }

board-reserve = Réserve
board-reserve-about = Ce qui reste ici à la fin est perdu.
board-reserve-free = Une place libre en réserve
board-use = Prendre dans la réserve : { $tile }
board-use-about = Il ne peut pas retourner à l’entrepôt.

board-heap =
    { $number ->
        [one] { $number } caché
       *[other] { $number } cachés
    }
board-draw = piocher
board-face-up = Composants face visible
board-face-up-none = Aucun composant n’est encore face visible.
board-sifted-none = Aucun composant ne répond à cela.
board-sift = Quels composants montrer
board-group = { $group } : { $number }
board-group-cannon = Lasers
board-group-engine = Réacteurs
board-group-cabin = Cabines
board-group-battery = Batteries
board-group-shield = Boucliers
board-group-cargo = Porte-containers
board-group-special = Porte-containers spéciaux
board-group-purple = Aide à la vie violette
board-group-brown = Aide à la vie orange
board-group-structural = Modules structuraux
board-connector = Avec un connecteur : { $connector }
board-fitting = Va sur mon vaisseau
board-newest = Récents d’abord

board-warning = La vérification le refusera
board-flaw-mismatch = Des côtés qui se touchent ne vont pas ensemble.
board-flaw-loose = Il ne serait pas relié au vaisseau.
board-flaw-engine_direction = Un réacteur doit être tourné vers l’arrière.
board-flaw-behind_engine = La case juste derrière un réacteur doit rester vide.
board-flaw-front_of_cannon = La case juste devant un laser doit rester vide.

board-forecast = Prévisions de vol
board-forecast-unseen = Vous n’avez encore regardé aucune pile.
board-forecast-closed = Les cartes ne se voient que pendant que vous regardez une pile ; reprenez-la si vous les avez oubliées.
board-pile-free = libre
board-pile-seen = vue
board-pile-held = en main
board-pile-secret = secrète
board-pile-secret-about = Personne ne peut regarder cette pile.
board-put-back = Reposer la pile

## Inspection and launch

board-inspection = Vérification
board-apart =
    { $number ->
        [one] { $number } composant n’est pas relié au reste du vaisseau
       *[other] { $number } composants ne sont pas reliés au reste du vaisseau
    }
board-no-faults = Rien à redire.
board-aliens = Aliens
board-aliens-about = Touchez une cabine éclairée pour changer qui y vit.
board-alien-out = pas à bord
board-crew-change = changer qui vit ici

## The flight

flight-track = Piste de vol
flight-leads = en tête
flight-behind =
    { $number ->
        [one] { $number } jour derrière le leader
       *[other] { $number } jours derrière le leader
    }
flight-gave-up = abandon
flight-lapped-at = doublé à plus de { $number } jours
flight-card = Carte Aventure
flight-card-of = Carte { $number } sur { $all }
flight-card-past = Dernière carte
flight-before-first = La première carte va être retournée
flight-level = niveau { $level }
flight-landed = { $seat } a atterri ici
flight-rules = Règles
flight-enemy-strength = puissance { $number }
flight-crew-needed = au moins { $number } d’équipage
flight-crew-lost = −{ $number } d’équipage
flight-goods-lost =
    { $number ->
        [one] −{ $number } marchandise
       *[other] −{ $number } marchandises
    }
flight-happenings = Ce qui se passe
flight-roll = { $one } + { $other } = { $lines } { $line }
flight-rolled-by = dés de { $seat }
flight-you-decide = À vous de décider
flight-decides = { $seat } décide
flight-close = fermer
flight-fleet = Tous les vaisseaux
flight-figure = { $number }
flight-figures = { $least }–{ $most }
flight-exposed-of =
    { $number ->
        [one] { $number } connecteur exposé
       *[other] { $number } connecteurs exposés
    }
flight-to-come = Cartes à venir
flight-known = Vous en connaissez, sans ordre :
flight-known-ordered = Vous en connaissez, avec le rang auquel elles viennent :
flight-picked-of =
    { $number ->
        [one] { $number } choisi sur { $all }
       *[other] { $number } choisis sur { $all }
    }

flight-lost-tile = Perdu : { $tile } ({ $cause }).
flight-lost-goods = Un cube est pris ici : { $colour }.
flight-lost-alien = Privé d’aide à la vie, il part : { $alien }.
flight-lost-crew =
    { $number ->
        [one] { $number } membre d’équipage quitte cette cabine.
       *[other] { $number } membres d’équipage quittent cette cabine.
    }
flight-lost-charges =
    { $number ->
        [one] { $number } jeton batterie est pris ici.
       *[other] { $number } jetons batterie sont pris ici.
    }

flight-stops-small_meteor = Une petite météorite rebondit sur un côté lisse. Sur un connecteur, seul un bouclier de ce côté l’arrête, pour un jeton batterie.
flight-stops-large_meteor =
    { $side ->
        [front] Une grosse météorite n’est arrêtée que par un laser pointé vers elle : de l’avant, dans la même colonne. Un laser double demande un jeton batterie ; les boucliers n’y font rien.
       *[other] Une grosse météorite n’est arrêtée que par un laser pointé vers elle, dans sa ligne ou juste à côté. Un laser double demande un jeton batterie ; les boucliers n’y font rien.
    }
flight-stops-light_shot = Un tir léger n’est arrêté que par un bouclier de ce côté, pour un jeton batterie. Un côté lisse n’y fait rien.
flight-stops-heavy_shot = Rien n’arrête un tir puissant.

flight-answers = Réponses et leurs conséquences
flight-no-days = aucun jour perdu
flight-days-lost =
    { $number ->
        [one] −{ $number } jour
       *[other] −{ $number } jours
    }
flight-days-won =
    { $number ->
        [one] avance de { $number } jour
       *[other] avance de { $number } jours
    }
flight-change-place = place { $from } → { $to }
flight-change-crew = équipage { $from } → { $to }
flight-change-charges = jetons batterie { $from } → { $to }
flight-change-cannons = lasers au mieux { $from } → { $to }
flight-change-engines = réacteurs au mieux { $from } → { $to }
flight-change-exposed = connecteurs exposés { $from } → { $to }
flight-change-bill = à payer pour les pertes { $from } → { $to }
flight-cards-left =
    { $number ->
        [0] Plus de carte à venir
        [one] { $number } carte à venir
       *[other] { $number } cartes à venir
    }
flight-cards-known =
    { $number ->
        [one] vous en connaissez { $number }
       *[other] vous en connaissez { $number }
    }
flight-arrival-now =
    { $credits ->
        [one] arriver à la place { $place } rapporte { $credits } crédit
       *[other] arriver à la place { $place } rapporte { $credits } crédits
    }
flight-out = fin de ce voyage
flight-no-rewards = ni prime d’arrivée, ni prime de beauté
flight-half-price = marchandises à moitié prix : { $from } → { $to }
flight-safe = aucune carte ne vous atteint plus
flight-goods-worth = { $number } de valeur à bord
flight-no-room = pas de place pour { $goods }
flight-credits-won =
    { $number ->
        [one] +{ $number } crédit
       *[other] +{ $number } crédits
    }
flight-nobody-left = plus d’humain : il faudra abandonner
flight-do-shield = Activer un bouclier
flight-do-shoot = Tirer au laser double
flight-stops-it = l’arrête à coup sûr
flight-nothing-lost = aucun composant perdu
flight-pick-battery = la batterie se choisit sur le vaisseau
flight-breaks = le vaisseau se brise en { $number }
flight-tiles-lost =
    { $number ->
        [0] aucun composant perdu
        [one] −{ $number } composant
       *[other] −{ $number } composants
    }
flight-loses = perdu : { $tile }
flight-part =
    { $number ->
        [one] Partie { $part } : continuer avec { $number } composant
       *[other] Partie { $part } : continuer avec { $number } composants
    }
flight-has-crew = équipage { $number }
flight-has-engines = réacteurs { $number }
flight-has-cannons = lasers { $number }
flight-has-charges = jetons batterie { $number }
flight-strength = { $drive } { $number }
flight-drive-engine = Puissance des réacteurs
flight-drive-cannon = Puissance des lasers
flight-spends-none = aucun jeton batterie
flight-fires-forward =
    { $number ->
        [one] { $number } laser double tire vers l’avant
       *[other] { $number } lasers doubles tirent vers l’avant
    }
flight-fires-elsewhere =
    { $number ->
        [one] { $number } laser double tire ailleurs
       *[other] { $number } lasers doubles tirent ailleurs
    }
flight-beats = bat { $enemy }
flight-draws = égale { $enemy } : il ne se passe rien
flight-loses-to = plus faible que { $enemy }
flight-stranded = aucune puissance : il faudra abandonner
flight-least = moins que le plus faible jusqu’ici ({ $number })
flight-not-least = pas moins que le plus faible jusqu’ici ({ $number })
flight-humans-left =
    { $number ->
        [one] { $number } humain reste
       *[other] { $number } humains restent
    }
flight-alien-goes = part : { $alien }
flight-leaves =
    { $number ->
        [one] laissé sur place : { $goods }, soit { $number } crédit
       *[other] laissé sur place : { $goods }, soit { $number } crédits
    }

flight-do-power =
    { $number ->
        [0] Ne rien dépenser
        [one] Dépenser { $number } jeton batterie
       *[other] Dépenser { $number } jetons batterie
    }
flight-do-dismiss =
    { $number ->
        [one] Céder { $number } membre d’équipage
       *[other] Céder { $number } membres d’équipage
    }
flight-do-surrender =
    { $number ->
        [one] Céder { $number } cube
       *[other] Céder { $number } cubes
    }
flight-do-drain =
    { $number ->
        [one] Céder { $number } jeton batterie
       *[other] Céder { $number } jetons batterie
    }

flight-beside = À côté du vaisseau
flight-beside-none = Rien.
flight-take-up = Prendre un cube : { $colour }
flight-lacks-special = il faut un porte-container spécial
flight-lacks-room = tous les containers sont pleins
flight-load-how = Posez ce cube dans un porte-container allumé : { $colour }.
flight-load-how-lift = Touchez un porte-container, ou un cube à bord, pour en sortir un cube.
flight-aboard = À bord, valeur { $number }
flight-put-into = Poser dans le porte-container en ligne { $row }, colonne { $column }

flight-accounts = Comptes
flight-accounts-of = Comptes : { $round }
flight-purse =
    { $number ->
        [one] vous avez { $number } crédit
       *[other] vous avez { $number } crédits
    }
flight-plus = +{ $number }
flight-minus = −{ $number }
flight-sheet-arrival = Arrivée
flight-sheet-no-arrival = pas arrivé
flight-sheet-looks = Plus beau vaisseau
flight-sheet-no-looks = pour les vaisseaux arrivés
flight-sheet-exposed =
    { $number ->
        [one] { $number } exposé, minimum { $fewest }
       *[other] { $number } exposés, minimum { $fewest }
    }
flight-sheet-goods = Marchandises
flight-sheet-no-goods = aucune
flight-sheet-half = moitié de { $number }
flight-sheet-losses = Pertes
flight-sheet-lost =
    { $number ->
        [0] aucun composant
        [one] { $number } composant
       *[other] { $number } composants
    }
flight-sheet-insured = assurance : { $number } au plus
flight-sheet-so-far = cumul
flight-sheet-purse = Crédits de tous les vols
flight-sheet-total = Ce voyage
flight-sheet-best = le meilleur de ce voyage
flight-no-debts = Personne ne s’endette : qui ne peut pas payer donne ce qu’il a. Les crédits reçus en route ne figurent pas sur ces comptes.

flight-result-way = En route
flight-result-credits = Crédits
flight-result-profit = bénéficiaire
flight-result-about = Les manches comptent primes, marchandises et pertes ; « en route », ce sont les crédits des cartes, moins ce qui n’a pu être payé. Quiconque a un crédit s’en est bien tiré.

## Answers that stand

board-order-onward = Continue à chaque carte
board-order-wait = Attend la fin des constructions

# No-break spaces stand before : and inside « », narrow ones before ; ? !

## The cards draw their points: words would repeat them

about-vp = { "" }

## What an upgrade brings, in as few words as a low card has room for; what it takes off others is drawn beside them

brief-data_library = { "" }
brief-warehouse = limite de main +{ $hand }
brief-heavy_equipment = usines de titane
brief-nodule = { $support } places de colon de plus
brief-scientists = +1 recherche par tour de jeu
brief-orbital_lab = +1 micro-organismes par tour de jeu
brief-robots =
    { $free_robot ->
        [0] robots en vente
        [one] robots en vente, { $free_robot } gratuit
       *[other] robots en vente, { $free_robot } gratuits
    }
brief-laboratory = usines de recherche, une gratuite
brief-ecoplants = colons à { $colonist_cost }
brief-outpost = { $support } colons de plus, main +{ $hand }, une usine de titane
brief-space_station = médecine orbitale ≈ { $average }, compte en fonction
brief-planetary_cruiser = minerai d’anneau ≈ { $average }, compte en fonction
brief-moon_base = minerai lunaire ≈ { $average }, compte en fonction
brief-ice_prospector = 1 carte eau de plus au choix
brief-robot_prototype = 1 robot qui travaille sans { robots }
brief-smelter = 1 carte minerai de plus pour 2 usines
brief-wily_trader = 1 échange par tour de jeu : minerai, eau ou titane
brief-launch_facility = { "" }
brief-merchant_house = 1 échange par tour de jeu : recherche ou chimie
brief-new_chemicals_prototype = une usine de produits chimiques
brief-refinery = 1 carte titane de plus au choix
brief-biosphere = { $support } places de colon de plus

## Editions, in short

edition-stronghold = Stronghold 2011
edition-classic = Classique 1991
edition-expert = Expert 1.32

## Phases and where the game stands

board-phase-order = Ordre
board-phase-market = Marché
board-phase-production = Production
board-phase-discard = Défausse
board-phase-turns = Tours
board-phase-victory = Victoire
board-standing =
    Tour de jeu { $round }, ère { $era ->
        [1] I
        [2] II
       *[3] III
    }
board-round = Tour de jeu
board-pane-market = Marché
board-pane-colonies = Colonies
board-pane-track = Pistes
board-status-bid = offre { $bid }
board-status-internalised = sans offre
board-status-done = a fini
board-status-turn = joue

## The track of victory points

board-track = Points de victoire, jusqu’à { $goal }
board-track-seat =
    { $points ->
        [one] { $seat } : { $points } point
       *[other] { $seat } : { $points } points
    }
board-track-era =
    Ère { $era ->
        [1] I
        [2] II
       *[3] III
    } · { $points }
board-track-goal = { $goal } termine la partie
board-track-if-won = { $points } si vous remportez : { $upgrade }
board-track-then = ensuite { $points }

## Upgrade cards and the market

board-market = Marché
board-market-also = Aussi au marché
board-market-empty = Rien n’est en vente.
board-card-number =
    n° { $number } · ère { $era ->
        [1] I
        [2] II
       *[3] III
    }
board-card-kicker =
    Kicker · ère { $era ->
        [1] I
        [2] II
       *[3] III
    }
board-card-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-card-on-block = aux enchères
board-card-copies = ×{ $number }
board-card-bid = offre
board-card-min = dès
board-card-from = dès { $cost }
board-card-you = vous −{ $discount }
board-card-left = reste { $left }
board-minus = −{ $number }
board-lot-bid = offre de { $seat }
board-lot-discount = votre réduction
board-lot-most = votre maximum
board-lot-left = en réserve

board-odds =
    Prochain arrivage · ère { $era ->
        [1] I
        [2] II
       *[3] III
    }
board-odds-rule = Ères
board-odds-none = Plus rien ne peut arriver pour l’instant.
board-odds-short = À venir
board-stock-short = Réserve
board-prices-short = Prix
board-stock-left = Reste en réserve
board-stock-gone = Épuisé : { $upgrades }.
board-stock-later =
    La suite à l’ère { $era ->
        [2] II
       *[3] III
    }.
board-stock-kickers =
    { $number ->
        [one] { $number } carte Kicker dans la pile.
       *[other] { $number } cartes Kicker dans la pile.
    }
board-prices = Prix payés dans cette partie
board-prices-none = Rien n’a encore été vendu.

## Auctions

board-block-empty = Rien n’est aux enchères.
board-auction = Enchère · { $upgrade }
board-auction-opened = a ouvert
board-auction-leads = meilleure offre
board-auction-pays = paie
board-auction-your-call = à vous
board-auction-asked = réfléchit
board-auction-barred = en défaut
board-auction-out = n’enchérit plus
board-auction-passed = passe à { $bid }
board-auction-to-come = à venir
board-auction-outbid = dépassé
board-auction-yours = La meilleure offre est la vôtre.
board-auction-raise = Offrir { $bid }
board-aside = Si vous n’enchérissez plus jusqu’à la fin du tour de jeu, vous pouvez finir votre tour dès maintenant.
board-pass-not-final = Qui passe n’est plus interrogé pendant cette enchère, mais peut encore changer d’avis.
board-order-limit = Pour moi jusqu’à
board-order-set = Fixer
board-order-pass = Toujours passer
board-order-bids = Enchérit pour vous jusqu’à { $bid }
board-order-passes = Passe pour vous
board-order-bids-for = { $upgrade } : jusqu’à { $bid }
board-order-passes-on = { $upgrade } : passer

## Attacks

board-attack = Attaque
board-attack-on = Attaque contre { $target } : { $what }.
board-attack-stands = Attaque { $attack } sur les { $needed } nécessaires. Défense : { $defence }.

## Colonies

board-your-colony = Votre colonie · { $colonists } colons sur { $limit }
board-colony-of = Colonie de { $seat }
board-colonies = Colonies
board-upgrades = Améliorations
board-no-upgrades = aucune
board-colonist = colon
board-robot = robot
board-slot-idle = { $factory } : à l’arrêt
board-slot-operated = { $factory } : { $operator }
board-colonists = Colons, et places pour eux
board-robots = Robots qui peuvent travailler, sur tous : { $usable }
board-robots-of = Robots : { $robots }, dont { $usable } peuvent travailler
board-cards-of = Cartes : { $weight }, limite de main { $limit }
board-factories-of = Usines en marche : { $operated } sur { $built }
board-idle-operators =
    { $number ->
        [one] { $number } sans travail
       *[other] { $number } sans travail
    }
board-proved = D’après ses offres, sa main vaut au moins { $proved }.
board-buy-colonist = Colon
board-buy-robot = Robot
board-output =
    { $number ->
        [one] { $number } carte par tour de jeu, ≈ { $worth }
       *[other] { $number } cartes par tour de jeu, ≈ { $worth }
    }

## The hand

board-hand-group = { $resource } · { $worth }
board-hand-empty = Vous n’avez pas de cartes.
board-hand =
    { $number ->
        [one] Main de { $worth } en { $number } carte, { $weight } sur { $limit }
       *[other] Main de { $worth } en { $number } cartes, { $weight } sur { $limit }
    }
board-next-production = Prochaine production ≈ { $worth } ({ $output })
board-no-production = Prochaine production : rien
board-hand-after =
    { $number ->
        [0] Ensuite : plus de cartes
        [one] Ensuite : { $number } carte, valeur { $worth }
       *[other] Ensuite : { $number } cartes, valeur { $worth }
    }
board-purse = crédits dans votre bourse
board-mega = méga
board-promise = dette ×{ $number }
board-megas = Méga-cartes à votre choix
board-offer-whom = La proposer à

## What an answer leads to

board-pay-short = Il manque encore { $short } sur { $due }.

## The button that sends

board-do-bid = Offrir { $bid }
board-do-buy = En acheter { $number }
board-do-pay = Payer { $due }
board-do-discard =
    { $number ->
        [one] Défausser { $number } carte
       *[other] Défausser { $number } cartes
    }
board-do-return =
    { $number ->
        [one] Défausser { $number } carte
       *[other] Défausser { $number } cartes
    }
board-do-commit = Jouer cela
board-do-mega =
    { $number ->
        [0] Prendre des cartes normales
        [one] Prendre { $number } méga-carte
       *[other] Prendre { $number } méga-cartes
    }
board-do-assign =
    { $number ->
        [one] Faire tourner { $number } usine
       *[other] Faire tourner { $number } usines
    }

## The round that is over, and the end

board-summary = Bilan du tour de jeu { $round }
board-summary-close = Fermer
board-summary-change =
    { $sign ->
        [-1] −{ $change }
        [0] ±0
       *[1] +{ $change }
    }
board-summary-upgrade = { $upgrade } pour { $paid }
board-summary-colonists =
    { $number ->
        [one] { $number } colon
       *[other] { $number } colons
    }
board-summary-robots =
    { $number ->
        [one] { $number } robot
       *[other] { $number } robots
    }
board-summary-lost = perdu : { $what }
board-summary-nothing = aucun achat
board-result-upgrades = Améliorations
board-result-factories = Usines
board-result-cost = Coût des améliorations
board-result-points = Points
board-result-of = ({ $number })
board-result-tie = À égalité de points, le coût imprimé des améliorations le plus élevé l’emporte.
board-graph = Points à la fin de chaque tour de jeu
board-graph-table = En tableau

## The log

log-pays = { $seat } paie { $due } avec { $cards }.
log-cards = { $resource } { $values }

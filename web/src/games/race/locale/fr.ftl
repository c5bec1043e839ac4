## Boxes on the table, in short

edition-base = Jeu de base
edition-storm = + Tempête en formation
edition-rebel = + Rebelles contre Imperium
edition-rebel_only = Rebelles contre Imperium seul

## Phases and where the game stands

board-standing = Tour { $round }
board-phase-actions = Actions
board-phase-explore = I Explorer
board-phase-develop = II Développer
board-phase-settle = III Coloniser
board-phase-consume = IV Consommer
board-phase-produce = V Produire
board-phase-end = Limite de main
board-pane-table = Mon tableau
board-pane-others = Les autres
board-pane-goals = Objectifs, pioche
board-ribbon = Les phases de ce tour
board-ribbon-unknown = pas encore connue
board-ribbon-off = non choisie
board-rules-of = Règles : { $phase }
board-ready = prêt

board-bonus-explore_five = +5
board-bonus-explore_one = +1 +1
board-bonus-develop = coût −1
board-bonus-develop_again = encore, −1
board-bonus-settle = pioche 1
board-bonus-settle_again = encore, pioche 1
board-bonus-trade = vente
board-bonus-double = PV ×2
board-bonus-produce = trouvaille

board-owes-draft = choix d’une carte
board-owes-start = choix d’un monde de départ
board-owes-first_hand = choix d’une première main
board-owes-actions = choix d’une action
board-owes-explore = choix des cartes à garder
board-owes-develop = choix d’un développement
board-owes-settle = choix d’un monde
board-owes-second = choix d’un second monde
board-owes-pay = paiement
board-owes-strength = renfort militaire
board-owes-takeover = conquête ou non
board-owes-trade = vente
board-owes-consume = choix d’un pouvoir
board-owes-goods = choix de ressources
board-owes-hand = choix de cartes
board-owes-guess = pari
board-owes-ante = mise
board-owes-keep = prise d’une carte
board-owes-produce = production
board-owes-limit = défausse
board-owes-something = réflexion

## Action cards

board-actions = Choisissez une action
board-action-explore_five = Explorer +5
board-action-explore_one = Explorer +1 +1
board-action-develop = Développer
board-action-develop_again = Développer encore
board-action-settle = Coloniser
board-action-settle_again = Coloniser encore
board-action-trade = Vendre
board-action-double = Consommer ×2
board-action-produce = Produire
board-action-explore_five-about = piocher 5 de plus
board-action-explore_one-about = piocher 1 de plus, garder 1 de plus
board-action-develop-about = le vôtre coûte 1 de moins
board-action-develop_again-about = un second Développer, −1
board-action-settle-about = piocher 1 après la pose
board-action-settle_again-about = un second Coloniser, piocher 1
board-action-trade-about = vendre une ressource, puis consommer
board-action-double-about = consommer pour deux fois plus de PV
board-action-produce-about = et un monde trouvaille
board-action-chosen = choisie

## Cards

board-card-cost = coûte { $number }
board-card-defence = défense { $number }
board-card-points = { $points } PV
board-type-civil-plain = Monde sans ressource
board-type-civil-windfall = Monde trouvaille · { $good }
board-type-civil-production = Monde de production · { $good }
board-type-military-plain = Monde militaire sans ressource
board-type-military-windfall = Monde militaire trouvaille · { $good }
board-type-military-production = Monde militaire de production · { $good }
board-good = ressource { $good }
board-good-price =
    { $price ->
        [one] ressource { $good }, se vend { $price } carte
       *[other] ressource { $good }, se vend { $price } cartes
    }
board-worth-now = En l’état : { $points } PV
board-worth-here = Dans votre tableau, elle rapporterait { $points } PV à présent
board-worth-short = ici { $points }
board-counts-for = { $points } PV avec { $card }

phrase-good-any = au choix
phrase-good-novelty = nouveauté
phrase-good-rare = rare
phrase-good-genes = gènes
phrase-good-alien = alien
phrase-good-rebel = rebelles
phrase-gain =
    { $vp ->
        [0] { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
       *[other] { $cards ->
            [0] { $vp } PV
            [one] { $vp } PV, { $cards } carte
           *[other] { $vp } PV, { $cards } cartes
        }
    }
phrase-explore-draw = pioche +{ $n }
phrase-explore-keep = garde +{ $n }
phrase-explore-combine = défausse aussi de la main
phrase-develop-reduce = coût −{ $n }
phrase-develop-discard_to_reduce = défaussée : coût −{ $n }
phrase-develop-draw_after = puis pioche { $n }
phrase-develop-draw_first = d’abord pioche { $n }
phrase-settle-reduce = coût −{ $n }
phrase-settle-reduce-good = { $good } : coût −{ $n }
phrase-settle-military =
    { $n ->
        [-1] force −1
        [-2] force −2
       *[other] force +{ $n }
    }
phrase-settle-military-against = +{ $n } contre { $against }
phrase-settle-military-per = +{ $n } par monde militaire
phrase-settle-hire =
    { $n ->
        [one] 1 carte : +1
       *[other] { $n } cartes au plus : +1 chacune
    }
phrase-settle-discard_for_military = défaussée : force +{ $n }
phrase-settle-discard_to_settle = défaussée : monde gratuit
phrase-settle-discard_to_conquer = défaussée : assujettir, −{ $n }
phrase-settle-pay_for_military =
    { $n ->
        [0] payer un militaire
       *[other] payer un militaire, −{ $n }
    }
phrase-settle-pay_for_military-only =
    { $n ->
        [0] payer un rebelle
       *[other] payer un rebelle, −{ $n }
    }
phrase-settle-pay_discount = militaire payé −{ $n }
phrase-settle-second_world = un second monde
phrase-settle-draw_after = puis pioche { $n }
phrase-settle-takeover-rebel = conquête : mondes rebelles
phrase-settle-takeover-imperium = conquête : sur l’Imperium
phrase-settle-takeover-military = défaussée : conquête
phrase-settle-takeover_defence = défense accrue
phrase-trade-price = prix +{ $n }
phrase-trade-price-good = { $good } : prix +{ $n }
phrase-trade-price_here = cette ressource +{ $n }
phrase-trade-price_per_chromosome-good = { $good } +{ $n } par chromosome
phrase-consume-goods =
    { $times ->
        [one] { $good } → { $gain }
       *[other] { $times } { $good } → { $gain }
    }
phrase-consume-goods-here = celle-ci → { $gain }
phrase-consume-kinds = { $n } différentes → { $gain }
phrase-consume-each_kind = chaque type → { $gain }
phrase-consume-all = toutes → 1 PV chacune, −1
phrase-consume-hand =
    { $number ->
        [one] { $number } carte en main → { $gain }
       *[other] { $number } cartes en main → { $gain } chacune
    }
phrase-consume-draw = pioche { $n }
phrase-consume-vp = { $n } PV
phrase-consume-trade = vendre une ressource
phrase-consume-trade-bonuses = vendre, sans bonus
phrase-consume-guess = deviner { $lo } à { $hi }
phrase-consume-ante = miser une carte
phrase-produce-good = produit
phrase-produce-discard_for_good = 1 carte en main : produit
phrase-produce-windfall = ressource trouvaille
phrase-produce-windfall-good = trouvaille { $good }
phrase-produce-draw = pioche { $n }
phrase-produce-draw_if_here = si oui : pioche { $n }
phrase-produce-draw_if_most-good = le plus de { $good } : pioche { $n }
phrase-produce-draw_per_good-good = { $n } par ressource { $good }
phrase-produce-draw_per_kind = { $n } par type
phrase-produce-draw_per_world-good = { $n } par monde { $good }
phrase-produce-draw_per_military = { $n } par monde militaire
phrase-produce-draw_per_rebel = { $n } par monde rebelle
phrase-produce-draw_per_chromosome = { $n } par chromosome
phrase-end-hand_limit = limite de main { $n }
phrase-end-tableau_size = fin à { $n } cartes

## The board

board-goals = Objectifs
board-no-goals = Cette partie se joue sans objectifs.
board-goal-count = { $have }/{ $least }
board-goal-gone = pris
board-goal-tie = Une égalité vaut { $points } PV.
board-goal-of-galactic_standard_of_living = PV en jetons
board-goal-of-system_diversity = types de mondes
board-goal-of-overlord_discoveries = cartes ALIEN
board-goal-of-budget_surplus = défaussées en fin de tour
board-goal-of-innovation_leader = phases avec un pouvoir
board-goal-of-galactic_status = dévelop­pement à 6
board-goal-of-uplift_knowledge = cartes ÉLEVÉES
board-goal-of-galactic_riches = ressources
board-goal-of-expansion_leader = cartes posées
board-goal-of-greatest_military = force militaire
board-goal-of-largest_industry = mondes Nouveauté et Rares
board-goal-of-greatest_infrastructure = dévelop­pements
board-goal-of-production_leader = mondes de production
board-goal-of-research_leader = cartes à pouvoir d’exploration
board-goal-of-propaganda_edge = mondes militaires Rebelles
board-pool = { $left } PV sur { $all }
board-pool-about = La partie se termine avec le tour où le dernier jeton est pris.
board-deck =
    { $number ->
        [one] { $number } carte à piocher
       *[other] { $number } cartes à piocher
    }
board-discards =
    { $number ->
        [one] { $number } défaussée
       *[other] { $number } défaussées
    }
board-tableau = Tableau
board-your-tableau = Votre tableau · { $number } sur { $limit }
board-tableau-seat = Tableau : { $seat } · { $number } sur { $limit }
board-tableau-empty = Rien n’est encore posé.
board-in-hand =
    { $number ->
        [one] { $number } carte en main
       *[other] { $number } cartes en main
    }
board-in-hand-known = { $number } ; tout le monde a vu : { $kinds }
board-chips-of = { $chips } PV en jetons
board-tableau-of = { $number } cartes posées sur { $limit }
board-cards-of = { $number } cartes en main, { $limit } à la fin du tour
board-military-of = force militaire totale { $number }
board-goods-count =
    { $number ->
        [one] { $number } ressource
       *[other] { $number } ressources
    }

board-points-title = Points de victoire, en l’état
board-points-of = { $printed } imprimés + { $chips } en jetons
board-points-scored = + { $points } des développements à 6
board-points-goals = + { $points } d’objectifs
board-points-printed = Imprimés sur les cartes
board-points-chips = Jetons
board-points-total = Total
board-military = Force
board-military-title = Force militaire totale
board-military-now = +{ $number } pour cette phase
board-versus-rebel = contre les Rebelles
board-develop-title = Les développements coûtent moins
board-settle-title = Tous les mondes coûtent moins
board-discount-develop = Développements −{ $number }
board-discount-settle = Mondes −{ $number }
board-no-share = rien encore
board-signed =
    { $sign ->
        [-1] { $number }
       *[other] +{ $number }
    }
board-goods-of =
    { $number ->
        [one] { $number } ressource, se vend { $best }
       *[other] { $number } ressources, au mieux { $best }
    }
board-goods-title = Prix de vente de chaque ressource, en cartes

board-note-placing = à payer
board-note-pledged = engagée
board-note-consume = consommer
board-note-trade =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
board-note-use = utiliser
board-note-draw = piocher
board-note-windfall = produire
board-note-takeover = attaquer
board-note-chosen = choisie
board-note-preview = aperçu
board-note-pay = paie { $number }
board-note-discard = défausse
board-note-keep = garder
board-ask-keep =
    { $number ->
        [one] Vous avez pioché { $drawn } cartes. Laquelle gardez-vous ?
       *[other] Vous avez pioché { $drawn } cartes. Lesquelles gardez-vous ({ $number }) ?
    }
board-do-keep-cards =
    { $number ->
        [0] Ne rien garder
        [one] Garder { $number } carte
       *[other] Garder { $number } cartes
    }
board-note-new = nouvelle
board-note-do-place = poser
board-note-do-ante = miser
board-note-do-keep = prendre
board-note-do-draft = garder
board-note-do-start = départ
board-windfall-bonus = carte action
board-takes-pay =
    { $number ->
        [0] gratuit
        [one] { $number } à payer
       *[other] { $number } à payer
    }
board-takes-conquer = assujettir
board-takes-strength = assujettir, +{ $number }

## Takeovers

board-takeovers = Conquêtes
board-takeover-about = Entre parenthèses, ce que chacun peut encore ajouter avec des cartes. À égalité, l’attaquant l’emporte.
board-takeover-attack = Attaque
board-takeover-defence = Défense
board-takeover-more = (jusqu’à +{ $number })
board-takeover-with = à { $owner }, avec { $power }
board-takeover-declared = attaque { $card } de { $owner } avec { $power }

## The hand

board-hand = Votre main
board-offered = Cartes au choix
board-hand-empty = Votre main est vide.
board-hand-of = Main { $number }, limite { $limit }
board-hand-keeps = il en reste { $number }
board-drafted = Votre paquet · { $number }
board-sort-cost = Trier par coût
board-sort-dealt = Ordre d’arrivée

## What an answer leads to

board-discards-named = Défausse { $cards }.
board-keeps-named =
    { $number ->
        [0] Ne garde rien.
       *[other] Garde { $cards }.
    }
board-do-pay =
    { $number ->
        [0] Ne rien payer
        [one] Payer { $number } carte
       *[other] Payer { $number } cartes
    }
board-do-conquer =
    { $number ->
        [0] Assujettir
        [one] Assujettir avec { $number } carte
       *[other] Assujettir avec { $number } cartes
    }
board-do-boost =
    { $number ->
        [0] Attaquer sans renfort
        [one] Attaquer avec { $number } carte
       *[other] Attaquer avec { $number } cartes
    }
board-do-defend =
    { $number ->
        [0] Défendre sans renfort
        [one] Défendre avec { $number } carte
       *[other] Défendre avec { $number } cartes
    }
board-do-discard =
    { $number ->
        [0] Ne rien défausser
        [one] Défausser { $number } carte
       *[other] Défausser { $number } cartes
    }
board-do-consume =
    { $number ->
        [one] Consommer { $number } ressource
       *[other] Consommer { $number } ressources
    }
board-do-refit = Défausser et produire
board-do-guess = Annoncer { $number }

## The result

board-result-chips = Jetons
board-result-cards = Cartes
board-result-six = Développements à 6
board-result-tie = Main et ressources
board-result-points = Points
board-result-item = { $what } : { $points }
board-result-tie-about = À égalité gagne qui a le plus de cartes en main et de ressources ensemble ; si cela aussi est égal, la victoire est partagée.

## The Robot, when one plays alone

board-robot = Robot
board-robot-calls = Le Robot : { $actions }
board-robot-dice = Il a lancé
board-robot-not-rolled = Il lance ses dés quand vous avez choisi.
board-robot-does = Il fait
board-robot-tableau = { $number } cartes et marqueurs sur { $limit }
board-robot-credit = Crédits : { $number }
board-robot-economy = Économie : { $number }
board-robot-pile =
    { $number ->
        [one] { $number } carte dans sa pile
       *[other] { $number } cartes dans sa pile
    }
board-robot-markers = Marqueurs développement : { $marked } posés, { $left } restants, { $points } PV chacun
board-robot-mat = Son plateau, son monde de départ et la source de chaque valeur
board-robot-start = Au départ
board-robot-die = Dés
board-robot-row = { $phase }, { $row }
board-robot-world = { $world } : { $row }
board-house = maison
board-result-robot-wins = Le Robot gagne
board-result-robot = Le Robot a { $points } PV : { $chips } en jetons, { $printed } imprimés sur les cartes, { $six } des développements à 6, { $markers } des marqueurs.

## Ce que rapporte un développement, en aussi peu de mots qu’une carte en peut porter

phrase-score-production_world = { $points } par production { $good }
phrase-score-windfall_world = { $points } par trouvaille { $good }
phrase-score-world = { $points } par autre monde
phrase-score-military = { $points } par monde militaire
phrase-score-rebel_military = { $points } par militaire Rebelle
phrase-score-development = { $points } par développement
phrase-score-six_development = { $points } par développement à 6
phrase-score-development_explore = { $points } par dév. d’exploration
phrase-score-world_explore = { $points } par monde d’exploration
phrase-score-development_trade = { $points } par dév. de vente
phrase-score-world_trade = { $points } par monde de vente
phrase-score-development_consume = { $points } par dév. de consommation
phrase-score-world_consume = { $points } par monde de consommation
phrase-score-alien = { $points } par carte ALIEN
phrase-score-imperium = { $points } par carte IMPERIUM
phrase-score-rebel = { $points } par carte REBELLE
phrase-score-terraforming = { $points } par carte TERRAFORMÉ
phrase-score-uplift = { $points } par carte ÉLEVÉE
phrase-score-chromosome = { $points } par chromosome
phrase-score-card = { $points } pour { $what }
phrase-score-military_strength = { $points } par point militaire
phrase-score-three_chips = { $points } par 3 PV en jetons
phrase-score-distinct_world_kinds = 1, 3, 6, 10 selon les types de mondes
board-scene-draws = Vous piochez { $number ->
    [one] une carte
   *[other] { $number } cartes
}.

## Les mots-clés sur les cartes où la place manque

board-mark-alien = ALIEN
board-mark-imperium = IMP.
board-mark-rebel = REB.
board-mark-terraforming = TERR.
board-mark-uplift = ÉLEVÉ

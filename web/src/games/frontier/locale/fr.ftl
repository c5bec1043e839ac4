# Ce que seul le navigateur dit de High Frontier.

## In the lobby

edition-advanced = Jeu avancé
edition-base = Jeu de base

## La carte

map-title = Carte du Système Solaire
map-move = Déplacer la carte
map-keys = Les flèches déplacent la carte, plus et moins la rapprochent et l’éloignent, 0 la montre en entier. Tab mène aux espaces à choisir, les flèches de l’un à l’autre.
map-search = Trouver un lieu
map-found-none = Aucun lieu de ce nom
map-closer = Plus près
map-farther = Plus loin
map-fit-all = Toute la carte
map-fit-ships = Vers mes vaisseaux
map-whole = Toute la carte
map-legend = Symboles
map-close = Fermer

map-unnamed-burn = Burn
map-unnamed-hohmann = Hohmann
map-unnamed-lagrange = Point de Lagrange
map-unnamed-radiation = Ceinture de radiations
map-unnamed-site = Site
map-unnamed-exit = Sortie

map-kind-burn = Burn : y entrer coûte un burn et son carburant.
map-kind-hohmann = Hohmann : deux lignes se croisent. Tout droit, c’est gratuit ; changer de ligne est un pivot ; qui attend ici un tour repart comme il veut.
map-kind-lagrange = Point de Lagrange : on y passe, tourne ou s’arrête gratuitement.
map-kind-radiation = Ceinture de radiations : un dé dit ce que la radiation détruit ; la poussée protège.
map-kind-aerobrake = Aérofreinage : dans le sens de la flèche seulement. Un dé décide ; qui passe se pose sans carburant.
map-kind-exit = Sortie : d’ici, on quitte le Système Solaire.
map-kind-site = Site
map-lander = Atterrisseur : un burn sur le chemin de la surface.
map-crash = Crash Hazard : sur un 1, l’engin est perdu.
map-flyby = Flyby : { $burns ->
    [one] un burn bonus
   *[other] { $burns } burns bonus
  } pour ce déplacement.
map-flyby-sun = Flyby solaire d’Oberth : autant de burns bonus que votre poussée.
map-flyby-season = Seulement dans le secteur { $season }.
map-inspiration = Inspiration : qui passe renouvelle la carte du dessus d’un paquet.
map-home = Orbite de départ du Bernal { $colour }.
map-sunlight = Soleil : { $solar } de poussée pour les engins solaires.
map-even-sunlight = Soleil : la poussée des engins solaires ne change pas.
map-no-sunlight = Pas de soleil : les cartes solaires ne marchent pas ici.

map-site = Taille { $size }, type { $letter }, { $water ->
    [0] sec
   *[other] eau { $water }
  }.
map-site-label = { $name }, taille { $size }, type { $letter }, eau { $water }
map-synodic = Synodique : accessible dans le secteur { $season } seulement.
map-season-yellow = jaune
map-season-red = rouge
map-season-blue = bleu
map-icon-science = Site scientifique
map-icon-tno = Transneptunien : sa science compte double une fois industrialisé
map-icon-push = Push-Factory
map-icon-atmosphere = Atmosphère
map-icon-astrobiology = Astrobiologie
map-icon-ocean = Océan intérieur

map-legend-burn = Burn
map-legend-inspiration = Burn avec inspiration
map-legend-lander = Burn d’atterrissage
map-legend-hohmann = Hohmann, un pivot pour tourner
map-legend-lagrange = Point de Lagrange
map-legend-radiation = Ceinture de radiations
map-legend-crash = Crash Hazard
map-legend-aerobrake = Aérofreinage, sens unique
map-legend-flyby = Flyby, burns bonus
map-legend-home = Orbite de départ
map-legend-site = Site : taille, type, eau
map-legend-synodic = Site synodique, selon le secteur
map-legend-closed = Disque noir : plus rien à trouver
map-legend-science = Science
map-legend-tno = Science transneptunienne
map-legend-astrobiology = Astrobiologie
map-legend-atmosphere = Atmosphère
map-legend-ocean = Océan intérieur
map-legend-push = Push-Factory

## The board: year and seats

board-standing = Année { $year } sur { $years }, secteur { $season }
board-phase-turn = { $seat }
board-phase-events = Événements
board-status-turn = { $operations ->
    [0] plus d’opération
    [one] encore { $operations } opération
   *[other] encore { $operations } opérations
}
board-status-flies = en route
board-status-bid = mise { $bid }
board-status-out = hors de l’enchère
board-privilege = Le privilège de cette faction est actif
board-water = WT
board-water-of = { $water } WT
board-claims-of = { $number ->
    [one] { $number } concession
   *[other] { $number } concessions
}
board-factories-of = { $number ->
    [one] { $number } usine
   *[other] { $number } usines
}
board-hand-of = { $number ->
    [one] { $number } carte en main
   *[other] { $number } cartes en main
}

## The board: its parts

board-side = Piles, mission, paquets et monde
board-tab-map = Carte
board-tab-bench = Piles
board-tab-mission = Mission
board-tab-decks = Paquets
board-tab-world = Monde
board-page-politics = Politique
board-page-points = PV
board-page-prizes = Gloires
board-page-society = Société
board-piece-rocket = fusée de { $seat }
board-piece-freighter = cargo de { $seat }
board-piece-bernal = Bernal de { $seat }
board-piece-freighter-promoted = cargo amélioré de { $seat }
board-piece-mobile = usine mobile de { $seat }
board-piece-bernal-promoted = Bernal amélioré de { $seat }
board-piece-lab = laboratoire de { $seat }
board-piece-push = Push-Factory de { $seat }
board-piece-outpost = avant-poste de { $seat }
board-piece-claim = concession de { $seat }
board-piece-factory = usine de { $seat }
board-piece-colony = colonie de { $seat }
board-destroyed = Il ne reste rien de ce site.
board-black-disk = Un disque noir : il n’y a plus rien à trouver ici.
board-entering = Y entrer coûte { $burns } burns et { $steps ->
    [one] { $steps } étape de carburant
   *[other] { $steps } étapes de carburant
}.

## The board: cards and the hand

board-card = Carte
board-close = Fermer
board-both-sides = Toutes les faces
board-letter = Produite par les usines de type { $letter }
board-hand-empty = Vous n’avez pas de cartes en main.
board-boost-mass = masse { $mass }
board-boost-cost = Boost { $water }
board-boost-heavy = lourd, masse { $mass }
board-sale-price = se vend { $water }
board-do-boost = { $number ->
    [one] Mettre { $number } carte en LEO
   *[other] Mettre { $number } cartes en LEO
}
board-do-cards = Prendre { $number }
board-do-fly = { $number ->
    [one] Avancer de { $number } pas
   *[other] Avancer de { $number } pas
}

## The board: stacks

board-stack-empty = Il n’y a rien ici.
board-put = Mettre dans
board-do-transfer = Cartes vers
board-do-dump = Larguer
board-do-unload = Containers vers
board-put-hand = main
board-stack-new = Nouvelle : { $stack }
board-stack-drag = Glissez-y des cartes.
board-card-blackened = { $card }, sur sa face noire
board-age = âge { $age }
board-masses = à sec { $dry }, plein { $wet }
board-too-heavy = à sec { $dry } : trop lourd pour tout propulseur
board-works = En état de marche
board-fresh = produite ce tour, ne bouge pas encore
board-visited = est passé par { $places }
board-afterburner = afterburner allumé
board-consumes = { $steps ->
    [0] sans carburant
    [one] { $steps } étape
   *[other] { $steps } étapes
} pour { $burns ->
    [one] un burn
   *[other] { $burns } burns
}
board-with = avec { $cards }
board-no-engine = Aucun propulseur de cette pile ne fonctionne.
board-engines-all = les { $number } façons
board-engines-fewer = moins
board-net-thrust = Poussée nette { $thrust }
board-thrust-base = base
board-thrust-supports = soutiens
board-thrust-afterburn = afterb.
board-thrust-class = classe
board-thrust-sunlight = soleil
board-thrust-beam = faisceau
board-thrust-total = nette
board-fuel = { $steps ->
    [one] { $steps } étape ({ $fuel })
   *[other] { $steps } étapes ({ $fuel })
}
board-fuel-tanks = { $tanks ->
    [one] { $tanks } container
   *[other] { $tanks } containers
}{ $odd ->
    [0] {""}
   *[other] {" "}et { $odd }
}, au plus { $capacity } étapes
board-fuel-of = Carburant : { $steps } étapes sur { $capacity }

## The board: Bernals and freighters

board-freighter-burns = { $burns ->
    [one] Entre dans 1 burn par déplacement, sans carburant.
   *[other] Entre dans { $burns } burns par déplacement, sans carburant.
}
board-cubes-aboard = { $number ->
    [one] 1 usine mobile à bord.
   *[other] { $number } usines mobiles à bord.
}
board-bernal-promoted = amélioré
board-bernal-plain = non amélioré
board-bernal-home = sur son orbite de départ
board-bernal-away = loin de son orbite de départ
board-bernal-no-dirtside = pas de dirtside
board-bernal-dirtsides = dirtsides : { $places } ; eau { $water }
board-bernal-lab = laboratoire

## The board: colonists

board-workers = Qui travaille pour { $name }
board-worker-rested = Peut encore travailler ce tour, pour { $water } WT
board-worker-idle = ne travaille plus ce tour
specialty-none = sans spécialité
board-society = Colons
board-robots-bound = Les robots ne sont pas libres : personne ne les a émancipés.
board-robots-free = Les robots sont libres ; { $name } les a émancipés.
board-humans = { $number ->
    [one] { $number } Humain
   *[other] { $number } Humains
} dans l’espace, { $most } au plus
board-recruits = Colons à recruter

## The board: missions

board-advice = Conseils
board-advice-ask = À quoi dois-je penser ?
board-advice-thinking = Examen de votre position …
board-advice-none = Rien de particulier : continuez.
board-mission = Mission
board-mission-to = Mission vers { $place }
board-mission-drop = Abandonner
board-mission-craft = Qui vole
board-mission-no-rocket = Vous n’avez pas encore de fusée : mettez des cartes en LEO et confiez-les à la fusée.
board-mission-choose = Choisissez un site ou une orbite sur la carte : les meilleurs trajets y sont comparés ici.
board-mission-later = Les trajets se préparent à votre tour, vaisseaux à l’arrêt.
board-mission-planning = Recherche des meilleurs trajets…
board-mission-no-engine = Aucun propulseur de ce vaisseau ne fonctionne, ou sa poussée ne suffit pas.
board-mission-none = Hors de portée avec ce carburant et cette poussée.
board-route = Trajet { $number } : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
board-route-turns = Tours
board-route-burns = Burns
board-route-fuel = Carb.
board-route-lost = Crash
board-route-struck = Rad.
board-route-waits = Ce trajet commence par une attente : terminez votre tour sans bouger.
board-route-moved = Il a déjà bougé ce tour : ce trajet commence au prochain.
board-routes-more = { $number ->
    [one] Un autre trajet n’est pas montré.
   *[other] { $number } autres trajets ne sont pas montrés.
}
board-leg-turn = Tour { $turn }
board-leg-burns = { $burns } burn · { $steps } carb.
board-leg-steps = { $steps } carb.
board-fly-at-once = Voler ce tour d’un coup
board-fly-steps = Pas à pas
board-flight-at = En route : { $place }
board-flight-net = poussée nette
board-flight-burns = burns restants
board-flight-fuel = carburant
board-flight-bonus = bonus
board-flight-pivots = pivots gratuits
board-flight-hint = Choisissez l’espace suivant sur la carte, ou plusieurs à la suite, puis avancez.
board-flight = { $burns } burns et { $steps } étapes de carburant ; il reste { $left } étapes et { $more } burns.
board-flight-crashes = { $number ->
    [one] Un jet de crash.
   *[other] { $number } jets de crash.
}
board-flight-aerobrakes = { $number ->
    [one] Un jet d’aérofreinage.
   *[other] { $number } jets d’aérofreinage.
}
board-flight-radiations = { $number ->
    [one] Un jet de radiation.
   *[other] { $number } jets de radiation.
}
board-filled = { $tanks ->
    [one] { $tanks } container
   *[other] { $tanks } containers
} : la fusée aurait { $steps } étapes.
board-risk = L’engin est perdu avec une probabilité de { $risk }.
board-fails = Échoue avec une probabilité de { $risk }.
board-succeeds = Réussit avec une probabilité de { $chance }.
board-promoted-mass = Améliorée, elle pèse { $mass }.
board-costs-water = Coûte { $water } WT.
board-chance = Concession avec une probabilité de { $chance }.
board-brings-water = Rapporte { $water } WT.
board-digs = { $tanks } WT.
board-letter-worth = Une usine de ce type vaudrait alors { $value }.

## The board: decks and auctions

board-decks = Paquets
board-deck-left = { $number }
board-deck-next = Ensuite
board-deck-empty = Vide
board-auction = Enchère : { $deck }
board-auction-next = Ensuite vient { $card }.
board-auction-along = Avec elle : { $cards }.
board-bid-out = s’est retiré
board-bid-yours = à vous
board-bid-starter = lance l’enchère
board-bid-waits = attend
board-bid-in = participe
board-letters = Piste d’exploitation
board-letter-factories = { $number ->
    [one] { $number } usine
   *[other] { $number } usines
}

## The board: Futures and elections

board-futures = Futures
board-futures-none = Aucune carte améliorée ne porte encore de Future.
board-stars = Futures Star
board-star-free = Le prochain Future prend une Future Star de { $points } PV.
board-star-open = libre
board-star-failed = échec
board-countdown = { $events ->
    [one] La partie finit après un dernier événement.
   *[other] La partie finit après encore { $events } événements.
}
board-comet = { $future } : la comète partie de { $place } arrive dans { $years ->
    [one] un an
   *[other] { $years } ans
}.
board-epic = Epic Hazard
board-election = Élection
board-election-breaks = départage
board-election-ties = Au pouvoir : départage les égalités
board-election-power = { $name }, au pouvoir, départage les égalités.
board-election-no-power = Personne n’est au pouvoir : en cas d’égalité, le disque ne bouge pas.
board-ballots = { $number ->
    [one] { $number } voix
   *[other] { $number } voix
}
board-election-bid = Mise
board-election-sum = Vos voix : { $ballots } par les urnes, { $water } par les WT.
board-election-later = Voir le plateau
board-election-open = Vers l’élection
board-election-vote = Miser { $water } WT

## The board: the Mars armada

board-armada = L’armada
board-armada-how = Choisissez une fusée, puis une carte : elle y reste pour de bon.
board-armada-rocket = Fusée { $number }
board-armada-new = Nouvelle fusée { $number }
board-armada-valid = se pose sur Phobos
board-armada-invalid = ne fonctionne pas encore

## The board: the world

board-cycle = Cycle solaire
board-cycle-now = Année { $year }, secteur { $season }
board-cycle-of = sur { $years }
board-sector = Secteur { $season }
board-event-table = Le prochain événement, selon le dé
board-politics = Politique
board-politics-open = Le diagramme politique en grand
board-chart-numbers = Le nombre dit ce que rapporte une carte vendue de la main.
board-square = { $square }, une carte vendue rapporte { $water }
board-square-now = { $square }, une carte vendue rapporte { $water } ; le disque est ici
board-square-disk = Le disque est ici.
board-square-rules = Tant que le disque est ici
board-square-price = Une carte de la main se vend
board-square-power = Au pouvoir
board-square-nobody = Personne
board-square-unplayed = non jouée
board-square-next = D’ici, le disque peut aller vers
board-in-power = Au pouvoir : { $name }.
board-scores = PV
board-prizes = Gloires et Ventures
board-prize-shut = fermée
board-prize-points = { $points } PV
board-venture-asks = { $claims } concessions { $letter }{ $water ->
    [0] {""}
   *[other] , { $water } WT
}.
board-points = PV
board-points-claims = Concessions
board-points-factories = Usines
board-points-letters = Lettres
board-points-colonies = Colonies
board-points-science = Science
board-points-glories = Gloire
board-points-ventures = Ventures
board-points-power = Au pouvoir
board-points-stars = Futures Star
board-points-goal = But
board-scene-flies = { $seat } vole.

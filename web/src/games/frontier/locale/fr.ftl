# Ce que seul le navigateur dit de High Frontier.

## La carte

map-title = Carte du Système Solaire
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
map-legend-science = Science
map-legend-tno = Science transneptunienne
map-legend-astrobiology = Astrobiologie
map-legend-atmosphere = Atmosphère
map-legend-ocean = Océan intérieur
map-legend-push = Push-Factory

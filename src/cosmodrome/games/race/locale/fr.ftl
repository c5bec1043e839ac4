# No-break spaces stand before : and inside « », narrow ones before ; ? !
#
# The names of the French booklet of Rebel vs Imperium are kept wherever it names a card or a goal (such as Monde Casino,
# Diplomate, Sénat de l'Imperium, Matrice génétique élevée); all other names are translations of our own.

game-title = Race for the Galaxy
game-summary = Bâtissez un empire spatial avec les cartes de votre main : explorez, développez, colonisez, consommez et produisez, en devinant les phases que les autres choisissent.

## Cards of the base game

old_earth = Vieille Terre
epsilon_eridani = Epsilon Eridani
alpha_centauri = Alpha du Centaure
new_sparta = Nouvelle Sparte
earths_lost_colony = Colonie perdue de la Terre
rebel_fuel_cache = Dépôt de carburant Rebelle
public_works = Travaux publics
gem_world = Monde des gemmes
colony_ship = Vaisseau colonisateur
comet_zone = Zone de comètes
expedition_force = Corps expéditionnaire
mining_robots = Robots mineurs
rebel_miners = Mineurs Rebelles
export_duties = Taxes à l’exportation
former_penal_colony = Ancienne colonie pénitentiaire
malevolent_lifeforms = Formes de vie malveillantes
new_military_tactics = Nouvelles tactiques militaires
space_marines = Fantassins de l’espace
contact_specialist = Diplomate
avian_uplift_race = Race aviaire élevée
spice_world = Monde des épices
lost_species_ark_world = Arche des espèces disparues
new_vinland = Nouveau Vinland
artist_colony = Colonie d’artistes
alien_robotic_factory = Usine robotisée Alien
plague_world = Monde pestiféré
distant_world = Monde lointain
rebel_outpost = Avant-poste Rebelle
rebel_warrior_race = Race guerrière Rebelle
rebel_underground = Réseau clandestin Rebelle
new_survivalists = Nouveaux survivalistes
outlaw_world = Monde hors-la-loi
lost_alien_battle_fleet = Flotte de guerre Alien perdue
diversified_economy = Économie diversifiée
consumer_markets = Marchés de consommation
mining_conglomerate = Conglomérat minier
research_labs = Laboratoire de recherche
deficit_spending = Dépenses à crédit
investment_credits = Crédit à l’investissement
pan_galactic_league = Ligue pan galactique
mining_league = Ligue minière
free_trade_association = Association de libre-échange
alien_tech_institute = Institut de technologie Alien
galactic_survey_seti = Exploration galactique : SETI
galactic_federation = Fédération galactique
refugee_world = Monde des réfugiés
empath_world = Monde des empathes
galactic_resort = Station de villégiature galactique
pre_sentient_race = Race préconsciente
deserted_alien_outpost = Avant-poste Alien déserté
deserted_alien_colony = Colonie Alien désertée
galactic_engineers = Ingénieurs galactiques
black_market_trading_world = Monde du marché noir
merchant_world = Monde marchand
tourist_world = Monde touristique
galactic_trendsetters = Faiseurs de mode galactiques
alien_rosetta_stone_world = Monde de la pierre de Rosette Alien
star_nomad_lair = Repaire des nomades stellaires
the_last_of_the_uplift_gnarssh = Le dernier des Gnarssh élevés
alien_robot_sentry = Robot sentinelle Alien
pirate_world = Monde pirate
reptilian_uplift_race = Race reptilienne élevée
lost_alien_warship = Vaisseau de guerre Alien perdu
alien_robot_scout_ship = Vaisseau éclaireur robotisé Alien
runaway_robots = Robots fugitifs
interstellar_bank = Banque interstellaire
terraforming_robots = Robots terraformeurs
drop_ships = Vaisseaux de débarquement
new_galactic_order = Nouvel Ordre Galactique
asteroid_belt = Ceinture d’astéroïdes
merchant_guild = Guilde des marchands
secluded_world = Monde retiré
imperium_armaments_world = Monde d’armement de l’Imperium
terraformed_world = Monde terraformé
replicant_robots = Robots répliquants
pilgrimage_world = Monde de pèlerinage
rebel_homeworld = Monde natal Rebelle
new_economy = Nouvelle économie
radioactive_world = Monde radioactif
aquatic_uplift_race = Race aquatique élevée
genetics_lab = Laboratoire de génétique
bio_hazard_mining_world = Monde minier à risque biologique
deserted_alien_library = Bibliothèque Alien désertée
destroyed_world = Monde détruit
galactic_renaissance = Renaissance galactique
blaster_gem_mines = Mines de gemmes à blaster
gambling_world_base = Monde Casino
expanding_colony = Colonie en expansion
space_port = Port spatial
prosperous_world = Monde prospère
new_earth = Nouvelle Terre
rebel_base = Base Rebelle
galactic_imperium = Imperium galactique
trade_league = Ligue commerciale
mining_world = Monde minier

## Cards of The Gathering Storm

separatist_colony = Colonie séparatiste
ancient_race = Race ancienne
damaged_alien_factory = Usine Alien endommagée
doomed_world = Monde condamné
terraforming_guild = Guilde des terraformeurs
galactic_genome_project = Projet génome galactique
space_mercenaries = Mercenaires spatiaux
improved_logistics = Logistique améliorée
deserted_alien_world = Monde Alien déserté
rebel_colony = Colonie Rebelle
clandestine_uplift_lab = Laboratoire d’élévation clandestin
imperium_lords = Seigneurs de l’Imperium
smuggling_lair = Repaire de contrebandiers
volcanic_world = Monde volcanique
rebel_sympathizers = Sympathisants Rebelles
galactic_bazaar = Bazar galactique
galactic_studios = Studios galactiques
alien_toy_shop = Magasin de jouets Alien
hive_world = Monde-ruche

## Cards of Rebel vs Imperium

rebel_cantina = Cantina Rebelle
galactic_developers = Concepteurs galactiques
imperium_warlord = Seigneur de guerre de l’Imperium
rebel_stronghold = Bastion Rebelle
alien_data_repository = Dépôt de données Alien
alien_monolith = Monolithe Alien
imperium_blaster_gem_consortium = Consortium des gemmes à blaster de l’Imperium
gene_designers = Créateurs de gènes
imperium_seat = Sénat de l’Imperium
rebel_alliance = Alliance Rebelle
uplift_code = Matrice génétique élevée
galactic_exchange = Bourse galactique
galactic_bankers = Banquiers galactiques
prospecting_guild = Guilde des prospecteurs
pan_galactic_research = Recherche pan galactique
rebel_pact = Pacte Rebelle
imperium_cloaking_technology = Système de camouflage de l’Imperium
imperium_troops = Troupes de l’Imperium
r_d_crash_program = Programme de recherche accéléré
mercenary_fleet = Flotte de mercenaires
galactic_advertisers = Publicitaires galactiques
galactic_salon = Salon galactique
primitive_rebel_world = Monde Rebelle primitif
devolved_uplift_race = Race élevée dégénérée
smuggling_world = Monde de contrebande
dying_colony = Colonie mourante
insect_uplift_race = Race insectoïde élevée
abandoned_alien_uplift_camp = Camp d’élévation Alien abandonné
blaster_runners = Trafiquants de blasters
trading_outpost = Comptoir commercial
gambling_world_rvi = Monde Casino
alien_uplift_center = Centre d’élévation Alien
universal_symbionts = Symbiotes universels
interstellar_prospectors = Prospecteurs Interstellaires
rebel_convict_mines = Bagne minier Rebelle
gem_smugglers = Contrebandiers de gemmes
hidden_fortress = Forteresse cachée

## Goods

novelty = Nouveauté
rare = Rare
genes = Gènes
alien = Alien

# A number of goods, as in “2 Rare goods”.
goods-any =
    { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources
    }
goods-novelty =
    { $n ->
        [one] { $n } ressource Nouveauté
       *[other] { $n } ressources Nouveauté
    }
goods-rare =
    { $n ->
        [one] { $n } ressource Rare
       *[other] { $n } ressources Rares
    }
goods-genes =
    { $n ->
        [one] { $n } ressource Gènes
       *[other] { $n } ressources Gènes
    }
goods-alien =
    { $n ->
        [one] { $n } ressource Alien
       *[other] { $n } ressources Alien
    }

# What narrows a power down: a kind of goods or worlds, or Rebel worlds.
kind-novelty = Nouveauté
kind-rare = Rare
kind-genes = Gènes
kind-alien = Alien
kind-rebel = Rebelle

## Worlds and developments

type-development = développement
type-six_development = développement à 6
type-world = monde
type-military = monde militaire
type-civil = monde non militaire
type-production = monde de production
type-windfall = monde trouvaille
type-gray = monde sans ressource

keyword-alien = ALIEN
keyword-imperium = IMPERIUM
keyword-rebel = REBELLE
keyword-terraforming = TERRAFORMÉ
keyword-uplift = ÉLEVÉ
keyword-chromosome = symbole chromosome

## Phases and action cards

phase-setup = Mise en place
phase-actions = Cartes action
phase-explore = Explorer
phase-develop = Développer
phase-develop_again = Second Développer
phase-settle = Coloniser
phase-settle_again = Second Coloniser
phase-trade = Vendre
phase-consume = Consommer
phase-produce = Produire
phase-end = Fin du tour

card-explore_five = Explorer : piocher 5 de plus
card-explore_one = Explorer : piocher 1 de plus, garder 1 de plus
card-develop = Développer
card-develop_again = Second Développer
card-settle = Coloniser
card-settle_again = Second Coloniser
card-trade = Consommer : vendre
card-double = Consommer : PV doublés
card-produce = Produire

about-card-explore_five = Vous piochez 5 cartes de plus.
about-card-explore_one = Vous piochez 1 carte de plus et en gardez 1 de plus.
about-card-develop = Votre développement coûte 1 de moins.
about-card-develop_again = Une seconde phase Développer suit la première. Votre développement y coûte 1 de moins.
about-card-settle = Vous piochez 1 carte après avoir placé un monde.
about-card-settle_again = Une seconde phase Coloniser suit la première. Vous y piochez 1 carte après avoir placé un monde.
about-card-trade = Avant les pouvoirs de consommation, vous vendez une ressource contre des cartes.
about-card-double = Vos pouvoirs de consommation rapportent deux fois plus de PV.
about-card-produce = Vous mettez une ressource sur un de vos mondes trouvaille.

## Powers

# One message for each sort of power, named after its phase and what it does in data/cards.toml; a third part tells
# variants apart. The parameters: n, the figure on the card; good, against, goods, gain: messages of this file. A card's
# text is the list of its powers.

gain-vp = { $n } PV
gain-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

power-explore-draw =
    { $n ->
        [one] Piochez { $n } carte de plus.
       *[other] Piochez { $n } cartes de plus.
    }
power-explore-keep =
    { $n ->
        [one] Gardez { $n } carte de plus.
       *[other] Gardez { $n } cartes de plus.
    }
power-explore-combine = Défaussez parmi toute votre main, et pas seulement parmi les cartes piochées.

power-develop-reduce = Vos développements coûtent { $n } de moins.
power-develop-discard_to_reduce = Vous pouvez défausser cette carte de votre tableau : un développement coûte { $n } de moins.
power-develop-draw_after =
    { $n ->
        [one] Piochez { $n } carte après avoir placé un développement.
       *[other] Piochez { $n } cartes après avoir placé un développement.
    }
power-develop-draw_first =
    { $n ->
        [one] Piochez { $n } carte au début de la phase.
       *[other] Piochez { $n } cartes au début de la phase.
    }

power-settle-reduce = Vous payez { $n } de moins pour tous les mondes.
power-settle-reduce-good = Vous payez { $n } de moins pour les mondes de type { $good }.
power-settle-military =
    { $n ->
        [-1] Force militaire -1.
       *[other] Force militaire +{ $n }.
    }
power-settle-military-against = Force militaire +{ $n } contre tout monde { $against }.
power-settle-military-per = Force militaire +{ $n } par monde militaire de votre tableau.
power-settle-hire =
    { $n ->
        [one] Vous pouvez défausser { $n } carte de votre main : force militaire +1 jusqu’à la fin de la phase.
       *[other] Vous pouvez défausser jusqu’à { $n } cartes de votre main : force militaire +1 par carte jusqu’à la fin de la phase.
    }
power-settle-discard_for_military = Vous pouvez défausser cette carte de votre tableau : force militaire +{ $n } jusqu’à la fin de la phase.
power-settle-discard_to_settle = Vous pouvez défausser cette carte de votre tableau : un monde non Alien ne vous coûte rien. Pas pour un monde assujetti par la force.
power-settle-discard_to_conquer = Vous pouvez défausser cette carte de votre tableau : assujettissez un monde non militaire de votre main. Sa défense est son coût moins { $n }.
power-settle-pay_for_military =
    { $n ->
        [0] Vous pouvez payer pour assujettir un monde militaire non Alien. Il coûte sa défense.
       *[other] Vous pouvez payer pour assujettir un monde militaire non Alien. Il coûte sa défense moins { $n }.
    }
power-settle-pay_for_military-rebel =
    { $n ->
        [0] Vous pouvez payer pour assujettir un monde militaire Rebelle. Il coûte sa défense.
       *[other] Vous pouvez payer pour assujettir un monde militaire Rebelle. Il coûte sa défense moins { $n }.
    }
power-settle-pay_discount = Vous payez { $n } de moins quand un autre pouvoir vous permet de payer pour assujettir.
power-settle-second_world = Vous pouvez placer un second monde.
power-settle-draw_after =
    { $n ->
        [one] Piochez { $n } carte après avoir placé un monde.
       *[other] Piochez { $n } cartes après avoir placé un monde.
    }
power-settle-takeover-rebel = Conquête : vous pouvez attaquer un monde militaire Rebelle d’un autre joueur.
power-settle-takeover-imperium = Conquête : vous pouvez attaquer un monde militaire d’un joueur qui a une carte Imperium, avec une force militaire de +{ $n } par monde militaire Rebelle de votre tableau.
power-settle-takeover-military = Conquête : vous pouvez défausser cette carte de votre tableau pour attaquer un monde militaire d’un joueur dont la force militaire totale est supérieure à 0.
power-settle-takeover_defence = Contre les conquêtes, vos mondes ont une défense de +{ $rebel } par monde militaire Rebelle de votre tableau et de +{ $other } par autre monde militaire.

power-trade-price =
    { $n ->
        [one] Piochez { $n } carte de plus quand vous vendez une ressource de n’importe quel type.
       *[other] Piochez { $n } cartes de plus quand vous vendez une ressource de n’importe quel type.
    }
power-trade-price-good =
    { $n ->
        [one] Piochez { $n } carte de plus quand vous vendez une ressource de type { $good }.
       *[other] Piochez { $n } cartes de plus quand vous vendez une ressource de type { $good }.
    }
power-trade-price_per_chromosome-good =
    { $n ->
        [one] Quand vous vendez une ressource de type { $good }, piochez { $n } carte de plus par monde à symbole chromosome de votre tableau.
       *[other] Quand vous vendez une ressource de type { $good }, piochez { $n } cartes de plus par monde à symbole chromosome de votre tableau.
    }
power-trade-price_here =
    { $n ->
        [one] Piochez { $n } carte de plus quand vous vendez la ressource de ce monde.
       *[other] Piochez { $n } cartes de plus quand vous vendez la ressource de ce monde.
    }

power-consume-goods =
    { $times ->
        [one] Consommez { $goods } : { $gain }.
       *[other] Consommez { $goods } : { $gain }. Jusqu’à { $times } fois.
    }
power-consume-goods-here = Consommez la ressource de ce monde : { $gain }.
power-consume-kinds = Consommez { $n } ressources de types différents : { $gain }.
power-consume-all = Consommez toutes les ressources qui vous restent : autant de PV que de ressources, moins 1.
power-consume-each_kind = Consommez une ressource de chaque type que vous avez : { $gain } pour chacune.
power-consume-hand =
    { $n ->
        [one] Vous pouvez défausser { $n } carte de votre main : { $gain }.
       *[other] Vous pouvez défausser jusqu’à { $n } cartes de votre main : { $gain } pour chacune.
    }
power-consume-draw =
    { $n ->
        [one] Piochez { $n } carte.
       *[other] Piochez { $n } cartes.
    }
power-consume-vp = Prenez { $n } PV.
power-consume-trade = Vendez une ressource, avec vos pouvoirs de vente.
power-consume-trade-plain = Vendez une ressource, sans vos pouvoirs de vente.
power-consume-guess = Annoncez un nombre de { $lo } à { $hi } et retournez une carte : gardez-la si son coût ou sa défense est ce nombre.
power-consume-ante = Vous pouvez miser une carte d’un coût ou d’une défense de { $lo } à { $hi } et retourner autant de cartes. Si l’une d’elles est plus haute, vous prenez une des cartes retournées et gardez votre mise ; sinon, vous la perdez.

power-produce-good = Produit une ressource ici.
power-produce-discard_for_good = Vous pouvez défausser une carte de votre main pour produire une ressource ici.
power-produce-windfall = Mettez une ressource sur un de vos mondes trouvaille.
power-produce-windfall-good = Mettez une ressource sur un de vos mondes trouvaille de type { $good }.
power-produce-windfall-other = Mettez une ressource sur un autre de vos mondes trouvaille de type { $good }.
power-produce-draw =
    { $n ->
        [one] Piochez { $n } carte.
       *[other] Piochez { $n } cartes.
    }
power-produce-draw_if_here =
    { $n ->
        [one] Piochez { $n } carte si une ressource est produite ici.
       *[other] Piochez { $n } cartes si une ressource est produite ici.
    }
power-produce-draw_if_most-good =
    { $n ->
        [one] Piochez { $n } carte si vous produisez pendant cette phase plus de ressources de type { $good } que chacun des autres joueurs.
       *[other] Piochez { $n } cartes si vous produisez pendant cette phase plus de ressources de type { $good } que chacun des autres joueurs.
    }
power-produce-draw_per_good-good =
    { $n ->
        [one] Piochez { $n } carte pour chaque ressource de type { $good } que vous produisez pendant cette phase.
       *[other] Piochez { $n } cartes pour chaque ressource de type { $good } que vous produisez pendant cette phase.
    }
power-produce-draw_per_kind =
    { $n ->
        [one] Piochez { $n } carte pour chaque type de ressource que vous produisez pendant cette phase.
       *[other] Piochez { $n } cartes pour chaque type de ressource que vous produisez pendant cette phase.
    }
power-produce-draw_per_world-good =
    { $n ->
        [one] Piochez { $n } carte pour chacun de vos mondes de type { $good }.
       *[other] Piochez { $n } cartes pour chacun de vos mondes de type { $good }.
    }
power-produce-draw_per_military =
    { $n ->
        [one] Piochez { $n } carte pour chacun de vos mondes militaires.
       *[other] Piochez { $n } cartes pour chacun de vos mondes militaires.
    }
power-produce-draw_per_rebel =
    { $n ->
        [one] Piochez { $n } carte pour chacun de vos mondes Rebelles, celui-ci compris.
       *[other] Piochez { $n } cartes pour chacun de vos mondes Rebelles, celui-ci compris.
    }
power-produce-draw_per_chromosome =
    { $n ->
        [one] Piochez { $n } carte pour chacun de vos mondes à symbole chromosome.
       *[other] Piochez { $n } cartes pour chacun de vos mondes à symbole chromosome.
    }

power-end-hand_limit = Votre limite de main est de { $n } cartes.
power-end-tableau_size = Votre propre tableau ne met fin à la partie qu’avec { $n } cartes.

## What 6-cost developments score

# One message for each line on a card, named after what is counted (per).

score-production_world = { $points } PV par monde de production de type { $good }.
score-windfall_world = { $points } PV par monde trouvaille de type { $good }.
score-world = { $points } PV par monde non compté plus haut.
score-military = { $points } PV par monde militaire non compté plus haut.
score-rebel_military = { $points } PV par monde militaire Rebelle.
score-development = { $points } PV par développement non compté plus haut.
score-six_development = { $points } PV par développement à 6, celui-ci compris.
score-development_explore = { $points } PV par développement à pouvoir d’exploration, celui-ci compris.
score-world_explore = { $points } PV par monde à pouvoir d’exploration.
score-development_trade = { $points } PV par développement à pouvoir de vente, celui-ci compris.
score-world_trade = { $points } PV par monde à pouvoir de vente.
score-development_consume = { $points } PV par développement à pouvoir de consommation, celui-ci compris.
score-world_consume = { $points } PV par monde à pouvoir de consommation.
score-alien = { $points } PV par carte ALIEN non comptée plus haut, celle-ci comprise.
score-imperium = { $points } PV par carte IMPERIUM, celle-ci comprise.
score-rebel = { $points } PV par carte REBELLE, celle-ci comprise.
score-terraforming = { $points } PV par carte TERRAFORMÉ.
score-uplift = { $points } PV par carte ÉLEVÉE non comptée plus haut, celle-ci comprise.
score-chromosome = { $points } PV par monde à symbole chromosome.
score-card = { $points } PV pour { $what }.
score-military_strength = { $points } PV par point de votre force militaire totale.
score-three_chips = { $points } PV par tranche de 3 PV en jetons.
score-distinct_world_kinds = 1, 3, 6 ou 10 PV pour 1, 2, 3 ou 4 types de mondes.

## Goals

galactic_standard_of_living = Niveau de vie galactique
system_diversity = Diversité des systèmes
overlord_discoveries = Découvertes des Seigneurs Alien
budget_surplus = Excédent budgétaire
innovation_leader = Leader de l’innovation
galactic_status = Statut galactique
uplift_knowledge = Connaissance élevée
galactic_riches = Richesses galactiques
expansion_leader = Leader de l’expansion
greatest_military = Plus grande force militaire
largest_industry = Plus grande industrie
greatest_infrastructure = Meilleure infrastructure
production_leader = Leader de la production
research_leader = Leader de la recherche
propaganda_edge = Propagande de pointe

about-galactic_standard_of_living = Le premier à avoir { $n } PV ou plus en jetons.
about-system_diversity = Le premier à avoir des mondes des { $n } types.
about-overlord_discoveries = Le premier à avoir { $n } cartes ALIEN.
about-budget_surplus =
    { $n ->
        [one] Le premier qui doit défausser { $n } carte ou plus à la fin d’un tour.
       *[other] Le premier qui doit défausser { $n } cartes ou plus à la fin d’un tour.
    }
about-innovation_leader = Le premier à avoir un pouvoir dans chacun des { $n } groupes : Explorer, Développer, Coloniser, Vendre, Consommer, Produire.
about-galactic_status =
    { $n ->
        [one] Le premier à avoir { $n } développement qui vaut « ? » PV.
       *[other] Le premier à avoir { $n } développements qui valent « ? » PV.
    }
about-uplift_knowledge = Le premier à avoir { $n } cartes ÉLEVÉES.
about-galactic_riches = Le premier à avoir { $n } ressources à la fin d’une phase.
about-expansion_leader = Le premier à avoir { $n } cartes dans son tableau à la fin d’une phase.
about-greatest_military = La plus grande force militaire totale ({ $n } ou plus).
about-largest_industry = Le plus de mondes Nouveauté et Rares réunis ({ $n } ou plus).
about-greatest_infrastructure = Le plus de développements ({ $n } ou plus).
about-production_leader = Le plus de mondes de production ({ $n } ou plus).
about-research_leader = Le plus de cartes à pouvoir d’exploration ({ $n } ou plus).
about-propaganda_edge = Le plus de mondes militaires Rebelles ({ $n } ou plus).

## What happens

round-begins = Le tour { $round } commence.
phase-begins = Phase : { $phase }.
starts = { $seat } commence avec { $card }.
chooses = { $seat } a choisi { $actions }.
explores = { $seat } explore : pioche { $drawn }, garde { $kept }.
draws = { $seat } pioche { $cards }.
draws-first =
    { $number ->
        [one] { $seat } pioche { $number } carte avant de développer.
       *[other] { $seat } pioche { $number } cartes avant de développer.
    }
draws-after =
    { $number ->
        [one] { $seat } pioche { $number } carte pour ce qui a été placé.
       *[other] { $seat } pioche { $number } cartes pour ce qui a été placé.
    }
draws-for =
    { $number ->
        [one] { $seat } pioche { $number } carte avec { $card }.
       *[other] { $seat } pioche { $number } cartes avec { $card }.
    }
develops = { $seat } développe { $card }.
settles = { $seat } colonise { $card }.
uses = { $seat } utilise { $cards }.
pays =
    { $number ->
        [0] { $seat } ne paye rien pour { $card }.
        [one] { $seat } paye { $number } carte pour { $card }.
       *[other] { $seat } paye { $number } cartes pour { $card }.
    }
conquers =
    { $number ->
        [0] { $seat } assujettit { $card }.
        [one] { $seat } assujettit { $card } et défausse { $number } carte pour cela.
       *[other] { $seat } assujettit { $card } et défausse { $number } cartes pour cela.
    }
boosts =
    { $number ->
        [one] { $seat } défausse { $number } carte pour sa force militaire.
       *[other] { $seat } défausse { $number } cartes pour sa force militaire.
    }
discards = { $seat } défausse { $cards }.
declares = { $seat } déclare une conquête avec { $cards } : { $card }, aux mains de { $owner }.
takes-over = { $seat } prend { $card } à { $owner } (attaque { $attack }, défense { $defence }).
takeover-fails = { $seat } n’obtient pas { $card } : { $owner } garde ce monde (attaque { $attack }, défense { $defence }).
takeover-void = La conquête de { $card } par { $seat } échoue d’elle-même.
trades =
    { $number ->
        [one] { $seat } vend la ressource de { $card } pour { $number } carte.
       *[other] { $seat } vend la ressource de { $card } pour { $number } cartes.
    }
consumes = { $seat } consomme avec { $card } les ressources de : { $cards }.
gains = { $seat } reçoit { $points } PV.
discards-for =
    { $number ->
        [one] { $seat } défausse { $number } carte avec { $card }.
       *[other] { $seat } défausse { $number } cartes avec { $card }.
    }
guesses =
    { $won ->
        [0] { $seat } annonce { $number }. La carte est { $card } : perdu.
       *[other] { $seat } annonce { $number }. La carte est { $card } : gagné.
    }
antes =
    { $won ->
        [0] { $seat } mise { $card }. Cartes retournées : { $cards }. La mise est perdue.
       *[other] { $seat } mise { $card }. Cartes retournées : { $cards }. La mise a gagné.
    }
keeps = { $seat } prend { $card }.
produces = { $seat } produit sur { $card }.
claims = { $seat } reçoit l’objectif { $goal }.
loses = { $seat } perd l’objectif { $goal }.
pile-renewed = La défausse est mélangée et devient la pioche.
own-pile-renewed = La défausse de { $seat } est mélangée et devient sa pioche.
over-limit =
    { $number ->
        [one] { $seat } défausse { $number } carte au-dessus de la limite de main.
       *[other] { $seat } défausse { $number } cartes au-dessus de la limite de main.
    }
game-won = La partie est gagnée avec { $points } PV : { $winners }.

## The Robot of the solitaire game

face-explore = Explorer
face-develop = Développer
face-settle = Coloniser
face-trade = Consommer : vendre
face-double = Consommer : PV doublés
face-produce = Produire
face-star = étoile
face-robot = robot

gain-credit =
    { $n ->
        [one] { $n } crédit
       *[other] { $n } crédits
    }
gain-economy = { $n } d’économie en plus

robot-starts = Le Robot commence avec { $card } : crédits { $credit }, économie { $economy }.
robot-rolls = Les dés du Robot : { $faces }. Il fait : { $actions }.
robot-explores =
    { $number ->
        [one] Le Robot pioche { $number } carte.
       *[other] Le Robot pioche { $number } cartes.
    }
robot-marks =
    { $paid ->
        [one] Le Robot paye { $paid } crédit et place un marqueur développement de { $points } PV.
       *[other] Le Robot paye { $paid } crédits et place un marqueur développement de { $points } PV.
    }
robot-turns-over = Le Robot retourne et défausse { $cards }.
robot-develops =
    { $paid ->
        [0] Le Robot développe { $card } sans rien payer.
        [one] Le Robot développe { $card } pour { $paid } crédit.
       *[other] Le Robot développe { $card } pour { $paid } crédits.
    }
robot-develops-nothing = Le Robot ne trouve aucun développement à placer.
robot-settles =
    { $paid ->
        [0] Le Robot colonise { $card } sans rien payer.
        [one] Le Robot colonise { $card } pour { $paid } crédit.
       *[other] Le Robot colonise { $card } pour { $paid } crédits.
    }
robot-settles-nothing = Le Robot ne trouve aucun monde à placer.
robot-earns = Le Robot reçoit { $gains }.
robot-beaten = { $seat } bat le Robot, { $points } PV à { $robot }.
robot-wins = Le Robot gagne, { $robot } PV à { $points } : { $seat } a perdu.

# The rows of its mat, and where a figure comes from.
row-action = action
row-twice = choisi deux fois
row-reaction = réaction
row-trade = action : vendre
row-double = action : PV doublés
row-both = les deux actions
row-production = un monde de production
row-windfall = un monde trouvaille
source-booklet = selon le livret de Rebelles contre Imperium
source-reported = selon des récits de joueurs
source-house = valeur de notre cru : la valeur imprimée n’est pas connue

# Its figures, one message for each sort in data/robot.toml.
robot-cards =
    { $n ->
        [one] { $n } carte dans sa pile
       *[other] { $n } cartes dans sa pile
    }
robot-markers =
    { $n ->
        [one] { $n } marqueur développement
       *[other] { $n } marqueurs développement
    }
robot-points = { $n } PV par marqueur
robot-draw =
    { $n ->
        [one] Pioche { $n } carte pour sa pile
       *[other] Pioche { $n } cartes pour sa pile
    }
robot-credit = Crédits : { $n }
robot-economy = Économie : { $n }
robot-marker = Crédits pour un marqueur développement : { $n }
robot-six = Crédits pour un développement à 6 retourné : { $n }
robot-other = Crédits pour un autre développement retourné : { $n }
robot-civil = Crédits pour un monde non militaire retourné : { $n }
robot-military = Crédits pour un monde militaire retourné : { $n }
robot-halves =
    { $n ->
        [1] PV : la moitié de son économie, arrondie en dessous
        [2] PV : son économie
        [4] PV : le double de son économie
       *[other] PV : { $n } pour 2 d’économie, arrondis en dessous
    }
robot-favourite = La face robot veut dire { $what }
robot-finds = Colonise { $what }
robot-finds-civil = des mondes non militaires
robot-finds-military = des mondes militaires
robot-finds-either = des mondes de toute sorte
robot-more-draw =
    { $n ->
        [one] Pioche { $n } carte de plus
       *[other] Pioche { $n } cartes de plus
    }
robot-more-flip =
    { $n ->
        [one] Retourne { $n } carte de plus
       *[other] Retourne { $n } cartes de plus
    }
robot-more-credit =
    { $n ->
        [one] { $n } crédit de plus
       *[other] { $n } crédits de plus
    }

## Questions

prompt-draft = Quelle carte gardez-vous pour votre paquet ? C’est la numéro { $number }.
prompt-start = Quel monde de départ choisissez-vous ?
prompt-first-hand = Quelles { $number } cartes de votre première main défaussez-vous ?
prompt-action = Quelle action choisissez-vous ?
prompt-actions = Quelles deux actions choisissez-vous ?
prompt-explore =
    { $number ->
        [one] Vous avez pioché { $drawn } cartes. Laquelle défaussez-vous ?
       *[other] Vous avez pioché { $drawn } cartes. Lesquelles défaussez-vous ({ $number }) ?
    }
prompt-explore-combined =
    { $number ->
        [one] Vous avez pioché { $drawn } cartes. Quelle carte de toute votre main défaussez-vous ?
       *[other] Vous avez pioché { $drawn } cartes. Quelles { $number } cartes de toute votre main défaussez-vous ?
    }
prompt-develop = Quel développement placez-vous ?
prompt-settle = Quel monde placez-vous ?
prompt-second = Placez-vous un second monde ?
prompt-pay =
    { $cost ->
        [0] { $card } ne vous coûte rien.
        [one] { $card } coûte { $cost }. Avec quelle carte payez-vous ?
       *[other] { $card } coûte { $cost }. Avec quelles cartes payez-vous ?
    }
prompt-conquer = { $card } a une défense de { $defence }, et votre force est de { $strength }. Qu’ajoutez-vous ?
prompt-takeover = Déclarez-vous une conquête ?
prompt-boost = Vous attaquez { $card } de { $owner } : { $attack } contre { $defence }. Qu’ajoutez-vous ?
prompt-defend = { $by } attaque votre monde { $card } : { $attack } contre { $defence }. Qu’ajoutez-vous ?
prompt-trade = Quelle ressource vendez-vous ?
prompt-trade-plain = Quelle ressource vendez-vous, sans vos pouvoirs de vente ?
prompt-consume = Quel pouvoir utilisez-vous maintenant ?
prompt-goods =
    { $number ->
        [one] Quelle ressource consommez-vous avec { $card } ?
       *[other] Quelles { $number } ressources consommez-vous avec { $card } ?
    }
prompt-hand =
    { $number ->
        [one] Défaussez-vous une carte avec { $card } ?
       *[other] Quelles cartes défaussez-vous avec { $card }, { $number } au plus ?
    }
prompt-guess = Quel coût ou quelle défense aura la prochaine carte ?
prompt-ante = Quelle carte misez-vous ({ $card }) ?
prompt-keep = Votre mise { $card } a gagné. Laquelle des cartes retournées prenez-vous ?
prompt-produce = Que faites-vous maintenant ?
prompt-refit = Quelle carte défaussez-vous pour produire sur { $card } ?
prompt-limit =
    { $number ->
        [one] Vous avez { $number } carte de plus que les { $limit } que vous pouvez garder. Laquelle défaussez-vous ?
       *[other] Vous avez { $number } cartes de plus que les { $limit } que vous pouvez garder. Lesquelles défaussez-vous ?
    }

## What a choice of goods needs

need-different-kinds = ressources du même type

## Answers

action-draft = Garder { $what }
action-start = Commencer avec { $what }
action-choose = Choisir { $actions }
action-place = Placer { $what }
action-pass = Passer
action-done = Terminer
action-decline = Ne rien miser
action-use = Utiliser { $what }
action-use-power = Utiliser { $what } : { $power }
action-pay = Payer avec { $cards }
action-pay-nothing = Ne rien ajouter de votre main
action-discard = Défausser { $cards }
action-discard-nothing = Ne rien défausser
action-takeover = Attaquer { $world } avec { $power }
action-trade = Vendre la ressource de { $what }
action-consume = Consommer les ressources de { $cards }
action-consume-nothing = Ne rien consommer
action-guess = Annoncer { $number }
action-ante = Miser { $what }
action-keep = Prendre { $what }
action-windfall = Produire sur { $world } avec { $power }
action-windfall-bonus = Produire sur { $world } avec le bonus de votre carte action
action-draw = Piocher les cartes de { $what }
action-refit = Défausser { $cards } pour produire
action-refit-nothing = Ne rien défausser

## Why something is not possible

not-a-development = { $card } n’est pas un développement.
not-a-world = { $card } n’est pas un monde.
already-developed = Vous avez déjà { $card }.
too-expensive =
    { $hand ->
        [0] { $card } vous coûte { $cost }, et vous n’avez pas d’autre carte pour payer.
        [one] { $card } vous coûte { $cost }, et vous n’avez que { $hand } autre carte pour payer.
       *[other] { $card } vous coûte { $cost }, et vous n’avez que { $hand } autres cartes pour payer.
    }
too-strong = { $card } a une défense de { $defence }, votre force contre ce monde est de { $strength } ; ce que vous pourriez ajouter ou payer ne suffit pas.
powers-left = Un pouvoir de consommation qui peut servir doit servir.
power-used = { $card } a déjà servi pendant cette phase.
power-lost = { $card } a été conquis pendant cette phase, et son pouvoir est parti avec.
does-not-combine = { $card } n’aide pas ici : cette carte ne va pas avec les autres pouvoirs utilisés, ou ne suffit pas.
only-for-military = { $card } est pour les mondes militaires.
only-for-civil = { $card } est pour les mondes non militaires.
only-for-rebels = { $card } est pour les mondes militaires Rebelles.
not-for-alien = { $card } n’est pas pour les mondes de type Alien.
just-placed = { $card } vient d’être posé pendant cette phase : on ne peut pas encore le conquérir.
only-rebel-worlds = { $card } ne conquiert que des mondes militaires Rebelles.
no-imperium-card = { $owner } n’a pas de carte IMPERIUM : { $card } n’y peut rien.
no-military = La force militaire totale de { $owner } est inférieure à 1 : { $card } n’y peut rien.

## Options

group-start = Le départ
group-solitaire = Pour un joueur seul, contre le Robot
goals-need-storm = Les objectifs viennent avec Tempête en formation.
takeovers-need-rebel = Les conquêtes viennent avec Rebelles contre Imperium.
takeovers-need-others = Seul, on n’a personne à qui prendre des mondes.
two-actions-for-two = Deux actions, c’est pour deux joueurs ; qui joue seul les a toujours.
draft-needs-others = On ne fait pas de draft seul.
draft-or-preset = Qui choisit ses cartes au draft ne reçoit pas de main préparée.
scenario-needs-rebel = Ce scénario vient avec Rebelles contre Imperium.
robot-for-one = Le Robot ne joue que contre un joueur seul.
robot-needs-storm = Le Robot vient avec Tempête en formation.
world-in-its-box = Le monde de départ du Robot doit être dans les boîtes utilisées.
option-expansion = Les boîtes sur la table : elles fixent les cartes, les mondes de départ et les objectifs.
option-expansion-base = le jeu de base
option-expansion-storm = avec Tempête en formation
option-expansion-rebel = avec Tempête en formation et Rebelles contre Imperium
option-expansion-rebel_only = avec Rebelles contre Imperium, sans Tempête en formation
option-goals = Les objectifs sont en jeu : des points pour être le premier ou avoir le plus.
option-takeovers = Les conquêtes sont autorisées : on peut prendre des mondes militaires aux autres joueurs.
option-advanced = À deux joueurs, chacun choisit deux actions par tour.
option-start = Comment les mains et les mondes de départ sont donnés.
option-start-random = distribués au hasard
option-start-preset = des mains fixes pour une première partie
option-draft = Chacun compose son propre paquet par draft avant la partie.
option-scenario = Un scénario : un départ et des règles à part.
option-scenario-none = la partie telle quelle
option-scenario-rebel_vs_imperium = Rebelles contre Imperium
scenario-rebel_vs_imperium-goal = À deux : l’un mène les Rebelles, l’autre l’Imperium, et l’on peut conquérir des mondes. Le plus de points gagne, comme toujours.
option-difficulty = La force du Robot.
option-difficulty-easy = facile
option-difficulty-medium = moyen
option-difficulty-hard = difficile
option-robot = Le monde de départ du Robot.
option-robot-random = tiré au hasard
option-robot-old_earth = { old_earth }
option-robot-epsilon_eridani = { epsilon_eridani }
option-robot-alpha_centauri = { alpha_centauri }
option-robot-new_sparta = { new_sparta }
option-robot-earths_lost_colony = { earths_lost_colony }
option-robot-separatist_colony = { separatist_colony }
option-robot-ancient_race = { ancient_race }
option-robot-damaged_alien_factory = { damaged_alien_factory }
option-robot-doomed_world = { doomed_world }
option-robot-rebel_cantina = { rebel_cantina }
option-robot-galactic_developers = { galactic_developers }
option-robot-imperium_warlord = { imperium_warlord }

## The table in the terminal

table-round = Tour { $round }, { $phase }. Il reste { $pool } PV dans la réserve, { $left } à piocher, cartes défaussées : { $discards }.
table-goals = Objectifs : { $goals }.
table-goal-owned = { $goal } ({ $owner })
table-takeover = { $seat } attaque { $world } avec { $power }.
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
table-player = { $seat } : { $scored }, dont { $chips } en jetons ; force militaire { $military } ; { $held } en main.
table-own-player = Vous ({ $seat }) : { $scored }, dont { $chips } en jetons ; force militaire { $military } ; { $held } en main.
table-actions = Choisi : { $actions }.
table-placing = Paye { $card }.
table-tableau = Tableau : { $worlds }.
table-with-good = { $world } (avec une ressource)
table-hand = Main :
figures = { $figures }
figure-cost = coût { $n }
figure-defence = défense { $n }
figure-production = produit { $good }
figure-windfall = trouvaille { $good }
figure-varies = PV selon ce que vous avez
card-figures = { $what } : { $figures }.
card-power = { $phase } : { $power }
table-known = On sait en main : { $cards }.
table-robot = Le Robot ({ $level }) : { $scored }, dont { $chips } en jetons ; { $size } sur { $full } dans son tableau ; crédits { $credit }, économie { $economy }, pile { $cards_left }.
table-robot-markers = Marqueurs développement : { $marked } placés, { $markers } à placer, { $each } PV chacun.

## What would come of an answer

preview-pay =
    { $reductions ->
        [0] Coût { $printed }.
       *[other] Coût { $printed } − { $less } = { $due }.
    }
preview-less = { $number } ({ $what })
preview-less-action = { $number } (carte action)
preview-conquer =
    { $missing ->
        [0] Défense { $defence }, votre force { $strength } : assujetti sans frais.
       *[other] Défense { $defence }, votre force { $strength } : il manque { $missing }.
    }
preview-pay-instead =
    { $number ->
        [one] Ou payé { $number } carte.
       *[other] Ou payé { $number } cartes.
    }
preview-score = +{ $points } PV.
preview-attack = Attaque { $attack } contre défense { $defence }.
preview-sure = Réussit : { $reserve ->
        [0] rien ne peut s’ajouter à la défense
       *[other] la réserve du défenseur ne suffit pas
    }.
preview-likely = Réussit si vous ajoutez assez : la défense peut gagner { $reserve }.
preview-open = En tête, mais la défense peut encore gagner { $reserve }.
preview-short = Il manque { $missing } : vous pouvez ajouter jusqu’à { $more }.
preview-hopeless = Impossible : il manque { $missing }, et vous ne pouvez ajouter que { $more }.
preview-keeps = Garde { $cards }.
preview-keeps-number =
    { $number ->
        [one] Garde { $number } carte.
       *[other] Garde { $number } cartes.
    }
preview-keeps-nothing = Ne garde rien.
preview-brings = Rapporte { $gain }.
preview-brings-nothing = Ne rapporte rien en soi.
preview-brings-each = Chaque carte rapporte { $gain }.
preview-in-all = En tout, dans le meilleur ordre : { $gain }.
preview-chance = Chance de gagner : { $chance } %.
preview-to-pay =
    { $number ->
        [0] Il ne reste alors rien à payer.
        [one] Il reste alors { $number } carte à payer.
       *[other] Il reste alors { $number } cartes à payer.
    }
preview-may-add =
    { $number ->
        [0] On ne peut y ajouter aucune carte.
        [one] On peut alors ajouter { $number } carte.
       *[other] On peut alors ajouter jusqu’à { $number } cartes.
    }
preview-more-powers = Il faut encore d’autres pouvoirs.
preview-produces = { $what } reçoit une ressource.
preview-draws =
    { $number ->
        [0] Ne pioche rien.
        [one] Pioche { $number } carte.
       *[other] Pioche { $number } cartes.
    }

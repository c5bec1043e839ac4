# High Frontier en français.
#
# No-break spaces stand before : and inside « », narrow ones before ; ? !
# Terms are those of the French rules. Cards that these rules name keep the English name they have there; the other names are
# translations of our own.

game-title = High Frontier
game-summary = Achetez des brevets, construisez des fusées et traversez le Système Solaire selon une vraie mécanique céleste : prospectez, industrialisez, et fabriquez dans l’espace ce que la Terre ne sait pas faire.

## Options

option-edition = À quel jeu on joue.
option-edition-advanced = le jeu avancé, avec les soutiens
option-edition-base = le jeu de base
option-scenario = Un scénario avec sa mise en place, ses règles ou son but.
option-scenario-none = aucun
option-scenario-werners_dream = le rêve de Werner, en solo, avec tous les modules
option-scenario-space_race = la course à l’espace
option-scenario-alien_invasion = invasion alien, à trois
option-scenario-fall_of_hermes = la chute d’Hermès, en solo
option-scenario-mars_armada = l’armada martienne, en solo
option-scenario-quick_game = la partie rapide à deux
option-scenario-red_giant = géante rouge
option-scenario-grand_tour = le Grand Tour
option-start = Comment la partie commence.
option-start-normal = avec un équipage pour tout bien
option-start-short = avec une carte au hasard de chaque paquet
option-start-quick = par des tours de conception : on achète des cartes aux paquets jusqu’à la première opération
option-years = La partie s’achève au plus tard après tant d’années.
option-factions = Comment chacun reçoit sa faction.
option-factions-random = au sort
option-factions-choose = chacun choisit à son tour
option-map = Sur quelle carte on joue.
option-map-colonization = celle avec laquelle comptent les règles de 2014
option-map-third = le plateau de la 3e édition
option-decks = Quelles cartes sont dans les paquets.
option-decks-second = celles de la 2e édition
option-decks-extended = toutes celles qui sont connues
option-strip = Combien d’étapes fait un container.
option-strip-hf2line = notre ligne, qui donne les chiffres des règles de 2014
option-strip-hf3 = comme publié avec la 3e édition
option-strip-hf2fit = une table plus ancienne, aux rangées irrégulières
option-strip-physics = l’équation des fusées
option-events = Ce qui arrive une année sur deux.
option-events-solar_cycle = les événements du Cycle Solaire
option-events-none = rien
option-politics = On joue avec le disque de politique : régimes, élections, Anarchie et Guerre.
option-combat = Comment se règlent les attaques en Guerre.
option-combat-default = un dé, la poussée nette et le rad-hard
option-combat-off = il n’y en a pas
option-combat-m3 = d’après le module de la 4e édition
option-income = Combien de WT rapporte un Income.
option-later_icons = Les voiles et certains propulseurs ont ce que seule la plus récente édition leur imprime.
option-outer_glory = Une cinquième Gloire, pour la zone de Saturne ou au-delà.
option-cargo = Module Cargo : les cargos sont des cartes, et les usines mobiles une fois le cargo amélioré.
option-bernal = Module Bernal : chacun a une colonie orbitale, que l’on améliore et déplace.
option-colonist = Module Colon : des Humains et des robots qui travaillent, votent et ont des capacités.
option-gigawatt = Module Propulseur GW : des moteurs cent fois plus puissants, aux isotopes de leur lettre.
option-endgame = Module de Fin de Partie : les Futures donnent des Futures Star, et celles-ci la fin.
option-armada_refineries = Chaque fusée de l’armada martienne demande aussi une raffinerie qui fonctionne.
option-free_freighter = Le premier à industrialiser un type spectral prend un cargo de cette lettre.
option-colonist_boxes = Les colons ont une capacité de notre cru sur leur première face.
option-trust_reactors = Les réacteurs comptent dans l’opération Anti-Trust.
option-one_modifier = Colliding FRC Fusion est modifié par un seul de ses soutiens.
option-double_futures = Certains Futures comptent double pour la fin de partie.
option-ending_futures = Certains Futures mettent fin à la partie.
option-seti = Le Future SETI peut être accompli.

group-table = La table
group-world = Événements et politique
group-readings = Lectures
group-modules = Modules de Colonization
group-variants = Variantes des modules et des scénarios

combat-needs-politics = On attaque en Guerre, et seule la politique amène la Guerre.
module-needs-advanced = Les modules de Colonization se jouent avec le jeu avancé.
trust-needs-politics = Seul qui est au pouvoir peut faire un Anti-Trust, et seule la politique donne le pouvoir.
needs-armada = Cela appartient au scénario de l’armada martienne.
needs-cargo = Cela appartient au Module Cargo.
needs-colonists = Cela appartient au Module Colon.
needs-gigawatt = Cela appartient au Module Propulseur GW.
needs-endgame = Cela appartient au Module de Fin de Partie.

## Factions

nasa = NASA
esa = ESA
un = ONU
prc = RPC
shimizu = Shimizu

colour-white = blanc
colour-green = vert
colour-purple = violet
colour-red = rouge
colour-orange = orange

privilege-launch_fee = { $amount } WT de la réserve après chaque opération Boost, quel qu’en soit l’auteur.
privilege-beamed_power = { $amount } de poussée par faisceau, pour les propulseurs MW qui l’acceptent et pour les Bernal, aussi ceux des joueurs à qui vous le permettez ; jamais pour les propulseurs GW ni les cargos.
privilege-site_fee = { $amount } WT de la réserve pour chaque disque de concession et chaque cube usine posé par quiconque ; rien pour une usurpation.
privilege-felonies = Actes criminels partout où se trouve un de vos Humains, sous tout régime ; en Anarchie, vous pouvez déclarer la guerre.
privilege-any_hand = Vous lancez et suivez les enchères quel que soit votre nombre de cartes en main.

bernal-privilege-research = Tout colon Humain dans le Bernal amélioré peut effectuer une opération Research.
bernal-privilege-push_factory = Le Bernal amélioré, sur son orbite de départ ou avec un dirtside, vaut { $amount } Push-Factory de plus.
bernal-privilege-immunity = Tant que le Bernal est amélioré, les régimes des autres factions ne vous concernent pas.
bernal-privilege-free_pivot = Chacun de vos engins a { $amount } pivot Hohmann gratuit par déplacement.
bernal-privilege-income = Tout colon dans le Bernal amélioré peut effectuer une opération Income de { $amount } WT.

## What is on cards

deck-thruster = propulseur
deck-robonaut = robonaut
deck-refinery = raffinerie
deck-generator = générateur
deck-reactor = réacteur
deck-radiator = radiateur
deck-freighter = cargo
deck-gw_thruster = propulseur GW
deck-colonist = colon
deck-crew = équipage
deck-bernal = Bernal

face-white = face blanche
face-black = face noire
face-purple = face améliorée
face-white_heavy = face blanche, version lourde
face-black_heavy = face noire, version lourde

letter-C = C
letter-S = S
letter-M = M
letter-V = V
letter-D = D
letter-any = toute lettre
letter-C-means = carbone
letter-S-means = pierre
letter-M-means = métal
letter-V-means = vestoïde
letter-D-means = kérogènes sombres

supply-pulse = générateur à pulsion
supply-electric = générateur électrique
supply-X = réacteur X
supply-wave = réacteur à ondes
supply-bomb = réacteur à bombes

fuel-none = pas de carburant
fuel-regolith = régolithe
fuel-water = eau
fuel-isotope = carburant isotopique
fuel-isotope-of = carburant isotopique { $letter }

platform-missile = missile
platform-buggy = buggy
platform-raygun = raygun
platform-landing = équipe au sol

specialty-engineer = ingénieur
specialty-scientist = scientifique
specialty-financier = financier

being-human = Humain
being-robot = Robot

zone-mercury = zone de Mercure
zone-venus = zone de Vénus
zone-earth = zone de la Terre
zone-mars = zone de Mars
zone-ceres = zone de Cérès
zone-jupiter = zone de Jupiter
zone-saturn = zone de Saturne
zone-uranus = zone d’Uranus
zone-neptune = zone de Neptune

## Abilities. « Ici » : sur l'espace de la carte.

ability-sail = Démantelée dès que sa pile entre dans un aérofreinage, qu’elle serve de propulseur ou non.
ability-mag_sail = Tant qu’elle sert de propulseur, chaque espace radiations où elle entre donne { $amount } burn gratuit, une fois par espace et par déplacement.
ability-isotope_site = Si les propulseurs GW sont en jeu, il brûle du carburant isotopique et ne fait le plein que sur un site { $letter }, comme eux.
ability-one_modifier = Un seul de ses soutiens peut modifier sa poussée.
ability-self_cooling = Ses therms refroidissent aussi ce qui l’alimente ; ce qui l’alimente ne modifie ni poussée ni consommation.
ability-one_shot = En version lourde, il passe en version légère après un seul usage.
ability-scoop = En état de marche, elle permet à sa pile l’écopage atmosphérique.
ability-aerostat_isru = Les unités ISRU d’ici sont meilleures de { $amount } sur les sites aérostat.
ability-dirty = Quand on l’utilise, les cartes d’ici dont le rad-hard est inférieur à { $amount } sont démantelées.
ability-safe_aerobrake = Sa pile n’a pas de jet à faire en aérofreinage.
ability-no_foundation = Elle n’alimente pas de Bernal et ne sert pas à industrialiser.
ability-prospect_bonus = Les jets de prospection faits d’ici comptent { $amount } de moins.
ability-letter_bonus = Les jets de prospection faits d’ici sur les sites { $letter } comptent { $amount } de moins.
ability-comet_bonus = Les jets de prospection faits d’ici sur les sites synodiques comptent { $amount } de moins.
ability-raygun_bonus = Les jets de prospection faits d’ici par raygun comptent { $amount } de moins.
ability-prospect_reroll = À chaque prospection avec cette carte, un jet raté peut être refait.
ability-raygun_reroll = À chacune de vos prospections par raygun, un jet raté peut être refait.
ability-beamed_isru = Un faisceau ajoute { $amount } à sa poussée au lieu de 1, et améliore son ISRU de 1.
ability-isru_bonus = Les unités ISRU d’ici sont meilleures de { $amount }.
ability-aerostat_water = En état de marche, les sites aérostat d’ici ou adjacents ont une capacité hydrique de { $amount }.
ability-double_refuel = Un ISRU Refuel fait ici donne deux fois plus de containers.
ability-refuel_plus = Un ISRU Refuel fait ici donne { $amount ->
    [one] 1 container
   *[other] { $amount } containers
} de plus.
ability-isotope_double = Un Factory Refuel fait ici donne deux fois plus de containers d’isotopes.
ability-mine_revival = Par une opération, posez une concession sur un site d’ici, de taille { $amount } ou plus, où la prospection a échoué.
ability-any_platform = Les unités ISRU d’ici prospectent comme n’importe quelle plate-forme.
ability-self_any_platform = Il prospecte comme missile, raygun ou buggy, au choix.
ability-beam_airless = Démantelée pour une usine sur un site sans atmosphère de taille { $amount } ou plus, elle vous donne le beamed power pour le reste de la partie.
ability-beam_atmosphere = Démantelée pour une usine sur un site avec atmosphère, elle vous donne le beamed power pour le reste de la partie.
ability-keep_robonaut = Jusqu’à la { $zone }, le robonaut n’est pas démantelé quand une usine est construite avec cette carte.
ability-free_industry = Industrialiser ici ne coûte pas d’opération.
ability-makes_letter = Votre usine d’ici fabrique aussi les cartes { $letter }, quel que soit son type spectral.
ability-no_aerobrake = Sa pile ne peut pas entrer dans un aérofreinage.
ability-free_pivots = { $amount } pivot gratuit par déplacement.
ability-lands_below = Il se pose sur les sites de taille inférieure à { $amount } et en décolle sans factory-assist.
ability-belt_kick = { $amount } burn de plus si le déplacement commence sur un espace radiations.
ability-factory_kick = { $amount } burns de plus si le déplacement commence à une usine.
ability-solar_reach = Sans l’aide d’une Push-Factory, il ne va pas plus loin que la { $zone }.
ability-carries_bernal = Il peut transporter un Bernal, quelle que soit sa capacité de transport.
ability-push_built = Seule une Push-Factory le fabrique, et ajoute 1 à son déplacement. Pas de digital swap avec lui.
ability-not_nuclear = L’Anti-nucléaire l’épargne.
ability-safe_assist = Vos factory-assist ne demandent pas de jet.
ability-safe_assist_here = Les factory-assist de votre usine d’ici ne demandent pas de jet.
ability-cheap_insurance = L’échec n’est pas une option pour { $amount } WT.
ability-reroll_hazard = Une fois par tour, un jet de crash ou d’aérofreinage raté de sa pile est refait.
ability-radiation_proof = Ni les tempêtes solaires ni les espaces radiations ne l’atteignent.
ability-humans_hardened = Vos Humains de sa pile ont { $amount } de rad-hard en plus.
ability-glitch_free = Les avaries épargnent toutes vos piles.
ability-glitch_free_stack = Les avaries épargnent sa pile.
ability-debris_shield = Les Pad Explosion épargnent vos cartes d’ici.
ability-mishap_insurance = Quand une Pad Explosion ou une avarie vous prend une carte, la réserve vous verse sa masse en WT.
ability-cheap_boost = Chacune de vos opérations Boost coûte { $amount } WT de moins.
ability-launch_strike = Les opérations Boost de tous les autres coûtent le double.
ability-market_plus = Chaque carte que vous vendez rapporte { $amount } WT de plus.
ability-market_double = Les cartes que vous vendez rapportent le double.
ability-wins_ties = Vous remportez les enchères à égalité.
ability-search = Quand vous lancez une enchère Research, vous pouvez fouiller le paquet et en mettre aux enchères n’importe quelle carte ; les autres sont ensuite mélangées.
ability-self_decommission = Ils peuvent être démantelés à tout moment, sans acte criminel.
ability-caretaker = Vos colons Humains démantelés reviennent dans votre main.
ability-strong_arm = Vos Humains peuvent commettre des actes criminels à tout moment, même face à d’autres Humains.
ability-privilege_away = Sauf en Guerre et en Anarchie, vous gardez votre privilège même sans Bernal sur son orbite de départ.
ability-privilege_in_anarchy = Vous gardez votre privilège en Anarchie.
ability-safe_epic = Vos Epic Hazard ne coûtent pas d’opération, et un échec ne démantèle pas cette carte.

ability-in-bernal = Dans un Bernal : { $ability }

## Futures

future-planet_hunt = Planet Hunt
future-planet_hunt-asks = Une usine sur Sedna.
future-beehive_ark = Beehive Ark
future-beehive_ark-asks = Vous avez émancipé les robots et industrialisé un site D ; puis un Epic Hazard.
future-spacefaring = Spacefaring
future-spacefaring-asks = { $figure } colons Humains dans l’espace.
future-antimatter_creation = Antimatter Creation
future-antimatter_creation-asks = Un ingénieur amélioré effectue un Epic Hazard à votre usine d’un site scientifique.
future-climate_mirror = Climate Mirror Terraform
future-climate_mirror-asks = Un Epic Hazard dans un Bernal avec { $figure } Humains et un dirtside doté d’une atmosphère.
future-star_wisp = Star Wisp
future-star_wisp-asks = Vos cubes sur les deux Sunlens, une Push-Factory et une usine TNO.
future-revolutionary = Revolutionary
future-revolutionary-asks = Un Epic Hazard en Guerre, avec { $figure } colons dans l’espace.
future-pan_sapiens = Pan-Sapiens
future-pan_sapiens-asks = { $figure } Hostile Recruit par cette carte, chacun étant un Epic Hazard.
future-new_venus = New Venus
future-new_venus-asks = Annoncé avec une usine et un propulseur TW en état de marche sur une comète synodique ; { $years } ans plus tard elle atteint Vénus.
future-uplift = Uplift
future-uplift-asks = Vous avez émancipé les robots ; un scientifique effectue un Epic Hazard dans un Lab.
future-von_neumann = Von Neumann
future-von_neumann-asks = Vous avez émancipé les robots ; cette carte effectue un Epic Hazard à une usine.
future-supreme_cult_leader = Supreme Cult Leader
future-supreme_cult_leader-asks = Un Epic Hazard avec { $figure } urnes à votre couleur dans l’espace.
future-footfall = Footfall
future-footfall-asks = Annoncé avec une usine et un propulseur TW en état de marche sur une comète synodique ; { $years } ans plus tard elle frappe la Terre et la partie s’achève.
future-seti = SETI
future-seti-asks = Une usine dans chaque camp des Troyens de Jupiter.
future-mini_black_hole = Mini Black Hole Creation
future-mini_black_hole-asks = Un Epic Hazard à une usine d’un site S de taille 1, avec un scientifique amélioré.
future-protium_fusion = Protium Fusion
future-protium_fusion-asks = Un Epic Hazard sur un site avec { $figure } cartes améliorées, dont un scientifique.
future-lithiated_ammonia_starship = Lithiated Ammonia Starship
future-lithiated_ammonia_starship-asks = Une fusée opérationnelle avec le Solem Medusa et { $figure } colons, un de chaque spécialité, quitte le Système Solaire.
future-enzmann_starship = Enzmann Starship
future-enzmann_starship-asks = Une fusée opérationnelle avec le plein et { $figure } colons, un de chaque spécialité, quitte le Système Solaire.
future-mass_beam = Mass Beam
future-mass_beam-asks = Des usines sur Mercure, Vénus et Io.
future-daedalus = Daedalus
future-daedalus-asks = Des usines sur les aérostats de Saturne et d’Uranus, et un Lab TNO.

## Tables

venture-helium_3 = Extraction d’hélium 3
venture-space_tourism = Space Tourism
venture-space_elevator = Space Elevator
venture-gives-nothing = Rien de plus que ses PV.
venture-gives-two_operations = Votre équipage effectue deux opérations par tour, jusqu’à l’émancipation des robots.
venture-gives-half_boosts = Vos opérations Boost coûtent moitié prix, arrondi au supérieur.

glory-first_landing = premier atterrissage
glory-mars = Mars
glory-mercury = Mercure
glory-science = site scientifique
glory-outer = zone de Saturne ou au-delà

square-centrist = Centriste
square-nationalist = Nationalisme
square-paleoconservative = Paléo-conservatisme
square-anti_nuclear = Anti-nucléaire
square-egalitarian = Égalitarisme
square-capitalist = Capitalisme
square-press_gangs = Press Gangs
square-anarchy_1 = Anarchie
square-anarchy_2 = Anarchie
square-anarchy_3 = Anarchie
square-war_1 = Guerre
square-war_2 = Guerre
square-war_3 = Guerre

regime-none = Pas de règle spéciale.
regime-only_nasa_income = Seule la NASA effectue l’opération Income.
regime-only_nasa_auctions = Seule la NASA lance des enchères.
regime-no_reactors_in_hand = Aucun réacteur en main, ni colon ou cargo qui en embarque un.
regime-income_from_richer = L’Income prend ses WT à un joueur plus riche.
regime-income_by_factories = L’Income rapporte deux WT par usine possédée.
regime-red_recruits_all = Le rouge peut effectuer un Hostile Recruit sur tout colon.
regime-anarchy = Actes criminels permis à tous ; tous sauf le rouge perdent leur privilège.
regime-war = Actes criminels et attaques permis à tous ; tous sauf le rouge perdent leur privilège ; les colons suivent leur propriétaire.

season-yellow = jaune
season-red = rouge
season-blue = bleu

event-inspiration = Inspiration
event-inspiration-does = La carte du dessus de chaque paquet passe dessous.
event-glitch = Avarie
event-glitch-does = Chacun perd la carte la plus lourde d’une pile fusée non protégée.
event-pad_explosion = Pad Explosion
event-pad_explosion-does = Chacun perd la carte la plus lourde en LEO ou auprès d’un Bernal non amélioré.
event-budget_cut = Coupes budgétaires
event-budget_cut-does = Chacun défausse une carte de sa main.
event-solar_storm = Tempête solaire
event-solar_storm-does = Les radiations frappent toutes les piles dans l’espace.
event-election = Année électorale
event-election-does = Enchères secrètes et urnes désignent qui déplace le disque politique.
event-quiet = Année calme
event-quiet-does = Sans politique il n’y a pas d’élection : rien ne se passe.

felony-claim_jump = usurper une concession
felony-industrialise_foreign_claim = industrialiser la concession d’un autre
felony-water_theft = voler de l’eau
felony-factory_assist = se poser ou décoller avec l’usine d’un autre
felony-lab = utiliser le Lab d’un autre
felony-factory_use = détourner l’usine d’un autre
felony-lose_human = démanteler un Humain ou retirer une colonie

scenario-werners_dream = Le rêve de Werner
scenario-space_race = La course à l’espace
scenario-alien_invasion = Invasion alien
scenario-fall_of_hermes = La chute d’Hermès
scenario-mars_armada = L’armada martienne
scenario-quick_game = Partie rapide
scenario-red_giant = Géante rouge
scenario-grand_tour = Le grand tour

## Cards

# Thrusters

ablative_plate = Plaque ablative
ablative_nozzle = Tuyère ablative
de_laval_nozzle = Tuyère de Laval
magnetic_nozzle = Tuyère magnétique
dumbo = Dumbo
timberwind = Timberwind
hall_effect = Effet Hall
ion_drive = Moteur ionique
mass_driver = Mass Driver
mpd_t_wave = MPD à ondes T
metastable_helium = Hélium métastable
n_li6_microfission = Microfission n-⁶Li
monatomic_plug_nozzle = Tuyère à noyau monoatomique
vortex_confined_nozzle = Tuyère à vortex confiné
photon_heliogyro = Héliogyre photonique
electric_sail = Voile électrique
photon_kite_sail = Voile cerf-volant photonique
mag_sail = Voile magnétique
ponderomotive_vasimr = VASIMR pondéromotrice
pulsed_plasmoid = Plasmoïde pulsé
pulsed_inductive = Inductif pulsé
dual_stage_4_grid = Quatre grilles à deux étages
re_solar_moth = Phalène solaire au rhénium
colliding_beam_h_b_fusion = Fusion H-B à faisceaux croisés
cermet_nerva = Cermet NERVA
salt_water_zubrin = Salt-water Zubrin

# Robonauts

blackbody_pumped_laser = Laser pompé par corps noir
fissile_aerosol_laser = Laser à aérosol fissile
cat_fusion_z_pinch_torch = Torche à fusion catalysée Z-pinch
h_b_cat_inertial = H-B Cat Inertial
flywheel_tractor = Tracteur à volant d’inertie
electrophoretic_sandworm = Ver des sables électrophorétique
free_electron_laser = Laser à électrons libres
wakefield_e_beam = Faisceau d’électrons à sillage
kuck_mosquito = Mosquito de Kuck
ablative_laser = Laser ablatif
met_steamer = Vapeur MET
nanobot = Nanobot
neutral_beam = Faisceau de neutres
d_d_fusion_inertial = Fusion inertielle D-D
nuclear_drill = Foreuse nucléaire
helical_railgun = Canon électrique hélicoïdal
phase_locked_diode_laser = Laser à diodes en phase
lorentz_propelled_microprobe = Microsonde à force de Lorentz
rock_splitter = Fendeur de roche
magbeam = MagBeam
solar_pumped_mhd_excimer_laser = Laser excimère MHD à pompage solaire
quantum_cascade_laser = Quantum Cascade Laser
tungsten_resistojet = Résistojet au tungstène
mitee_arcjet = Arcjet MITEE

# Refineries

atomic_layer_deposition = Dépôt par couches atomiques
ilmenite_semiconductor_film = Film semi-conducteur d’ilménite
basalt_fiber_spinning = Filage de fibre de basalte
von_neumann_santa_claus = Von Neumann Santa Claus
cvd_molding = Moulage CVD
carbonyl_volatilization = Volatilisation des carbonyles
carbo_chlorination = Carbochloration
solar_carbotherm = Carbothermie solaire
electroforming = Électroformage
impact_mold_sinter = Frittage par impact
fluidized_bed = Lit fluidisé
atmospheric_scoop = Écope atmosphérique
foamglass_sintering = Frittage de verre cellulaire
laser_heated_pedestal_growth = Croissance sur piédestal au laser
froth_flotation = Flottation par mousse
femtochemistry = Femtochimie
isru_sabatier = Sabatier ISRU
biophytolytic_algal_farm = Ferme d’algues biophytolytique
in_situ_leaching = Lixiviation in situ
termite_nest = Termitière
magma_electrolysis = Électrolyse de magma
ionosphere_lasing = Laser ionosphérique
supercritical_drying = Séchage supercritique
solid_flame = Flamme solide

# Generators

amtec_thermoelectric = Thermoélectrique AMTEC
jtec_h2_thermoelectric = Thermoélectrique JTEC H₂
brayton_turbine = Turbine de Brayton
omeara_lsp_paralens = Paralentille LSP d’O’Meara
cascade_photovoltaic = Photovoltaïque en cascade
buckyball_c60_photovoltaic = Photovoltaïque au fullerène C₆₀
cascade_thermoacoustic = Thermoacoustique en cascade
dusty_plasma_mhd = MHD à plasma poussiéreux
catalyzed_fission_scintillator = Scintillateur à fission catalysée
diamondoid_electrodynamic_tether = Câble électrodynamique diamantoïde
ericsson_engine = Moteur d’Ericsson
nanocomposite_thermoelectric = Thermoélectrique nanocomposite
flywheel_compulsator = Compulsateur à volant d’inertie
superconducting_adductor = Adducteur supraconducteur
h2_o2_fuel_cell = Pile à combustible H₂-O₂
microbial_fuel_cell = Pile à combustible microbienne
in_core_thermionic = In-core Thermionic
z_pinch_microfission = Microfission Z-pinch
magnetoshell_plasma_parachute = Parachute à plasma magnétisé
granular_rainbow_corral = Enclos arc-en-ciel granulaire
marx_capacitor_bank = Marx Capacitor Bank
casimir_battery = Batterie de Casimir
optoelectric_nuclear_battery = Batterie nucléaire optoélectrique
nuclear_pumped_excimer_flashlamp = Lampe excimère à pompage nucléaire
photon_tether_rectenna = Rectenna à câble photonique
palmer_lsp_aerosol_lens = Lentille d’aérosol LSP de Palmer
radioisotope_stirling = Stirling à radioisotopes
triggered_decay_nuclear_battery = Batterie nucléaire à désintégration provoquée
rankine_mhd = MHD de Rankine
mhd_open_cycle = MHD à cycle ouvert
rankine_solar_dynamic = Rankine solaire
rankine_multiphase = Rankine polyphasique
solar_stirling = Stirling solaire
thermo_photovoltaic = Thermophotovoltaïque

# Reactors

cermet_nerva_fission = Fission Cermet NERVA
pulsed_ntr_fission = Fission NTR pulsée
d_d_fusion_magneto_inertial = Fusion magnéto-inertielle D-D
h_b_fusion_reciprocating_plasmoid = Fusion H-B à plasmoïde alternatif
d_t_fusion_tokamak = Tokamak à fusion D-T
antimatter_gdm = GDM à antimatière
d_t_gun_fusion = Fusion D-T à canon
macron_blowpipe_fusion = Fusion à sarbacane de macrons
lyman_alpha_trap = Piège Lyman-alpha
free_radical_hydrogen_trap = Piège à hydrogène radicalaire
metallic_hydrogen = Hydrogène métallique
fission_augmented_d_t_inertial_fusion = Fusion inertielle D-T dopée par fission
mini_mag_rf_paul_trap = Piège de Paul RF Mini-Mag
ultracold_neutrons = Neutrons ultrafroids
pebble_bed_fission = Fission à lit de boulets
vcr_light_bulb_fission = Fission « ampoule » VCR
penning_trap = Piège de Penning
he3_d_fusion_mirror_cell = Cellule miroir à fusion ³He-D
project_orion = Projet Orion
project_valkyrie = Projet Valkyrie
rubbia_thin_film_fission_hohlraum = Hohlraum de Rubbia à couche fissile
positronium_bottle = Bouteille à positronium
supercritical_water_fission = Fission à eau supercritique
h_li6_fusor = Fuseur H-⁶Li
dual_mode_fission = Dual-mode Fission
open_cycle_gas_core_fission = Fission à cœur gazeux ouvert
fast_neutron_fission = Fission à neutrons rapides
fission_fragment_aerosol = Aérosol à fragments de fission

# Radiators

bubble_membrane = Membrane à bulles
electrostatic_membrane = Membrane électrostatique
dielectric_x_ray_window = Fenêtre diélectrique à rayons X
graphene_crystal_x_ray_mirror = Miroir de graphène à rayons X
ether_charged_dust = Poussière chargée ETHER
curie_point = Point de Curie
li_heatsink_fountain = Fontaine thermique au lithium
thermochemical_heatsink_fountain = Fontaine thermochimique
magnetocaloric_refrigerator = Magnetocaloric Refrigerator
nuclear_fuel_spin_polarizer = Polariseur de spin nucléaire
microtube_array = Microtube Array
marangoni_flow = Écoulement de Marangoni
mo_li_heat_pipe = Caloduc Mo/Li
tin_droplet = Gouttelettes d’étain
qu_tube = Tube de Qu
andr_in_dream_pipe = Tube de rêve ANDR/In
ss_nak_pumped_loop = Boucle pompée inox/NaK
hula_hoop = Hula-hoop
salt_cooled_reflux_tube = Tube à reflux au sel
buckytube_filament = Filament de nanotubes
steel_pb_bi_pumped_loop = Boucle pompée acier/Pb-Bi
pulsating_heat_pipe = Caloduc pulsé
ti_k_heat_pipe = Caloduc Ti/K
flux_pinned_superthermal = Superthermique à flux ancré

# Freighters

fission_heated_steam = Vapeur à fission
fission_gcr = Fission à cœur gazeux GCR
fusion_fragment_sail = Voile à fragments de fusion
antiproton_sail_and_harvester = Antiproton Sail
hiiper_beam_rider = HIIPER Beam-Rider
magnetic_mirror_beam_rider = Magnetic Mirror
inflatable_solar_heated = Gonflable à chauffage solaire
archimedes_palmer_lens = Lentille d’Archimède-Palmer
poodle_steam = Vapeur Poodle
d_nanotube_dirt_launcher = Dirt Launcher à nanotubes
rotary_dirt_launcher = Rotary Dirt Launcher
kests_hoop_dirt_launcher = Dirt Launcher à anneau KESTS
z_pinch_d_t_li6_fusion = Z-Pinch Fusion
z_pinch_he3_d_target_fusion = Fusion Z-pinch sur cible ³He-D

# GW thrusters

amat_catalyzed_fission_fusion = Fission-fusion catalysée par antimatière
amat_initiated_h_b_magnetic_inertial = Fusion H-B amorcée par antimatière
dense_plasma_focus = Dense Plasma Focus
crossfire_h_b_focus_fusion = Fusion H-B à feux croisés
levitated_dipole_li6_h_fusion = Fusion ⁶Li-H à dipôle en lévitation
dusty_plasma = Plasma poussiéreux
mini_mag_orion_z_pinch_fission = Fission Z-pinch Mini-Mag Orion
solem_medusa_tugged_orion = Solem Medusa
zubrin_gdm = Zubrin GDM
spheromak_magnetic_fusion = Spheromak Magnetic Fusion
colliding_frc_fusion = Colliding FRC Fusion
vista_d_t_inertial_fusion = Fusion inertielle D-T VISTA
daedalus_inertial_fusion = Fusion inertielle Daedalus

# Colonists

babbage_halbonauts = Halbonautes de Babbage
utility_fog_halbonaut = Halbonaute en brouillard utilitaire
biomechs = Biomécas
group_mind_immortalists = Immortalistes à esprit collectif
botany_bay_convicts = Botany Bay Convicts
soldier_caste = Caste de soldats
boyle_engineering_collective = Collectif d’ingénierie Boyle
martian_assembly = Assemblée martienne
calypso_2_seed_sail = Voile-semence Calypso 2
wet_nano_seed_sail = Voile-semence nano-organique
heavy_water_survivalists = Survivalistes de l’eau lourde
new_attica_secessionists = Sécessionnistes de la Nouvelle Attique
islamic_refugees = Islamic Refugees
iceworms = Vers des glaces
juiced_cosmonauts = Juiced Cosmonauts
rental_body_guild = Guilde des corps à louer
lloyds_salvage = Sauvetage Lloyd’s
svalbard_caretakers = Svalbard Caretakers
malcolm = Malcolm
renaissance_man = Homme de la Renaissance
microgravity_pantrophists = Microgravity Pantrophists
blue_goo_symbionts = Blue Goo Symbionts
programmable_matter = Matière programmable
neumann_matter = Matière de Neumann
rock_rats = Syndicat des mineurs Rock Rats
alchemist_aviatrices = Aviatrices alchimistes
security_system = Système de sécurité
frankenstein_navigator = Navigateur Frankenstein
siren_cybernautics = Cybernautique Siren
josephson_implants = Implants Josephson
smart_pets = Smart Pets
creeper_neogen = Néogène rampant
transorbital_railworkers = Cheminots transorbitaux
kaluga_naniteers = Nanitiers de Kalouga
vatican_observers = Vatican Observers
eugenic_pilgrims = Pèlerins eugénistes

# Crews

nasa_crew = Équipage de la NASA
esa_crew = Équipage de l’ESA
un_crew = Équipage de l’ONU
prc_crew = Équipage de la RPC
shimizu_crew = Équipage Shimizu

# Bernals

nasa_bernal = Bernal de la NASA
esa_bernal = Bernal de l’ESA
un_bernal = Bernal de l’ONU
prc_bernal = Bernal de la RPC
shimizu_bernal = Bernal Shimizu

## Names in sentences

card-number = carte { $number }
items = { $items }

stack-leo = LEO
stack-rocket = fusée
stack-freighter = cargo
stack-bernal = Bernal
stack-ersatz = Ersatz Bernal
stack-rocket_2 = deuxième fusée
stack-cube_1 = première usine mobile
stack-cube_2 = deuxième usine mobile
stack-cube_3 = troisième usine mobile
stack-cube_4 = quatrième usine mobile
stack-cube_5 = cinquième usine mobile
stack-cube_6 = sixième usine mobile
stack-outpost_1 = premier avant-poste
stack-outpost_2 = deuxième avant-poste
stack-outpost_3 = troisième avant-poste
stack-outpost_4 = quatrième avant-poste

space-burn = burn { $number }, { $zone }
space-hohmann = Hohmann { $number }, { $zone }
space-lagrange = point de Lagrange { $number }, { $zone }
space-radiation = espace de radiation { $number }, { $zone }
space-site = site { $number }, { $zone }
space-exit = sortie { $number }, { $zone }
space-named = { $name } ({ $space })

# Places whose names are the same in all languages

place-1999-oy = 1999 OY
place-2002-tx300 = 2002 TX300
place-agamemnon = Agamemnon
place-alexhelios = Alexhelios
place-apophis = Apophis
place-ariadne = Ariadne
place-ariel = Ariel
place-asbolus = Asbolus
place-badenia = Badenia
place-belenus = Belenus
place-belinda = Belinda
place-brachistochrone = brachistochrone
place-callisto = Callisto
place-calypso = Calypso
place-chariklo = Chariklo
place-charon = Charon
place-chaucer = Chaucer
place-chiron = Chiron
place-cleoselene = Cleoselene
place-cruithne = Cruithne
place-davida = Davida
place-deimos = Deimos
place-despina = Despina
place-didymos = Didymos
place-dresda = Dresda
place-eichsfeldia = Eichsfeldia
place-elara = Elara
place-elatus = Elatus
place-eros = Eros
place-eureka = Eureka
place-flora = Flora
place-fortuna = Fortuna
place-friederike = Friederike
place-gaspra = Gaspra
place-gefion = Gefion
place-geo = GEO
place-glaukos = Glaukos
place-hathor = Hathor
place-heo = HEO
place-hermes-a = Hermès A
place-hermes-b = Hermès B
place-hertha = Hertha
place-hi-iaka = Hi’iaka
place-himalia = Himalia
place-huya = Huya
place-hydra = Hydra
place-hygiea = Hygiea
place-hylonome = Hylonome
place-icarion = Icarion
place-ida = Ida
place-io = Io
place-itokawa = Itokawa
place-ivar = Ivar
place-janus = Janus
place-jupiter = Jupiter
place-jupiter-callisto-l2 = Jupiter-Callisto L2
place-jupiter-io-l2 = Jupiter-Io L2
place-karin-a = Karin A
place-karin-b = Karin B
place-karin-c = Karin C
place-khufu = Khufu
place-kollaa = Kollaa
place-koronis = Koronis
place-kreutz-sungrazer = Kreutz Sungrazer
place-l1 = L1
place-l2 = L2
place-l4 = L4
place-l5 = L5
place-lacrimosa = Lacrimosa
place-laocoon = Laocoon
place-larissa = Larissa
place-leda = Leda
place-leo = LEO
place-lto = LTO
place-lutetia = Lutetia
place-lysithea = Lysithea
place-mars = Mars
place-mathilde = Mathilde
place-miahelena = Miahelena
place-mimas = Mimas
place-minerva = Minerve
place-miranda = Miranda
place-mjolnir = Mjolnir
place-moon-boost = moon boost
place-moon-boost-titan = moon boost (Titan)
place-namaka = Namaka
place-neckar = Neckar
place-neptune = Neptune
place-neptune-triton-l2 = Neptune-Triton L2
place-nestor = Nestor
place-nix = Nix
place-nysa = Nysa
place-nyx = Nyx
place-okyrhoe = Okyrhoe
place-oljato = Oljato
place-peking = Peking
place-phobos = Phobos
place-pholus = Pholus
place-polana = Polana
place-portia = Portia
place-prospero = Prospero
place-puck = Puck
place-quaoar = Quaoar
place-sao = Sao
place-sawiskera = Sawiskera
place-sedna = Sedna
place-skoll = Skoll
place-suttungr = Suttungr
place-sycorax = Sycorax
place-sylvia = Sylvia
place-teharonhiawako = Teharonhiawako
place-thrymr = Thrymr
place-titan = Titan
place-titania = Titania
place-tithonus = Tithonus
place-toro = Toro
place-triton = Triton
place-umbriel = Umbriel
place-unitas = Unitas
place-uranus = Uranus
place-urda = Urda
place-vesta = Vesta
place-weywot = Weywot
place-ymir = Ymir
place-yorp = YORP

## Operations: claims and pieces

card-heavy = { $name } (version lourde)

claims = { $seat } pose une concession sur { $space }.
busts = { $space } n’a rien d’exploitable : un disque noir y est posé.
builds-factory = { $seat } construit une usine sur { $space }.
founds-colony = { $seat } fonde une colonie spatiale sur { $space }.
site-fee = { $seat } reçoit de l’eau de la réserve pour ce qui a été posé : { $water } WT.
lifts-disk = { $seat } abandonne la concession sur { $space }.
lifts-glory = { $seat } retire le cube d’une Gloire ({ $glory }) : elle est condamnée.
lifts-colony = { $seat } retire la colonie spatiale sur { $space }.

prompt-lift-disk = Il ne vous reste aucun disque. Quelle concession abandonnez-vous pour la nouvelle ?
prompt-lift-cube = Il ne vous reste aucun cube. Lequel retirez-vous pour le nouveau ?
action-lift-disk = Abandonner la concession sur { $space }
action-lift-glory = Retirer le cube d’une Gloire : { $glory }
action-lift-colony = Retirer la colonie spatiale sur { $space }

## Stacks, fuel and cargo

action-transfer = Transférer des cartes : { $stack } → { $other_stack }
action-rename = Faire de la pile { $stack } la fusée
action-load = Charger de l’eau ({ $stack })
action-unload = Décharger des containers : { $stack } → { $other_stack }
action-dump = Larguer du carburant ({ $stack })
action-lighten = Passer { $card } en version légère
action-decommission = Démanteler des cartes
action-cards = { $count ->
    [0] Aucune carte
   *[other] { $items }
}
action-tanks = { $number ->
    [one] 1 container
   *[other] { $number } containers
}
action-steps = { $number ->
    [one] 1 étape
   *[other] { $number } étapes
}

prompt-transfer = Quelles cartes transférer : { $stack } → { $other_stack } ?
prompt-load = Combien de WT charger comme carburant ?
prompt-unload = Combien de containers : { $stack } → { $other_stack } ?
prompt-dump = Combien d’étapes de carburant larguer ?
prompt-decommission = Quelles cartes reprendre en main ?

transfers = { $seat } transfère { $cards } : { $stack }.
renames = { $seat } fait de la pile { $stack } sa fusée.
loads = { $seat } charge { $tanks } WT comme carburant.
unloads = { $seat } décharge { $tanks ->
    [one] 1 container
   *[other] { $tanks } containers
} : { $stack }.
dumps = { $seat } largue { $steps ->
    [one] 1 étape
   *[other] { $steps } étapes
} de carburant.
decommissions = { $seat } démantèle { $cards }.
loses = { $seat } perd { $cards }.
drops = { $seat } laisse derrière { $cards }.
turns-light = { $cards } de { $seat } : en version légère.

why-not-in-leo = L’eau ne se charge comme carburant qu’en LEO.
why-no-water = Vous n’avez pas de WT.
why-no-room = Il y a { $tanks ->
    [one] 1 container
   *[other] { $tanks } containers
} de carburant, et avec une masse sèche de { $dry } il n’en entre pas plus de { $most }.
why-not-water = Le dépôt n’accepte que de l’eau.
why-only-humans = Il n’y a que des Humains dans l’espace : ils ne se démantèlent pas à volonté.
why-nothing-in-space = Vous n’avez pas de carte dans l’espace.

## Operations: research

why-one-auction = Vous avez déjà lancé une enchère ce tour.
why-full-hand = Vous avez { $number } cartes en main sans l’équipage : il en faut moins de { $limit } pour enchérir.
why-empty-deck = Il ne reste aucune carte dans ce paquet : { $deck }.
why-no-reactors = Sous un régime anti-nucléaire, personne ne peut prendre de réacteur en main.
prompt-opening = Vous mettez { $card } aux enchères. Votre première mise ?
prompt-bid = { $card } est aux enchères, la plus haute mise est de { $bid } WT. Suivez, relancez ou quittez pour de bon.
prompt-award = D’autres ont misé chacun { $bid } WT pour { $card }. À qui va-t-elle ?
action-research = Research : mettre aux enchères la carte du dessus, { $deck }
action-bid = Miser { $number } WT
action-pass = Quitter l’enchère
action-award = La carte va à { $target }
auction-opens = { $seat } met { $card } aux enchères.
auction-bids = { $seat } mise { $water } WT.
auction-matches = { $seat } suit à { $water } WT.
auction-leaves = { $seat } quitte l’enchère.
auction-sold = { $seat } obtient { $card } pour { $water } WT.
auction-along = { $seat } prend avec elle { $cards }.

## Operations: free market and boost

why-never-sold = Cette carte ne peut pas être vendue là.
why-only-black = Dans l’espace, seules les cartes noires en LEO se vendent.
action-sell = Vendre { $card }
sells = { $seat } vend { $card } pour { $water } WT.
why-nothing-to-boost = Vous n’avez en main aucune carte à face blanche.
why-boost-too-dear = La mise en orbite la moins chère coûte { $cost } WT, vous en avez { $water }.
prompt-boost = Quelles cartes mettez-vous en LEO ? Chacune coûte sa masse en WT.
need-boost-mass = une masse que vous pouvez payer
need-one-way = chaque radiateur dans un seul sens
action-boost = Boost vers LEO
action-boost-cards = Mettre en LEO { $items }
boosts = { $seat } met en orbite { $cards } pour { $water } WT.
launch-fee = { $seat } reçoit de la réserve le droit de lancement : { $water } WT.

## The turn and income

prompt-turn = À vous de jouer : que faites-vous ensuite ?
action-end = Finir le tour
turn-over = { $seat } finit son tour.
why-no-operation = Plus personne chez vous ne peut faire cette opération ce tour.
why-only-nasa = Sous ce régime, seule la NASA y est autorisée.
action-income = Income : WT
action-income-from = Income : prendre des WT à { $target }
income = { $seat } fait un Income de { $water } WT.
takes-from = { $seat } prend { $water } WT à { $target }.

## The table in lines of text

table-year = Année { $year } sur { $years }, secteur { $season }.
table-ending = La partie s’achève avec cette année.
table-event = { $years ->
    [one] Un événement vient à la fin de cette année
   *[other] Un événement vient dans { $years } ans
} (secteur { $season }).
table-regime = Régime : { $square }.
table-power = Régime : { $square } ; { $seat } est au pouvoir.
table-turn = Tour de { $seat } ; { $operations ->
    [0] plus d’opération
    [one] encore { $operations } opération
   *[other] encore { $operations } opérations
}.
table-auction = Enchère pour { $card }, lancée par { $seat } : { $bids }.
table-bid = { $seat } { $water }
table-move = { $stack } en route, { $space } : encore { $burns } et { $steps ->
    [one] { $steps } étape de carburant
   *[other] { $steps } étapes de carburant
}.
table-bonus = Bonus : { $burns }.
table-broken = Son propulseur est en panne.
table-burns = { $number ->
    [one] { $number } burn
   *[other] { $number } burns
}
table-burns-and-half = { $number } burns ½
table-engines = Propulsé par : { $engines }.
table-engine = { $engine }, poussée nette { $total } ({ $parts }), { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} pour { $burns ->
    [one] un burn
   *[other] { $burns } burns
}
table-engine-lit = { $engine } avec afterburner, poussée nette { $total } ({ $parts }), { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} pour { $burns ->
    [one] un burn
   *[other] { $burns } burns
}
table-thrust-base = base { $number }
table-thrust-supports = soutiens { $number }
table-thrust-afterburn = afterburner { $number }
table-thrust-class = classe { $number }
table-thrust-sunlight = soleil { $number }
table-thrust-beam = faisceau { $number }
table-scenario = { $scenario } : { $goal }
table-progress = En chemin : { $needs }.
table-need = { $what } { $have } sur { $want }
table-tally = { $what } { $have }
table-grants = Permis ce tour : { $grants }.
table-grant = { $what } (par { $owner })
table-grant-at = { $what }, { $site } (par { $owner })
grant-assist = Factory Assist
grant-refuel = Factory Refuel
grant-production = ET Production
grant-beam = faisceau
grant-lab = Lab
grant-market = marché
grant-push = Push-Factory
table-decks = Visible sur les paquets :
table-deck =
    { $left ->
        [one] { $deck } ({ $left } carte) : { $facts }
       *[other] { $deck } ({ $left } cartes) : { $facts }
    }
table-next = { $deck }, ensuite : { $facts }
card-facts = { $name } : { $facts }.
card-facts-and-text = { $name } : { $facts }. { $text }
fact-mass = masse { $number }
fact-rad_hard = rad-hard { $number }
fact-letter = lettre { $letter }
fact-engine = poussée { $thrust }, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} ({ $fuel }) pour { $burns ->
    [one] un burn
   *[other] { $burns } burns
}
fact-sail = poussée { $thrust } sans carburant
fact-afterburn = afterburner +{ $thrust } pour { $steps }
fact-pushable = accepte un faisceau
fact-isru = ISRU { $number } ({ $platforms })
fact-solar = solaire
fact-needs = demande { $sorts }
fact-needs-any = demande un de { $sorts }
fact-therms = therms { $number }
fact-cooling = refroidit { $number }
fact-supplies = sert de { $sorts }
fact-thrust_bonus = poussée { $number ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $number }
} pour ce qu’elle soutient
fact-fuel_factor = consommation fois { $number }/{ $per }
table-held = En main, { $face } : { $facts }
table-letters = Valeur des lettres : { $letters }.
table-letter = { $letter } { $value } ({ $factories ->
    [one] { $factories } usine
   *[other] { $factories } usines
})
table-busted = Fermés ou épuisés : { $sites }.
table-free-glories = Gloires encore libres : { $names }.
table-free-ventures = Ventures encore libres : { $names }.
table-player = { $seat } ({ $faction }) : { $water } WT.
table-own-player = Vous, { $seat } ({ $faction }) : { $water } WT.
table-score = { $points } PV : { $sources }.
table-no-score = Pas de PV.
points-claims = concessions { $number }
points-factories = usines { $number }
points-letters = lettres { $number }
points-colonies = colonies { $number }
points-science = science { $number }
points-glories = Gloire { $number }
points-ventures = Ventures { $number }
points-power = au pouvoir { $number }
points-stars = Futures Star { $number }
points-goal = but { $number }
table-no-privilege = Privilège perdu.
table-hand = En main : { $cards }.
table-claims = Sur la carte : { $sites } ; { $left ->
    [one] encore { $left } disque
   *[other] encore { $left } disques
}.
table-claim = concession sur { $site }
table-factory = usine sur { $site }
table-colony = usine et colonie sur { $site }
table-won = Gagné : { $names }.
table-stack = { $stack }, { $space } : { $items }.
table-tanks-alone = { $stack }, { $space } : containers.
table-mass = Masse { $dry } à sec, { $wet } avec carburant : { $class }.
table-fuel = { $tanks ->
    [one] { $tanks } container
   *[other] { $tanks } containers
} et { $odd ->
    [one] { $odd } étape
   *[other] { $odd } étapes
} ({ $fuel }) : { $steps } étapes, au plus { $capacity }.
class-probe = Probe
class-scout = Scout
class-transport = Transport
class-tug = Tug
table-lacking = { $item } (à l’arrêt : { $missing })
lacks-sunlight = pas de lumière solaire ici
lacks-support = manque { $sorts }
lacks-support-any = manque un de { $sorts }
lacks-therms = { $number ->
    [one] { $number } therm
   *[other] { $number } therms
} de trop
table-site = { $site } (taille { $size }, { $letter }, capacité hydrique { $hydration })
table-ways = D’ici : { $ways }.
table-way = { $space } [{ $marks }]
mark-crash = jet de crash
mark-aerobrake = aérofreinage
mark-flyby = { $burns ->
    [one] { $burns } burn gratuit
   *[other] { $burns } burns gratuits
}

preview-boost = Cela coûte { $cost } WT ; il en reste { $water }.
preview-fuel = Les containers contiendraient { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}.
preview-route = { $burns } et { $fuel ->
    [one] { $fuel } étape de carburant
   *[other] { $fuel } étapes de carburant
}.
preview-left = Reste, { $space } : { $burns }, { $steps ->
    [one] { $steps } étape de carburant
   *[other] { $steps } étapes de carburant
}.
preview-rolls = Jets à faire : { $rolls }.
preview-crashes = { $number ->
    [one] { $number } crash
   *[other] { $number } crashs
}
preview-aerobrakes = { $number ->
    [one] { $number } aérofreinage
   *[other] { $number } aérofreinages
}
preview-radiations = { $number ->
    [one] { $number } espace radiations
   *[other] { $number } espaces radiations
}

## Actes criminels et accords

prompt-felony = { $target } s’apprête à commettre un acte criminel là où vous avez aussi des Humains ({ $space }) : { $felony }. Laissez-vous faire ?
prompt-steal = Combien de containers volez-vous à { $target } ?
prompt-partner = Avec qui voulez-vous traiter ?
prompt-terms = Que proposez-vous à { $target } ? Choisissez ce que vous donnez et ce que vous voulez.
prompt-proposal = { $target } propose un accord : donne { $gives }, veut { $wants }. Acceptez-vous ?

action-accept = Accepter
action-refuse = Refuser
action-jump = Usurper la concession sur { $space }
action-seize = Détourner l’usine sur { $space }
action-steal = Voler du carburant à { $target } : { $stack } → { $other_stack }
action-abandon = Démanteler { $card }
action-raze = Abandonner la colonie spatiale sur { $space }
action-propose = Proposer un accord
action-partner = Traiter avec { $target }
action-terms = Proposer : { $items }

term-give = je donne { $term }
term-want = je veux { $term }
term-times = { $number ->
    [one] { $term }
   *[other] { $number } × { $term }
}
term-nothing = rien
term-water = un WT
term-card = { $what }
term-tank = un container de carburant ({ $what })
term-assist = un factory-assist sur { $what }
term-refuel = un Factory Refuel sur { $what }
term-production = une ET Production sur { $what }
term-beam = le faisceau (beamed power)
term-lab = le Lab sur { $what }
term-market = le marché du Bernal en { $what }
term-push = l’appui d’une Push-Factory

struck = { $seat } perd { $card }.
irradiated = Un niveau de radiation de { $level } frappe { $seat } : { $cards } hors service.
objects = { $seat } s’oppose et { $target } renonce.
jumps = { $seat } usurpe la concession de { $target } sur { $space }.
seizes = { $seat } détourne l’usine de { $target } sur { $space }.
steals = { $seat } vole { $tanks ->
    [one] { $tanks } container
   *[other] { $tanks } containers
} à { $target }.
abandons = { $seat } démantèle { $card }.
proposes = { $seat } propose à { $target } : donne { $gives }, veut { $wants }.
agrees = { $seat } accepte l’accord de { $target }.
refuses = { $seat } refuse l’accord de { $target }.

why-lawful = Les actes criminels ne vous sont ouverts qu’en période d’Anarchie ou de Guerre.
why-no-human = Il vous faut un Humain sur place.
why-objected = Quelqu’un s’y est opposé pendant ce tour.
why-no-disk = Il ne vous reste aucun disque de concession.
why-proposals = Vous avez fait { $number } propositions pendant ce tour : cela suffit.
why-nothing-to-trade = Il n’y a rien à échanger.

## Combat

prompt-target = { $card } attaque. Quoi ?
prompt-battle-losses = Un missile vous a touché. Quelles cartes perdez-vous ({ $number }) ?
prompt-capture = Vous avez abordé une pile de { $target }. Quelle carte prenez-vous ? Un équipage retourne chez lui.

attack-raygun = raygun
attack-missile = missile
attack-boarding = abordage
action-attack = Attaquer avec { $card } ({ $mode })
action-target = Attaquer { $target } : { $stack }
action-raid = Attaquer l’usine de { $target } sur { $space }
action-capture = Prendre { $card }

attacks = { $seat } attaque { $target } avec { $card }.
rays = Le rayon de { $seat } : dé { $die }, niveau de radiation { $level }.
clash = { $seat } attaque avec { $attack }, { $target } se défend avec { $defence }.
battle-losses = { $seat } perd { $cards }.
captures = { $seat } prend { $card } à { $target }.
destroys-colony = { $seat } détruit la colonie spatiale de { $target } sur { $space }.
takes-factory = { $seat } prend l’usine de { $target } sur { $space }, et la concession.

prompt-volley = Bataille avec { $target } : que tirez-vous ?
prompt-aim = Quelle carte de { $target } le rayon touche-t-il ?
attack-gun = canon
attack-buggy = buggy
attack-ram = éperonnage
attack-factory = usine
action-battle = Attaquer { $target } : { $space }
action-fire = Tirer avec { $card } ({ $mode }) sur { $space }
action-hold = Ne plus tirer
action-hit = Toucher { $card }
action-repair = Démanteler { $card } pour réparer l’usine sur { $space }
begins-battle = { $seat } attaque { $target } : { $space }.
fires = { $seat } tire sur { $target } ({ $weapon }) : valeur de tir { $value }.
damages = L’usine sur { $space } est endommagée : ni factory-assist, ni Factory Refuel, ni canon jusqu’à sa réparation par un robonaut.
destroys = Un cube sur { $space } est détruit.
repairs = { $seat } démantèle { $card } pour réparer l’usine sur { $space }.

why-no-war = On n’attaque qu’en temps de Guerre.
why-attacked = Vous avez déjà attaqué pendant ce tour.
why-battled = Vous avez déjà attaqué cet espace pendant ce tour.

## La table, les événements et la politique

prompt-faction = Quelle faction jouez-vous ?
prompt-design = Tour de Conception. Achetez-vous la carte du dessus d’un paquet pour { $water } WT, ou commencez-vous à opérer ?
prompt-war = Votre tour commence en pleine Anarchie. Déclarez-vous la guerre ?
prompt-election = Année électorale. Combien de WT misez-vous ? Ils sont payés quelle que soit l’issue du vote.
prompt-tie = L’élection finit sur une égalité et vous êtes au pouvoir. Qui l’emporte ?
prompt-disk = Vous remportez l’élection. Où va le disque politique ?
prompt-loss = { $event }. Laquelle de ces cartes perdez-vous ?
prompt-glories = Vous n’avez pas assez de cubes. Sur quelles Gloires les posez-vous ?
prompt-give-up = Vous ne pouvez pas garder plus de { $number } avant-postes. Lequel abandonnez-vous ?

action-faction = Jouer { $colour }
action-design = Acheter la carte du dessus : { $deck }
action-operate = Commencer à opérer et devenir premier joueur
action-wait = Attendre
action-war = Déclarer la guerre
action-peace = Ne pas déclarer la guerre
action-vote = Miser { $number } WT
action-elect = Élire { $target }
action-stay = Laisser le disque politique où il est
action-govern = Déplacer le disque politique sur { $square }
action-lose = Perdre { $card }
action-glory = Démanteler { $card } pour la Gloire
action-celebrate = Prendre ces Gloires : { $items }
action-venture = Prendre { $venture }
action-finish = Payer pour finir la partie avec cette année
action-give-up = Abandonner l’avant-poste : { $stack }

chooses-faction = { $seat } joue { $colour }.
dealt = { $seat } débute avec { $cards }.
designs = { $seat } achète { $card } pour { $water } WT.
ends-design = { $seat } commence à opérer et devient premier joueur pour le reste de la partie. Les Tours de Conception sont finis.
event = Événement : le dé donne { $die }. { $event } !
storm = La tempête donne { $die }, plus le modificateur de chaque zone héliocentrique.
discards = { $seat } défausse { $card }.
anti-nuclear = Le régime retire { $card } de la main de { $seat }.
declares-war = { $seat } déclare la guerre.
moves-disk = { $seat } déplace le disque politique sur { $square }.
leaves-disk = { $seat } laisse le disque politique où il est.
votes = { $seat } a misé { $water } WT et obtient { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}.
election-tied = Égalité et personne au pouvoir : la politique ne change pas.
elects = { $seat }, au pouvoir, départage l’égalité en faveur de { $target }.
takes-glory = { $seat } prend une Gloire : { $glory }.
takes-venture = { $seat } prend { $venture } pour { $water } WT.
finishes = { $seat } paie { $water } WT : la partie finit avec cette année.
enough-factories = Il y a { $factories } usines sur la carte : la partie finit avec cette année.
gives-up = { $seat } abandonne un avant-poste : { $stack }.

why-too-little-water = Il vous faut { $water } WT, et vous en avez { $have }.
why-venture-taken = Quelqu’un possède déjà cette Venture.
why-venture-claims = Il vous faut des concessions sur { $claims } sites { $letter }, et vous en avez { $have }.
why-ending = La partie finit de toute façon avec cette année.
why-too-little-built = Il vous faut { $factories } usines et vous en avez { $built }, ou { $ventures } Ventures et vous en avez { $taken }.
why-no-glory = Ce voyage ne rapporte aucune Gloire encore libre.
why-no-cube = Il ne vous reste aucun cube, ni aucun que vous puissiez retirer.

## Operations: refuel, prospect, industrialize and ET production

platform-road = buggy sur les routes
why-no-site = Rien à portée ne s’y prête : il faut un site.
why-claimed = Un disque est déjà posé sur { $space }.
why-season = { $space } ne se prospecte que dans ce secteur du cycle solaire : { $season }.
why-atmosphere = { $space } a une atmosphère : un raygun doit s’y trouver.
why-too-dry = { $space } a une capacité hydrique de { $hydration } ; l’ISRU { $isru } de cette unité en demande plus.
why-not-working = { $card } n’est pas en état de marche : il manque soutien, refroidissement ou soleil.
why-site-too-dry = { $space } a une capacité hydrique de { $hydration } ; votre meilleure unité sur place, d’ISRU { $isru }, en demande plus.
why-no-unit = Aucune de vos unités ISRU en état de marche n’est sur { $space }.
why-no-leave = Cette usine est à { $owner }, qui ne vous a pas donné son accord.
why-no-parts = Sur { $space } vous n’avez pas de robonaut et de raffinerie en état de marche avec leurs soutiens.
why-no-such-letter = Vous n’avez en main aucune carte que cette usine puisse produire : son type est { $letter }.
why-no-stack = Aucune de vos piles sur { $space } ne peut recevoir le produit, et il ne reste aucun avant-poste.
prompt-targets = Quels sites prospectez-vous ? Tous sont nommés avant le premier jet.
prompt-fill-up = Combien de containers remplissez-vous ?
prompt-parts = Quelles cartes démantelez-vous pour l’usine sur { $space } ?
prompt-make = Que produit l’usine sur { $space }, et pour quelle pile ?
action-refuel-isru = ISRU Refuel sur { $space } : { $stack }
action-refuel-shield = Remplir le Bernal de son propre régolithe sur { $space }
action-refuel-factory = Factory Refuel sur { $space } : { $stack }
action-refuel-regolith = Faire le plein de régolithe sur { $space }
action-prospect = Prospecter avec { $card } : { $what }
action-targets = Prospecter { $items }
action-industrialize = Industrialiser { $space }
action-industrialize-freely = Industrialiser { $space } sans opération
action-take-luna = Prendre le contrôle de l’usine sur { $space }
action-spend = Démanteler { $items }
action-produce = ET Production sur { $space }
action-make = Produire { $card } : { $stack }
refuels = { $seat } fait le plein sur { $space }, { $stack } : { $tanks }.
refuels-regolith = { $seat } fait le plein de régolithe sur { $space }, { $stack } : { $tanks }.
prospects = { $seat } prospecte { $space } : le dé donne { $die }, il faut { $most } ou moins.
finds-science = { $seat } se pose en premier sur { $space } : le dé donne { $die }, c’est un site scientifique.
finds-no-science = { $seat } se pose en premier sur { $space } : le dé donne { $die }, ce n’est pas un site scientifique.
spends = { $seat } démantèle { $cards }.
produces = { $seat } produit { $card } sur { $space }, { $stack }.

## Operations: abilities of cards

action-revive = Poser une concession sur { $space }, où la prospection a échoué
beams-power = L’usine de { $seat } sur { $space } fournit un faisceau jusqu’à la fin de la partie.
dirt-harms = { $seat } perd { $cards } par les radiations de ce qui a servi.

## Movement

action-move = Déplacer : { $stack }
action-activate = Activer { $card }{ $count ->
    [0] {""}
   *[other] { " " }avec { $items }
}
action-ignite = Activer { $card }{ $count ->
    [0] {""}
   *[other] { " " }avec { $items }
} et l’afterburner
action-lift_off = Dépenser du carburant pour décoller
action-land = Dépenser du carburant pour atterrir
action-assist = Recourir au factory-assist
action-fly = Trajet : { $items }
action-stop = S’arrêter ici
action-afterburn = Utiliser l’afterburner
action-drop = Délester du matériel
action-roll = Lancer le dé
action-insure = L’échec n’est pas une option : payer
action-ignore = Laisser les paquets comme ils sont
action-inspire = Carte du haut sous le paquet : { $deck }
action-colony = Fonder une colonie spatiale : { $card }

prompt-activate = Quel propulseur activer ?
prompt-lift-off = La poussée nette ne suffit pas pour un site de taille { $size }. Comment décoller ?
prompt-land = La poussée nette ne suffit pas pour un site de taille { $size }. Comment atterrir ?
prompt-flight = Où aller ? Poussée nette { $net }, reste { $steps ->
    [one] 1 étape
   *[other] { $steps } étapes
} de carburant.
prompt-drop = Quelles cartes laisser derrière vous ?
prompt-crash = Crash Hazard : lancer le dé, ou payer { $water } WT ?
prompt-aerobrake = Aérofreinage : lancer le dé, ou payer { $water } WT ?
prompt-assist = Le factory-assist est risqué : lancer le dé, ou payer { $water } WT ?
prompt-inspire = Inspiration : la carte du haut de quel paquet passe dessous ?

hazard-crash = Crash Hazard
hazard-aerobrake = aérofreinage
hazard-assist = factory-assist

cost-half_burns = demi-burns
cost-fuel = carburant
cost-landing_fuel = carburant pour atterrir
cost-crashes = Crash Hazards
cost-aerobrakes = aérofreinages
cost-radiations = Radiation Hazards

thrust-base = poussée de base
thrust-supports = soutiens
thrust-afterburn = afterburner
thrust-class = classe
thrust-sunlight = lumière solaire
thrust-beam = beamed power
thrust-total = poussée nette

sets-out = { $seat } part : { $stack }, poussée nette { $net }.
arrives = { $seat } arrive : { $stack }, { $space }.
afterburns = { $seat } utilise l’afterburner : poussée nette { $net }.
insures = { $seat } paie { $water } WT : l’échec n’est pas une option.
crashes = { $seat } s’écrase ({ $cause }, dé { $die }).
comes-through = { $seat } passe sans dommage ({ $cause }, dé { $die }).
radiation = { $seat } traverse des radiations de niveau { $level } (dé { $die }).
engine-lost = { $seat } n’a plus de propulseur en état de marche.
route-broken = Le trajet de { $seat } s’interrompt.
inspires = Inspiration de { $seat } : { $card } passe sous son paquet.

why-moved = Cet engin s’est déjà déplacé ce tour.
why-nothing-moves = Plus rien ne se déplace pour vous pendant ce tour.
why-fresh = { $card } vient d’être fabriquée et ne peut pas encore se déplacer.
why-carried = { $card } s’est déjà déplacée ce tour : elle ne peut plus qu’atterrir sur un site adjacent, ou décoller.
why-no-craft = Cette pile n’a pas de carte.
why-no-engine = Aucune carte de la pile n’a de triangle de propulsion.
why-no-engine-works = Aucun propulseur n’est en état de marche : il manque des soutiens ou du refroidissement.
why-too-heavy = La masse sèche est de { $mass }, au-delà de { $most }.
why-too-much-fuel = { $tanks } containers sont de trop : { $most } au plus.
why-wrong-fuel = Le propulseur ne brûle pas ce carburant.
why-no-net-thrust = La poussée nette est de { $net } ; il faut au moins 1.
why-no-lift-off = Décoller d’un site de taille { $size } demande une poussée nette supérieure (vous avez { $thrust }), { $size ->
    [one] 1 étape
   *[other] { $size } étapes
} de carburant (vous en avez { $steps }), ou un factory-assist.
why-nowhere-to-go = Aucun espace n’est accessible d’ici.
why-no-factory = Il n’y a pas d’usine ici.
why-no-leave-to-land = L’usine appartient à un autre joueur, qui n’a rien permis.
why-turned-back = On ne fait pas demi-tour.
why-in-circles = On ne tourne pas en rond.
why-no-thrust-left = Il faut { $burns } ; il reste { $left }.
why-no-fuel-left = Étapes de carburant nécessaires : { $steps } ; restantes : { $left }.
why-no-aerobrake = Une carte à bord ne supporte pas l’aérofreinage.
why-not-in-season = On n’entre sur ce site que dans son secteur du cycle solaire.
why-no-landing = Se poser sur une taille { $size } demande une poussée nette supérieure (vous avez { $thrust }), { $size ->
    [one] 1 étape
   *[other] { $size } étapes
} de carburant (il en reste { $steps }), ou un factory-assist.
why-bernal-too-large = Avec un Bernal à bord, rien ne se pose au-delà de la taille { $most } ; ce site est de taille { $size }.
why-no-assist = Il se pose seul jusqu’à la taille { $most } ; ce site est de taille { $size }, sans factory-assist.
why-landed = L’atterrissage termine le déplacement.
why-no-way-on = De là, on ne pourrait ni s’arrêter ni continuer.
why-not-next = Cet espace n’est pas le suivant.
why-no-stop = On ne peut pas s’y arrêter.
why-no-afterburner = Aucun afterburner ne fonctionne.
why-lit = L’afterburner est déjà utilisé.
why-freighter-pivots = Un cargo ne pivote pas.
why-freighter-stuck = Le cargo ne peut aller nulle part : il lui faut un trajet d’un burn, et une usine pour quitter un site de taille supérieure à 1.

## Operations: scooping

why-no-scoop = Aucune carte d’écopage de la fusée n’est en état de marche : il manque soutien, refroidissement ou soleil.
prompt-scoop = Vous écopez sur { $space }. Lancer le dé, ou payer { $water } WT pour que rien n’échoue ?
action-refuel-scoop = Écoper sur { $space } : { $stack }

## Where values come from, and those that are ours

origin-seed = règles de 2014
origin-first = 1re édition
origin-second = 2e édition
origin-third = 3e édition
origin-fourth = 4e édition
origin-house = valeur maison
sure-high = sûr
sure-medium = assez sûr
sure-low = supposé
house-badge = Valeur maison { $number } : { $what }. { $why }

house-H01 = étapes carburant aux faibles masses, et masse maximale avec carburant
house-H01-why = Le diagramme imprimé n’a pas été trouvé. Le nôtre donne tous les chiffres des règles ; celui, publié, d’une édition plus récente réduirait de moitié le prix des premiers vols.
house-H02 = étapes isolées quand on ajoute des containers ou que la masse change
house-H02-why = Elles restent tant qu’elles ne font pas un container, ce qui convient aux quatre cas publiés.
house-H03 = limites des classes
house-H03-why = Les règles placent les masses 15, 19 et 21 ; le reste est le diagramme publié.
house-H04 = atterrisseurs
house-H04-why = L’ancien plateau n’en a pas. Un entier comme burn et un demi comme rien donnent les burns que comptent les règles.
house-H05 = proximité à travers les atterrisseurs, et lignes sans nom
house-H05-why = En en sautant un seul, on retrouve les dirtsides des exemples.
house-H06 = décollage
house-H06-why = La poussée nette avant paiement fixe le prix, celle d’après sert au déplacement. L’ordre des étapes demande les deux.
house-H07 = afterburner allumé en route
house-H07-why = La poussée monte, la classe n’est pas relue : les règles le permettent à tout moment sans en dire plus.
house-H08 = carburant des modules atterrisseurs
house-H08-why = Tout carburant des réservoirs convient, car seules des étapes sont demandées.
house-H09 = deux fois le même Flyby, et burns gratuits sur les atterrisseurs
house-H09-why = Une fois par déplacement, pour ne pas tourner en rond ; les atterrisseurs sont ici de simples burns.
house-H10 = atterrissage par aérofreinage
house-H10-why = Seulement des liaisons à sens unique depuis le dernier aérofreinage : c’est ainsi que notre carte le trace.
house-H11 = écopage par les propulseurs MW
house-H11-why = Huit containers sont connus par une aide plus récente ; les cartes concernées portent une icône de la dernière édition.
house-H12 = Factory Refuel
house-H12-why = Les règles font le plein ; huit containers restent sur place s’il n’y a rien à remplir.
house-H13 = isotopes de deux types mélangés
house-H13-why = Aucun propulseur GW ne les brûle, chacun voulant son propre type spectral.
house-H14 = forme des enchères
house-H14-why = Des tours en sens horaire où l’on suit, relance ou quitte pour de bon : le même résultat, jouable à distance.
house-H15 = soutiens vendus avec une carte
house-H15-why = Un seul radiateur quel que soit le nombre de therms, le gagnant choisit entre les paquets, un paquet vide ne donne rien.
house-H16 = un second cargo
house-H16-why = On n’enchérit pas tant qu’on en possède un, puisqu’un seul est permis.
house-H17 = production sans pile
house-H17-why = Un avant-poste libre peut être ouvert : les règles le nomment parmi les piles.
house-H18 = cargo du jeu de base
house-H18-why = Déduit de ce que l’extension y change.
house-H19 = cartes délestées, et carburant sans propulseur
house-H19-why = Un avant-poste s’il en reste un, sinon retour en main ; le carburant reste, car seul un crash prend tout.
house-H20 = retirer un disque
house-H20-why = Seulement sans usine, qui a besoin de sa concession.
house-H21 = ce qui ne s’échange pas
house-H21-why = Équipages, Bernal, cartes améliorées, Gloire, Ventures, Futures et droit aux actes criminels sont personnels.
house-H22 = quantité d’eau volée
house-H22-why = Des containers entiers d’une pile non défendue : les règles nomment le vol sans montant.
house-H23 = raygun et sites synodiques
house-H23-why = La saison compte aussi ; une telle limite est connue.
house-H24 = Space Ventures
house-H24-why = Les lettres, 5 à 8 PV et deux capacités sont connus ; le reste est réparti.
house-H25 = cinquième Gloire, et Bernal sur son orbite de départ tenu pour le LEO
house-H25-why = Une édition plus récente en compte cinq. Le dépôt se trouve aux deux endroits.
house-H26 = fin de partie de un à trois joueurs, son moment, égalités
house-H26-why = Sept usines à quatre ou cinq joueurs sont connues ; moins de joueurs, moins d’usines.
house-H27 = diagramme politique
house-H27-why = Les treize emplacements, leurs couleurs et leurs effets sont connus, pas leurs voisins ni leurs prix.
house-H28 = roue du Cycle Solaire
house-H28-why = Douze ans, trois secteurs et un événement tous les deux ans sont connus, pas leur place.
house-H29 = burns avec triangle
house-H29-why = Aucune image ne les montre : les burns les plus fréquentés de chaque zone.
house-H30 = combat
house-H30-why = Le texte du chapitre n’a pas été trouvé ; le nôtre suit chaque indice des règles.
house-H31 = PV des Futures Star après la première
house-H31-why = La première vaut 12 ; les autres décroissent.
house-H32 = cartes présentes, et quatre faces
house-H32-why = Les paquets ont le nombre, les types et les lettres que comptent les règles, et chaque carte qu’elles nomment.
house-H33 = équipages
house-H33-why = Trois équipages volent, dit le guide ; leurs autres chiffres sont ceux de la dernière édition.
house-H34 = colons
house-H34-why = Spécialités, loyautés et urnes sont réparties ; les capacités qu’aucune source ne montre sont une option.
house-H35 = site fermé de Callisto, et trois sites scientifiques
house-H35-why = Un récit de 2013 et une liste de changements en parlent sans les nommer.
house-H36 = déclarer la guerre sans Bernal en jeu
house-H36-why = Le Bernal demandé ne peut pas être là.
house-H37 = soutiens du Colliding FRC
house-H37-why = Un point n’en laisse modifier aucun, un autre un seul : le plus général l’emporte.
house-H38 = Humains dans l’espace
house-H38-why = Toujours un au moins, comme les règles l’accordent à tous.
house-H39 = ce qui protège des avaries et explosions
house-H39-why = Ses propres cubes et Bernal : chacun est frappé pour soi.
house-H40 = Anti-Trust
house-H40-why = Les cartes en main, comme dans l’exemple ; les réacteurs aussi, que la liste oublie.
house-H41 = fin de partie à un joueur
house-H41-why = Un de moins que les joueurs ferait zéro ; les scénarios ont leurs propres buts.
house-H42 = temps de décision lors des événements
house-H42-why = Un rappel après une minute, aucun choix forcé.
house-H43 = ce qu’un Humain a vu
house-H43-why = Chaque Humain garde les sites où il s’est posé, sinon la Gloire ne se prouverait pas.
house-H44 = élection gagnée, et Income sans victime
house-H44-why = Le gagnant peut laisser le disque ; si personne n’est plus riche, rien n’est pris.
house-H45 = liaisons sans ligne, et containers en cargaison
house-H45-why = Y passer est un pivot ; un container a une masse de 1.
house-H46 = masses du jeu de base
house-H46-why = Peu sont connues. Sans ses soutiens, une carte a environ 2 de masse en plus par soutien et 1 par therm.
house-H47 = Cermet NERVA avec soutiens
house-H47-why = Sans soutien il serait trop avantageux : il demande un réacteur à ondes, et sa masse baisse d’autant.
house-H48 = quelques lettres et chiffres de cartes
house-H48-why = La dernière édition a des lettres et des échelles que l’ancienne n’avait pas.
house-H49 = plein de l’Enzmann Starship
house-H49-why = Autant de containers que sa masse sèche le permet.

## Places of the map whose names differ between languages

place-achilles = Achille
place-aegis-moonlet = lune d’Aegis
place-aeneas = Énée
place-agamemnon-moonlet = lune d’Agamemnon
place-antenor = Anténor
place-barycenter = barycentre
place-callisto-asgard-ice-spires = Callisto : flèches de glace d’Asgard
place-callisto-valhalla = Callisto : Valhalla
place-ceres = Cérès
place-comet-borrelly = comète Borrelly
place-comet-crommelin = comète Crommelin
place-comet-elst-pizarro = comète Elst-Pizarro
place-comet-encke = comète Encke
place-comet-halley = comète Halley
place-comet-hartley-2 = comète Hartley 2
place-comet-holmes = comète Holmes
place-comet-mcnaught = comète McNaught
place-comet-neujmin-1 = comète Neujmin 1
place-comet-schwassmann-wachmann-1 = comète Schwassmann-Wachmann 1
place-comet-wild-2 = comète Wild 2
place-comet-wilson-harrington = comète Wilson-Harrington
place-cordelia = Cordélia
place-dactyl-moonlet = Dactyl, lune d’Ida
place-didymos-barycenter = barycentre de Didymos
place-didymos-moonlet = lune de Didymos
place-dione = Dioné
place-dust-ring = anneau de poussière
place-earth = Terre
place-earth-flyby = Flyby de la Terre
place-earth-luna-l1 = Terre-Lune L1
place-earth-luna-l2 = Terre-Lune L2
place-earth-luna-l3 = Terre-Lune L3
place-earth-luna-l4 = Terre-Lune L4
place-earth-luna-l5 = Terre-Lune L5
place-em-sunlens = lentille solaire EM
place-enceladus = Encelade
place-epimetheus = Épiméthée
place-europa = Europe
place-europa-conamara-chaos = Europe : Conamara Chaos
place-europa-subsurface-ocean = Europe : océan intérieur
place-flora-family = famille de Flora
place-flora-family-heo = HEO, famille de Flora
place-galatea = Galatée
place-ganymede = Ganymède
place-ganymede-memphis-facula = Ganymède : Memphis Facula
place-ganymede-uruk-sulcus = Ganymède : Uruk Sulcus
place-gefion-family = famille de Gefion
place-gefion-family-heo = HEO, famille de Gefion
place-haumea = Hauméa
place-hektor = Hector
place-hektor-moonlet = lune d’Hector
place-helene = Hélène
place-heliopause = héliopause
place-heo-earth = HEO (Terre)
place-hermes-barycenter = barycentre d’Hermès
place-himalia-group = groupe d’Himalia
place-horseshoe = fer à cheval
place-hygiea-family = famille d’Hygiea
place-hygiea-family-heo = HEO, famille d’Hygiea
place-hyperion = Hypérion
place-iapetus = Japet
place-icarus = Icare
place-io-gish-bar-mons = Io : Gish Bar Mons
place-io-loki-patera = Io : Loki Patera
place-jovian-trojans-greek-camp = Troyens de Jupiter, camp grec
place-jovian-trojans-trojan-camp = Troyens de Jupiter, camp troyen
place-juliet = Juliette
place-jupiter-europa-l2 = Jupiter-Europe L2
place-jupiter-flyby = Flyby de Jupiter
place-jupiter-ganymede-l2 = Jupiter-Ganymède L2
place-jupiter-sol-jupiter-exit = sortie Jupiter-Soleil-Jupiter
place-karin-cluster = groupe de Karin
place-kleopatra = Cléopâtre
place-kleopatra-system = système de Cléopâtre
place-koronis-family = famille de Koronis
place-koronis-family-heo = HEO, famille de Koronis
place-lco-low-callisto-orbit = LCO (orbite basse de Callisto)
place-lgo-low-ganymede-orbit = LGO (orbite basse de Ganymède)
place-lmo-low-mars-orbit = LMO (orbite basse de Mars)
place-luna = Lune
place-luna-aristarchus-plateau = Lune : plateau d’Aristarque
place-luna-crater-shackleton-polar-rim = Lune : bord polaire du cratère Shackleton
place-lvo-low-venus-orbit = LVO (orbite basse de Vénus)
place-mars-arsia-mons-caves = Mars : grottes d’Arsia Mons
place-mars-flyby = Flyby de Mars
place-mars-hellas-basin-buried-glaciers = Mars : glaciers enfouis du bassin d’Hellas
place-mars-north-pole = Mars : pôle Nord
place-menoetius = Ménétios
place-mercury = Mercure
place-mercury-discovery-rupes = Mercure : Discovery Rupes
place-mercury-flyby = Flyby de Mercure
place-mercury-l1 = Mercure L1
place-mercury-north-pole = Mercure : pôle Nord
place-methone = Méthone
place-moon-boost-europa = moon boost (Europe)
place-moon-boost-luna = moon boost (Lune)
place-neptune-aerostat = Neptune : aérostat
place-neptune-flyby = Flyby de Neptune
place-neptune-nereid-l1 = Neptune-Néréide L1
place-nereid = Néréide
place-nereus = Nérée
place-neutrino-sunlens = lentille solaire à neutrinos
place-nysa-family = famille de Nysa
place-nysa-family-heo = HEO, famille de Nysa
place-oberon = Obéron
place-pandora = Pandore
place-patroclus = Patrocle
place-phaethon = Phaéthon
place-philoctetes = Philoctète
place-phoebe = Phœbé
place-pluto = Pluton
place-pluto-charon-l1 = Pluton-Charon L1
place-polar-insertion = insertion polaire
place-polydeuces = Pollux
place-prometheus = Prométhée
place-proteus = Protée
place-psyche = Psyché
place-remus-moonlet = Rémus, lune de Sylvia
place-rhea = Rhéa
place-romulus-moonlet = Romulus, lune de Sylvia
place-saturn = Saturne
place-saturn-aerostat = Saturne : aérostat
place-saturn-flyby = Flyby de Saturne
place-saturn-titan-l1 = Saturne-Titan L1
place-saturn-titan-l5 = Saturne-Titan L5
place-saturnian-norse-moons = lunes nordiques de Saturne
place-setebos = Sétebos
place-sol-earth-l1 = Soleil-Terre L1
place-sol-earth-l2 = Soleil-Terre L2
place-sol-earth-l3 = Soleil-Terre L3
place-sol-earth-l4 = Soleil-Terre L4
place-sol-earth-l5 = Soleil-Terre L5
place-sol-exit-neptune = sortie du Système Solaire, Neptune
place-sol-exit-oort = sortie du Système Solaire, Oort
place-sol-flyby = Flyby du Soleil
place-sol-haumea-l1 = Soleil-Hauméa L1
place-sol-jupiter-l1 = Soleil-Jupiter L1
place-sol-jupiter-l2 = Soleil-Jupiter L2
place-sol-mars-l1 = Soleil-Mars L1
place-sol-mars-l2 = Soleil-Mars L2
place-sol-mars-l3 = Soleil-Mars L3
place-sol-mars-l4 = Soleil-Mars L4
place-sol-mars-l5 = Soleil-Mars L5
place-sol-mercury-l2 = Soleil-Mercure L2
place-sol-mercury-l3-rabbithole = Soleil-Mercure L3 (terrier du lapin)
place-sol-mercury-l4 = Soleil-Mercure L4
place-sol-quaoar-l2 = Soleil-Quaoar L2
place-sol-saturn-l1 = Soleil-Saturne L1
place-sol-uranus-l1 = Soleil-Uranus L1
place-sol-uranus-l2 = Soleil-Uranus L2
place-sol-venus-l1 = Soleil-Vénus L1
place-sol-venus-l2 = Soleil-Vénus L2
place-sol-venus-l3 = Soleil-Vénus L3
place-sol-venus-l4 = Soleil-Vénus L4
place-sol-venus-l5 = Soleil-Vénus L5
place-solar-oberth-flyby = Flyby solaire d’Oberth
place-sun = Soleil
place-sylvia-system = système de Sylvia
place-telamon = Télamon
place-telesto = Télesto
place-termination-shock = onde de choc
place-tethys = Téthys
place-tethys-trojans-l4 = Troyens de Téthys L4
place-titan-heo = HEO de Titan
place-titan-kraken-mare = Titan : Kraken Mare
place-titan-ontario-lacus = Titan : Ontario Lacus
place-triton-mahilani-plume = Triton : panache Mahilani
place-triton-tuonela-planitia = Triton : Tuonela Planitia
place-uranus-aerostat = Uranus : aérostat
place-uranus-flyby = Flyby d’Uranus
place-venus = Vénus
place-venus-aerostat-xity = Vénus : cité aérostat
place-venus-flyby = Flyby de Vénus
place-venus-heo = HEO de Vénus
place-vesta-family = famille de Vesta
place-vesta-family-heo = HEO, famille de Vesta

# what a player looks up
why-no-such-space = Il n’y a pas d’espace « { $name } » : il faut l’identifiant d’un espace.

## Ordres de grandeur

physics-mass = { $tonnes } tonnes
physics-thrust = { $kilonewtons } kN de poussée
physics-exhaust = impulsion spécifique de { $seconds } s
physics-gravity = pesanteur de { $milligee } millegee

## Conseils

advice-frugal-engine = Procurez-vous d’abord un propulseur, ou un robonaut missile, de consommation 2 ou moins : avec 4, on va lentement.
advice-frugal-engine-there = { $card }, sur le dessus de son paquet, consomme peu : un moteur pour commencer.
advice-rocket-lacks = Pour une usine, il manque encore à votre mission : { $parts }.
advice-part-engine = un propulseur
advice-part-isru = une unité ISRU
advice-part-refinery = une raffinerie
advice-supports = { $card } ne fonctionne pas en l’état : soutiens et refroidissement doivent être dans la même pile.
advice-fuel-enough = { $space } demande { $steps ->
    [one] 1 étape
   *[other] { $steps } étapes
} de carburant avec votre moteur sobre ; vous en avez { $held }. Gardez le gros moteur pour l’atterrissage.
advice-fuel-short = { $space } demande { $steps ->
    [one] 1 étape
   *[other] { $steps } étapes
} de carburant ; vous en avez { $held }. Arrêtez-vous aux Hohmann au lieu de pivoter, et chargez plus d’eau.
advice-too-dry = À { $space }, la capacité hydrique est de { $hydration } : il faut une unité d’ISRU égal ou inférieur.
advice-auction-free = Personne d’autre ne peut enchérir : un brevet ne vous coûte rien.
advice-sell = Sans eau, rien ne bouge : vendez pour { $water } WT une carte dont vous pouvez vous passer, ou faites un Income.
advice-product = Ayez en main une carte de la lettre { $letter }, et l’usine de { $space } en fabrique la face noire.
advice-colonists = Plus tôt un colon est dans l’espace, plus il travaille : les financiers d’abord, les scientifiques ensuite.
advice-generator = Un générateur qui fonctionne améliore votre Bernal. Ils sont rares, et les radiateurs fragiles.
advice-move-bernal = Votre Bernal a { $drops } gouttes sous lui. Avec { $wanted } ou plus, il nourrit assez de colons pour valoir le voyage.
advice-lab = Les cartes s’améliorent dans les Labs : une usine TNO, ou un Bernal amélioré au-dessus d’un site scientifique.
advice-last-election = La dernière élection rapporte des PV : gardez-y une part de vos { $water } WT.

## Travailleurs

prompt-work = Qui s’en charge ?
action-work = { $card }
works = { $card } travaille pour { $seat } : { $water } WT.
why-no-such-craft = Aucun engin appelé « { $name } » ne vole par lui-même.
why-worked = { $card } : une opération par tour.
why-arrived = { $card } est arrivé dans l’espace ce tour et ne travaille pas encore.
why-no-wages = L’opération d’un colon coûte { $water } WT, et vous en avez { $have }.

## Module Cargo

why-one-freighter = Vous possédez déjà une Carte Cargo, et personne n’en a deux.
why-overloaded = Sa cargaison pèse { $mass } ; sa capacité de transport est de { $most }.
why-factory-loading = Il ne charge que dans une usine ou auprès d’un Bernal amélioré, jamais en LEO.
why-not-promoted = Seul un cargo amélioré fait de vos cubes des engins spatiaux.
why-colony-holds = Une colonie spatiale retient son usine.
why-not-empty = Le gros cube a encore une cargaison.
why-too-dark = Il vit de la lumière du Soleil et ne va pas plus loin sans Push-Factory.
why-guarded = Des Humains d’un autre la défendent.
why-prints-nothing = Ce cargo n’a pas de lettre : il n’imprime rien.
why-no-printer = Aucun de vos cubes qui impriment n’y est.
why-no-material = Aucune carte de la lettre du cargo ne peut y être démantelée.

action-restart = Repartir : { $space }
action-swap = Digital swap : { $stack }
action-print = Imprimer { $items }
action-take-freighter = Prendre { $card }
action-decline = Ne rien prendre
action-lift = Faire décoller l’usine sur { $space }
action-lift-factory = Retirer l’usine sur { $space }
action-lift-cube = Retirer une usine mobile : { $stack }
action-load-cube = Embarquer une usine mobile : { $stack } → { $other_stack }
action-load-factory = Embarquer l’usine sur { $space } : { $stack }
action-unload-cube = Débarquer une usine mobile : { $stack }
action-swap-cubes = Big Cube Swap : { $stack }
action-swap-factory = Big Cube Swap avec l’usine sur { $space }
action-dock = Le cargo rejoint : { $stack }
action-undock = { $card } redevient un cargo
action-hijack = Détourner la concession sur { $space }

prompt-restart = Votre gros cube a été détruit. D’où repart-il ?
prompt-take-apart = Quelles cartes sont démantelées ({ $stack }) ?
prompt-print = Quelles cartes sont imprimées ? Elles pèsent { $mass } au plus.
prompt-take-freighter = Vous êtes le premier à industrialiser ce type spectral. Prenez-vous un cargo ?
need-swap-mass = pas plus de masse que ce qui a été démantelé
need-one-gigawatt = un seul propulseur GW
term-hijack = la concession sur { $what } pour une usine mobile

big-cube-lost = Le gros cube de { $seat } est détruit ; { $card } reste.
restarts = Le gros cube de { $seat } repart : { $space }.
freighter-unloaded = { $card } de { $seat } a déchargé sa dernière cargaison et est démantelé.
cubes-lost = { $seat } perd { $number ->
    [one] une usine mobile
   *[other] { $number } usines mobiles
}.
abandons-factory = { $seat } abandonne l’usine sur { $space }.
lifts-cube = { $seat } retire une usine mobile ({ $stack }).
builds-cube = { $seat } crée une usine mobile : { $space }.
loads-cube = { $seat } embarque une usine mobile : { $stack }.
unloads-cube = { $seat } débarque une usine mobile : { $stack }.
swaps-cubes = Le gros cube de { $seat } change de place avec une usine mobile : { $space }.
docks = Le cargo de { $seat } rejoint une pile : { $stack }.
undocks = { $card } de { $seat } redevient un cargo.
hijacks = { $seat } détourne la concession de { $target } sur { $space }.
takes-cube = { $seat } prend une usine mobile de { $target } : { $space }.
takes-apart = { $seat } démantèle { $cards }.
prints = { $seat } imprime { $cards }.
takes-freighter = { $seat } prend { $card } comme premier à industrialiser sa lettre.

## Module Bernal

bernal-promoted = { $seat } améliore son Bernal.
bernal-demoted = Le Bernal de { $seat } perd son amélioration.
bernal-aboard = { $seat } embarque son Bernal : { $stack }.
launches-ersatz = { $seat } met en orbite un Ersatz Bernal pour { $water } WT.
boosts-home = Sur l’orbite de départ : { $cards } ({ $stack } de { $seat }).
belt-returns = { $cards } de { $seat } : retour en main, la ceinture de Van Allen est trop radioactive.
sells-abroad = { $seat } vend { $card } pour { $water } WT auprès du Bernal de { $target } et reprend la carte en main.
prompt-send-home = Lesquelles de ces cartes vont jusqu’à l’orbite de départ ({ $space }) ?
action-home = { $count ->
    [0] Toutes restent en LEO
   *[other] Vers l’orbite de départ : { $items }
}
action-promote-bernal = Améliorer le Bernal (Promote)
action-embark = Embarquer le Bernal : { $stack }
why-bernal-generator = La Pile Bernal doit contenir un générateur en état de marche.
why-bernal-reactor = La Pile Bernal doit contenir un réacteur en état de marche.
why-no-dirtside = Un Bernal s’améliore sur son orbite de départ ou avec un dirtside.
why-bernal-fuelled = Videz d’abord les réservoirs du Bernal.
why-bernal-cargo = Ce cargo ne charge qu’auprès d’une usine ou d’un Bernal amélioré : le Bernal embarque seul.
why-bernal-keeps-water = L’eau mise dans les réservoirs d’un Bernal ne redevient pas des WT.
why-letter-unwanted = Un dirtside de ce Bernal a déjà cette lettre de production.

## Module Colon

why-colonist-limit = Vous pouvez avoir { $number ->
    [one] { $number } colon Humain
   *[other] { $number } colons Humains
} dans l’espace et vous les avez.
need-colonists = colons Humains dans l’espace, autant que permis

action-recruit = Recruit : mettre aux enchères un des trois premiers colons
recruits = { $seat } recrute : { $cards }.
prompt-recruit = Quel colon mettez-vous aux enchères ? Les autres vont sous la pile.
action-choose = { $card }
prompt-search = Quelle carte ({ $deck }) mettez-vous aux enchères ? Si ce n’est pas celle du dessus, les autres sont mélangées.
action-search = { $card }

action-hostile-recruit = Hostile Recruit : { $card } vous rejoint ({ $stack })
wins-over = { $card } quitte { $target } et rejoint { $seat }.
why-not-in-war = En temps de guerre, personne ne change de camp.
why-loyal = { $card } ne vous est pas loyal.
prompt-epic-recruit = { $card } recrute. En Epic Hazard, cela compte pour le Future ({ $number } jusqu’ici), ou peut tout coûter.
action-plainly = Un simple Hostile Recruit
action-epically = Un Epic Hazard

action-suffrage = Suffrage : lancer le dé pour émanciper les robots
suffrage = { $seat } parle pour les robots : { $die }, il faut moins de { $number }.
emancipates = Les robots sont émancipés. Leur émancipateur : { $seat }.
why-emancipated = { $target } a déjà émancipé les robots.
why-not-in-power = Vous n’êtes pas au pouvoir.
why-no-robot = Aucun robot n’est dans l’espace.
why-too-few-promoted = Cartes améliorées dans l’espace : { $number }. À moins de { $least }, aucun jet de dé n’est inférieur.

action-activism = Activism : provoquer une élection
calls-election = { $seat } provoque une élection.
why-not-blue = On ne provoque une élection que dans le secteur bleu.

action-anti-trust = Anti-Trust : { $target } donne une carte
breaks-trust = { $seat } s’attaque au trust de { $target }.
prompt-surrender = Vous avez plusieurs cartes d’une catégorie et { $target } est au pouvoir. Laquelle donnez-vous ?
action-surrender = { $card }
surrenders = { $seat } donne { $card } à { $target }.
why-no-trust = { $target } n’a pas deux cartes de la même catégorie.

rolls-again = { $card } fait relancer le dé pour { $seat }.
insurance-pays = La banque paie la perte de { $seat } : { $water }.

term-ability = la capacité de { $what }
grant-ability = capacité
table-grant-of = { $what }, { $card } (par { $owner })
table-emancipator = Les robots sont émancipés ; leur émancipateur : { $seat }.
table-lots = À recruter : { $cards }.
table-humans = Colons Humains dans l’espace : { $number } sur { $most }.
fact-hold = transporte { $load }, entre dans { $burns ->
    [one] { $burns } burn
   *[other] { $burns } burns
} par déplacement
fact-hold-pivots = { $number ->
    [one] { $number } pivot gratuit
   *[other] { $number } pivots gratuits
}
fact-hold-loading = ne charge qu’aux usines et aux Bernals améliorés
fact-hold-starship = vaisseau interstellaire
fact-specialties = { $specialties }
fact-loyalty = loyal à { $loyalty }, { $ballots ->
    [one] { $ballots } urne
   *[other] { $ballots } urnes
}
loyalty-emancipator = l’émancipateur

## Amélioration

action-promote = Améliorer { $card }
action-seize-lab = Utiliser sans accord le Lab sur { $space }
promotes = { $seat } améliore { $card } sur { $space } : { $name }.
seizes-lab = { $seat } utilise sans accord le Lab de { $target } sur { $space }.
why-no-lab = Il n’y a pas de Lab : une carte s’améliore dans une usine sur un site scientifique TNO, ou auprès d’un Bernal amélioré qui a un dirtside sur un site scientifique.
why-no-leave-for-lab = Ce Lab est à { $owner }, qui ne vous a pas donné son accord.

## Module Propulseur GW

action-refuel-isru-isotope = ISRU Refuel en isotopes de { $space } : { $stack }
action-refuel-factory-isotope = Factory Refuel en isotopes de { $space } : { $stack }
action-refuel-scoop-isotope = Écoper des isotopes sur { $space } : { $stack }
refuels-isotope = { $seat } fait le plein d’isotopes sur { $space }, { $stack } : { $tanks }.
why-other-isotope = Ce propulseur ne marche qu’avec des isotopes de sites { $letter } dans les réservoirs, ou à vide.
why-other-letter = Le propulseur GW à bord ne brûle que des isotopes de sites { $letter }.
why-second-gigawatt = Un seul de vos propulseurs GW peut être dans l’espace.

## Module de Fin de Partie

action-future = Accomplir le Future { $future }
action-epic = Tenter un Epic Hazard pour { $future }
action-announce = Annoncer { $future } avec { $space } et { $card }
action-depart = Quitter le Système Solaire : { $future }
takes-star = { $seat } accomplit le Future { $future } : une Future Star de { $points } PV.
takes-failed-star = { $seat } a échoué avec { $future } ; la Future Star sous le disque noir rapporte { $points } PV.
end-draws-near = Assez de Futures Star sont prises : la partie s’achève après { $events } événements.
epic-hazard = { $seat } tente un Epic Hazard pour { $future } : { $die }, échec jusqu’à { $fails }.
site-destroyed = Il ne reste rien de { $space }.
announces = { $seat } annonce { $future } avec { $space } : arrivée dans { $years } ans.
comet-lost = { $future } de { $seat } est perdu : { $space } poursuit sa route pour personne.
terraforms = La comète de { $seat } a frappé Vénus ; son usine est désormais à { $space }.
departs = Le Starship de { $seat } quitte le Système Solaire : { $die }. { $future }
why-future-lacks = Ce Future demande encore : { $needs }.
future-lacks = { $what } ({ $have } sur { $want })
why-foreign-installation = On ne tente pas d’Epic Hazard dans une installation adverse.
why-no-epic-worker = Aucun colon auprès de la carte ne peut encore le faire ce tour.
why-no-comet = Il faut une de vos usines sur une comète synodique, et un propulseur TW qui y fonctionne.
why-futures-end = Avec le Module de Fin de Partie, seuls les Futures achèvent la partie.
future-needs-sedna = une usine sur Sedna
future-needs-emancipator = vous avez émancipé les robots
future-needs-d-factory = une usine sur un site D
future-needs-human-colonists = colons Humains dans l’espace
future-needs-at-science-factory = la carte est à une de vos usines sur un site scientifique
future-needs-promoted-engineer = un ingénieur amélioré auprès de la carte
future-needs-at-bernal = la carte est auprès de votre Bernal
future-needs-humans-in-bernal = Humains auprès de votre Bernal
future-needs-air-below = un dirtside avec atmosphère
future-needs-sunlenses = cubes sur les sunlens
future-needs-push-factory = une Push-Factory
future-needs-tno-factory = une usine sur un site scientifique TNO
future-needs-war = la Guerre
future-needs-colonists = colons dans l’espace
future-needs-epic-recruits = Hostile Recruits par cette carte
future-needs-comet = une usine sur une comète synodique avec un propulseur TW qui fonctionne
future-needs-in-lab = la carte est dans un de vos Labs
future-needs-scientist = un scientifique auprès de la carte
future-needs-at-factory = la carte est à une de vos usines
future-needs-ballots = icônes urne de votre couleur dans l’espace
future-needs-trojan-camps = camps des Troyens de Jupiter avec une de vos usines
future-needs-small-s-factory = la carte est à une de vos usines sur un site S de taille 1
future-needs-promoted-scientist = un scientifique amélioré sur place
future-needs-promoted-on-site = cartes améliorées sur le site
future-needs-working-rocket = la fusée fonctionne avec ce propulseur
future-needs-specialties = spécialités à bord, chacune avec son colon
future-needs-at-exit = la fusée est à une sortie du Système Solaire
future-needs-full-tanks = réservoirs pleins
future-needs-push-worlds = usines sur Mercure, Vénus et Io
future-needs-cloud-factories = usines dans les nuages de Saturne et d’Uranus

## Scénarios

scenario-werners_dream-goal = Accomplir un Future de propulseur TW avant que Werner, votre équipage, n’ait son cinquième Disque d’Âge.
scenario-space_race-goal = Être le premier à poser un équipage sur Titan et à le ramener en LEO.
scenario-alien_invasion-goal = Le plus de PV pour les usines S et un avant-poste sur le L3 Rabbithole, quand une fusée atteint le monde des autres.
scenario-fall_of_hermes-goal = Détourner les deux moitiés d’Hermès avant que le Soleil n’entre en jaune pour la troisième fois.
scenario-mars_armada-goal = Poser tous les robonauts sur Phobos, dans des fusées qui fonctionnent.
scenario-quick_game-goal = Le plus de PV : des cartes dès le départ, des brevets à prix fixe, de l’eau à qui reste sur place.
scenario-red_giant-goal = Le plus de PV ; mais seul compte ce qui se trouve dans la zone d’Uranus et au-delà.
scenario-grand_tour-goal = Le plus de PV pour des concessions partout : une par zone, et les sites scientifiques.
scenario-needs-titan = un de vos équipages s’est posé sur Titan
scenario-needs-back = et il est revenu en LEO
scenario-needs-zones = zones avec une concession
scenario-needs-tno-claims = concessions sur des sites scientifiques TNO
scenario-needs-hermes = moitiés d’Hermès détournées
scenario-needs-years = années passées
scenario-needs-robonauts-landed = robonauts qui se poseraient
scenario-needs-werners-age = Disques d’Âge de Werner ; avec le dernier, la partie est perdue
scenario-needs-tw-future = Futures de propulseur TW accomplis
scenario-needs-rabbithole = un avant-poste avec un robonaut opérationnel sur le L3 Rabbithole
scenario-needs-points = points
scenario-needs-s-factories = usines sur des sites S
scenario-won = { $seat } a atteint le but.
scenario-lost = Le but est hors d’atteinte : la partie est perdue.
grand-tour-over = Le Grand Tour est fait : la partie s’achève avec cette année.
why-scenario-ends = Ce scénario s’achève selon sa propre règle.
action-buy = Acheter la carte du dessus : { $deck }
action-buy-bottom = Acheter à l’aveugle la carte du dessous : { $deck }
buys = { $seat } achète { $card } pour { $water } WT.
why-auctions = Ici, les brevets sont mis aux enchères.
action-deflect = Détourner { $space } avec { $card }
deflects = { $card } de { $seat } détourne { $space }.
why-no-pusher = Il faut ici une raffinerie qui fonctionne, ou le Mass Driver, avec tous ses soutiens.
scrapped = { $card } quitte la partie.
action-blacken = Passer { $card } sur sa face noire
blackens = { $seat } passe { $card } sur sa face noire pour { $water } WT.
why-no-purchase = Cela va avec l’achat d’un brevet, une fois pour chacun.
prompt-lay = Quelle carte rejoint quelle fusée ?
action-lay = Carte du dessus du paquet { $deck } vers la fusée { $number }
action-launch = Lancer toutes les fusées
lays = { $card } rejoint la fusée { $number }.
launches = L’armada est lancée : { $landed } robonauts sur { $robonauts } se posent sur Phobos.
action-standstill = Rester sur place et prendre de l’eau
stands-still = { $seat } laisse tous ses engins sur place : { $water } WT.
why-moved-already = Un de vos engins s’est déplacé ce tour.
grows-old = { $card } a { $age ->
    [one] 1 Disque d’Âge
   *[other] { $age } Disques d’Âge
}.
has-no-cancer = { $card } reste en bonne santé : { $die } au dé pour un âge de { $age }.
dies-of-cancer = { $card } meurt d’un cancer : { $die } au dé pour un âge de { $age }.
action-self-promote = Auto-promotion de { $card }
matures = Auto-promotion réussie de { $card } ({ $seat }) : { $die } au dé.
does-not-mature = Auto-promotion manquée de { $card } ({ $seat }) : { $die } au dé.
why-too-young = { $card } : trop jeune pour l’auto-promotion, Âge { $age }, il faut { $least }.
why-child = { $card } est un enfant : avant son premier Disque d’Âge, ni opération ni sortie du Bernal.
action-procreate = Procréation : tenter d’avoir un enfant
has-child = { $card } ({ $seat }) devient parent ({ $die } au dé) : { $child } naît dans le Bernal.
has-no-child = { $card } ({ $seat }) n’a pas d’enfant : { $die } au dé.
prompt-secret-bid = Combien misez-vous en secret pour { $card } ? Toutes les mises sont payées, quel que soit le gagnant.
auction-tied = Plusieurs ont misé { $water } WT et personne n’est au pouvoir : la carte ne va à personne.
invades = Une fusée de { $seat } atteint { $space } : l’invasion est terminée.
why-alien-ground = { $space } : ici, personne ne construit sur un site D ni sur une lune de Saturne.

## Le planificateur de routes sur la ligne de commande

routes-unknown = Aucun espace ne s’appelle « { $name } » : il faut un site (Phobos), un corps (Mars), un nom de la carte (LEO) ou l’identifiant d’un espace.
routes-misspelt = Aucun espace ne s’appelle « { $name } ». Vouliez-vous dire : { $near } ?
routes-ambiguous = « { $name } » est le nom de plusieurs espaces ; il faut l’un de ceux-ci : { $spaces }.
routes-no-site = « { $name } » n’est pas un site : aucune usine ne peut s’y trouver.
routes-number = { $option } : « { $given } » n’est pas un nombre entier de { $least } à { $most }.
routes-choice = { $option } : « { $given } » n’existe pas ; sont admis : { $allowed }.
routes-consumption = --consumption : « { $given } » n’est pas un nombre de 0 à { $most }, comme 2, 0.5 ou 1/2, avec un dénominateur d’au plus { $finest }.
routes-dry-and-tanks = --dry et --tanks vont ensemble : avec les deux, le carburant et la classe comptent ; sans les deux, le carburant est illimité.
routes-sail = --sail : une voile ne brûle pas de carburant, seul --consumption 0 va avec elle.
routes-quickest = la plus rapide
routes-cheapest = le moins de carburant
routes-turns = tours
routes-burns = burns
routes-steps = carburant
routes-crash = jets d’accident
routes-aerobrakes = aérofreins
routes-radiation = radiation
routes-risk = risque
routes-percent = { $percent } %
routes-value = { $value }
routes-out-of-reach = Hors de portée : { $sites }.
routes-none = { $place } est hors de portée.
routes-to = { $count ->
    [one] La seule meilleure route vers { $place } :
   *[other] { $count } meilleures routes vers { $place } :
}
routes-route = Route { $number }
routes-turn = Tour { $turn } : { $path }
routes-stop = { $place } ({ $what })
routes-what-wait = attente
routes-what-dump = larguer du carburant
routes-what-afterburn = afterburner
routes-what-lift_off = décollage
routes-what-lift_off_fuelled = décollage avec carburant
routes-what-lift_off_assisted = décollage avec l’usine : jet d’accident
routes-what-pivot = pivot
routes-what-free_pivot = pivot gratuit
routes-what-flyby = flyby
routes-what-crash = jet d’accident
routes-what-aerobrake = aérofrein : jet
routes-what-radiation = jet de radiation
routes-what-stop = arrêt
routes-what-land = atterrissage
routes-what-land_fuelled = atterrissage avec carburant
routes-what-land_assisted = atterrissage avec l’usine : jet d’accident

## Ce que le banc d’essai chronomètre

bench-all_sites = toutes les meilleures routes du LEO vers tous les sites, carburant illimité
bench-all_sites_fuel = toutes les meilleures routes du LEO vers tous les sites, avec containers et afterburner
bench-one_site = vers un site, médiane de quelques-uns
bench-one_site_fuel = vers un site avec containers et afterburner, médiane
bench-slowest_site = vers un site, le plus lent : { $slowest }
bench-slowest_site_fuel = vers un site avec containers et afterburner, le plus lent : { $slowest }
bench-replan = replanifié avec un container de plus, médiane
bench-slowest_replan = replanifié avec un container de plus, le plus lent : { $slowest }
bench-peer-single_best = d’autres annoncent : une meilleure route vers chaque site (JavaScript)
bench-peer-full_set = d’autres annoncent : toutes les meilleures routes (Java)

## Niveaux des robots

level-learned-about = Vole comme le joueur confirmé, mais sait ce que les autres paieraient : fait monter les enchères, négocie et vise le pouvoir. Répond aussitôt.

## Ce qui plaide pour la réponse d’un robot

weighed-water = Ce que vaut chaque opération pour le robot, en WT :
worth-water = { $figure }
reason-lot = Pour ce robot, le lot vaut { $worth } WT, et il enchérit jusqu’à { $most }.
reason-auction = Si les autres enchérissent comme ce robot s’y attend, { $target } obtient le lot pour { $price } WT.
reason-insurance = S’assurer coûte { $water } de vos { $held } WT ; un jet sur six échoue.
reason-boost = Ce Boost coûte { $water } de vos { $held } WT.
reason-prospect = Chances d’un Claim : { $chance } %.
reason-factory = Une usine ici rapporte { $points } PV, avec son Claim.
reason-end = Plus rien ne vaut la peine ce tour-ci. Opérations restantes : { $operations }.
reason-gain = Cela rapporte aussitôt { $points } PV.
reason-mission = La meilleure mission avec vos cartes : { $space }, chances d’une usine { $chance } %, pour { $points } PV. Années : { $years } ; Boost : { $boost } WT ; carburant : { $tanks } WT ; jets de crash : { $rolls }. En tout, elle vaut { $score } WT.
reason-flight = La fusée va à { $space } : chances d’une usine { $chance } %, pour { $points } PV. Années : { $years } ; carburant : { $tanks } WT ; jets de crash : { $rolls }.
reason-home = La fusée rentre pour la gloire. Années : { $years } ; jets de crash : { $rolls }.
reason-standing = Vous avez { $points } PV et { $water } WT, le meilleur des autres { $rivals } PV ; années restantes : { $years }.
reason-standing-alone = Vous avez { $points } PV et { $water } WT ; années restantes : { $years }.

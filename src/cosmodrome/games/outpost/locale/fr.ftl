# Before : ; ? ! and inside « » stand no-break spaces.

game-title = Outpost
game-summary = Achetez des améliorations aux enchères, construisez des usines et mettez du monde au travail : au tour de jeu où une colonie atteint 75 points, la meilleure gagne.

## Goods

ore = minerai
water = eau
titanium = titane
research = recherche
microbiotics = micro-organismes
new_chemicals = nouveaux produits chimiques
orbital_medicine = médecine orbitale
ring_ore = minerai d’anneau
moon_ore = minerai lunaire

card = { $resource } { $value }
mega-card = méga-carte { $resource } { $value }
promise = dette de { $number } { $resource } ({ $value })

## Factories

ore_factory = usine de minerai
water_factory = usine d’eau
titanium_factory = usine de titane
research_factory = usine de recherche
new_chemicals_factory = usine de nouveaux produits chimiques
orbital_medicine_factory = { space_station }
ring_ore_factory = { planetary_cruiser }
moon_ore_factory = { moon_base }

ore_factories =
    { $number ->
        [one] { $number } usine de minerai
       *[other] { $number } usines de minerai
    }
water_factories =
    { $number ->
        [one] { $number } usine d’eau
       *[other] { $number } usines d’eau
    }
titanium_factories =
    { $number ->
        [one] { $number } usine de titane
       *[other] { $number } usines de titane
    }
research_factories =
    { $number ->
        [one] { $number } usine de recherche
       *[other] { $number } usines de recherche
    }
new_chemicals_factories =
    { $number ->
        [one] { $number } usine de nouveaux produits chimiques
       *[other] { $number } usines de nouveaux produits chimiques
    }
orbital_medicine_factories =
    { $number ->
        [one] { $number } station spatiale
       *[other] { $number } stations spatiales
    }
ring_ore_factories =
    { $number ->
        [one] { $number } croiseur planétaire
       *[other] { $number } croiseurs planétaires
    }
moon_ore_factories =
    { $number ->
        [one] { $number } base lunaire
       *[other] { $number } bases lunaires
    }

## Upgrades

data_library = Bibliothèque de données
warehouse = Entrepôt
heavy_equipment = Équipement lourd
nodule = Module d’hébergement
scientists = Scientifiques
orbital_lab = Laboratoire orbital
robots = Robots
laboratory = Laboratoire
ecoplants = Écoplantes
outpost = Emplacement d’exploitation
space_station = Station spatiale
planetary_cruiser = Croiseur planétaire
moon_base = Base lunaire
ice_prospector = Prospecteur de glace
robot_prototype = Prototype de robot
smelter = Fonderie
wily_trader = Marchand rusé
launch_facility = Site de lancement
merchant_house = Maison de commerce
new_chemicals_prototype = Prototype d’usine de nouveaux produits chimiques
refinery = Raffinerie
biosphere = Biosphère

## What upgrades bring

about-vp =
    { $vp ->
        [0] Aucun point.
        [one] { $vp } point.
       *[other] { $vp } points.
    }
about-operated = Loge le colon qui y travaille. { $vp } points tant qu’elle est en fonction.
about-data_library = Réduction de { $off_scientists } sur les scientifiques, de { $off_laboratory } sur le laboratoire. { about-vp }
about-warehouse = Limite de main +{ $hand }. { about-vp }
about-heavy_equipment = Permet les usines de titane. Réduction de { $off_warehouse } sur l’entrepôt, de { $off_nodule } sur le module d’hébergement, de { $off_outpost } sur l’emplacement d’exploitation. { about-vp }
about-nodule = { $support } places de colon de plus. { about-vp }
about-scientists = Une carte recherche par tour de jeu, sans opérateur. { about-vp }
about-orbital_lab = Une carte micro-organismes par tour de jeu, sans opérateur. { about-vp }
about-robots =
    { $limited ->
        [0] Permet d’acheter des robots ; tous peuvent travailler.
       *[other] Permet d’acheter des robots ; autant peuvent travailler que vous avez de colons.
    } { $free_robot ->
        [0] { about-vp }
        [one] { $free_robot } robot gratuit. { about-vp }
       *[other] { $free_robot } robots gratuits. { about-vp }
    }
about-laboratory = Permet les usines de recherche ; une usine de recherche gratuite. { about-vp }
about-ecoplants = Les colons coûtent { $colonist_cost }. Réduction de { $off_outpost } sur l’emplacement d’exploitation. { about-vp }
about-outpost = { $support } places de colon de plus. Limite de main +{ $hand }. Une usine de titane gratuite. { about-vp }
about-space_station = Une usine de médecine orbitale, { $average } en moyenne. { about-operated }
about-planetary_cruiser = Une usine de minerai d’anneau, { $average } en moyenne. { about-operated }
about-moon_base = Une usine de minerai lunaire, { $average } en moyenne. { about-operated }
about-ice_prospector = Une carte eau de plus quand vous produisez de l’eau ; vous défaussez une des cartes piochées. { about-vp }
about-robot_prototype = Un robot, qui peut travailler même sans l’amélioration robots. { about-vp }
about-smelter = Une carte minerai de plus pour deux usines de minerai en fonction. Réduction de { $off_robots } sur les robots. { about-vp }
about-wily_trader = Une fois par tour de jeu, échange d’une carte minerai, eau ou titane contre une meilleure. { about-vp }
about-launch_facility = Réduction de { $off_space_station } sur la station spatiale, de { $off_planetary_cruiser } sur le croiseur planétaire, de { $off_moon_base } sur la base lunaire. { about-vp }
about-merchant_house = Une fois par tour de jeu, échange d’une carte recherche, micro-organismes ou nouveaux produits chimiques contre une meilleure. { about-vp }
about-new_chemicals_prototype = Une usine de nouveaux produits chimiques, sans carte recherche. { about-vp }
about-refinery = Une carte titane de plus quand vous produisez du titane ; vous défaussez une des cartes piochées. { about-vp }
about-biosphere = { $support } places de colon de plus. { about-vp }

## What happens

round-begins = Le tour de jeu { $round } commence. Ordre d’achat : { $order }.
era-begins =
    L’ère { $era ->
        [1] I
        [2] II
       *[3] III
    } commence.
on-sale = Nouveau sur le marché : { $upgrade }.
takes-mega = { $seat } prend { $cards }.
produced = { $seat } produit { $cards }.
produced-cards = { $seat } reçoit { $cards }.
returned = { $seat } prospecte et défausse { $cards }.
discarded = { $seat } défausse { $cards }.
offers = { $seat } propose une carte à { $target } : { $resource }.
offers-card = La carte proposée est { $card }.
nothing-higher = { $seat } n’a rien de mieux : { $target } reprend sa carte.
exchanged = { $target } donne une meilleure carte à { $seat } : { $resource }.
exchanged-card = { $seat } a donné à { $target } : { $card }.
bids = { $seat } offre { $bid } pour la carte { $upgrade }.
passes = { $seat } passe.
internalises = { $seat } s’internalise et n’enchérit plus pendant ce tour de jeu.
insists = { $seat } exige que les joueurs internalisés finissent d’abord.
pays = { $seat } paie { $due } avec { $cards } (en tout { $paid }).
buys-upgrade = { $seat } remporte la carte { $upgrade } avec une offre de { $bid }. Prix : { $paid }.
buys-factory = { $seat } achète { $factory } pour { $due }.
buys-colonist =
    { $number ->
        [one] { $seat } achète { $number } colon pour { $due }.
       *[other] { $seat } achète { $number } colons pour { $due }.
    }
buys-robot =
    { $number ->
        [one] { $seat } achète { $number } robot pour { $due }.
       *[other] { $seat } achète { $number } robots pour { $due }.
    }
defaults = { $seat } se déclare en défaut pour la carte { $upgrade }. Pénalité : { $penalty }.
water-for-all = { $seat } rend tout son avoir ({ $paid }) pour une usine d’eau.
assigns = { $seat } fait tourner { $factories }.
moves-operator = { $seat } déplace un opérateur. De : { $from }. Vers : { $to }.
sends-operator = { $seat } met au travail un opérateur inoccupé. Où : { $to }.
turn-over = { $seat } a fini son tour.
commits-strike = { $seat } joue { $value } pour attaquer { $target } : { $what }.
commits-shield = { $seat } joue { $value } pour défendre { $target } : { $what }.
destroyed = { $seat } perd ce qui était attaqué : { $what } (attaque { $attack }, défense { $defence }).
withstands = { $seat } garde ce qui était attaqué : { $what } (attaque { $attack }, défense { $defence }).
colonists-leave =
    { $number ->
        [one] { $seat } perd { $number } colon, resté sans logement.
       *[other] { $seat } perd { $number } colons, restés sans logement.
    }
death-spiral = Toutes les améliorations sont vendues et personne n’a gagné : il suffit maintenant de { $goal } points.
game-won = La partie est gagnée avec { $points } points : { $winners }.

## Questions

prompt-mega = Quelles méga-cartes prenez-vous, chacune à la place de quatre cartes normales ?
prompt-prospect =
    { $number ->
        [one] Voici vos nouvelles cartes ({ $resource }). Laquelle défaussez-vous ?
       *[other] Voici vos nouvelles cartes ({ $resource }). Lesquelles défaussez-vous ? Il en faut { $number }.
    }
prompt-discard = Votre main dépasse de { $excess } sa limite de { $limit }. Quelles cartes défaussez-vous ?
prompt-exchange = Votre marchand peut vous obtenir une meilleure carte. Laquelle proposez-vous, et à qui ?
prompt-give = { $seat } vous propose { $card }. Quelle meilleure carte donnez-vous en échange ?
prompt-turn = C’est votre tour. Que faites-vous ?
prompt-aside = Ce n’est pas votre tour. Que faites-vous en attendant ?
prompt-opening = Vous mettez aux enchères la carte { $upgrade }. Elle coûte { $cost }. Quelle est votre première offre ?
prompt-bid = { $seat } offre { $bid } pour la carte { $upgrade }. Offrez-vous davantage ?
prompt-bid-again = La carte { $upgrade } est remise aux enchères. Offrez-vous plus de { $bid } ?
prompt-honour = Vous avez remporté la carte { $upgrade } avec une offre de { $bid }. Vous déclarer en défaut coûte une pénalité de { $penalty }, au plus toute votre main. Que faites-vous ?
prompt-number-factory = Combien en achetez-vous ? Prix d’une { $factory } : { $cost }.
prompt-number-colonist = Combien de colons achetez-vous ? Prix d’un colon : { $cost }.
prompt-number-robot = Combien de robots achetez-vous ? Prix d’un robot : { $cost }.
prompt-pay = Avec quelles cartes payez-vous { $due } ? On ne rend pas la monnaie.
prompt-move = Vous avez gagné : { $factory }. Qui y travaille ?
prompt-assign =
    { $number ->
        [one] Vous pouvez faire tourner { $number } usine. Laquelle ?
       *[other] Vous pouvez faire tourner { $number } usines. Lesquelles ?
    }
prompt-strike = Attaque contre { $target } : { $what }. Elle en est à { $attack } et il lui faut { $needed }. Que jouez-vous pour attaquer ?
prompt-shield = Attaque contre { $target } : { $what }. Elle en est à { $attack } et il lui faut { $needed }. Que jouez-vous pour défendre ?
prompt-join = Attaque contre { $target } : { $what }. Elle en est à { $attack } et il lui faut { $needed }. Y prenez-vous part ?

## What a choice of cards or factories needs

need-credits = crédits
need-research = cartes recherche
need-discard = cartes qui comptent dans la limite de main
need-specials = stations spatiales, croiseurs planétaires et bases lunaires

## Answers

action-auction = Mettre aux enchères la carte { $what }
action-build = Acheter une { $what } ou plusieurs
action-recruit = Acheter des colons
action-robots = Acheter des robots
action-water_for_all = Tout rendre pour une usine d’eau
action-reassign = Déplacer des opérateurs
action-attack = Attaquer chez { $target } : { $what }
action-internalise = Ne plus enchérir
action-insist = Exiger que les joueurs internalisés finissent d’abord
action-done = Finir le tour
action-bid = Offrir { $what }
action-pass = Passer
action-honour = Payer
action-default = Se déclarer en défaut et payer la pénalité
action-number = En acheter { $what }
action-pay = Payer avec { $cards }
action-mega = Choix : { $cards }
action-return = Défausser { $cards }
action-discard = Défausser { $cards }
action-offer = Proposer { $card } à { $target }
action-give = Donner { $card }
action-assign = Faire tourner { $factories }
action-move = Déplacer un opérateur venant de : { $what }
action-send = Y envoyer un opérateur inoccupé
action-stay = Personne pour l’instant
action-defend = Aider à défendre
action-reinforce = Aider à attaquer
action-commit = Jouer { $cards }
action-commit-credits =
    { $number ->
        [one] Jouer { $number } crédit
       *[other] Jouer { $number } crédits
    }

## Why something is not possible

why-too-dear =
    { $discount ->
        [0] Cela coûte { $cost }, et vous avez { $credits }.
       *[other] Cela coûte { $cost }, et vous avez { $credits } et une réduction de { $discount }.
    }
why-defaulted = Vous êtes en défaut pour la carte { $upgrade } et ne pouvez plus enchérir sur elle pendant ce tour de jeu.
why-not-on-sale = Cette carte n’est pas sur le marché.
why-internalised = Par l’internalisation, vous y avez renoncé jusqu’à la fin du tour de jeu.
why-auctions-first = Dans un tour, les enchères viennent d’abord, et vous avez déjà commencé les achats.
why-factories-first = Dans un tour, les usines viennent avant les colons et les robots, et vous avez déjà commencé ceux-ci.
why-needs-upgrade = Il vous faut pour cela l’amélioration { $upgrade }.
why-needs-research = Il faut aussi de la recherche : une carte recherche pour payer ou, avec l’option argent, une source de recherche encore libre pendant ce tour de jeu.
why-lost-auction = Vous avez perdu une enchère pendant ce tour : plus d’usines jusqu’au prochain.
why-support-limit =
    { $limit ->
        [one] Votre colonie a de la place pour { $limit } colon, et elle est pleine.
       *[other] Votre colonie a de la place pour { $limit } colons, et elle est pleine.
    }
why-first-round-only = Ce n’est possible qu’au premier tour de jeu.
why-only-purchase = Il y faut tout ce que vous aviez au début, et ce doit être votre seul achat du tour de jeu.
why-no-cards = Vous n’avez rien pour attaquer.
why-immune = Cette cible a survécu à une attaque : elle est à l’abri pour le reste du tour de jeu.

## Options

group-optional = Règles facultatives
group-turns = Tours et enchères
group-operators = Opérateurs
group-market = Marché et ères
group-traders = Marchands
traders-need-kicker = Les marchands viennent avec l’extension Kicker.
traders-need-cards = Les marchands échangent des cartes : quand on joue avec l’argent, ils n’ont rien à échanger.
option-edition = Les règles qu’on joue : elles fixent tout le reste, sauf ce que vous changez.
option-edition-stronghold = l’édition anniversaire de 2011
option-edition-classic = le jeu de 1991 avec ses clarifications officielles
option-edition-expert = le jeu de 1991 avec les changements des règles expertes, version 1.32
option-kicker = L’extension Kicker : jusqu’à neuf types d’améliorations de plus, avec leurs propres emplacements sur le marché.
option-mega = Quatre usines d’une même sorte peuvent produire une méga-carte au lieu de quatre cartes.
option-weightless = Les cartes qui ne comptent pas dans la limite de main.
option-weightless-none = toutes les cartes comptent
option-weightless-research = les cartes recherche ne comptent pas
option-weightless-research_microbiotics = les cartes recherche et micro-organismes ne comptent pas
option-overbidding = On peut offrir plus qu’on n’a, et l’on paie une pénalité si l’on ne peut ou ne veut pas payer.
option-terrorism = On peut attaquer avec ses cartes les usines et les améliorations des autres.
option-availability = Ce que le dé apporte au marché quand l’amélioration désignée est épuisée.
option-availability-normal = le type inférieur le plus proche qui reste
option-availability-limited = rien : l’emplacement reste vide pendant ce tour de jeu
option-copies = Le nombre d’exemplaires de chaque amélioration ; 0 laisse l’édition en décider.
option-money = La production verse des crédits dans une bourse secrète, et l’on rend la monnaie : personne ne tient de cartes.
option-internalising = On peut renoncer aux enchères du tour de jeu et finir alors son tour sans attendre.
option-action_order = L’ordre de ce qu’on fait à son tour.
option-action_order-free = n’importe lequel, aussi souvent qu’on veut
option-action_order-steps = d’abord les enchères, puis les usines, puis les colons et les robots
option-bid_order = Qui est interrogé ensuite dans une enchère.
option-bid_order-purchase = le suivant dans l’ordre d’achat
option-bid_order-clockwise = le suivant autour de la table
option-assignment = Quand les opérateurs peuvent changer de place.
option-assignment-in_turn = à son propre tour
option-assignment-after_actions = tous dans l’ordre d’achat, après tous les tours
option-robot_limit = Le nombre de robots qui peuvent travailler.
option-robot_limit-none = tous
option-robot_limit-colonists = autant qu’on a de colons, pour chaque amélioration Robots
option-robots_in_special = Les robots peuvent travailler dans une station spatiale, un croiseur planétaire ou une base lunaire.
option-capped_roll = Ce qui arrive quand le dé désigne une amélioration qui est à son plafond sur le marché.
option-capped_roll-reroll = on le relance
option-capped_roll-next_lower = le type inférieur vient à la place
option-unmanned_cost = Si une station spatiale, un croiseur planétaire ou une base lunaire où personne ne travaille compte quand on range dans l’ordre d’achat ceux qui ont autant de points.
option-unmanned_cost-counted = son coût compte
option-unmanned_cost-not_counted = son coût ne compte pas
option-era_latched = Une ère commencée demeure, même si des points se perdent.
option-era_fallback = Une ère commence aussi quand deux tours de jeu de suite débutent alors que tout ce qui la précède est vendu.
option-discount_timing = Quand une amélioration commence à en rendre d’autres moins chères.
option-discount_timing-immediate = aussitôt
option-discount_timing-next_round = au tour de jeu suivant
option-iou = Ce qu’on reçoit pour les cartes qui manquent.
option-iou-note = une seule reconnaissance de dette pour toutes les cartes manquantes d’une sorte
option-iou-cards = une reconnaissance de dette par carte manquante
option-after_lost_auction = Ce qu’on peut encore faire après avoir perdu une enchère à son propre tour.
option-after_lost_auction-full_turn = tout
option-after_lost_auction-no_factories = tout, sauf acheter des usines
option-trader_per = Le nombre d’échanges que font les marchands de l’extension Kicker pendant un tour de jeu.
option-trader_per-card = un par carte de marchand
option-trader_per-owner = un par type de marchand qu’un joueur possède
option-trader_choice = Laquelle de plusieurs meilleures cartes un marchand reçoit.
option-trader_choice-target = l’autre joueur choisit
option-trader_choice-lowest = toujours la plus faible

## The table in the terminal

table-round =
    Tour de jeu { $round }, ère { $era ->
        [1] I
        [2] II
       *[3] III
    }. Points pour gagner : { $goal }. Ordre d’achat : { $order }.
table-turn = { $seat } joue son tour.
table-insisted = Les joueurs internalisés finissent d’abord.
table-market = Marché : { $offers }.
table-kickers =
    { $left ->
        [0] Marché Kicker : { $offers }.
       *[other] Marché Kicker : { $offers }. Dans la pile : { $left }.
    }
table-offer =
    { $number ->
        [one] { $upgrade } { $cost } (reste { $left })
       *[other] { $number } × { $upgrade } { $cost } (reste { $left })
    }
table-kicker =
    { $number ->
        [one] { $upgrade } { $cost }
       *[other] { $number } × { $upgrade } { $cost }
    }
table-auction = Enchère : { $upgrade }. { $seat } a fait la meilleure offre : { $bid }.
table-auction-others = Les autres : { $bids }.
table-auction-bid = { $seat } { $bid }
table-auction-passed = { $seat } passe à { $bid }
table-auction-open = Enchère : { $upgrade }. Pas encore d’offre.
table-attack = Attaque contre { $target } : { $what }. Attaque { $attack } sur les { $needed } nécessaires, défense { $defence }.
table-immune = À l’abri pendant ce tour de jeu : { $targets }.
table-immune-target = { $what } ({ $seat })
table-exchange = { $seat } a proposé une carte à { $target } : { $resource }.
table-exchange-card = { $seat } a proposé une carte à { $target } : { $card }.
table-colony =
    { $points ->
        [one] { $seat } : { $points } point.
       *[other] { $seat } : { $points } points.
    }
table-own-colony =
    { $points ->
        [one] { $seat } (vous) : { $points } point.
       *[other] { $seat } (vous) : { $points } points.
    }
table-colonists = Colons : { $colonists } sur { $limit }.
table-robots = Robots : { $robots }, dont { $usable } en état de travailler.
table-internalised = N’enchérit plus (internalisation).
table-done = A fini son tour.
table-factories = Usines en fonction : { $factories }.
table-factory = { $factory } { $operated } sur { $built }
table-upgrades = Améliorations : { $upgrades }.
table-upgrade =
    { $number ->
        [one] { $upgrade }
       *[other] { $number } × { $upgrade }
    }
table-cards = Cartes, { $weight } sur { $limit } : { $cards }.
table-known = Vous avez vu : { $cards }.
table-hand =
    { $credits ->
        [one] Vos cartes, { $weight } sur { $limit }, en tout { $credits } crédit : { $cards }.
       *[other] Vos cartes, { $weight } sur { $limit }, en tout { $credits } crédits : { $cards }.
    }
table-purse =
    { $credits ->
        [one] Votre bourse : { $credits } crédit. Limite de main : { $limit }.
       *[other] Votre bourse : { $credits } crédits. Limite de main : { $limit }.
    }

## Ce qu’une réponse entraînerait

preview-pay-cards =
    { $discount ->
        [0] { $number ->
            [one] Payer { $due }
           *[other] { $number } × { $price } = payer { $due }
        }
       *[other] { $price } − { $discount } = payer { $due }
    } avec { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $lost ->
        [0] compte exact.
        [one] { $lost } perdu.
       *[other] { $lost } perdus.
    }
preview-pay-coin =
    { $discount ->
        [0] { $number ->
            [one] Payer { $due }
           *[other] { $number } × { $price } = payer { $due }
        }
       *[other] { $price } − { $discount } = payer { $due }
    }, il reste { $left }.
preview-pay-beyond = Vous devriez { $due } : plus que vous n’avez.
preview-spent-cards =
    { $count ->
        [one] { $count } carte s’en va, valeur { $value }. Il reste { $left }.
       *[other] { $count } cartes s’en vont, valeur { $value }. Il reste { $left }.
    }
preview-spent-coin =
    { $value ->
        [one] { $value } dépensé, il reste { $left }.
       *[other] { $value } dépensés, il reste { $left }.
    }
preview-points-if-won =
    { $points ->
        [one] { $points } point si vous gagnez.
       *[other] { $points } points si vous gagnez.
    }
preview-at-work =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, production ≈ { $worth } ({ $output }).
preview-sale =
    { $discount ->
        [0] Si tous passent, { $seat } paie { $due }.
       *[other] Si tous passent, { $seat } paie { $due } ({ $bid } − { $discount } de réduction).
    }
preview-gain =
    { $gain ->
        [0] Seulement des cartes normales.
       *[other] { $gain } de plus que des cartes normales, en moyenne.
    }
preview-attack = Attaque { $attack } sur les { $needed } nécessaires.
preview-internalises = Vous vous internalisez : jusqu’à la fin du tour de jeu vous n’enchérissez plus, et finissez votre tour sans attendre.

game-title = Galaxy Trucker
game-summary = Bâtissez un vaisseau avec des rebuts pendant que le sable s’écoule, menez-le à travers météorites et pirates, et vendez ce qu’il en reste : le plus riche en crédits à la fin l’emporte.

terminal-help = Après le nom d’un composant viennent ses quatre côtés, dans le sens des aiguilles d’une montre à partir de l’avant : – est lisse, 1 un connecteur simple, 2 un double, U un universel. Un laser (–12U) a un connecteur simple à droite, un double à l’arrière et un universel à gauche. 1 va avec 1, 2 avec 2, U avec les trois, et lisse avec lisse.

## Tiles

start_cabin = cabine de pilotage
cabin = cabine
engine = réacteur
double_engine = réacteur double
cannon = laser
double_cannon = laser double
shield = bouclier
battery_2 = batterie à 2 cellules
battery_3 = batterie à 3 cellules
cargo_2 = porte-container à 2 containers
cargo_3 = porte-container à 3 containers
special_cargo_1 = porte-container spécial à 1 container
special_cargo_2 = porte-container spécial à 2 containers
life_support_purple = aide à la vie des aliens violets
life_support_brown = aide à la vie des aliens orange
structural = module structural

tile = { $kind } ({ $sides })
connector-on = { $connector } { $side }
tile-code =
    { $kind } ({ $front ->
        [0] –
        [1] 1
        [2] 2
       *[3] U
    }{ $right ->
        [0] –
        [1] 1
        [2] 2
       *[3] U
    }{ $rear ->
        [0] –
        [1] 1
        [2] 2
       *[3] U
    }{ $left ->
        [0] –
        [1] 1
        [2] 2
       *[3] U
    })

about-start_cabin = Le début de votre vaisseau : deux humains y vivent, jamais un alien. Un connecteur universel de chaque côté.
about-cabin = Logement pour deux humains, ou pour un alien si elle est reliée à une aide à la vie de sa couleur.
about-engine = Puissance des réacteurs 1. Sa sortie est tournée vers l’arrière, et rien ne se trouve juste derrière.
about-double_engine = Puissance des réacteurs 2 pour un jeton batterie. Sa sortie est tournée vers l’arrière, et rien ne se trouve juste derrière.
about-cannon = Puissance des lasers 1 s’il pointe vers l’avant, sinon ½. Rien ne se trouve juste devant son canon.
about-double_cannon = Puissance des lasers 2 pour un jeton batterie s’il pointe vers l’avant, sinon 1. Rien ne se trouve juste devant son canon.
about-battery_2 = Contient 2 jetons batterie : chacun alimente une fois un réacteur double, un laser double ou un bouclier.
about-battery_3 = Contient 3 jetons batterie : chacun alimente une fois un réacteur double, un laser double ou un bouclier.
about-shield = Pour un jeton batterie, arrête une petite météorite ou un tir léger venant de l’un de ses deux côtés.
about-cargo_2 = Transporte 2 cubes de marchandises, mais pas de rouges.
about-cargo_3 = Transporte 3 cubes de marchandises, mais pas de rouges.
about-special_cargo_1 = Transporte 1 cube de marchandises, même rouge.
about-special_cargo_2 = Transporte 2 cubes de marchandises, même rouges.
about-life_support_purple = Permet à un alien violet de vivre dans une cabine qui lui est reliée.
about-life_support_brown = Permet à un alien orange de vivre dans une cabine qui lui est reliée.
about-structural = Ne sert à rien en soi, mais fait tenir le vaisseau.

## Connectors and directions

smooth = lisse
single = simple
double = double
universal = universel

front = avant
right = droite
rear = arrière
left = gauche
from-front = venant de l’avant
from-right = venant de la droite
from-rear = venant de l’arrière
from-left = venant de la gauche
spot = ligne { $row } colonne { $column }
charge-forward = ligne { $row } colonne { $column } pour un laser pointant vers l’avant
charge-elsewhere = ligne { $row } colonne { $column } pour un laser pointant ailleurs
need-forward = lasers doubles pointant vers l’avant
need-elsewhere = lasers doubles pointant ailleurs
need-battery = jetons d’une même batterie

## Ships, rounds and phases

class-I = classe I
class-II = classe II
class-III = classe III
class-IIIa = classe IIIa

round-1 = manche 1
round-2 = manche 2
round-3 = manche 3
round-3a = manche 3a
round-test = vol d’essai

phase-building = construction
phase-inspection = vérification
phase-launch = décollage
phase-flight = voyage
phase-accounts = comptes
phase-over = fin de la partie

order-tile = tuile numérotée { $number }
circle-0 = START
circle-1 = I
circle-2 = II
circle-3 = III
pile = pile { $number }
team = équipe { $number }

## What is wrong with a ship

error = { $error } ({ $spots })
error-mismatch = côtés qui ne vont pas ensemble
error-disconnected = composant non relié au reste du vaisseau
error-engine_direction = réacteur non tourné vers l’arrière
error-behind_engine = composant juste derrière un réacteur
error-front_of_cannon = composant juste devant un laser
error-off_board = composant hors du contour

## Crew and cargo

human = humain
purple_alien = alien violet
brown_alien = alien orange
humans =
    { $number ->
        [one] { $number } humain
       *[other] { $number } humains
    }
crew-members =
    { $number ->
        [one] { $number } membre d’équipage
       *[other] { $number } membres d’équipage
    }
charges =
    { $number ->
        [one] { $number } jeton batterie
       *[other] { $number } jetons batterie
    }
credits =
    { $number ->
        [one] { $number } crédit
       *[other] { $number } crédits
    }
days =
    { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
about-purple_alien = Compte pour un membre d’équipage. Puissance des lasers +2, si les lasers seuls en ont.
about-brown_alien = Compte pour un membre d’équipage. Puissance des réacteurs +2, si les réacteurs seuls en ont.

red = rouge
yellow = jaune
green = vert
blue = bleu
red-goods =
    { $number ->
        [one] { $number } rouge
       *[other] { $number } rouges
    }
yellow-goods =
    { $number ->
        [one] { $number } jaune
       *[other] { $number } jaunes
    }
green-goods =
    { $number ->
        [one] { $number } vert
       *[other] { $number } verts
    }
blue-goods =
    { $number ->
        [one] { $number } bleu
       *[other] { $number } bleus
    }
cubes =
    { $number ->
        [one] { $number } cube de marchandises
       *[other] { $number } cubes de marchandises
    }

## Threats

small_meteor = petite météorite
large_meteor = grosse météorite
light_shot = tir léger
heavy_shot = tir puissant
threat-from = { $threat } { $from }

## Adventures

open_space = Espace libre
stardust = Poussière d’étoiles
planets = Planètes
abandoned_ship = Vaisseau abandonné
abandoned_station = Station abandonnée
slavers = Esclavagistes
smugglers = Contrebandiers
pirates = Pirates
combat_zone = Zone de combat
meteors = Champ de météorites
epidemic = Épidémie
sabotage = Sabotage

adventure = { $type } ({ $level })
card-number = carte { $number }
level-1 = I
level-2 = II
level-3 = III
planet = planète { $number } ({ $goods })

about-open_space = Du leader au dernier, chaque vaisseau avance d’autant de cases vides que la puissance de ses réacteurs. Sans aucune puissance, il faut abandonner.
about-stardust = Du dernier au leader, chaque vaisseau perd un jour par connecteur exposé.
about-planets =
    { $days ->
        [one] À partir du leader, chaque vaisseau peut atterrir sur une planète libre, charger ses marchandises et perdre { $days } jour : { $planets }.
       *[other] À partir du leader, chaque vaisseau peut atterrir sur une planète libre, charger ses marchandises et perdre { $days } jours : { $planets }.
    }
about-abandoned_ship =
    { $days ->
        [one] Le premier qui le veut cède { $crew } membres d’équipage, reçoit { $credits } crédits et perd { $days } jour.
       *[other] Le premier qui le veut cède { $crew } membres d’équipage, reçoit { $credits } crédits et perd { $days } jours.
    }
about-abandoned_station =
    { $days ->
        [one] Le premier qui le veut, avec au moins { $crew } membres d’équipage, charge des marchandises et perd { $days } jour : { $goods }.
       *[other] Le premier qui le veut, avec au moins { $crew } membres d’équipage, charge des marchandises et perd { $days } jours : { $goods }.
    }
about-slavers =
    { $days ->
        [one] Puissance { $strength }. Les plus faibles perdent { $crew } membres d’équipage. Qui les bat peut prendre { $credits } crédits et perdre { $days } jour.
       *[other] Puissance { $strength }. Les plus faibles perdent { $crew } membres d’équipage. Qui les bat peut prendre { $credits } crédits et perdre { $days } jours.
    }
about-smugglers =
    { $days ->
        [one] Puissance { $strength }. Les plus faibles perdent leurs { $penalty } marchandises les plus chères. Qui les bat peut charger des marchandises et perdre { $days } jour : { $goods }.
       *[other] Puissance { $strength }. Les plus faibles perdent leurs { $penalty } marchandises les plus chères. Qui les bat peut charger des marchandises et perdre { $days } jours : { $goods }.
    }
about-pirates =
    { $days ->
        [one] Puissance { $strength }. Les plus faibles essuient des tirs : { $threats }. Qui les bat peut prendre { $credits } crédits et perdre { $days } jour.
       *[other] Puissance { $strength }. Les plus faibles essuient des tirs : { $threats }. Qui les bat peut prendre { $credits } crédits et perdre { $days } jours.
    }
about-combat_zone = Trois comparaisons l’une après l’autre, et chaque fois le plus faible paie : { $lines }.
about-meteors = Elles arrivent une par une, chacune pour tous les vaisseaux à la fois : { $threats }.
about-epidemic = Chaque cabine occupée reliée à une autre cabine occupée perd un membre d’équipage.
about-sabotage = Le vaisseau à l’équipage le plus réduit perd un composant au hasard ; { $attempts } tentatives pour en toucher un.

combat-line = { $least } ({ $penalty })
least-crew = équipage le plus réduit
least-engine = puissance des réacteurs la plus faible
least-cannon = puissance des lasers la plus faible
penalty-days =
    { $number ->
        [one] perd { $number } jour
       *[other] perd { $number } jours
    }
penalty-crew =
    { $number ->
        [one] perd { $number } membre d’équipage
       *[other] perd { $number } membres d’équipage
    }
penalty-goods =
    { $number ->
        [one] perd { $number } cube de marchandises
       *[other] perd { $number } cubes de marchandises
    }
penalty-shots = essuie des tirs : { $threats }

## What happens

round-begins = Voici la suite : { $name }. Chacun construit un vaisseau de { $ship }.
draws = { $seat } pioche : { $tile }.
takes = { $seat } prend : { $tile }.
uses = { $seat } prend dans sa réserve : { $tile }.
picks = { $seat } reprend : { $tile }.
places = { $seat } place en ligne { $row }, colonne { $column } : { $tile }.
returns = { $seat } remet : { $tile }.
reserves = { $seat } réserve : { $tile }.
too-late = { $seat } voulait un composant déjà pris, et pioche à la place.
empty-handed = { $seat } ne trouve plus rien dans l’entrepôt.
peeks = { $seat } regarde la pile { $pile }.
puts-back = { $seat } repose la pile.
flips = { $seat } retourne le sablier sur { $circle }.
sand-out = Le sablier est écoulé sur { $circle }.
time-up = Le sablier est écoulé sur START : la construction est finie.
finishes = { $seat } a terminé et prend la tuile numérotée { $number }.
change-places = Les équipiers changent de place et continuent le vaisseau l’un de l’autre.
partners-swap = Les équipiers échangent leurs vaisseaux pour le voyage.
faulty = { $seat } a un vaisseau non conforme et doit le réparer.
takes-off = { $seat } enlève : { $tile }.
launch = Les vaisseaux décollent dans cet ordre : { $order }.
welcomes = { $seat } prend à bord : { $alien }.
alien-leaves = { $seat } perd un membre d’équipage privé d’aide à la vie : { $alien }.
card = { $seat } retourne une carte : { $card }.
ignored = Il n’y a personne à qui se comparer : { $card } est sans effet.
declares-engines = { $seat } annonce une puissance des réacteurs de { $strength } (jetons batterie dépensés : { $charges }).
declares-cannons = { $seat } annonce une puissance des lasers de { $strength } (jetons batterie dépensés : { $charges }).
gains-days =
    { $days ->
        [one] { $seat } avance de { $days } jour.
       *[other] { $seat } avance de { $days } jours.
    }
loses-days =
    { $days ->
        [one] { $seat } perd { $days } jour.
       *[other] { $seat } perd { $days } jours.
    }
lands = { $seat } atterrit sur la planète { $planet } : { $goods }.
too-few = { $seat } n’a pas assez d’équipage : { $crew } sur { $needed }.
explores = { $seat } accepte.
gets-credits =
    { $credits ->
        [one] { $seat } reçoit { $credits } crédit.
       *[other] { $seat } reçoit { $credits } crédits.
    }
cargo-is = { $seat } transporte maintenant : { $goods }.
loses-goods = { $seat } perd un cube de marchandises : { $colour }.
loses-charges =
    { $number ->
        [one] { $seat } perd { $number } jeton batterie.
       *[other] { $seat } perd { $number } jetons batterie.
    }
loses-crew =
    { $number ->
        [one] { $seat } perd { $number } membre d’équipage.
       *[other] { $seat } perd { $number } membres d’équipage.
    }
wins = { $seat } bat l’ennemi : { $enemy }.
draw = { $seat } fait jeu égal avec l’ennemi : il ne se passe rien ({ $enemy }).
defeated = { $seat } est trop faible et perd contre l’ennemi : { $enemy }.
declines = { $seat } renonce à la récompense.
has-least = { $seat } : { $what }.
threat = Menace : { $threat }, côté { $side }, { $lines } { $line }.
misses = Rien ne touche { $seat } ({ $threat }).
bounces = Rebond chez { $seat } ({ $threat }).
shot-down = { $seat } la détruit ({ $threat }).
shield-holds = Un bouclier protège { $seat } ({ $threat }).
loses-tile = { $seat } perd en ligne { $row }, colonne { $column } : { $tile } ({ $cause }).
cause-no-cannon = aucun laser ne pouvait tirer dessus
cause-no-shield = aucun bouclier de ce côté
cause-no-charge = plus de jeton batterie pour l’arrêter
cause-heavy = rien n’arrête un tir puissant
cause-endured = impact accepté
cause-apart = partie détachée
cause-sabotage = sabotage
saboteur-tries = Le saboteur à bord du vaisseau de { $seat } cherche à la ligne { $row }, colonne { $column }.
sabotage-fails = Le saboteur ne trouve rien chez { $seat } et renonce.
gives-up = { $seat } abandonne.
no-humans = { $seat } n’a plus d’humains et doit abandonner.
no-engines = { $seat } n’a aucune puissance de réacteurs et doit abandonner.
lapped = { $seat } a plus d’un tour de retard et doit abandonner.
account = { $seat } : arrivée { $arrival }, plus beau vaisseau { $looks }, marchandises { $goods } ; à payer pour les pertes : { $losses }.
in-profit = Avec des gains : { $winners }.
game-won =
    { $credits ->
        [one] La partie est gagnée avec { $credits } crédit : { $winners }.
       *[other] La partie est gagnée avec { $credits } crédits : { $winners }.
    }
nobody-won = Personne n’a le moindre crédit : la partie est sans vainqueur.
row = ligne
column = colonne

## Questions

prompt-tick = Combien de millisecondes passent ?
prompt-build = Vous construisez. Que faites-vous ?
prompt-choose = Que faites-vous dans ce temps ?
prompt-tile = Où va le composant que vous tenez ?
prompt-looking = Vous regardez une pile de cartes.
prompt-finished = Votre vaisseau est terminé. Que faites-vous ?
prompt-repair =
    { $errors ->
        [one] Votre vaisseau a { $errors } erreur. Quel composant enlevez-vous ?
       *[other] Votre vaisseau a { $errors } erreurs. Quel composant enlevez-vous ?
    }
prompt-keep = Votre vaisseau s’est défait. Quelle partie gardez-vous ?
prompt-crew = Quels aliens emménagent, et où ?
prompt-onward = La prochaine carte, de niveau { $level }, va être retournée. Cartes à venir : { $left }. Continuez-vous ?
prompt-engines = Réacteurs : { $least }, jusqu’à { $most } avec des jetons batterie. Lesquels dépensez-vous ?
prompt-cannons = Lasers : { $least }, jusqu’à { $most } avec des jetons batterie. Lesquels dépensez-vous ?
prompt-cannons-enemy = Ennemi : { $enemy }. Vos lasers : { $least }, jusqu’à { $most } avec des jetons batterie. Lesquels dépensez-vous ?
prompt-planet =
    { $days ->
        [one] Atterrissez-vous ? Cela prend { $days } jour.
       *[other] Atterrissez-vous ? Cela prend { $days } jours.
    }
prompt-station =
    { $days ->
        [one] Fouillez-vous la station ? Cela prend { $days } jour, et on y trouve : { $goods }.
       *[other] Fouillez-vous la station ? Cela prend { $days } jours, et on y trouve : { $goods }.
    }
prompt-derelict =
    { $days ->
        [one] Vendez-vous l’épave à { $crew } membres de votre équipage ? Vous recevez { $credits } crédits et perdez { $days } jour.
       *[other] Vendez-vous l’épave à { $crew } membres de votre équipage ? Vous recevez { $credits } crédits et perdez { $days } jours.
    }
prompt-claim-goods =
    { $days ->
        [one] Vous avez gagné. Chargez-vous les marchandises, en perdant { $days } jour ? Il y a : { $goods }.
       *[other] Vous avez gagné. Chargez-vous les marchandises, en perdant { $days } jours ? Il y a : { $goods }.
    }
prompt-claim-credits =
    { $days ->
        [one] Vous avez gagné. Prenez-vous { $credits } crédits, en perdant { $days } jour ?
       *[other] Vous avez gagné. Prenez-vous { $credits } crédits, en perdant { $days } jours ?
    }
prompt-load = Chargez vos marchandises. À côté du vaisseau : { $goods }.
prompt-dismiss =
    { $number ->
        [one] Vous perdez { $number } membre d’équipage. Qui s’en va ?
       *[other] Vous perdez { $number } membres d’équipage. Qui s’en va ?
    }
prompt-surrender =
    { $number ->
        [one] Vous perdez { $number } cube ({ $colour }). D’où ?
       *[other] Vous perdez { $number } cubes ({ $colour }). D’où ?
    }
prompt-drain =
    { $number ->
        [one] Vous perdez { $number } jeton batterie. D’où ?
       *[other] Vous perdez { $number } jetons batterie. D’où ?
    }
prompt-shield = Menace ({ $threat }) : { $tile }. Activer un bouclier ? Batterie : { $charges }.
prompt-shoot = Menace ({ $threat }) : { $tile }. Tirer au laser double ? Batterie : { $charges }.
prompt-settled = Le vol est terminé, les comptes sont faits. Passez-vous à la manche suivante ?

## What a choice needs

## Answers

action-tick =
    { $number ->
        [one] { $number } milliseconde passe
       *[other] { $number } millisecondes passent
    }
action-draw = Piocher un composant face cachée
action-take = Prendre : { $tile }
action-use = Prendre dans la réserve : { $tile }
action-pick = Reprendre le composant placé en dernier
action-place =
    { $turns ->
        [0] Placer en ligne { $row }, colonne { $column }, sans tourner
        [1] Placer en ligne { $row }, colonne { $column }, tourné à droite
        [2] Placer en ligne { $row }, colonne { $column }, tête en bas
       *[3] Placer en ligne { $row }, colonne { $column }, tourné à gauche
    }
action-return = Remettre face visible
action-reserve = Mettre en réserve
action-peek = Regarder la pile { $number }
action-put_back = Reposer la pile
action-flip = Retourner le sablier
action-finish = Terminer avec la tuile numérotée { $number }
action-wait = Attendre
action-remove = Enlever le composant en ligne { $row }, colonne { $column }
action-keep = Garder la partie en ligne { $row }, colonne { $column }
action-crew = Prendre des aliens à bord : { $aliens }
action-crew-humans = Ne prendre que des humains à bord
alien-at = { $alien } (ligne { $row } colonne { $column })
action-onward = Continuer
action-give_up = Abandonner
action-power =
    { $number ->
        [one] Dépenser { $number } jeton batterie : { $spots }
       *[other] Dépenser { $number } jetons batterie : { $spots }
    }
action-power-nothing = Ne dépenser aucun jeton batterie
action-land = Atterrir sur la planète { $number }
action-fly_on = Passer son chemin
action-explore = Accepter
action-claim = Prendre la récompense
action-decline = Renoncer à la récompense
action-load = Charger { $colour } en ligne { $row }, colonne { $column }
action-lift = Décharger { $colour } de la ligne { $row }, colonne { $column }
action-done = Fini : laisser le reste
action-dismiss =
    { $number ->
        [one] Céder { $number } membre d’équipage : { $spots }
       *[other] Céder { $number } membres d’équipage : { $spots }
    }
action-surrender =
    { $number ->
        [one] Donner { $number } cube : { $spots }
       *[other] Donner { $number } cubes : { $spots }
    }
action-drain =
    { $number ->
        [one] Donner { $number } jeton batterie : { $spots }
       *[other] Donner { $number } jetons batterie : { $spots }
    }
action-shield = Activer un bouclier avec un jeton de la ligne { $row }, colonne { $column }
action-shoot = Tirer avec un laser double, avec un jeton de la ligne { $row }, colonne { $column }
action-go_on = Manche suivante
action-endure = Laisser venir

## Why something is not possible

why-finished = Vous avez terminé votre vaisseau.
why-hand-full = Vous tenez un composant : placez-le, réservez-le ou remettez-le d’abord.
why-heap-empty = Il n’y a plus de composants face cachée.
why-tile-gone = Quelqu’un a été plus rapide : ce composant n’est plus là.
why-just-returned = Ce composant vient d’être remis : on peut le choisir dès le temps suivant.
why-does-not-fit = Le composant ne convient pas à cet endroit.
why-reserved = Un composant réservé ne peut pas retourner à l’entrepôt.
why-reserve-full = Votre réserve est pleine : elle contient { $number } composants.
why-no-reserve = Il n’y a pas de réserve au vol d’essai.
why-order-tile-gone = { $seat } a la tuile numérotée { $number }.
why-no-timer = Il n’y a pas de sablier au vol d’essai.
why-sand-runs =
    { $beats ->
        [0] Le sable coule encore.
       *[other] Le sable coule encore : { $beats } temps.
    }
why-only-finished-flips = Seul un joueur qui a terminé peut retourner le sablier sur START.
why-no-forecast = Il n’y a pas de piles à regarder au vol d’essai.
why-add-a-tile-first = Vous ne pouvez regarder les cartes qu’après avoir ajouté un composant à votre vaisseau.
why-pile-in-use = { $seat } regarde cette pile.
why-pile-in-hand = Vous regardez une pile : reposez-la d’abord.
why-welded = Le dernier composant placé est soudé.
why-card-first = La carte est retournée : il faut d’abord en subir les conséquences.
why-test-flight = On n’abandonne pas le vol d’essai.
why-planet-taken = { $seat } y a atterri.
why-red-goods = Les marchandises rouges demandent un porte-container spécial.

## Options

group-building = Construction
group-variants = Variantes
group-flight = Vol
timer-in-real-time = Le sable ne coule que si l’on construit en temps réel.
teams-of-four = Les équipes sont pour quatre joueurs.
option-edition = Les règles de quelle édition on joue.
option-edition-classic = le jeu de 2007
option-rounds = Les manches que l’on joue.
option-rounds-1-3 = les manches 1, 2 et 3 : la partie entière
option-rounds-1 = la manche 1 seulement
option-rounds-2 = la manche 2 seulement
option-rounds-3 = la manche 3 seulement
option-rounds-3a = la manche 3a seulement
option-rounds-1-2 = les manches 1 et 2
option-rounds-1_3 = les manches 1 et 3
option-rounds-1_3a = les manches 1 et 3a
option-rounds-2-3 = les manches 2 et 3
option-rounds-2_3a = les manches 2 et 3a
option-rounds-3-3a = les manches 3 et 3a
option-rounds-1-2-3a = les manches 1, 2 et 3a
option-rounds-1_3-3a = les manches 1, 3 et 3a
option-rounds-2-3a = les manches 2, 3 et 3a
option-rounds-1-3a = les manches 1, 2, 3 et 3a
option-test_flight = La première manche est un vol d’essai : plus facile, pour qui n’a jamais joué.
option-building = Comment on construit les vaisseaux.
option-building-real_time = tous à la fois, contre la montre
option-building-turns = temps par temps, sans horloge
option-timer = En combien de secondes le sablier s’écoule en temps réel.
option-build_check = Ce qui se passe quand un composant ne convient pas.
option-build_check-strict = on ne peut pas le placer là
option-build_check-warn = on peut le placer, avec un avertissement
option-build_check-authentic = on peut le placer, et seule la vérification le découvre
option-forecast = Comment servent les cartes qu’on a pu regarder.
option-forecast-normal = mélangées avec les inconnues
option-forecast-better = dans leur ordre, les inconnues à la fin
option-teams = Si quatre joueurs jouent à deux contre deux.
option-teams-none = chacun pour soi
option-teams-teams = les équipiers partagent leurs crédits, et chacun pilote le vaisseau construit par l’autre
option-teams-expert = les équipiers changent aussi de place pendant la construction
option-late_peek = Les joueurs qui ont terminé peuvent encore regarder les cartes.
option-planets_order = Qui perd ses jours d’abord après un atterrissage sur des planètes.
option-planets_order-last_first = le dernier vaisseau
option-planets_order-leader_first = le leader
option-bank = Si les marchandises peuvent manquer.
option-bank-limited = il y a 56 cubes
option-bank-unlimited = il y en a toujours assez

## Bots

level-hauler = Transporteur
level-hauler-about = Construit des porte-containers avant tout et s’arrête sur chaque planète qu’il peut.
level-gunship = Canonnière
level-gunship-about = Hérissée de lasers, vit des ennemis qu’elle abat.
level-racer = Bolide
level-racer-about = Des réacteurs partout : veut finir son vaisseau le premier et arriver le premier.

## The table in the terminal

table-round = { $round }, { $phase }.
table-sand =
    { $seconds ->
        [one] Sablier sur { $circle } : encore { $seconds } seconde.
       *[other] Sablier sur { $circle } : encore { $seconds } secondes.
    }
table-beats =
    { $beats ->
        [one] Sablier sur { $circle } : encore { $beats } temps.
       *[other] Sablier sur { $circle } : encore { $beats } temps.
    }
table-sand-out = Sablier sur { $circle } : écoulé.
table-heap =
    { $number ->
        [one] { $number } tuile face cachée.
       *[other] { $number } tuiles face cachée.
    }
table-face-up = Face visible : { $tiles }.
table-order-tiles = Tuiles numérotées restantes : { $numbers }.
table-pile = Pile { $pile }, ouverte devant vous :
table-track =
    { $left ->
        [one] Sur la piste : { $order }. Encore { $left } carte.
       *[other] Sur la piste : { $order }. Encore { $left } cartes.
    }
table-place =
    { $days ->
        [0] { $seat }
       *[other] { $seat } (-{ $days })
    }
table-card = Carte : { $card }.
table-threat = { $threat } { $side }, ligne ou colonne { $line }.
table-known = Parmi les cartes à venir, vous connaissez :
table-foreseen = { $card }. { $about }
table-known-place = { $card } au rang { $place }
table-ship =
    { $exposed ->
        [one] { $seat } : { $size }, { $exposed } connecteur exposé.
       *[other] { $seat } : { $size }, { $exposed } connecteurs exposés.
    }
table-size =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
table-strength = Réacteurs { $engines }, lasers { $cannons }.
table-exactly = { $strength }
table-span = { $least } à { $most }
table-aboard = Équipage { $crew }, jetons batterie { $charges }.
table-goods = Marchandises : { $goods }.
table-lost = Tuiles perdues : { $number }.
table-reserve = En réserve : { $tiles }.
table-hand = En main : { $tile }.
table-number = Tuile numérotée { $number }.
table-errors = Erreurs : { $errors }.
table-credits = Crédits : { $credits }.
table-row = Ligne { $row } : { $tiles }.
table-tile = { $column } { $tile }
table-tile-with = { $column } { $tile } : { $load }

## Ce qu’une réponse entraînerait

preview-onward = À l’arrivée au rang { $place } : { $arrival } ; pour les marchandises : { $sale }.
preview-out = Aucune récompense d’arrivée ; pour les marchandises, à moitié prix : { $sale }.
preview-strength = Puissance { $strength } ; jetons batterie restants : { $charges }.
preview-beats = Cela l’emporte sur { $against }.
preview-draws = C’est une égalité avec { $against }.
preview-loses-to = Cela perd contre { $against }.
preview-stranded = Sans réacteurs, vous devriez abandonner.
preview-least = C’est moins que les { $against } annoncés par quelqu’un.
preview-not-least = Quelqu’un devant vous a annoncé { $against } : vous n’auriez pas le moins.
preview-days = Jours : { $days } ; ensuite au rang { $place }.
preview-aboard = Crédits : { $credits } ; équipage restant : { $crew }.
preview-goods = Marchandises : { $goods } ; ce qui trouve place vaut { $worth }.
preview-no-room = Sans place : { $goods }.
preview-crew = Équipage restant : { $crew }, dont humains : { $humans }.
preview-figures = Équipage : { $crew } ; réacteurs : { $engines } ; lasers : { $cannons }.
preview-parts = Le vaisseau serait en { $parts } parties.
preview-change-tiles = Composants : { $from } → { $to }.
preview-change-crew = Équipage : { $from } → { $to }.
preview-change-humans = Humains : { $from } → { $to }.
preview-change-charges = Jetons batterie : { $from } → { $to }.
preview-change-engines = Réacteurs : { $from } → { $to }.
preview-change-cannons = Lasers : { $from } → { $to }.
preview-change-exposed = Connecteurs exposés : { $from } → { $to }.
preview-change-bill = À payer pour les pertes : { $from } → { $to }.

## Ce qui plaide pour la réponse d’un robot

weighed-credits = Ce que vaut chaque réponse pour le robot, en crédits :
worth-credits = { $figure }
reason-forecast = Tel quel, le vaisseau rapporte { $credits } crédits en moyenne et atteint l’arrivée dans { $arrives } % de { $flights } vols simulés.
reason-wishes = Ce qu’a le vaisseau, et ce que vaut un de plus pour ce constructeur, en crédits : réacteurs { $engines } (+{ $more_engines }), lasers { $cannons } (+{ $more_cannons }), équipage { $crew } (+{ $more_crew }), jetons batterie { $charges } (+{ $more_charges }). Côtés protégés : { $sides } sur 4.
reason-time = Places libres : { $spaces } ; temps restant : environ { $tiles } composants.
reason-errors = Erreurs auxquelles ce composant a part : { $mended } sur { $errors }.

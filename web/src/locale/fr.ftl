## Partout dans le navigateur

title = Cosmodrome
brand = COSMODROME
close = Fermer
cancel = Annuler
less = Moins
more = Plus
remove = Retirer
notes = Messages
announcement = Annonce
loading = Chargement…
skip-to-content = Aller au contenu
key-space = Espace
key-escape = Échap
key-shift = Maj
next-table = Table suivante qui vous attend
problem-unreached = Le serveur ne répond pas. Réessayez dans un instant.
problem-unknown = Une erreur est survenue sur le serveur. Réessayez.
page-missing = Cette page n’existe pas.
page-failed = Cette page n’a pas pu être chargée.
try-again = Réessayer
to-lobby = Vers le salon

## Les personnes

guest-names = Véga, Altaïr, Rigel, Deneb, Mira, Sirius, Capella, Antarès, Spica, Régulus, Procyon, Castor, Pollux, Bellatrix, Alcor, Mizar, Électre, Maïa, Atlas, Polaris, Adhara, Shaula, Naos, Alioth
your-name = Votre nom
your-name-about = C’est ainsi que les autres vous voient.
change-name = Vous êtes { $name }. Changer de nom
save-name = Prendre ce nom
seat-open = place libre
you = vous

## Le salon

lobby = Salon
create-table = Créer une table
new-table = Nouvelle table
learn = Apprendre en { $minutes } min
learn-resume = Reprendre la leçon
learn-about = Une leçon de { $minutes } minutes : { $title }, sur le vrai plateau, pas à pas
play-bots = Face aux robots
play-bots-now = Jouer contre des robots
play-bots-title = { $title } contre des robots
bots-level = Leur niveau
bots-seats = Joueurs, vous compris
rules-of = Les règles de { $title }
rules = Règles
open-tables-of = Seulement les tables de
all-games = Tous les jeux
ask-name = Qui êtes-vous ?
ask-name-about = Les autres voient ce nom.
play-bots-about = Jouer à { $title } contre des robots, tout de suite
games = Jeux
game-seats = { $least }–{ $most }
game-seats-only =
    { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
game-seats-about = De { $least } à { $most } joueurs
game-live =
    { $number ->
        [one] { $number } en cours
       *[other] { $number } en cours
    }
game-live-about =
    { $number ->
        [one] { $number } partie est en cours
       *[other] { $number } parties sont en cours
    }
your-turn = À vous de jouer
next-one = Suivante
play = Jouer
open-tables = Tables ouvertes
open-tables-none = Aucune table ouverte.
rules-usual = règles habituelles
rules-changed =
    { $number ->
        [one] { $number } règle changée
       *[other] { $number } règles changées
    }
open = Ouvrir
join = Rejoindre
join-table = Rejoindre { $name }
my-tables = Mes tables
my-tables-none = Vous n’êtes assis à aucune table.
live-tables = Regarder
live-tables-none = Personne d’autre ne joue en ce moment.
finished-games = Parties terminées
finished-games-none = Aucune partie terminée.
replay-game = Revoir { $name }
watch-game = Regarder { $name }
open-table = Ouvrir { $name }
status-open =
    { $number ->
        [one] { $number } place libre
       *[other] { $number } places libres
    }
status-waits-you = vous attend
status-waiting = À { $waiting } de décider
status-playing = en cours
status-problem = ne peut pas être ouverte
status-over = terminée
status-won = gagnée par { $winners }
private-table = privée
members-table = entre membres
connection-lost = Connexion perdue : nouvel essai…

## Une nouvelle table

table-game = Jeu
table-seats = Places
table-seat = Place { $number }
seat-anyone = Libre
seat-bot-level = Robot : { $level }
table-name = Nom de la table
table-name-hint = Table de { $name }
table-with-bots = { $name } et les robots
table-hints = Indices
table-hints-about = Chacun peut demander ce que ferait un robot. Contre des robots seulement, c’est toujours permis.
table-private = Privée
table-private-about = Absente du salon : seules les personnes qui ont le lien peuvent jouer ou regarder.
table-members = Entre membres
table-members-about = Les invités peuvent regarder, pas s’asseoir : une personne renvoyée ne peut pas revenir sous un autre nom d’invité.
tempo = Allure des robots
tempo-about = Quand personne n’a rien à faire, ils se dépêchent.
tempo-instant = Immédiate
tempo-swift = Vive
tempo-normal = Normale
tempo-slow = Lente
table-rules = Règles du jeu
table-more-rules = Toutes les règles
table-changed-rules =
    { $number ->
        [0] comme le veut l’édition
        [one] { $number } changée
       *[other] { $number } changées
    }
table-reset-rules = Revenir à l’édition
option-fixed = Il fixe lui-même ce qui est grisé.
option-on = oui
option-off = non
option-value = { $value }
table-open = Ouvrir la table
table-start = Commencer la partie

## Réglages

settings = Réglages
set-language = Langue
set-theme = Thème
set-theme-auto = Comme le système
set-theme-dark = Sombre
set-theme-light = Clair
set-motion = Animations
set-motion-auto = Comme le système
set-motion-full = Toutes
set-motion-reduced = Réduites
set-scenes = Scènes
set-scenes-about = À quelle vitesse les coups se jouent sous vos yeux. Un clic, ou Espace, les passe.
set-scenes-reduced = Aucune tant que les animations sont réduites.
set-scenes-off = Aucune
set-scenes-swift = Vive
set-scenes-normal = Normale
set-scenes-slow = Lente
set-palette = Couleurs des ressources
set-palette-standard = Normales
set-palette-patterns = Motifs
set-palette-about = Les motifs ajoutent des hachures et des couleurs que toute vision distingue.
set-text-size = Taille du texte
set-percent = { $number } %
set-sound = Sons
set-sound-about = Quand c’est à vous, quand quelqu’un écrit, et pour ce qui se passe sur le plateau.
set-volume = Volume
set-confirm = Demander avant ce qui ne s’annule pas
set-confirm-about = Un second clic pour les réponses qu’on ne peut pas reprendre.
set-forced = Répondre tout seul
set-forced-about = Quand une question n’a qu’une réponse.
set-one-click = Répondre d’un seul clic
set-one-click-about = Sans choisir d’abord ni voir ce qui s’ensuit.
set-card-names = Noms des cartes
set-card-names-translated = Traduits
set-card-names-original = Originaux
log-out = Se déconnecter partout
log-out-about = Qui utilise votre nom dans un autre navigateur ne le pourra plus. Ici, vous restez connecté.
log-out-here-about = Si vous vous déconnectez ici aussi, votre nom et vos places sont perdus : un invité ne peut pas revenir. Un membre le peut, avec une clé d’accès.
log-out-others = Partout sauf ici
log-out-here = Ici aussi
log-out-done = Vous êtes déconnecté partout ailleurs.
set-shortcuts = Touches
set-shortcuts-about = De simples touches agissent, sauf pendant que vous écrivez.
set-show-keys = Voir les touches
switch-language = Langue : { $language }
switch-theme = Changer de thème
switch-mute = Couper le son
switch-sound = Mettre le son

## Aide

keys = Touches
keys-everywhere = Partout
keys-lobby = Dans le salon
keys-table = À la table
keys-replay = En revoyant une partie
key-help = Cette liste de touches
key-new-table = Nouvelle table
keys-off = Les touches sont désactivées dans les réglages.

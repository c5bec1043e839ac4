# No-break spaces stand before : and inside « », narrow ones before ; ? !

## What a drafted answer still lacks: on the button that will send it

lack-question = Rien n’est demandé
lack-option = Choisissez une réponse
lack-more-items =
    { $number ->
        [one] Encore { $number } à choisir
       *[other] Encore { $number } à choisir
    }
lack-fewer-items = { $number } de trop
lack-more = Il manque { $number } : { $need }
lack-less = { $number } de trop : { $need }
lack-spare = Un élément est superflu : { $need }
lack-step = Choisissez une étape
lack-way = Un instant…
lack-amount = De { $lo } à { $hi }

## The prompt bar

ask-your-decision = À vous de décider
ask-undo = Annuler
ask-undo-about = Reprendre votre dernière action.
ask-undo-limit = Rien à annuler : seule votre dernière action peut l’être, tant que rien n’a été révélé et que personne d’autre n’a joué.
ask-for-you = Répondu pour vous…
ask-pay-otherwise = Choisir les cartes…
ask-reconnecting = Reconnexion, votre choix est conservé
ask-choosing =
    { $count ->
        [one] { $waiting } choisit
       *[other] { $waiting } choisissent
    }
ask-bot-thinking =
    { $count ->
        [one] { $waiting } réfléchit
       *[other] { $waiting } réfléchissent
    }
ask-nobody = La table continue d’elle-même
ask-over = La partie est terminée
ask-final = Ceci ne pourra pas être annulé.
ask-cancel = Revenir
ask-rule = Règle
ask-answers = Réponses
ask-aside = Ce que vous pouvez faire en attendant
ask-items = Éléments à choisir
ask-of = { $chosen } sur { $all }
ask-kept = { $chosen } sur { $all } gardées
ask-of-range = { $chosen }, de { $lo } à { $hi }
ask-need-least = { $weight } sur { $least } : { $need }
ask-need-most = { $weight } sur { $most } au plus : { $need }
ask-need-range = { $weight }, de { $least } à { $most } : { $need }
ask-clear = Vider
ask-suggest = Suggérer
ask-step-back = Reculer d’une étape
ask-steps = Étapes possibles
ask-step = { $step } ({ $costs })
ask-cost = { $cost } : { $number }
ask-fewer = Moins
ask-more = Plus
ask-amount = Nombre
ask-quick-amounts = Nombres utiles
ask-most = Vous pouvez aller jusqu’à { $hi }.
ask-on-board = Choisissez ce qui est encadré d’ambre.
ask-more-answers = Autres réponses ({ $number })
ask-fold = Replier les réponses
ask-more-about = Autres réponses, toutes sur le plateau
ask-more-list = Autres réponses
ask-why-not = Pourquoi pas ?
ask-why-not-number = Pourquoi pas ? ({ $number })
ask-closed = Impossible pour l’instant
ask-open-rule = Voir la règle
ask-orders = Consignes
ask-withdraw = Retirer : { $order }
ask-order = Réponse donnée d’avance : { $prompt }
answer-steps =
    { $number ->
        [0] Ne pas bouger
        [one] Faire { $number } étape
       *[other] Faire { $number } étapes
    }
answer-items =
    { $number ->
        [0] Ne rien choisir
        [one] En choisir { $number }
       *[other] En choisir { $number }
    }

## Keys

key-send = Envoyer la réponse, ou la confirmer
key-cancel = Revenir, fermer
key-arrows = Parcourir le plateau et votre main

## The frame around a board

frame-phases = Phases
frame-seats = Joueurs dans l’ordre
frame-board = Plateau
frame-hand = Ce que vous avez en main
frame-home = Retour à l’accueil
frame-tournament = Vers le tournoi
frame-menu = Menu
frame-replay = Revoir la partie
frame-rules = Règles
frame-share = Copier le lien
frame-fair-about = L’empreinte de la graine est publiée avant la première action, et la graine elle-même à la fin de la partie : notez l’empreinte, et vous pourrez vérifier chaque carte.
frame-leave = Quitter la partie
frame-leave-about = Un robot prend votre place et joue pour vous. Vous pourrez encore regarder ; pour revenir, il faudra que l’hôte libère la place.
frame-leave-now = Laisser ma place à un robot
frame-copied = Copié
frame-online = Connecté
frame-online-latency = Connecté, réponse en { $milliseconds } ms
frame-latency = { $milliseconds } ms
frame-seen-last = Pas de connexion : voici la table telle que vous l’avez vue en dernier, le { $when }.
frame-offline = Connexion perdue, nouvel essai en cours
frame-connecting = Connexion
frame-loading = On dresse la table…
frame-missing = Cette table n’existe pas.
frame-failed = Le plateau n’a pas pu être chargé.
frame-retry = Réessayer
frame-seat-lost = Vous n’êtes plus assis à cette table.
frame-spectator = Vous regardez
frame-bot = Robot : { $level }
frame-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
frame-place =
    { $place ->
        [1] { $place }er
       *[other] { $place }e
    }
frame-place-about = Le rang selon les points actuels
frame-turn =
    { $turn ->
        [1] Premier dans l’ordre du tour
       *[other] { $turn }e dans l’ordre du tour
    }
frame-your-seat = vous
frame-deciding = décide
frame-your-call = à vous
frame-away = déconnecté
frame-drawer = Journal, discussion et règles
frame-open-drawer = Ouvrir le journal, la discussion et les règles
frame-close = Fermer
frame-table = Table
frame-log = Journal
frame-chat = Discussion
frame-unread =
    { $number ->
        [one] { $number } nouveau message
       *[other] { $number } nouveaux messages
    }
frame-views = Parties du plateau

## The log and the chat

log-since = Depuis votre dernier tour
log-steps = { $number } petits gestes
log-latest = Aller à la fin
log-older = Montrer les lignes précédentes
log-open-move = Revoir la partie à partir de ce coup
log-empty = Il ne s’est encore rien passé.
chat-empty = Personne n’a encore rien dit.
chat-older = Montrer les messages précédents
chat-write = Écrire à la table
chat-players-only = Seules les personnes qui jouent ici peuvent écrire.
chat-places = Qui l’on entend
chat-table = Table
chat-gallery =
    { $number ->
        [0] Galerie
       *[other] Galerie ({ $number })
    }
chat-write-gallery = Écrire à ceux qui regardent
chat-send = Envoyer
chat-spectator = { $name } (regarde)

## The waiting room

room-waiting = En attente de joueurs
room-open = Place libre
room-take = S’asseoir ici
room-put-bot = Mettre un robot ici
room-open-seat = Libérer cette place
seats-change = Changer les places
seat-replace = Remplacer
seat-change = Changer cette place : { $seat }
seat-change-about = Vous êtes l’hôte : c’est vous qui décidez qui s’assoit ici.
seat-change-playing = Vous êtes l’hôte : un robot peut continuer ici, ou la partie attend que quelqu’un s’assoie.
seat-change-loses = Là où les parties comptent pour le classement, écarter quelqu’un qui l’a commencée vous fait perdre celle-ci, sans qu’il y perde rien ; sauf s’il est absent depuis longtemps.
seat-bar = Empêcher cette personne de revenir
seat-bar-about = Sinon, elle peut se rasseoir.
room-remove = Renvoyer
room-level = Niveau du robot
room-start = Commencer, des robots aux places libres
room-starts-itself = La partie commence d’elle-même dès que toutes les places sont prises.
room-leave = Se lever
room-share = Inviter avec ce lien
room-copy = Copier
room-private = Privée : seuls ceux qui ont le lien trouvent cette table.
room-members = Seuls les membres s’assoient ici ; les invités peuvent regarder.
room-public = Publique : tout le monde la voit à l’accueil.
room-options = Comment on joue
room-changed = modifié
room-show-all = Toutes les options
room-show-changed = Seulement ce qui a été modifié

## The end

end-winners =
    { $count ->
        [0] Personne ne gagne
        [one] { $winners } gagne
       *[other] { $winners } se partagent la victoire
    }
end-scores = Scores
end-player = Joueur
end-winner = vainqueur
end-rematch = Rejouer
end-join-rematch = Rejoindre la partie suivante
end-replay = Revoir la partie
end-lobby = Retour à l’accueil
end-show = Voir le résultat
end-fair = Mélange vérifiable
end-fair-about = L’empreinte de la graine a été publiée avant la première action ; la graine est maintenant connue. Qui possède l’enregistrement peut vérifier chaque carte.
end-commitment = Empreinte publiée au début
end-seed = Graine
end-record = Télécharger l’enregistrement

# ce que l’on voit se passer
stage-skip = Passer
stage-more = et { $number } de plus

## Une leçon

lesson-title = Leçon
lesson-place = Étape { $step } sur { $steps }
lesson-next = Suite
lesson-leave = Quitter ; la leçon vous attend où vous l’avez laissée
lesson-play = Jouer une partie facile
lesson-stay = Continuer ici

## Un indice

hint-ask = Indice
hint-about = Que ferait un robot ici, et pourquoi ?
hint-thinking = Réflexion…
hint-answer = Un robot ferait : { $answer }
hint-drafted = C’est sélectionné : à côté de la question, vous voyez où cela mène.

## Before time runs

ready-title = Prêts ?
ready-sand = Dès que tout le monde est prêt, le sablier coule et tous agissent à la fois.
ready-clocks = Dès que tout le monde est prêt, les pendules tournent : { $pace }.
ready-asked = Installez-vous, regardez les règles, puis dites-le.
ready-waiting = On attend { $waiting }.
ready-without = Absents : { $waiting }. La partie commence sans eux dans { $time }.
ready-begins = Tout le monde est prêt.
ready-ready = Je suis prêt
ready-begin = Commencer sans { $waiting }
ready-is-ready = prêt
ready-is-choosing = pas encore prêt
ready-is-away = absent
ready-is-bot = toujours prêt

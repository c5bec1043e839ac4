# No-break spaces stand before : and inside « », narrow ones before ; ? !

## Words every game may use

nothing = rien
seat-number = Place { $number }
clock = L’horloge
reseeded = La partie reprend ici avec un hasard nouveau.

## Why an action is refused: reasons the kernel gives

not-an-option = Ce n’est pas une des réponses possibles.
unfinished-answer = La réponse n’est pas encore complète.
amount-out-of-range = Le nombre doit être compris entre { $lo } et { $hi }.
not-among-the-items = Un élément ne figure pas parmi ceux que vous pouvez choisir.
wrong-number-of-items =
    { $lo ->
        [one] Choisissez au moins { $lo } élément et au plus { $hi }.
       *[other] Choisissez au moins { $lo } éléments et au plus { $hi }.
    }
too-little = Ce n’est pas assez : il faut au moins { $least }, et vous en êtes à { $chosen } ({ $need }).
too-much = C’est trop : il faut au plus { $most }, et vous en êtes à { $chosen } ({ $need }).
more-than-needed = Un élément est superflu : il suffit de { $least } ({ $need }).
path-broken = Étape { $number } : { $why }
path-no-such-step = L’étape { $number } ne peut pas suivre la précédente.
path-goes-on = On ne peut pas encore s’arrêter ici.
malformed-action = Une action est une liste qui commence par un verbe et ne contient que des textes, des nombres entiers et des listes de ceux-ci.
game-over = La partie est terminée.
no-such-seat = La place { $number } n’existe pas : la table en compte { $seats }.
not-your-decision = Ce n’est pas à vous de décider. On attend : { $waiting }.
nothing-to-undo = Vous ne pouvez rien annuler : seule votre dernière action peut l’être, tant que rien n’a été révélé et que personne d’autre n’a joué.

## Why a game is not set up: reasons the kernel gives

setup-no-such-option = L’option « { $option } » n’existe pas. Il y a : { $options }.
setup-no-such-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.
setup-seats = Avec ces options, la partie se joue de { $least } à { $most } joueurs, pas à { $number }.
setup-misfit = L’option « { $option } » ne peut valoir « { $value } » que si « { $other } » vaut : { $allowed }.
setup-scenario-fixes = Dans le scénario « { $scenario } », l’option « { $option } » vaut « { $value } ».
setup-nobody = Avec ces options, personne ne peut jouer : elles demandent des nombres de joueurs différents.
setup-seed = Une graine doit être un texte.
setup-no-such-game = jeu inconnu « { $game } » ; il y a : { $games }
setup-no-such-bot = bot inconnu « { $bot } » pour { $game } ; il y a : { $bots } et module:Class
setup-no-bots = pas de bot ; nommez-en au moins un
setup-two-bots = un tournoi demande au moins deux bots, chacun nommé une fois
setup-same-name = deux personnes ont le même nom : { $names }
setup-too-many = { $named } personnes et bots sont nommés pour { $seats } places ; nommez-en moins, ou ajoutez des places
setup-unwritable = impossible d’écrire { $file } : { $reason }
setup-folder = impossible d’écrire { $file } : c’est un dossier
setup-picture = { $file } : une image est l’un de { $formats }, d’après la fin de son nom
setup-extra = { $package } n’est pas installé : pip install '{ $extra }'
setup-no-cluster = pas de grappe Ray à « { $address } » : { $reason }
setup-too-few = { $name } : { $number } ne suffit pas ; il en faut au moins { $least }
setup-unfinished = cette partie n’est pas terminée ; seules les parties terminées s’analysent
setup-viewer = { $number } n’est pas une place de cette partie, qui en a { $seats }, comptées depuis 0

## Arguments erronés d’une commande

usage-required = il manque ces arguments : { $names }
usage-unknown = arguments inconnus : { $names }
usage-choice = argument { $name } : choix invalide : { $value } (au choix : { $choices })
usage-value = argument { $name } : il lui faut une valeur
usage-argument = argument { $name } : { $complaint }
usage-count = « { $text } » n’est pas un nombre entier d’au moins 1
usage-number = « { $text } » n’est pas un nombre entier d’au moins 0
usage-seconds = « { $text } » n’est pas un nombre de secondes de 0 à 3600
usage-text = ce n’est pas un texte lisible
usage-pair = --option : « { $text } » n’est pas de la forme NOM=VALEUR
usage-twice = --option : { $name } est donné deux fois
usage-ray-workers = --ray : c’est la grappe qui décide combien travaillent ; ne donnez pas --workers
usage-save-exists = --save : { $file } existe ; continuez avec --load, ou nommez un autre fichier
usage-load-alone = --load : le fichier a ses places, options et graine ; n’en donnez pas
usage-load-other = --load : { $file } est une partie de { $theirs }, pas de { $ours }
usage-at = --at : { $at } n’est pas de 0 à { $total }, le nombre d’actions dans { $file }
usage-seat = --seat : { $number } n’est pas de 1 à { $seats }, le nombre de places de cette partie

## The command line: games

cli-ratings =
    { $games ->
        [one] { $games } partie compte
       *[other] { $games } parties comptent
    } ; { $changed ->
        [0] tous les classements restent les mêmes.
        [one] un classement a changé.
       *[other] { $changed } classements ont changé.
    }
cli-serving = Cosmodrome est ouvert à l’adresse { $address }. Ctrl-C pour arrêter.
cli-serving-no-client =
    Le serveur répond à l’adresse { $address }, mais aucune page ne peut être affichée : le client manque.
    Construisez-le avec `make client`, ou installez un wheel construit avec lui (`make wheel`). Ctrl-C pour arrêter.

## Pour qui s’occupe d’un serveur

admin-tables = { $shown } tables sur { $all }. (* terminée sans résultat)
admin-people = { $shown } personnes sur { $all }. (X bloquée)
admin-reports = { $reports ->
    [0] Rien n’est signalé.
    [one] Un signalement.
   *[other] { $reports } signalements.
}
admin-settled = Le signalement { $report } est réglé.
admin-closed = La table { $table } est fermée.
admin-closed-before = La table { $table } était déjà fermée.
admin-deleted = { $tables ->
    [one] { $tables } table est supprimée.
   *[other] { $tables } tables sont supprimées.
}
admin-would-delete = { $tables ->
    [one] { $tables } table serait supprimée. Confirmez avec --yes.
   *[other] { $tables } tables seraient supprimées. Confirmez avec --yes.
}
admin-damaged = La table { $table } est endommagée : { $problem }
admin-older-rules = La table { $table } a été commencée avec d’autres règles : { $problem }
admin-verified = Rejouées sans défaut : { $good }. Endommagées : { $bad }. D’autres règles, et différentes à présent : { $older }.
admin-renamed = { $player } s’appelle désormais { $name }.
admin-merged = Tout ce qui était à { $player } est désormais à { $into }.
admin-blocked = { $player } est bloqué.
admin-unblocked = { $player } n’est plus bloqué.
admin-announced = Tout le monde voit désormais ceci.
admin-announced-nothing = Plus rien n’est annoncé.
admin-backed-up = { $file } contient { $tables } tables avec { $entries } entrées, et a été relu.
admin-restored = La base contient maintenant { $tables } tables.
admin-restored-table = La table { $table } est comme elle était.
admin-judged = Parties d’autres règles qui peuvent continuer avec celles-ci : { $good } ; qui ne le peuvent pas : { $bad }.
admin-frozen = Parties en cours copiées dans { $file }, pour l’ancienne version : { $games }.
admin-gone-on = Parties qui continuent avec les nouvelles règles : { $games }.
admin-ended = Parties terminées sans résultat : { $games }.

cli-game = { $id } : { $title }. { $summary }
cli-seats = { $edition } : de { $least } à { $most } places
cli-bots = Robots : { $bots }
cli-options = Options, sous la forme --option NOM=VALEUR :
cli-option = { $name }={ $values } (par défaut { $default }) : { $explanation }
cli-scenarios = Scénarios, sous la forme --option scenario=NOM :
cli-scenario = { $name } : { $title }. Places : { $seats }. Fixé : { $options }. { $goal }
cli-option-value = { $value } : { $meaning }

## The terminal table

cli-you = Capitaine
cli-bot = Robot { $number }
cli-bot-names = Laïka, Belka, Strelka, Ham, Enos, Félicette, Baker, Hector, Anita
cli-yes = oui
cli-no = non
cli-value = { $value }
cli-name = { $seat }

cli-welcome = { $title }. À la table :
cli-person-sits = Place { $number } : { $seat }
cli-bot-sits = Place { $number } : { $seat }, joué par le robot { $bot }
cli-commitment = Empreinte de la graine (la graine elle-même sera montrée à la fin) : { $hash }
cli-hand-over = { $seat }, c’est à vous de prendre l’écran. Les autres détournent les yeux. Appuyez sur Entrée.
cli-question = { $seat }, à vous de décider : { $question } (règles : { $rule })
cli-see-rule = (règles : { $rule })
cli-needed = Il faut : { $need }
cli-need = { $bounds } ({ $need })
cli-at-least = au moins { $number }
cli-at-most = au plus { $number }
cli-nothing-spare = rien de superflu
cli-type-number =
    { $most ->
        [1] Tapez 1.
       *[other] Tapez un numéro de 1 à { $most }.
    }
cli-type-amount = Tapez un montant de { $least } à { $most }.
cli-type-items = Tapez les numéros de { $least } à { $most } éléments, par exemple 1 3 4.
cli-type-items-or-none =
    { $most ->
        [one] Tapez les numéros d’au plus { $most } élément, par exemple 1 3 4, ou 0 pour aucun.
       *[other] Tapez les numéros d’au plus { $most } éléments, par exemple 1 3 4, ou 0 pour aucun.
    }
cli-type-so-many-items =
    { $most ->
        [one] Tapez le numéro de { $least } élément.
       *[other] Tapez les numéros de { $least } éléments, par exemple 1 3 4.
    }
cli-type-steps =
    { $most ->
        [one] Tapez 1 pour l’étape suivante.
       *[other] Tapez le numéro de l’étape suivante, ou plusieurs dans l’ordre, comme 1 3 2.
    }
cli-type-steps-or-none = Tapez le numéro de l’étape suivante, ou plusieurs dans l’ordre, comme 1 3 2, ou 0 pour aucune.
cli-no-more-steps = Aucune étape ne peut suivre.
cli-step-back = Tapez - pour retirer la dernière étape.
cli-so-far = Jusqu’ici : { $path }
cli-priced-step = { $step } ({ $costs })
cli-cost = { $cost } : { $number }
cli-or-letter = Une lettre donne la réponse qu’elle précède.
cli-suggestion = Entrée seule signifie : { $answer }.
cli-help-hint = Tapez ? pour l’aide.
cli-no-suggestion = Il n’y a pas de suggestion ici : tapez une réponse, s’il vous plaît.
cli-one-number = Tapez un seul nombre, s’il vous plaît.
cli-not-understood = Ce n’est ni une réponse ni une commande. Tapez ? pour l’aide.
cli-no-such-number = Les numéros vont de 1 à { $most }.
cli-same-number-twice = Le même numéro y figure deux fois.
cli-help =
    Répondez par le numéro ou la lettre qui précède une réponse, par un montant, ou par les numéros de plusieurs éléments.
    Vous pouvez aussi taper :
    ? pour cette aide ; aide RÉPONSE : ce que donnerait cette réponse, et si elle peut être annulée
    pourquoi : ce qui n’est pas possible maintenant, et pour quelle raison
    règles : les règles dont relève la question ; règles SECTION : toute autre section
    carte NOM : ce qu’est et fait une carte, aussi par une partie de son nom
    table : la table telle que vous la voyez
    journal : les derniers événements ; journal NOMBRE : autant de lignes
    annuler : reprendre votre dernière action
    enregistrer FICHIER : écrire la partie dans un fichier
    quitter : quitter la table
cli-word-help = aide
cli-word-why = pourquoi
cli-word-rules = règles
cli-word-card = carte
cli-word-table = table
cli-word-log = journal
cli-word-undo = annuler
cli-word-save = enregistrer
cli-word-quit = quitter
cli-foreseen = { $answer } :
cli-final = Ceci ne pourra pas être annulé.
cli-not-final = Ceci pourra être annulé.
cli-nothing-closed = Rien ne vous est fermé : toutes les réponses que les règles connaissent ici figurent dans la liste.
cli-closed = { $answer } : { $reason }
cli-no-such-section = Le livret n’a pas de section « { $section } ». Voici les sections :
cli-card-which = Dites laquelle : carte NOM
cli-no-cards = Ce jeu n’a pas de cartes à expliquer ici. Tapez règles pour ses règles.
cli-no-such-card = Il n’y a pas de carte « { $name } ».
cli-several-cards = Laquelle ? { $names }
cli-detailed = { $answer } ({ $detail })
cli-undone = Votre dernière action est annulée.
cli-save-where = Dites où, s’il vous plaît : enregistrer FICHIER
cli-file-exists = { $file } existe déjà. Choisissez un autre fichier, s’il vous plaît.
cli-not-saved = { $file } n’a pas pu être écrit : { $error }
cli-saved = Partie enregistrée dans { $file }.
cli-goodbye = Au revoir.
cli-game-over = La partie est terminée.
cli-not-over = La partie n’est pas encore terminée. Les scores pour l’instant :
cli-score = { $seat } : { $score }
cli-winners =
    { $count ->
        [0] Personne ne gagne.
        [1] Victoire : { $winners }.
       *[other] Victoire partagée : { $winners }.
    }
cli-seed = Graine : { $seed }

## Replay and verification

cli-record = { $title }. Places : { $seats }. Actions : { $actions }.
cli-step = { $number } sur { $total }. { $seat } : { $answer }
cli-at-start = Le début. Actions à venir : { $total }.
cli-at-end = C’était la dernière action.
cli-replay-hint = Entrée : suivante. b : précédente. Un nombre : y aller. t : la table. q : quitter.
cli-replay-range = Tapez un nombre de 0 à { $total }, b, t ou q, ou appuyez sur Entrée.
cli-verified = { $file } : tout est juste. La graine est bien celle de l’empreinte, et la partie rejouée mène à l’état enregistré. Actions : { $actions }.

## The analysis of a finished game

cli-analysed =
    { $title } : { $moves } coups, comparés à ceux de { $bot } dans { $worlds ->
        [one] { $worlds } monde
       *[other] { $worlds } mondes
    }. Probabilité de victoire :
cli-curve = { $seat } : { $first } % { $curve } { $last } %
cli-turns =
    { $number ->
        [0] Aucun coup n’a fait basculer la partie à lui seul.
       *[other] Tournants de la partie, avec le changement de probabilité de victoire :
    }
cli-turn =
    { $cause ->
        [luck] Coup { $number }, { $mover } : { $answer }. { $change } pour { $seat }, surtout par chance.
       *[play] Coup { $number }, { $mover } : { $answer }. { $change } pour { $seat }.
    }
cli-turn-unseen = Coup { $number } de { $mover } : { $change } pour { $seat }.
cli-signed =
    { $sign ->
        [plus] +{ $size }
        [minus] −{ $size }
       *[none] { $size }
    }
cli-better = Le robot aurait joué : { $answer }, ce qui vaut { $gain }.
cli-players = Joueurs :
cli-player = { $seat } : { $kept } % de la probabilité de victoire conservés, { $loss } perdus par décision, d’accord avec le robot { $agreed } fois sur { $decisions }. Chance { $luck }, jeu propre { $own }, les autres { $others }.

## Simulations and tournaments

cli-simulated = { $title } à { $seats } : parties terminées { $finished } sur { $games }, { $actions } actions en { $seconds } s ({ $rate } par seconde)
cli-bot-result = { $bot } : victoires { $wins } sur { $games }, { $share } % (intervalle à 95 % : de { $least } à { $most } ; par hasard { $expected }), score moyen { $score }
cli-bot-alone = { $bot } : victoires { $wins } sur { $games }, { $share } % (intervalle à 95 % : de { $least } à { $most }), score moyen { $score }
cli-tournament = { $title } : parties terminées { $finished } sur { $games }. Classement, avec l’intervalle à 95 % :
cli-standing = { $place }. { $bot } : { $rating } (de { $least } à { $most }), victoires { $wins } sur { $games }, score moyen { $score }
cli-ladder = { $title } : les niveaux à { $seats }, avec leur classement et l’intervalle à 95 % :
cli-rung = { $place }. { $level } : { $rating } (de { $least } à { $most }), victoires { $wins } sur { $games }
cli-duels = Duels, avec l’intervalle à 95 % de la part des victoires :
cli-duel = { $bot } contre { $rival } : victoires { $wins } sur { $games } (de { $least } à { $most } %)

## Images des simulations et des tournois

plot-simulation =
    { $games ->
        [one] { $title } : { $games } partie
       *[other] { $title } : { $games } parties
    }
plot-tournament =
    { $games ->
        [one] { $title } : un tournoi de { $games } partie
       *[other] { $title } : un tournoi de { $games } parties
    }
plot-shares = Victoires, avec l’intervalle à 95 %
plot-share = part des parties gagnées, en %
plot-by-chance = au hasard
plot-by-seat = Victoires selon la place, en %
plot-seat = place { $number }
plot-ratings = Classement, avec l’intervalle à 95 %
plot-rating = cote OpenSkill
plot-duels = Victoires de la ligne contre la colonne, en %
plot-scores = Score tour par tour : moyenne et huit dixièmes centraux
plot-round = tour
plot-score = score
plot-lengths = Durée des parties
plot-in-rounds = tours
plot-in-actions = actions
plot-games = parties

## The picture of an analysis

plot-analysis =
    { $title } : comparaison avec { $bot } dans { $worlds ->
        [one] { $worlds } monde
       *[other] { $worlds } mondes
    }
plot-chances = Probabilité de victoire, en %, et les tournants de la partie
plot-moves = coups, avec le numéro de chaque tour
plot-luck = D’où elle vient, en points de probabilité de victoire
plot-by-luck = chance
plot-by-own = jeu propre
plot-by-others = jeu des autres

## Benchmarks

cli-bench-subject = sujet
cli-bench-games = parties par seconde
cli-bench-actions = actions par seconde
cli-bench-copies = copies par seconde
cli-bench-ratio = fois catanatron
cli-bench-goal = objectif
cli-bench-times = { $ratio } x
cli-bench-reached = { $goal } : atteint
cli-bench-missed = { $goal } : manqué
cli-bench-alone = { $yardstick } n’est pas installé : il n’y a rien à quoi comparer.
cli-bench-task = tâche
cli-bench-milliseconds = millisecondes
cli-bench-environment = environnement
cli-bench-steps = pas par seconde
cli-shared = { $variant }, { $tables } tables sur PostgreSQL : une action coûte { $alone } ms de temps processeur à un processus serveur, { $together } ms en tout à { $processes } sur un même port, { $led } ms à autant derrière un routeur par table (PostgreSQL { $database-alone } ms et { $database-together } ms)
cli-shared-reached = { $ratio } fois autant sur un même port (but : au plus { $goal }, atteint), { $routed } fois derrière un routeur
cli-shared-missed = { $ratio } fois autant sur un même port (but : au plus { $goal }, manqué), { $routed } fois derrière un routeur
cli-load = le serveur en charge, à { $tables } tables
cli-load-sockets = connexions ouvertes
cli-load-actions = actions par seconde, de bout en bout
cli-load-full-p50 = latence à pleine charge, médiane, ms
cli-load-full-p99 = latence à pleine charge, 99 sur 100, ms
cli-load-half = actions par seconde à mi-charge
cli-load-half-p50 = latence à mi-charge, médiane, ms
cli-load-half-p99 = latence à mi-charge, 99 sur 100, ms
cli-load-server-cpu = temps de calcul du serveur par action, ms
cli-load-echo-cpu = les mêmes messages d’un serveur qui ne fait rien d’autre, ms
cli-load-echoes = temps de calcul du serveur, rapporté à ce dernier
cli-load-client-cpu = temps de calcul des clients par action, ms
cli-load-memory = mémoire d’une table au repos, ko
cli-load-left = ce que laisse une table sortie de la mémoire, ko
cli-load-stored = actions enregistrées et comparées
cli-load-ended = parties terminées pendant la mesure
cli-load-rated = parties terminées, même avant, et comptées dans les classements
cli-load-late = réponses refusées car tardives
cli-load-faults = perdu, répété ou dans le désordre
cli-load-reached = { $value } ({ $goal } : atteint)
cli-load-missed = { $value } ({ $goal } : manqué)
cli-load-fault = { $variant } : { $fault }

## Bot levels

level-cadet = Débutant
level-cadet-about = Connaît les règles et prend ce qui a l’air bon au premier regard. Pour vos premières parties.
level-pilot = Amateur
level-pilot-about = Joue avec bon sens, mais oublie parfois quelque chose.
level-commander = Confirmé
level-commander-about = Connaît le jeu, prévoit et répond aussitôt.
level-planner = Avancé
level-planner-about = Suit chaque réponse quelques tours plus loin avant de choisir. Répond aussitôt.
level-admiral = Stratège
level-admiral-about = Joue de nombreux avenirs possibles avant chaque décision. Réfléchit environ une seconde.
level-learned = Expert
level-learned-about = A appris le jeu tout seul, au fil de milliers de parties. Répond aussitôt.
level-master = Maître
level-master-about = Un expert qui prévoit en plus avant chaque décision : le plus fort de tous. Réfléchit environ une seconde.
level-visitor = Bot invité
level-visitor-about = Le programme de quelqu’un, qui joue depuis ailleurs.

## Ce que le serveur dit en plus des règles

answered-for-you = Répondu pour vous, car il n'y avait rien à choisir : { $answer }

## What the server refuses

problem-malformed = Ce message n’a pas pu être compris.
problem-no-name = Choisissez d’abord un nom.
problem-bad-name = Un nom doit avoir au moins une lettre et rien d’invisible.
problem-bad-text = Un message doit avoir au moins une lettre et rien d’invisible.
problem-no-such-page = Il n’y a rien à cette adresse.
problem-no-such-method = Cela n’est pas possible à cette adresse.
problem-no-such-table = Cette table n’existe pas.
problem-no-such-result = Cette partie terminée n’existe pas.
problem-no-such-tournament = Ce tournoi n’existe pas.
problem-tournament-begun = Le tournoi a déjà commencé.
problem-tournament-over = Le tournoi est terminé.
problem-tournament-full = Au plus { $most } personnes peuvent participer.
problem-tournament-not-entered = Vous ne participez pas à ce tournoi.
problem-tournament-host-only = Seul l’organisateur du tournoi peut faire cela.
problem-tournament-too-few = Il faut au moins { $least } participants.
problem-no-such-player = Ce joueur n’existe pas.
problem-no-such-game = Ce jeu n’existe pas. Il y a : { $games }.
problem-no-such-language = Cette langue n’existe pas. Il y a : { $languages }.
problem-no-such-level = Il n’y a pas de niveau « { $level } ». Il y a : { $levels }.
problem-no-such-bot = Ce bot n’existe pas, ou son jeton n’est pas celui-ci.
problem-too-many-bots = Vous pouvez avoir au plus { $most } bots.
problem-bot-elsewhere = Ce bot s’est reconnecté ailleurs.
problem-no-such-move = La partie a les coups 0 à { $most }.
problem-bad-setup = La partie ne peut pas être préparée ainsi.
problem-chosen-seed = On ne peut pas choisir la graine ici.
problem-bad-pace = Une pendule de ce genre compte de { $least } à { $most } secondes.
problem-bad-increment = Une réponse peut rapporter ici de 0 à { $most } secondes.
problem-real-time-pace = Une partie en temps réel ne peut pas se jouer sur plusieurs jours.
problem-no-seat-kept = Aucune place ne vous est gardée à cette table.
problem-time-ran-out = Votre temps s’est écoulé sur cette question : un robot y répond. Ensuite, vous pourrez reprendre votre place.
problem-no-vacation =
    { $left ->
        [one] Il vous reste { $left } jour de vacances cette année.
       *[other] Il vous reste { $left } jours de vacances cette année.
    }
problem-no-such-channel = On n’appelle personne ainsi ici. Il y a : { $channels }.
problem-bad-zone = Ce fuseau horaire n’existe pas.
problem-bad-webhook = Ce doit être une adresse qui commence par https:// ou http://, sans nom ni mot de passe.
problem-bad-push = Ce n’est pas ce que dit un navigateur à qui l’on peut envoyer des notifications.
problem-no-code = Aucun code n’est attendu. Faites-en envoyer un nouveau.
problem-wrong-code = Ce n’est pas le code.
problem-mail = Le courriel n’a pas pu être envoyé. Vérifiez l’adresse, ou réessayez plus tard.
problem-not-away = On ne vote qu’au sujet d’une autre personne, qui n’est pas connectée et fait attendre la partie depuis longtemps.
problem-already-begun = La partie a déjà commencé.
problem-not-begun = La partie n’a pas encore commencé.
problem-not-ready = Rien ne court encore : tout le monde n’est pas prêt.
problem-not-all-ready = Tous les présents ne sont pas prêts. On attend : { $waiting }.
problem-over = La partie est terminée.
problem-not-over = La partie n’est pas encore terminée.
problem-no-analysis = Une partie terminée sans résultat ne peut pas être analysée.
problem-analyses-at-once =
    { $most ->
        [one] Une partie est déjà en cours d’analyse pour vous : attendez qu’elle soit terminée.
       *[other] { $most } parties sont déjà en cours d’analyse pour vous : attendez que l’une soit terminée.
    }
problem-table-full = Toutes les places sont prises.
problem-seat-taken = Cette place est prise. Encore libres : { $seats }.
problem-own-seat = Pour libérer votre propre place, quittez la table.
problem-host-began-not = Seul un hôte qui joue depuis le début peut écarter quelqu’un qui joue depuis le début.
problem-barred = L’hôte ne vous laisse plus prendre place à cette table.
problem-guest = Seuls les membres peuvent s’asseoir ici. Commencez par le devenir : avec une clé d’accès, par exemple.
problem-name-taken = Quelqu’un à cette table porte déjà ce nom. Prenez-en un autre.
problem-name-of-member = Un membre de ce serveur porte ce nom, ou un nom qui lui ressemble. Prenez-en un autre.
problem-passkey-known = Cet appareil a déjà une clé d’accès à vous.
problem-passkey = Cette clé d’accès n’est pas connue ici, ou le délai est dépassé. Réessayez.
problem-no-browser = Les clés d’accès se créent et s’utilisent dans un navigateur.
problem-many-passkeys = Vous avez déjà { $most } clés d’accès. Retirez-en une d’abord.
problem-no-links = Ce serveur n’envoie pas de liens : son hôte n’a pas prévu le courriel.
problem-link = Ce lien a déjà servi, ou il est trop ancien. Demandez-en un autre.
problem-link-elsewhere = Ce lien ne sert que dans le navigateur où il a été demandé. Ouvrez-le là-bas, ou demandez-en un ici.
problem-other-name = Ce n’est pas votre nom : c’est { $name }.
problem-members-only = Seuls les membres ont des amis ici. Commencez par le devenir : avec une clé d’accès, par exemple.
problem-no-such-member = Aucun membre de ce serveur ne porte ce nom.
problem-own-friend = C’est vous.
problem-many-friends = Personne ne peut avoir plus de { $most } amis ici.
problem-friends-only = On ne peut inviter que des amis.
problem-invited = Cette personne est déjà invitée, ou ne peut pas l’être ici.
problem-watchers-only = Ceux qui jouent n’y écoutent et n’y parlent qu’une fois la partie terminée.
problem-nobody-there = Il n’y a là personne que vous puissiez désigner.
problem-many-muted = Personne ne peut ignorer plus de { $most } personnes.
problem-last-passkey = C’est votre dernier moyen de revenir. Ajoutez-en un autre d’abord.
problem-not-seated = Vous n’êtes pas assis à cette table.
problem-host-only = Seul l’hôte de la table peut le faire.
problem-players-only = Seuls les joueurs de cette table peuvent le faire.
problem-hidden-place = Vous ne pouvez pas regarder depuis cette place avant la fin de la partie.
problem-late-answer = La table a avancé : regardez de nouveau.
problem-table-changed = La table a changé entre-temps : réessayez.
problem-other-rules = Cette partie a commencé avec la version { $rules } des règles ; le serveur a la version { $now }.
problem-no-lesson = Il n’y a pas encore de leçon pour ce jeu.
problem-lesson-seats = Pendant une leçon, les places restent comme elles sont.
problem-no-hints = Les indices ne sont pas permis à cette table, où des personnes jouent les unes contre les autres.
lesson-not-now = Pas tout de suite. { $do }
problem-unreadable = Cette table ne peut pas être affichée : ce qui en a été enregistré est abîmé. Toutes les autres tables continuent. La personne qui tient le serveur en trouve la raison dans son journal, sous { $table }.
problem-away = Le serveur ne peut pas joindre sa base de données en ce moment. Ce qui a été enregistré est en sûreté. Réessayez bientôt.
problem-store = La partie n’a pas pu être enregistrée ; rien n’a changé. Réessayez.
problem-server = Une erreur s’est produite sur le serveur.
problem-foreign-origin = Cette demande vient d’une page d’un autre site.
problem-unknown-host = Ce serveur porte un autre nom : { $hosts }.
problem-too-large = C’est trop volumineux : { $kilobytes } Ko au plus.
problem-too-fast =
    { $seconds ->
        [one] C’était trop à la fois. Réessayez dans { $seconds } seconde.
       *[other] C’était trop à la fois. Réessayez dans { $seconds } secondes.
    }

## Appeler à la table : courriels et webhooks

call-turn = { $game } : c’est à vous de jouer à la table « { $table } »
call-invitation = { $game } : on vous attend à la table « { $table } »
call-over = { $game } : la partie à la table « { $table } » est terminée
call-several =
    { $number ->
        [one] Cosmodrome : { $number } message
       *[other] Cosmodrome : { $number } messages
    }
call-link = Votre lien vers Cosmodrome
call-link-about = Ouvrez ce lien dans le navigateur où vous l’avez demandé. Il sert une fois, pendant { $minutes } minutes.
call-link-unasked = Si vous ne l’avez pas demandé, oubliez-le : il ne se passe rien.
call-code = Votre code Cosmodrome : { $code }

## apprentissage

learn-needs-torch = l’apprentissage a besoin de PyTorch : pip install "cosmodrome[learn]"
learn-not-this-game = { $game } n’a pas d’encodeur, ou pas de robot à lui contre qui apprendre
learn-no-table = avec ces options personne ne peut jouer à tant de places
learn-other-course = { $folder } contient un autre apprentissage : autres tables, graine ou nombres de parties ; choisissez un autre --out
learn-title = Combien de fois il gagne contre { $opponent }
learn-games = parties
learn-won = gagnées, %
learn-generation = génération { $generation } : { $games } parties, { $positions } positions ; { $won } % ({ $least } à { $most }) gagnées sur { $tried } contre { $opponent }

## Ce qui plaide pour la réponse d’un robot

weighed-percent = Comment vous seriez placé ensuite, d’après de nombreuses parties jouées à partir d’ici :
worth-percent = { $figure } %
reason-only = Il n’y a pas d’autre réponse possible ici.

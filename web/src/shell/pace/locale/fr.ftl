## Le rythme d’une table

pace = Rythme
pace-none = Sans pendule
pace-none-about = Chacun prend le temps qu’il lui faut.
pace-live = En direct
pace-live-about = Tout le monde est là en même temps. Une pendule tourne quand la partie vous attend.
pace-days = Sur plusieurs jours
pace-days-about = Passez quand vous pouvez. Votre pendule tourne jour et nuit quand la partie vous attend, sauf en vacances.
pace-for = Le temps compte
pace-for-decision = par décision
pace-for-game = par partie
pace-time = Temps
pace-per-decision = { $time } par décision
pace-per-game = { $time } chacun
pace-per-game-more = { $time } chacun, plus { $more } par réponse
pace-out = Temps écoulé
pace-out-bot = un robot garde la place
pace-out-pass = passer
pace-rule-bot = Le temps écoulé, un robot garde la place.
pace-rule-pass = Le temps écoulé, on passe.

## Les pendules

clock-left = Temps restant : { $time }
clock-days = { $days } j { $hours } h
clock-vacation = En vacances

## Qui manque

kept-about = Votre temps était écoulé, ou vous étiez absent : un robot joue pour vous.
kept-soon = Vous reprendrez votre place dès qu’il aura répondu.
kept-seat = Un robot joue pour { $name }
kept-take-back = Reprendre ma place
vote-away = { $name } est absent depuis longtemps.
vote-replace = Voter pour un robot
vote-hide = Masquer
vote-wait = Attendre
vote-replace-about = Laisser un robot jouer pour { $name } jusqu’à son retour ?
vote-cancel = Voter la fin de la partie
vote-cancel-about = Mettre fin à cette partie sans résultat ?
vote-count = { $yes } sur { $all } d’accord
vote-yes = D’accord
vote-no = Pas maintenant
vote-withdraw = Retirer mon vote
status-cancelled = arrêtée sans résultat
end-cancelled = La partie a été arrêtée sans résultat

## Vacances

vacation = Vacances
vacation-about = Vos pendules aux tables sur plusieurs jours sont arrêtées.
vacation-left =
    { $number ->
        [one] { $number } jour restant cette année. Vos pendules aux tables sur plusieurs jours s’arrêtent pendant ce temps.
       *[other] { $number } jours restants cette année. Vos pendules aux tables sur plusieurs jours s’arrêtent pendant ce temps.
    }
vacation-days = Jours
vacation-go = Partir
vacation-until = En vacances jusqu’au { $day }
vacation-back = Je suis de retour

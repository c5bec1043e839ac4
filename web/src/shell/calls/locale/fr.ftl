## Être appelé à la table

calls = M’appeler
calls-about = Quand vous n’êtes pas à la table, on peut vous prévenir, une fois par occasion.
calls-none = Ce serveur n’appelle personne : son hôte ne l’a pas prévu.
calls-push = Notifications du navigateur
calls-push-here = Dans ce navigateur
calls-push-about = Même quand aucune page de Cosmodrome n’est ouverte.
calls-push-none = Ce navigateur ne peut pas afficher de notifications ici : il faut https.
calls-push-refused = Le navigateur n’autorise pas les notifications. Ses réglages pour ce site disent pourquoi.
calls-mail = Courriel
calls-mail-address = Adresse électronique
calls-send-code = Envoyer un code
calls-code = Le code envoyé à { $address }
calls-confirm = Confirmer
calls-webhook = Webhook
calls-webhook-address = Adresse du webhook
calls-webhook-about = D’un salon Discord, ou de tout ce qui accepte du JSON.
calls-turn = Quand c’est à moi de jouer
calls-invitation = Quand on m’attend à une table
calls-over = Quand une de mes parties est terminée
calls-quiet = Heures calmes
calls-quiet-about = Ce qui arrive entre-temps est annoncé après.
calls-quiet-hours = De – à
calls-quiet-from = De
calls-quiet-until = À

## Qui est le lecteur, et comment il revient

account = Compte
account-keep = Rester qui vous êtes
account-guest = Vous êtes un invité
account-guest-short = Seul ce navigateur vous connaît.
account-guest-about = Vous êtes un invité : seul ce navigateur vous connaît. Avec une clé d’accès, votre nom, vos tables et vos parties sont à vous sur tous vos appareils.
account-member = Vous êtes membre
account-member-short = Votre nom est à vous sur ce serveur.
account-member-about = Membre depuis le { $day }. Personne d’autre sur ce serveur ne peut prendre votre nom.
account-kept = Vous êtes désormais membre.
passkeys = Clés d’accès
passkeys-about = Une clé d’accès est gardée par votre appareil ou votre gestionnaire de mots de passe et s’ouvre comme l’appareil : aucun mot de passe à retenir.
passkeys-none = Les clés d’accès demandent un navigateur récent, https et un nom de serveur (pas une suite de chiffres). Ce n’est pas le cas de cette page.
passkey-keep = Rester moi avec une clé d’accès
passkey-add = Ajouter une clé d’accès
passkey-used = Dernière utilisation le { $day }
passkey-sign-in = J’ai déjà une clé d’accès ici
sign-in-about = Si vous êtes déjà venu : ce que vous avez joué ici comme invité vous suit.
link = Lien par courriel
link-about = Un lien vous est envoyé. Qui l’ouvre ici est, ou devient, le membre connu par cette adresse.
link-address = Votre adresse électronique
link-send = Envoyer un lien
link-sent = Un lien est parti vers { $address }. Ouvrez-le dans ce navigateur d’ici { $minutes } minutes.
link-open-about = Vous entrez comme le membre connu par cette adresse. S’il n’y en a pas encore, elle devient la vôtre, { $name }.
link-open = Entrer
friends = Amis
friends-see = Ajouter
friends-ask-you =
    { $number ->
        [one] { $number } demande
       *[other] { $number } demandes
    }
friends-none = Personne pour l’instant.
friends-asking = Veulent être vos amis
friends-asked = Vous avez demandé
friend-name = Le nom d’un membre
friend-ask = Demander
friend-agree = Accepter
friend-refuse = Refuser
friend-withdraw = Retirer
friend-online = en ligne
friend-away = pas là
friend-invited = { $name } est invité
invite-friends = Inviter :
invitations = Invitations
invitation = { $name } vous attend à la table « { $table } »
invitation-accept = S’asseoir
invitation-decline = Non merci
seat-gone = ancien joueur
my-data = Mes données
my-data-about = Tout ce que ce serveur sait de vous, dans un fichier.
my-data-download = Télécharger
forget = Tout effacer
forget-about = Votre nom, vos moyens de revenir, ce que vous avez écrit et la façon de vous appeler sont effacés. Vous quittez toutes les tables ; les parties terminées restent, sans votre nom. C’est définitif.
forget-name = Pour continuer, écrivez votre nom : { $name }
guest = invité
guest-about = Un invité : seul son navigateur le connaît.

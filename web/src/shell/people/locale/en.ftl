## Who the reader is, and how they come back

account = Account
account-keep = Keep who you are
account-guest = You are a guest
account-guest-short = Only this browser knows you.
account-guest-about = You are a guest: only this browser knows you. With a passkey your name, your tables and your games are yours on every device.
account-member = You are a member
account-member-short = Your name is yours on this server.
account-member-about = A member since { $day }. Nobody else on this server can take your name.
account-kept = You are a member now.
passkeys = Passkeys
passkeys-about = A passkey is kept by your device or your password manager, and opened as you open the device: no password to remember.
passkeys-none = Passkeys work in browsers of today, over https and under a name (not a bare number). This page is not reached so.
passkey-keep = Keep who I am with a passkey
passkey-add = Add another passkey
passkey-used = Last used on { $day }
passkey-sign-in = I have a passkey here
sign-in-about = If you have been here before: what you have played here as a guest moves along.
link = Link by mail
link-about = A link is sent to you. Whoever opens it here is the member known by this address, or becomes it.
link-address = Your e-mail address
link-send = Send a link
link-sent = A link is on its way to { $address }. Open it in this browser within { $minutes } minutes.
link-open-about = You come in as the member with this address. If there is none yet, you are kept by it as { $name }.
link-open = Come in
friends = Friends
friends-see = Add
friends-ask-you =
    { $number ->
        [one] { $number } wants to be yours
       *[other] { $number } want to be yours
    }
friends-none = Nobody yet.
friends-asking = They want to be your friends
friends-asked = You have asked
friend-name = The name of a member
friend-ask = Ask
friend-agree = Agree
friend-refuse = Refuse
friend-withdraw = Withdraw
friend-online = online
friend-away = not here
friend-invited = { $name } is invited
invite-friends = Invite:
invitations = Invitations
invitation = { $name } waits for you at “{ $table }”
invitation-accept = Sit down
invitation-decline = No, thanks
seat-gone = former player
my-data = My data
my-data-about = All that this server knows about you, as a file.
my-data-download = Download
forget = Delete everything
forget-about = Your name, your ways back, what you have written and how you are called are deleted. You leave all tables; games that are over stay, without your name. This cannot be undone.
forget-name = To go on, type your name: { $name }
guest = guest
guest-about = A guest: only their browser knows them.

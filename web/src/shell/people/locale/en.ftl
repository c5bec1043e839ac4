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
guest = guest
guest-about = A guest: only their browser knows them.

## Being called to the table

calls = Call me
calls-about = When you are not at the table, you can be told, once for each occasion.
calls-none = This server calls nobody: whoever runs it has not set that up.
calls-push = Notices of the browser
calls-push-here = In this browser
calls-push-about = Also when no page of Cosmodrome is open.
calls-push-none = This browser can not show notices here: that takes https.
calls-push-refused = The browser does not allow notices. Its settings for this site say why.
calls-mail = E-mail
calls-mail-address = E-mail address
calls-send-code = Send a code
calls-code = The code that was sent to { $address }
calls-confirm = Confirm
calls-webhook = Webhook
calls-webhook-address = Address of the webhook
calls-webhook-about = Of a Discord channel, or of anything that takes JSON.
calls-turn = When it is my turn
calls-invitation = When others await me at a table
calls-over = When a game of mine is over
calls-quiet = Quiet hours
calls-quiet-about = What happens meanwhile is told afterwards.
calls-quiet-hours = From – until
calls-quiet-from = From
calls-quiet-until = Until

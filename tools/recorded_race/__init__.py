"""Replaying games of Race for the Galaxy that an independent engine has recorded.

* `recording`  what stands in the file: events, and the decisions among them
* `oracle`     a state of ours whose cards come in the recorded order
* `following`  our engine, moved on beside the recording
* `answering`  every kind of decision: ours must offer the same, and then chooses the same
* `comparing`  the state after every phase, and the scores at the end
* `replaying`  one game, or a whole file

Where the two engines ask differently, this is how the recording is followed:

* The other engine asks even if there is only one answer; ours does not then, and such a decision is skipped.
* It does not offer takeovers that can not succeed with all temporary military; ours does. They are left out of the
  comparison, and passed when nothing else is offered.
* It asks a defender only if that could save the world, ours whenever there is temporary military left; and it offers
  powers to discard for military again that have been used up, or lost with their world. They must not be used.
* It lists every power card that might help in a payment, ours only those with which it can still be completed. What it
  lists besides must be of no use.
* It uses powers to produce on windfall worlds in a fixed order (those for one kind, newest card first; the bonus of the
  action card; those for any kind), ours lets the player choose. That order is followed.
* With an empty hand, it uses all powers that draw for what was produced before it asks for the card of the Damaged
  Alien Factory, ours asks which draws first.
* It looks at the tile for most developments only after Develop, and when its holder discards a development for a world;
  ours at the end of every phase that can change it. From a Settle phase in which a development is discarded up to the
  next Develop phase, the tile is not compared, and goes to whom the recording gives it.
* Its random players choose a second Develop or Settle without the first, which our rules do not allow: that choice is
  put into the state directly.
* Where everybody acts at the same time, its players act one after the other. If the discards are shuffled in between,
  which of them were in time depends on that: then only the cards of both piles together are compared. A card may then
  even be drawn in ours before it is discarded.
* It stops after round 30. Then the scores are compared as they stand.
"""

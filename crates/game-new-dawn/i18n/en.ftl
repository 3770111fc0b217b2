# Civilization: A New Dawn: every sentence the game says.

## The game and its options

game-title = Civilization: A New Dawn
game-short = New Dawn
game-edition = Civilization, 2017
game-points = { $points ->
    [one] { $points } agenda
   *[other] { $points } agendas
}
game-summary = Lead a civilization by five focus cards that grow stronger the longer they wait. Spread control, build wonders, trade and fight until you have met one agenda on every victory card.
first-turn = In each turn you resolve one card of your focus row; the further to the right it lies, the stronger it is.
first-refusal = A refusal costs nothing. Most often the slot is too low for the terrain, or nothing of yours is near enough.
first-end = Whoever has met an agenda on every victory card wins. Look back on the match to see in which round each was met.
option-map = Map
option-map-first = ready-made for a first game (our own layout: the printed picture is not in our source)
option-map-built = the players lay the tiles (around a core in our own layout)
option-epic = Epic game: four victory cards
option-tech_overflow = Tech dial beyond 24
option-tech_overflow-stop = the pointer stops on 15
option-tech_overflow-continue = the pointer counts on from 15
option-tiles = Terrain where two transcriptions disagree
option-tiles-first = the better attested one
option-tiles-second = the other one
option-husbandry = Animal Husbandry builds from a caravan
option-husbandry-three = within 3 spaces
option-husbandry-one = next to it
option-errata = Publisher’s changes to Petra and Estádio do Maracanã
option-errata-applied = applied
option-errata-printed = as printed
option-turn_end = End of a turn
option-turn_end-asked = the player ends it, and can take things back until then
option-turn_end-by_itself = by itself, after the last decision
option-capitals = Capitals on the ready-made map
option-capitals-chosen = the players choose them
option-capitals-by_seat = in the order of the seats
option-beside_conquered = A city next to a conquered city-state that a control token holds
option-beside_conquered-forbidden = cannot be built
option-beside_conquered-allowed = can be built
option-caravan_limit = Where only one caravan may move per turn
option-caravan_limit-every_city = any city or city-state, your own cities included
option-caravan_limit-markets = any rival city or city-state

## Parts of sentences

spot = { $space } ({ $terrain })
plain = { $text }
list = { $things }
number = { $number }
nothing = none
direction-east = to the east
direction-south-east = to the south-east
direction-south-west = to the south-west
direction-west = to the west
direction-north-west = to the north-west
direction-north-east = to the north-east
foe-barbarian = { $barbarian }
foe-state = the city-state { $state }
foe-control = { $seat_you ->
    [yes] your control token
   *[no] { $seat }’s control token
}
foe-reinforced = { $seat_you ->
    [yes] your reinforced control token
   *[no] { $seat }’s reinforced control token
}
foe-city = { $seat_you ->
    [yes] your city
   *[no] { $seat }’s city
}
foe-capital = { $seat_you ->
    [yes] your capital
   *[no] { $seat }’s capital
}
level = level { $level }

## Why something is not allowed

wrong-number-of-players = The game is for two to four players.
not-your-decision = { $seat } decides now.
match-is-over = The match is over.
tile-is-not-chosen-now = A tile is chosen while the map is built, before it is turned and laid.
tile-is-not-turned-now = A tile is turned after it was chosen and before it is laid.
tile-is-not-laid-now = A tile is laid after it was chosen and turned.
capitals-stand-already = Capitals are chosen before the first round, and only on the ready-made map.
no-star-there = There is no star on { $space }.
star-is-taken = Another player has chosen { $space }.
direction-is-placed-once = The direction token is placed once, before the first round.
only-at-the-start = This works only at the start of your turn, before you choose a card.
effect-not-owned = You do not have { $thing }.
effect-used = You have already used { $thing } this turn, or gained it since the turn began.
card-is-chosen-at-the-start = You have already chosen the card of this turn.
turn-is-not-done = A turn ends after a card has been resolved.
tokens-are-spent-with-their-card = Tokens are spent while the card they lie on is resolved.
not-the-card-being-resolved = Only tokens on the card being resolved can be spent, in combat those on your military card.
token-not-on-the-card = The token of { $thing } does not lie on this card.
token-used-this-turn = The token of { $thing } was already used this turn.
not-in-defense = The token of { $thing } helps only when you resolve the card, not in defense.
must-choose-tile = Choose the tile that you lay.
must-lay-tile = Lay the tile that you have chosen.
must-choose-capital = Choose a star for your capital.
must-place-direction = Place the direction token.
must-choose-card = Choose a card; you may resolve it without using it.
must-end-turn = End your turn, or take something back.
must-surrender = Give up one of the two named control tokens.
must-take-back = You have no unused control token: take one back from the map for the space you won.
must-drop-caravan = Remove a surplus caravan.
must-give = Put the trade token of the embassy on a card.
must-return-pact = Return a diplomacy card: you hold too many of one player.
must-put-trade = Put the trade token on a card.
must-discard = Discard a trade token.
must-take-resource = Take a resource from the supply.
must-put-token = Put the token on a card.
must-pay = Pay for the wonder that you are building.
must-site = Choose a city for the wonder.
must-conquer-or-liberate = Conquer the city-state or liberate it.
not-on-the-map = { $space } is not on the map.
water = { $space } is water.
terrain-too-difficult = { $space } ({ $terrain }) is too difficult for slot { $slot }.
space-is-taken = { $space } is taken.
space-not-empty = { $space } is not empty.
not-adjacent = { $space } is not adjacent.
not-beside-own-city = { $space } is not next to one of your cities.
not-beside-friendly-space = { $space } is not next to one of your spaces.
not-beside-new-city = { $space } is not next to the new city.
not-an-adjacent-hill = Stonehenge goes on only to free hills next to the last ones; { $space } is not one of them.
stonehenge-placed-it = Stonehenge has just placed the control token on { $space }; take back another one.
placing-takes-a-card = Control tokens are placed only when a card or a wonder lets you.
nothing-to-take-back-for = A control token is taken back only when you may place one and have none left.
no-more-control-tokens = No further control token can be placed without spending a token.
no-unused-control-token = You have no unused control token; take one back from the map first.
still-unused-control-tokens = You still have unused control tokens.
nothing-to-place = There is no space for another control token.
not-your-control-token = On { $space } there is no control token of yours.
place-the-token-taken-back = Place the control token you took back first.
place-the-others-first = Place the tokens the card gives you first.
no-trade-for-this-part = Tokens help only with the control tokens next to your cities.
no-rival-token-near = On { $space } there is no rival control token within { $within } spaces of yours.
no-rival-token-there = On { $space } there is no rival control token.
only-drama-moves-tokens = Only Drama and Poetry moves a control token.
only-mass-media-converts = Only Mass Media changes a rival control token like that.
no-rival-token-beside = On { $space } there is no rival control token next to one of your spaces.
cannot-name-that-token = { $space } cannot be chosen: it takes two control tokens of the same rival.
not-one-of-the-two = { $space } is not one of the two named control tokens.
no-token-was-named = Nobody has named control tokens of yours.
advancing-takes-a-science-card = The tech dial is advanced while a science card is resolved.
no-card-to-take = New cards are taken for level spaces of the tech dial and by some wonders.
card-of-another-level = { $card } is not of the level you may take now.
card-is-in-the-row = { $card } already lies in your focus row.
card-of-another-type = { $card } replaces only a card of its own type.
card-replaced-already = { $card } does not fit here: this wonder replaces each card once.
oxford-keeps-science-cards = A science card is replaced only with a science card, even with Oxford University.
nothing-to-strike = On { $space } and around it there is no control token.
only-nuclear-power-strikes = Only Nuclear Power in slot 5 strikes a space.
supply-is-empty = The supply has no { $resource } left.
resource-already-owned = You already have { $resource }.
resource-missing = You have no { $resource }.
same-resource = That would be the same resource again.
only-steam-power-exchanges = Only Steam Power exchanges a resource.
no-resource-to-take = No resource of the supply is yours to take now.
no-such-caravan = You have no such caravan.
caravan-rests = This caravan came back this turn and rests.
caravan-like-another = Another caravan stands in the same place; move that one first.
caravan-has-no-steps-left = This caravan has no steps left.
caravan-is-there = The caravan is on { $space } already; each move is at least one space.
moving-takes-an-economy-card = Caravans move while an economy card is resolved.
no-caravan-is-surplus = You have no surplus caravan.
barbarian-in-the-way = A barbarian is on { $space }.
already-visited = One of your caravans has already moved to { $space } this turn.
too-far-for-the-caravan = { $space } is too far: the caravan has { $left ->
    [one] one space
   *[other] { $left } spaces
} left.
way-is-blocked = The way to { $space } is blocked.
no-caravan-traded-there = A diplomacy card is taken only when a caravan of yours has traded there, or by Potala Palace.
cannot-cross-there = The caravan cannot cross { $space } like that.
not-that-city-state = Your caravan did not trade with { $state }.
already-has-envoy = You already have a diplomacy card of { $state }.
no-envoy-left = No diplomacy card of { $state } is left.
not-a-rival = That is not another player.
not-the-visited-player = Your caravan was with another player.
too-many-pacts = You cannot hold more cards of this player.
not-too-many-pacts = You do not hold too many cards of this player.
no-pact-to-return = You do not have to return a diplomacy card.
pact-not-at-home = { $pact } does not lie in its owner’s stock.
pact-not-held = You do not hold { $pact } of this player.
name-the-left-card-first = Name the left card first.
cards-not-adjacent = The two cards must lie side by side.
zimbabwe-is-empty = There is no trade token on Great Zimbabwe.
zimbabwe-not-owned = You do not control Great Zimbabwe.
zimbabwe-is-full = Four trade tokens already lie on Great Zimbabwe.
no-token-to-put = You have no token to put on a card.
capital-not-raided = Trade tokens are discarded when barbarians raid your capital.
card-is-full = Three trade tokens already lie on this card.
not-that-card = These tokens go on the card of the city-state’s type.
card-of-another-type-than-state = The token goes on a card of the city-state’s type.
no-trade-token-there = There is no trade token on that card.
natural-used-this-turn = { $natural } was already spent this turn.
natural-not-owned = You do not control { $natural }.
natural-is-worth-more = For this wonder the natural wonder counts as its resource; spend it as that.
natural-does-not-fit = { $natural } cannot be spent for { $wonder }.
resource-does-not-fit = { $resource } cannot be spent for { $wonder }.
no-trade-for-cities = Tokens do not help building cities.
no-trade-for-reinforcing = Tokens do not help reinforcing; spend them in combat.
beside-a-city = { $space } is next to a city or a city-state.
beside-a-conquered-state = { $space } is next to a conquered city-state.
building-takes-an-industry-card = Cities and wonders are built while an industry card is resolved.
out-of-range = { $space } is out of range for this card.
no-unused-city = You have no unused city.
wonder-not-face-up = { $wonder } does not lie face up.
no-city-without-wonder = All your cities have a world wonder.
not-enough-production = { $wonder } costs { $cost }; you can raise { $most }.
no-wonder-to-pay-for = You are not paying for a wonder now.
no-wonder-to-place = No wonder waits for a city of yours.
no-site-for-a-wonder = { $space } is not a city of yours without a world wonder.
attacks-or-reinforces = This card cannot attack and reinforce in that order.
no-reinforcement-left = This card reinforces no further control token.
reinforced-already = The control token on { $space } is reinforced already.
reinforcing-takes-a-military-card = Control tokens are reinforced while a military card is resolved.
attacking-takes-a-military-card = Attacks are made while a military card is resolved.
no-attack-left = This card allows no further attack.
nothing-to-attack = On { $space } there is nothing to attack.
only-from-gained-spaces = { $space } is near enough only from spaces that you gained by an attack this turn; no attack starts from these.
too-far-to-attack = { $space } is too far: this card attacks within { $range } spaces.
no-city-state-beaten = You have not beaten a conquered city-state.
no-capital-beaten = You have not beaten a capital.
barbarian-is-gone = { $barbarian } is not on the map.
not-an-economy-card = Only the economy card can be resolved now.
not-the-card-of-slot-5 = Only the card that was just resolved can be resolved again.
another-card = It must be another card than Capitalism.
not-your-tile = Tile { $tile } is not in your hand.
no-such-rotation = A tile has six rotations.
tile-fits-nowhere-like-that = Turned like that the tile fits nowhere.
tile-overlaps = There the tile would lie on something else.
tile-touches-too-little = There the tile would touch { $touched } spaces; it takes four.
too-much-water-needed = There are not enough water tokens for the hole that would be closed.
tile-misses-the-core = The tile can touch the core, so it must touch it.

## Questions

ask-wait = Waiting for { $seat }.
ask-over = The match is over. { $n ->
    [one] Winner: { $who }
   *[other] Victory is shared by { $who }
}.
ask-choose-tile = Which tile do you lay next?
ask-turn-tile = Which side of tile { $tile } is up, and how is it turned?
ask-lay-tile = Where do you lay tile { $tile }?
ask-capital = On which star do you put your capital?
ask-direction = Where does a 1 send the barbarians?
ask-turn = Round { $round }: which card do you resolve?
ask-turn-start = Round { $round }: which start-of-turn effect do you use, or which card do you resolve?
ask-economy-first = Estádio do Maracanã: resolve the economy card first?
ask-economy-after = Estádio do Maracanã: resolve the economy card as well?
ask-again = Venetian Arsenal: resolve { $card } again as in slot 1?
ask-other-card = Capitalism: which other card do you resolve as in slot 1?
ask-swap-any = Which two cards of your row do you swap?
ask-end-turn = Everything is done. Do you end your turn?
ask-name-second = Eiffel Tower: which second control token do you name besides { $first }?
ask-surrender = Eiffel Tower: which of your control tokens do you give up to { $seat }?
ask-place = { $card }: where do you place a control token ({ $left ->
    [one] one left
   *[other] { $left } left
})?
ask-place-more = { $card }: spend a token for another control token?
ask-take-back = Which control token do you take back from the map?
ask-gardens = Hanging Gardens: where do you place the control token?
ask-hills = Stonehenge: on which adjacent hill do you place another control token?
ask-hills-take-back = Stonehenge: which control token do you take back for an adjacent hill?
ask-move-control = Which control token do you move one space?
ask-convert = Mass Media: which rival control token do you choose?
ask-advance = Advance the tech dial by { $steps }?
ask-strike = Nuclear Power: which space do you strike?
ask-learn = Which card of level { $level } do you take?
ask-upgrade = { $wonder }: which card do you replace with a better one ({ $left ->
    [one] one left
   *[other] { $left } left
})?
ask-caravans = Where do your caravans go ({ $distance ->
    [one] one space
   *[other] { $distance } spaces
} each)?
ask-exchange = Which resource do you exchange?
ask-drop-caravan = Your economy card has fewer caravans now: which one do you remove?
ask-take-envoy = Take the diplomacy card of { $state }?
ask-take-pact = Which diplomacy card of { $seat } do you take?
ask-envoys = Potala Palace: which diplomacy card do you take ({ $left ->
    [one] one left
   *[other] { $left } left
})?
ask-gift = Embassy: on which card of { $seat } do you put the trade token?
ask-return-pacts = You hold too many diplomacy cards: which one do you return?
ask-gain-trade = On which card do you put a trade token ({ $left ->
    [one] one left
   *[other] { $left } left
})?
ask-discard = Barbarians raid your capital: from which card do you discard a trade token ({ $left ->
    [one] one left
   *[other] { $left } left
})?
ask-resource = Which resource do you take from the supply?
ask-put-token = On which card do you put { $thing }?
ask-build = Do you build a city or a world wonder?
ask-pay = { $wonder }: what do you spend ({ $produced } of { $cost })?
ask-site = Under which city do you put { $wonder }?
ask-fight = What do you reinforce or attack ({ $reinforcements ->
    [one] one token
   *[other] { $reinforcements } tokens
}, { $attacks ->
    [one] one attack
   *[other] { $attacks } attacks
} left)?
ask-spend-attack = { $attack } against { $defense }: do you spend tokens for your attack?
ask-spend-defense = { $seat } attacks with { $attack } against { $defense }: do you spend tokens for your defense?
ask-conquest = Do you conquer { $state } or liberate it?
ask-loot = Which trade token do you take from { $seat } ({ $left ->
    [one] one left
   *[other] { $left } left
})?

## Buttons

do-tile = Tile { $tile }
tile-capital = with your capital
tile-natural = with a natural wonder
tile-state = with a city-state
tile-plain = without symbols of that kind
do-side = Side { $side } up
do-turn-tile = { $degrees ->
    [0] not turned
   *[other] turned by { $degrees }°
}
do-lay-tile = first space at { $q } / { $r }
hint-touches = touches { $touched }
hint-touches-water = touches { $touched }; { $holes } water tokens
hint-around = next to it: { $things }
do-point = { $direction }
group-resolve = Resolve a card
do-resolve = Slot { $slot }: { $card }
hint-culture = { $count ->
    [one] one control token
   *[other] { $count } control tokens
}, { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} to choose from
hint-science = tech dial from { $from } to { $to }
hint-science-cards = tech dial from { $from } to { $to }, new: { $cards }
hint-economy = { $distance } spaces for each caravan
hint-economy-markets = { $distance } spaces for each caravan; can trade on { $markets }
hint-industry = production { $production }; { $sites ->
    [one] one site
   *[other] { $sites } sites
} for a city
hint-industry-wonders = production { $production }; { $sites ->
    [one] one site
   *[other] { $sites } sites
} for a city; can afford { $wonders }
hint-military = reinforces up to { $reinforcements }, attacks up to { $attacks } times; { $targets ->
    [one] one target
   *[other] { $targets } targets
}
group-thing = { $thing }
do-swap = swap { $one } and { $other }
do-destroy = destroy { $foe } on { $at }
do-name = name { $foe } on { $at }
do-surrender = give up { $at }
do-withdraw = a trade token to { $card }
do-move-barbarian = { $barbarian } to { $at }
do-change-pact = return { $give } of { $seat } for { $take }
group-spend = Spend a token
do-spend-trade = a trade token from { $card }
do-spend-thing = { $thing } (stays, once per turn)
hint-one-token-more = one more control token
hint-one-space-more = one more space for each caravan
hint-advances-to = the tech dial goes to { $to }
hint-values = { $attack } against { $defense } then
hint-paid = { $produced } of { $cost } paid then
do-done = Done
do-end-turn = End turn
hint-next-player = then { $seat } is next
hint-next-event = then the round ends with an event: { $event }
do-skip = No
group-place = Place a control token
do-at = { $at }
hint-takes = takes { $thing }
group-take-back = Take a control token back
hint-gives-up = gives up { $thing }
group-move-control = Move a control token from { $at }
do-to = to { $at }
do-go = to { $at }, { $steps ->
    [one] one space
   *[other] { $steps } spaces
}
do-convert = replace { $foe } on { $at }
do-weaken = weaken { $foe } on { $at }
do-advance = Advance by { $steps } to { $to }
hint-new-cards = new: { $cards }
do-strike = strike { $at }
hint-strike = hits { $own ->
    [one] one of your control tokens
   *[other] { $own } of your control tokens
} and { $rival } of others
do-learn = { $card } for { $replaced }
group-caravan-card = A caravan from your economy card
group-caravan = The caravan on { $at }
group-caravan-moved = The caravan on { $at } that moved { $steps ->
    [one] one space
   *[other] { $steps } spaces
}
hint-trades-state = trades with { $state }: 2 trade tokens on your { $kind } card
hint-trades-rival = trades with { $seat }: 2 trade tokens on any cards
hint-defeats = defeats { $barbarian }
do-across = across { $over } to { $at }
do-drop-card = the one on the economy card
do-drop = the one on { $at }
do-take-envoy = Take the card of { $state }
group-pacts = Cards of { $seat }
do-pact = { $pact }
hint-returns = returns { $pact }
do-exchange = { $give } for { $take }
do-put = Slot { $slot }: { $card }
hint-trade-on-card = { $trade ->
    [one] one trade token lies there
   *[other] { $trade } trade tokens lie there
}
do-store = Great Zimbabwe instead
do-resource = { $resource }
group-city = Build a city
hint-frees-token = your control token there is free again
group-wonder = Build a world wonder
do-wonder = { $wonder }
hint-wonder = costs { $cost }, you can raise { $production }
group-reinforce = Reinforce a control token
group-attack = Attack
do-attack = { $foe } on { $at }
hint-attack = { $attack } against { $defense } before the dice: succeeds on { $chances } of 36 rolls
hint-attack-tokens = { $attack } against { $defense } before the dice: succeeds on { $chances } of 36 rolls, with { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} on { $best }
do-conquer = Conquer
hint-conquer-city = a city of yours stands there, and its token goes on your card
hint-conquer-token = you have no city left: a reinforced control token lies there, and the token of the city-state goes on your card
do-liberate = Liberate
hint-liberate = it is free again, and you take its diplomacy card
do-site = { $at }
do-natural = { $natural } as { $resource } (stays, once per turn)
group-pay = Spend for { $wonder }

## The log

log-leader = { $seat_you ->
    [yes] You lead
   *[no] { $seat } leads
} { $leader }.
log-first-map = The ready-made map lies on the table, in our own layout.
log-core = The core lies on the table with side { $side } up: tiles { $tiles }.
log-tiles-dealt = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} tiles { $tiles } to lay.
log-capital = { $seat_you ->
    [yes] Your capital stands
   *[no] { $seat }’s capital stands
} on { $at }.
log-victory-cards = The victory cards are { $cards }.
log-wonders = The first world wonders are { $wonders }.
log-first-player = { $seat_you ->
    [yes] You begin
   *[no] { $seat } begins
} every round.
log-tile-taken = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} tile { $tile } to lay it.
log-tile-turned = { $seat_you ->
    [yes] You turn
   *[no] { $seat } turns
} tile { $tile } with side { $side } up{ $degrees ->
    [0] {""}
   *[other] , by { $degrees }°
}.
log-tile-laid = { $seat_you ->
    [yes] You lay
   *[no] { $seat } lays
} tile { $tile } with side { $side } up.
log-hole-filled = { $tokens ->
    [one] A hole is filled with one water token
   *[other] A hole is filled with { $tokens } water tokens
}.
log-map-built = The map is complete.
log-direction = { $seat_you ->
    [yes] You place
   *[no] { $seat } places
} the direction token: a 1 points { $direction }.
log-turn = Round { $round }: { $seat_you ->
    [yes] your turn
   *[no] { $seat }’s turn
}.
log-card-chosen = { $seat_you ->
    [yes] You choose
   *[no] { $seat } chooses
} { $card }.
log-resolves = { $seat_you ->
    [yes] You resolve
   *[no] { $seat } resolves
} { $card } in slot { $slot }.
log-resolves-as = { $seat_you ->
    [yes] You resolve
   *[no] { $seat } resolves
} { $card } in slot { $slot } as if it were in slot { $strength }.
log-left-it = { $seat_you ->
    [yes] You leave
   *[no] { $seat } leaves
} it at that.
log-unused = { $seat_you ->
    [yes] You do
   *[no] { $seat } does
} nothing with { $card }.
log-swap = { $seat_you ->
    [yes] You swap
   *[no] { $seat } swaps
} { $one } and { $other } in the focus row.
log-swap-oracle = { $seat_you ->
    [yes] You swap
   *[no] { $seat } swaps
} { $one } and { $other } in the focus row (Oracle).
log-spent-trade = { $seat_you ->
    [yes] You spend
   *[no] { $seat } spends
} a trade token from { $card }.
log-spent-thing = { $seat_you ->
    [yes] You use
   *[no] { $seat } uses
} the token of { $thing } on { $card } as a trade token.
log-placed = { $seat_you ->
    [yes] You place
   *[no] { $seat } places
} a control token on { $at }.
log-placed-by = { $seat_you ->
    [yes] You place
   *[no] { $seat } places
} a control token on { $at } ({ $wonder }).
log-taken-back = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} a control token back from { $at }.
log-control-moved = { $seat_you ->
    [yes] You move
   *[no] { $seat } moves
} a control token from { $from } to { $to }.
log-weakened = { $by }: { $seat_you ->
    [yes] your reinforced control token
   *[no] { $seat }’s reinforced control token
} on { $at } is turned to its unreinforced side.
log-destroyed-control = { $by } { $seat_you ->
    [yes] destroys your control token
   *[no] destroys { $seat }’s control token
} on { $at }.
log-destroyed-city = { $by } { $seat_you ->
    [yes] destroys your city
   *[no] destroys { $seat }’s city
} on { $at }.
log-replaced-city = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} over { $at } from { $owner_you ->
    [yes] you
   *[no] { $owner }
}. A city stands there now.
log-replaced-control = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} over { $at } from { $owner_you ->
    [yes] you
   *[no] { $owner }
}. A control token lies there now.
log-replaced-reinforced = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} over { $at } from { $owner_you ->
    [yes] you
   *[no] { $owner }
}. A reinforced control token lies there now: no city was left.
log-resource-collected = { $seat_you ->
    [yes] You collect
   *[no] { $seat } collects
} { $resource } there.
log-natural-gained = { $seat_you ->
    [yes] You now control
   *[no] { $seat } now controls
} the natural wonder { $natural }.
log-natural-returned = The natural wonder { $natural } is free again.
log-wonder-gained = { $seat_you ->
    [yes] You now control
   *[no] { $seat } now controls
} the world wonder { $wonder }.
log-wonder-lost = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
} the world wonder { $wonder }; it waits unclaimed.
log-token-put = { $seat_you ->
    [yes] You put
   *[no] { $seat } puts
} the token of { $thing } on { $card }.
log-taking-over = { $seat_you ->
    [yes] You take over { $at }, and first have to take
   *[no] { $seat } takes over { $at }, and first has to take
} a control token back.
log-first-named = { $seat_you ->
    [yes] You name
   *[no] { $seat } names
} the control token on { $at } (Eiffel Tower).
log-given-up = { $seat_you ->
    [yes] You give
   *[no] { $seat } gives
} up the control token on { $at }.
log-named = { $seat_you ->
    [yes] You name
   *[no] { $seat } names
} two control tokens of { $rival_you ->
    [yes] yours
   *[no] { $rival }
}: { $first } and { $second } (Eiffel Tower).
log-advanced = { $seat_you ->
    [yes] You advance
   *[no] { $seat } advances
} the tech dial by { $steps }, from { $from } to { $to }.
log-advanced-over = { $seat_you ->
    [yes] You advance
   *[no] { $seat } advances
} the tech dial by { $steps }, from { $from } over 24 and back to { $to }: that counts as reaching 24.
log-learned = { $seat_you ->
    [yes] You replace
   *[no] { $seat } replaces
} { $replaced } with { $card }.
log-struck = { $seat_you ->
    [yes] You strike
   *[no] { $seat } strikes
} { $at } and all around it (Nuclear Power).
log-caravan-starts = { $seat_you ->
    [yes] Your caravan
   *[no] { $seat }’s caravan
} sets out and goes { $steps ->
    [one] one space
   *[other] { $steps } spaces
} to { $to }.
log-caravan-moved = { $seat_you ->
    [yes] Your caravan
   *[no] { $seat }’s caravan
} goes { $steps ->
    [one] one space
   *[other] { $steps } spaces
} from { $from } to { $to }.
log-traded-state = It trades with the city-state { $state } for { $seat_you ->
    [yes] you
   *[no] { $seat }
} and returns.
log-traded-rival = It trades for { $seat_you ->
    [yes] you
   *[no] { $seat }
} in { $rival_you ->
    [yes] your city
   *[no] { $rival }’s city
} on { $at } and returns.
log-caravan-dropped = { $seat_you ->
    [yes] You remove
   *[no] { $seat } removes
} a surplus caravan.
log-envoy-taken = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} a diplomacy card of { $state }.
log-envoy-returned = { $seat_you ->
    [yes] You return
   *[no] { $seat } returns
} the diplomacy card of { $state }.
log-pact-taken = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} { $pact } from { $owner_you ->
    [yes] you
   *[no] { $owner }
}.
log-pact-returned = { $seat_you ->
    [yes] You return
   *[no] { $seat } returns
} { $pact } to { $owner_you ->
    [yes] you
   *[no] { $owner }
}.
log-resource-gained = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} { $resource } from the supply.
log-exchanged = { $seat_you ->
    [yes] You exchange
   *[no] { $seat } exchanges
} { $give } for { $take }.
log-trade-gained = { $seat_you ->
    [yes] You put
   *[no] { $seat } puts
} { $amount ->
    [one] a trade token
   *[other] { $amount } trade tokens
} on { $card }.
log-trade-stored = { $seat_you ->
    [yes] You put
   *[no] { $seat } puts
} a trade token on Great Zimbabwe.
log-trade-withdrawn = { $seat_you ->
    [yes] You move
   *[no] { $seat } moves
} a trade token from Great Zimbabwe to { $card }.
log-trade-lost = There is no room for { $amount ->
    [one] a trade token
   *[other] { $amount } trade tokens
} of { $seat_you ->
    [yes] yours
   *[no] { $seat }
}.
log-discarded = { $seat_you ->
    [yes] You discard
   *[no] { $seat } discards
} { $amount ->
    [one] a trade token
   *[other] { $amount } trade tokens
} from { $card }.
log-gifted = { $seat_you ->
    [yes] You put
   *[no] { $seat } puts
} a trade token on { $owner_you ->
    [yes] your card
   *[no] { $owner }’s card
} { $card } (Embassy).
log-looted = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} a trade token from { $from_you ->
    [yes] your card
   *[no] { $from }’s card
} { $card }.
log-city-built = { $seat_you ->
    [yes] You build
   *[no] { $seat } builds
} a city on { $at }.
log-wonder-begun = { $seat_you ->
    [yes] You begin
   *[no] { $seat } begins
} to build the world wonder { $wonder }.
log-paid = { $seat_you ->
    [yes] You spend
   *[no] { $seat } spends
} { $resource }.
log-paid-natural = { $seat_you ->
    [yes] You spend
   *[no] { $seat } spends
} { $natural } as { $resource }.
log-wonder-built = { $seat_you ->
    [yes] You build
   *[no] { $seat } builds
} the world wonder { $wonder } (cost { $cost }) on { $at }.
log-wonder-up = The next wonder is { $wonder }.
log-wonder-moved = { $seat_you ->
    [yes] You carry
   *[no] { $seat } carries
} the world wonder { $wonder } to { $at }.
log-reinforced = { $seat_you ->
    [yes] You reinforce
   *[no] { $seat } reinforces
} the control token on { $at }.
log-attacked = { $seat_you ->
    [yes] You attack
   *[no] { $seat } attacks
} { $foe } on { $at }: a { $die } makes { $attack }, against a { $other } that makes { $defense }.
log-won = The attack succeeds, { $attack } to { $defense }.
log-lost = The attack fails, { $attack } to { $defense }.
log-barbarian-defeated = { $seat_you ->
    [yes] You defeat
   *[no] { $seat } defeats
} { $barbarian } on { $at }.
log-conquered-city = { $seat_you ->
    [yes] You hold
   *[no] { $seat } holds
} the city-state { $state } with a city now; its diplomacy cards are set aside.
log-conquered-token = { $seat_you ->
    [yes] You hold
   *[no] { $seat } holds
} the city-state { $state } with a control token now; its diplomacy cards are set aside.
log-conquered-reinforced = { $seat_you ->
    [yes] You hold
   *[no] { $seat } holds
} the city-state { $state } with a reinforced control token now, as no city was left; its diplomacy cards are set aside.
log-liberated = { $seat_you ->
    [yes] You liberate
   *[no] { $seat } liberates
} the city-state { $state }.
log-state-returned = The city-state { $state } is free again (the rulebook is silent; our ruling).
log-dial = Round { $round } ends. The event dial shows: { $event }.
log-barbarians-rolled = The barbarians roll a { $die } and go { $direction }.
log-barbarian-moved = { $barbarian } goes to { $to }.
log-barbarian-repelled = { $barbarian } is thrown back from { $at }.
log-barbarian-stayed = { $barbarian } finds no way and stays.
log-barbarian-sent = { $seat_you ->
    [yes] You send
   *[no] { $seat } sends
} { $barbarian } to { $to } (Seoul).
log-barbarian-appeared = { $barbarian } appears on { $at }.
log-barbarian-parted = Barbarians share a space: { $barbarian } rolls a { $die } and goes on { $direction }.
log-caravan-destroyed = { $seat_you ->
    [yes] Your caravan
   *[no] { $seat }’s caravan
} on { $at } is destroyed and returns to the economy card.
log-capital-raided = The barbarians raid { $seat_you ->
    [yes] your capital
   *[no] { $seat }’s capital
}: { $lost ->
    [0] there is no trade token to lose
    [one] one trade token is lost
   *[other] { $lost } trade tokens are lost
}.
log-agenda = { $seat_you ->
    [yes] You meet
   *[no] { $seat } meets
} the agenda { $agenda }.
log-over = The match is over: { $n ->
    [one] { $who } wins
   *[other] { $who } share the victory
}.

## The position in words

sheet-match = The match
fact-round = Round
fact-first = First player
fact-dial = Event dial
fact-direction = A 1 sends barbarians
fact-supply = Supply
fact-dice = Dice rolled last
fact-combat = Combat
combat-values = { $attack } against { $defense } on { $at }
seat-name = { $seat }
amount-of = { $amount } { $thing }
sheet-agendas = Agendas
head-agenda = Agenda
head-goal = Goal
progress-met = met
progress = { $have } of { $goal }
sheet-wonders = World wonders
head-type = Type
head-wonder = Face up
head-cost = Cost
head-resources = Resources
head-missing = Missing
head-below = Cards below
cost-reduced = { $cost } instead of { $printed }
missing-production = { $missing } production
missing-city = a city without wonder
missing-nothing = nothing
head-built = Built wonder
head-owner = Owner
head-where = Where
unclaimed = nobody
sheet-states = City-states
head-state = City-state
head-status = Status
head-holders = Cards held by
state-free = free, { $left ->
    [one] one card
   *[other] { $left } cards
} left
state-conquered = conquered by { $seat }
sheet-barbarians = Barbarians
head-barbarian = Barbarian
head-helmet = Appears on
barbarian-gone = defeated
sheet-player = { $seat }: { $leader }
fact-ability = Ability
fact-tech = Tech dial
fact-resources = Resources
fact-naturals = Natural wonders
fact-wonders = World wonders
fact-cities = Cities
fact-mature = Mature cities
fact-control = Control tokens
fact-reinforced = Reinforced
fact-unused = Unused
unused = { $control } control tokens, { $cities ->
    [one] one city
   *[other] { $cities } cities
}
fact-caravans = Caravans
caravan-on-card = economy card
fact-diplomacy = Diplomacy cards
pact-of = { $pact } of { $seat }
fact-zimbabwe = On Great Zimbabwe
head-slot = Slot
head-focus = Focus card
head-strength = Counts as
head-trade = Trade tokens
head-tokens = Other tokens
card-level = { $card } ({ $kind } { $level })
combat-value = { $total } ({ $parts })
from-slot = slot { $amount }
from-thing = { $thing } { $amount }
from-pact = { $pact } of { $seat } { $amount }
from-city-terrain = { $terrain } doubled { $amount }
from-walls = city-state { $amount }
from-reinforced = reinforced { $amount }
from-reinforced-beside = reinforced next to it { $amount }
sheet-cards = { $seat_you ->
    [yes] What your cards could do now
   *[no] What { $seat }’s cards could do now
}
head-text = What it says
head-now = Now
head-target = Possible attack
head-attack = Attack
head-defense = Defense
head-rolls = Succeeds
rolls = { $chances } of 36 rolls
sheet-map = The map
map-names = A space is called after its tile and its place on that tile: 11c is the third space of tile 11, w1 a water token. Places count to the east / to the south-east.
head-place = Place
head-from = From
head-eastwards = Spaces from west to east, row by row from north to south
place = { $q } / { $r }
terrain = { $terrain } ({ $difficulty })
beside-east = E { $space }
beside-south-east = SE { $space }
beside-south-west = SW { $space }
beside-west = W { $space }
beside-north-west = NW { $space }
beside-north-east = NE { $space }
head-space = Space
head-terrain = Terrain
head-on-it = On it
head-neighbors = Next to
on-control = control token of { $seat }
on-reinforced = reinforced control token of { $seat }
on-city = city of { $seat }
on-capital = capital of { $seat }
on-caravan = caravan of { $seat }
sheet-hands = Tiles to be laid
head-player = Player
head-tiles = Tiles
score-agenda = { $agenda }
score-open = { $card } (open)
score-wonders = World wonders
score-spaces = Friendly spaces

## Cards

kind-focus = Focus card, { $kind } { $level }
kind-leader = Leader
kind-wonder = World wonder, { $kind }, { $age }
kind-state = City-state, { $kind }
kind-natural = Natural wonder
kind-pact = Diplomacy card
kind-victory = Victory card
kind-tile = Map tile
card-leader = { $leader }: { $ability }.
card-row = Starts with { $cards }, from slot 1 to 5.
card-wonder-cost = Costs { $cost }; { $resources } can be spent.
card-natural = Can be spent as { $resource } once in each of your turns; it stays yours.
card-where = On tile { $tile }, side { $side }.
card-side = Side { $side }: { $spaces }.
card-space = { $space } { $terrain }
card-space-with = { $space } { $terrain } with { $thing }
card-space-star = { $space } { $terrain } with a star
card-errata = The publisher changed this card later; the option “Publisher’s changes” decides.
doubtful-card = The text of the base-game version rests on a single short public summary.
doubtful-tile = Two public transcriptions read some spaces of this tile differently; the option “Terrain” decides.

## What focus cards do

text-focus-early_empire = Place up to 2 control tokens next to your cities, on terrain of difficulty up to the number of the slot.
text-focus-drama_and_poetry = Place up to 2 control tokens next to your cities, on terrain of difficulty up to the number of the slot. Then you may move one of your control tokens to an adjacent empty space that is not water.
text-focus-civil_service = Place up to 2 control tokens next to your cities, then 1 next to any of your spaces, on terrain of difficulty up to the number of the slot.
text-focus-mass_media = Place up to 3 control tokens next to your cities, on terrain of difficulty up to the number of the slot. Then choose a rival control token within 2 spaces of yours: replace it if it is unreinforced, otherwise turn it over.
text-focus-astrology = Advance your tech dial by the number of the slot.
text-focus-mathematics = Put 1 trade token on one of your cards. Then advance your tech dial by the number of the slot.
text-focus-replaceable_parts = Take 1 resource of a type of which you have no token. Then advance your tech dial by the number of the slot.
text-focus-nuclear_power = In slot 5: choose a space; there and all around it unreinforced control tokens of all players are destroyed and reinforced ones turned over. Then advance your tech dial by the number of the slot.
text-focus-foreign_trade = 1 caravan; it moves up to 3 spaces over terrain of difficulty up to the number of the slot.
text-focus-currency = 2 caravans; each moves up to 4 spaces over terrain of difficulty up to the number of the slot. They may enter spaces with barbarians and defeat these without gaining a trade token.
text-focus-steam_power = 2 caravans; each moves up to 6 spaces over terrain of difficulty up to the number of the slot and over water. Then you may exchange 1 of your resources for another one of the supply.
text-focus-capitalism = 3 caravans; each moves up to 6 spaces over terrain of difficulty up to the number of the slot and over water. Once per turn, after resetting this card, you may resolve another card as if it were in slot 1, without resetting it.
text-focus-pottery = Build a world wonder with production equal to the slot, or a city within 2 spaces, over terrain of difficulty up to the number of the slot.
text-focus-animal_husbandry = Build a world wonder with production equal to the slot, or a city within 3 spaces of your spaces or of one of your caravans, over terrain of difficulty up to the number of the slot.
text-focus-nationalism = Build a world wonder with production equal to the slot (7 in slot 5), or a city within 4 spaces, over terrain of difficulty up to the number of the slot and over water.
text-focus-urbanization = Build a world wonder with production equal to the slot, or a city within 5 spaces, over terrain of difficulty up to the number of the slot and over water; then place up to 2 control tokens next to the new city.
text-focus-masonry = Reinforce as many of your control tokens as the slot says, or attack up to 2 times within 2 spaces.
text-focus-iron_working = Reinforce as many of your control tokens as the slot says, or attack up to 2 times within 3 spaces with +1, against barbarians +3.
text-focus-mass_production = Attack up to 2 times within 3 spaces, over water too, with +2. Then reinforce as many control tokens as the slot says, less one for each attack.
text-focus-flight = Reinforce as many of your control tokens as the slot says. Then attack up to 3 times within 5 spaces, over spaces of every kind, with +3.

## What leaders do

text-leader-america = Whenever you gain or spend a natural wonder token, put it on any card of your row. There it can be spent as a trade token or as a resource.
text-leader-aztec = After you reset your military card you may swap any two cards of your row if you won an attack this turn.
text-leader-egypt = World wonders cost you 1 less.
text-leader-france = Your culture card places 1, 2 or 3 more control tokens if the latest of your world wonders is ancient, medieval or modern.
text-leader-japan = In your turn desert and mountain next to water or on the edge of the map have difficulty 3.
text-leader-rome = Caravans from your economy card can start from any of your cities.
text-leader-scythia = +3 when you attack or defend a grassland or hill space.
text-leader-sumeria = Whenever you defeat a barbarian, take 1 resource of your choice as well.

## What world wonders do

text-wonder-stonehenge = After placing a control token on hills you may place control tokens on any number of adjacent hills, and go on from there.
text-wonder-hanging_gardens = At the start of your turn you may place 1 control token of difficulty up to 4 next to one of your cities.
text-wonder-forbidden_city = At the start of your turn you may destroy 1 rival control token next to one of your spaces.
text-wonder-chichen_itza = You may place control tokens on empty forests anywhere, if the slot allows forest.
text-wonder-sydney_opera_house = Rival control tokens count like your own when your cities mature.
text-wonder-eiffel_tower = At the start of your turn you may name 2 control tokens of one rival, who replaces one of them with one of yours.
text-wonder-colossus = When you resolve your economy card your caravans may move 6 more spaces in total.
text-wonder-great_lighthouse = You may build cities on empty spaces on the edge of the map as if these were within 2 spaces.
text-wonder-great_zimbabwe = Up to 4 trade tokens may go on this card instead of your focus cards. At the start of your turn you may move them to your focus cards.
text-wonder-machu_picchu = Cards in slots 1 and 2 are resolved as if they were in slot 3.
text-wonder-big_ben = +2 in attack and defense for each of your caravans next to the defending space.
text-wonder-estadio_do_maracana = When you resolve a card other than your economy card you may first resolve and reset your economy card.
text-wonder-oracle = At the start of your turn you may swap 2 adjacent cards of your row.
text-wonder-pyramids = When built: replace up to 3 cards of level I with the cards of level II of the same type.
text-wonder-porcelain_tower = When built: replace up to 2 cards with the next higher ones of the same type.
text-wonder-potala_palace = You may hold up to 4 diplomacy cards of each other player. When built: take up to 3 diplomacy cards of other players.
text-wonder-oxford_university = A card that you replace, science cards apart, may be replaced with one of another type.
text-wonder-kremlin = +4 against a rival who has fewer reinforced control tokens than you.
text-wonder-petra = +2 in defense. Barbarians cannot enter your cities and reinforced control tokens and go the other way instead.
text-wonder-terracotta_army = +2 in attack.
text-wonder-alhambra = +2 in attack and defense.
text-wonder-venetian_arsenal = Once per turn, after resolving the card in slot 5, you may resolve it again as if it were in slot 1.
text-wonder-ruhr_valley = +5 in defense.
text-wonder-pentagon = +2 in attack. You can attack any target on the map.

## What diplomacy cards do

text-city-state-carthage = +1 in attack and defense for each city-state token and each of your cities within 2 spaces of the defending space, not against Carthage.
text-city-state-kumasi = When you resolve your industry or culture card forests have difficulty 1.
text-city-state-brussels = World wonders cost you 1 less for each of your mature cities.
text-city-state-seoul = At the start of your turn you may move 1 barbarian to an adjacent empty space that is not water.
text-city-state-geneva = At the start of your turn you may return a player’s diplomacy card and take a different one of the same player.
text-city-state-mohenjo_daro = When you place control tokens every difficulty is 1 lower.
text-city-state-buenos_aires = A world wonder of a type of which you have none costs you 2 less.
text-city-state-kabul = +3 when you attack a city or a city-state other than Kabul.
text-pact-joint_war = +2 when you attack, but not against the owner of this card.
text-pact-defensive_pact = +2 when you defend, but not against the owner of this card.
text-pact-embassy = When your caravan trades in the owner’s capital: 1 trade token on a card of the owner, 1 resource of your choice for you.
text-pact-open_borders = The owner’s control tokens count like your own when your cities mature.

## What agendas ask for

text-agenda-civilized = Have 8 cities on the map, the capital included.
text-agenda-moneygrubber = Control 2 economic world wonders.
text-agenda-warmonger = Beat 1 rival capital or control 2 conquered city-states.
text-agenda-paranoid = Control 2 military world wonders.
text-agenda-explorer = Control 15 spaces next to water or on the edge of the map.
text-agenda-aesthetic = Control 2 cultural world wonders.
text-agenda-technophile = Reach space 24 of your tech dial.
text-agenda-scholarly = Control 2 scientific world wonders.
text-agenda-populous = Control 5 mature cities.
text-agenda-preservationist = Control 2 natural wonders.

# The page of Sid Meier’s Civilization: The Boardgame: every sentence of its own.

## The bar and the phases

era-of-four = Era { $era } of IV
turn = turn { $turn }
era-ends = the era ends with this turn
first-player = first player
track-name = Phases of the turn
track-draft = Start regions
track-movement = Movement
track-battles = Battles
track-trade = Trade
track-production = Production
track-purchases = Purchases
is-done = { $player }: done
decides-now = { $you ->
    [yes] You decide now
   *[no] { $player }: decides now
}
still-to-decide = { $you ->
    [yes] You have still to decide
   *[no] { $player }: still to decide
}
your-turn = Your turn
you = You
player = Player
back = Back
declare-end = Declare the end of the game by { $wonder }

## Moving

ask-where = Where does this go: { $unit }?
ask-offer = What do you offer, and to whom?
ask-bomb = Which area does the bomb destroy?
path-group = { $unit } in { $area }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} left
path-reach = { $reach ->
    [one] { $reach } area
   *[other] { $reach } areas
} in reach
go-to = → { $goal }
so-many-go = { $count } → { $goal }
how-many = How many go
many-all = All { $count }
tip-steps = { $steps } of { $left } steps
tip-room = room for { $count } of { $going }
spoken-target = { $name }: { $contents }; { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
spoken-area = { $name }: { $contents }
piece-settlement = { $region }: { $size }, { $player }
piece-block = { $area }: { $pieces }, { $player }
piece-loaded = { $pieces }, aboard: { $cargo }

## The map

map-label = World map
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole map
board-as-text = The map in words
seam-atlantic = Show the Pacific in the middle
seam-pacific = Show the Atlantic in the middle
critical-title = Critical resource, era { $era }
critical-ways = { $resource }: in { $ways } of 36 rolls
look-name = What lies over the map
look-map = Map
card-source = Card and source
look-back = Back to the table
look-technologies = Technologies
look-scores = Scores

## The tray

tray = What you have before you
your-pieces = Your pieces
pieces-of = Pieces of { $player }
pieces-count = { $count } in { $areas ->
    [one] { $areas } area
   *[other] { $areas } areas
}
pieces-mobile = { $count } in { $areas ->
    [one] { $areas } area
   *[other] { $areas } areas
}, { $mobile } can still move
pieces-here = { $count } pieces
legend-dots = dots = dice it rolls
legend-moved = dashed = has moved
draft-order = Order of choosing
draft-hint = there and back again; on the map: land neighbors and sea zones
chooses-now = { $you ->
    [yes] choose now
   *[no] chooses now
}
attacks = Battles that you can declare
attacks-hint = a click declares one
declared = declared
assign = Happy and productive settlements
faces-left = { $faces } to make happy
gears-left = { $gears } to make productive
make-happy = Make it happy
make-productive = Make it productive

## Battle

battle-of = Battle of { $area }
battle-round = round { $round }
battle-prize = No retreat. Whoever keeps a unit has the { $size }: { $gold } gold a turn, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
battle-no-prize = No retreat: the battle ends when one side has no unit left.
camp-attacks = { $you ->
    [yes] You attack
   *[no] { $player } attacks
}
camp-defends = { $you ->
    [yes] You defend
   *[no] { $player } defends
}
units-left = { $count ->
    [one] { $count } unit
   *[other] { $count } units
} left
with-cargo = with cargo
air-none = Without aircraft
air-support = With aircraft of { $player }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} more
dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
dice-bonus = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}
bonus-superior = superiority
bonus-science = science
bonus-unit = unit type
bonus-defense = own settlement
bonus-against = +{ $bonus } against { $unit }
odds = win { $win } %, both lost { $tie } %, lose { $lose } %
odds-range = { $worst } to { $best } % to win a round
odds-even = even
odds-own = you +{ $bonus }
odds-foe = they +{ $bonus }
odds-against = against { $unit }: { $chances }; { $who }
matches-head = chances to win against
fighter-best = best on average
screen = Behind the screen
screen-hint = Both are shown when both have chosen. The higher total wins; a tie removes both.
screen-oracle = The Oracle: one side chooses openly, the other after it.
has-chosen = { $you ->
    [yes] you have chosen
   *[no] { $player } has chosen
}
chooses = { $you ->
    [yes] your choice
   *[no] { $player } chooses
}
not-sent = your choice, not sent yet
rounds = Combat rounds
rounds-legend = the sum of the dice, then what is added and why
loses = { $you ->
    [yes] You lose
   *[no] { $player } loses
}: { $unit }
both-lost = Both are lost

## Trade

trade-table = Trade table
trade-hint = Everybody may trade with everybody. Lent city cards come back after production; the rest is for good.
trade-hint-advanced = Players in range may trade. Lent city cards come back after production; the rest is for good.
trade-waits = You are done trading, unless somebody makes you an offer.
trade-nobody = Nobody is in range to trade with.
path-trade = You have { $gold } gold and { $cards ->
    [one] { $cards } resource card
   *[other] { $cards } resource cards
}
path-offers = { $count ->
    [0] no offer waits for your answer
    [one] { $count } offer waits for your answer
   *[other] { $count } offers wait for your answer
}
make-offer = Make the offer to { $player }
open-offers = Open offers
offer-limits = You have { $open } of { $most } offers open and made { $made } of { $all } in this phase.
offer-number = Offer { $number }
offer-waits = { $you ->
    [yes] You have to answer
   *[no] { $player } has to answer
}
accept = Accept
counter = Counter
refuse = Refuse
withdraw = Withdraw
lay-with = Lay goods on the table with
done = done
too-far = out of range
gives = { $you ->
    [yes] You give
   *[no] { $player } gives
}
goods-cards = City cards
lent = lent for this turn
for-good = for good
goods-technologies = Technologies
goods-wonders = Wonders
goods-settlements = Settlements
goods-pieces = Pieces
goods-gold = Gold
of-gold = of { $most }
lay-gold = { $gold } gold
gold-secret = hidden
lay-nothing = nothing yet
lay-show = Show what it would bring
would-bring = What it would bring
effect-production = production
effect-if-critical = if critical
effect-critical = critical in … of 36 rolls
ideas = { $count ->
    [one] { $count } idea
   *[other] { $count } ideas
} for an offer

## Purchases and technologies

path-purchase = You have { $gold } gold
path-brought = the production brought { $income }
path-expected = as things stand the next production brings { $income }
path-spent = { $spent } spent in this phase
brings = What it would bring:
gold-each-turn = { $gain } gold each turn
for-sale = For sale
shop-hint = a click buys, + puts it on a list; +gold = what it brings each turn
shop-hint-advanced = a click buys, + puts it on a list; +gold = what it brings each turn; a mark = this part of the price goes to that player
ware-found = Found { $region }
ware-upgrade = { $region }: { $larger }
ware-sell = Sell { $unit } ({ $area })
sell-for = +{ $gold } gold
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
of-three = no. { $number } of three
spoken-ware = { $name }, { $price } gold; then you have { $left } left, and the next production brings { $next }
tip-price = price
tip-earns = you get
tip-left = then left
royalty = { $part } of it to { $player }
list = Your list
list-add = Put on the list: { $name }
list-drop = Take off the list: { $name }
list-empty = Empty the list
list-sum = all of it
list-buy = Buy all ({ $count }): { $sum } gold, { $left } left
list-where = { $name }: where it is placed
list-waits = another question comes first
purse = Your purse
last-production = production brought
spent-so-far = spent in this phase
next-production = next production
left-then = If you save all of it
income-lines = Line by line
income-told = { $roll } rolled, { $resource } is critical: { $parts } = { $income } gold
income-rolled = { $roll } rolled: { $resource } is critical
tree-hint = whoever owns one gets a royalty for what others buy through it
tree-royalty = whoever buys through it pays { $part } gold of the price to its owner
tree-points = { $points } points
era-past = half price
era-now = now
era-next = buying one ends era { $era }
era-later = not yet
tile-all = all:
tile-sale = for sale
tile-then = leaves { $left }, next +{ $next }
tile-left = { $left } left, +{ $next }
tile-needs = needs { $technology }
tile-closed = not for you now
tile-short = { $short } gold short
tile-grows = a settlement grows

## The realm, rivals, scores

realm = Your realm
rank-even = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}, level
rank-ahead = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}, { $lead } ahead
rank-behind = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}, { $lead } behind
points = Points
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gold = gold
settlements = Settlements
hint-gold = gold each turn
hint-moods = happy, productive, gold
happy = happy
productive = productive
lent-to = { $you ->
    [yes] card lent to you
   *[no] card lent to { $player }
}
resources-held = Resources held
critical-of-36 = critical in … of 36 rolls
resource-held = { $resource }: { $count } held; critical in { $ways } of 36 rolls
bill = Production as things stand
bill-settlements = Settlements
bill-critical-line = Critical resource
bill-places = { $count ->
    [one] { $count } settlement
   *[other] { $count } settlements
}
bill-resources = Resources
bill-kinds = { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
} × { $each }
bill-monopolies = Monopolies
bill-one-more = with one more { $resource }
bill-three-alike = from three alike on
bill-wonders = Wonders
bill-minimum = Up to the minimum of 10
bill-total = Together
bill-critical = if critical
bill-ways = in { $ways } of 36 rolls
technologies = Technologies
wonders = Wonders
technologies-alike = All technologies of an era are alike: 2 points each; in every production gold for each kind of resource; and for every two of them 1 more in each battle roll.
wonders-alike = All wonders of an era are alike: 3 points each.
wonder-past = Its era is past, and with it the effect: { $effect }.
hint-science = +{ $bonus } in battle, era { $era }: { $number } of 3
goals = Wonders of this era
goals-hint = first to claim
goal-villages = { $amount } villages
goal-technologies = { $amount } technologies
goal-armies = { $amount } armies
goal-fleets = { $amount } fleets
goal-gold = { $amount } gold
goal-metropolises = { $amount } metropolises
goal-open = open
goal-reached = milestone reached
is-out = out of the game
rival-more = Settlements, units, cards
income-title = gold of the next production as things stand; more if critical, in { $ways } of 36 rolls
or-gold = or { $gold }
class-infantry = infantry
class-cavalry = cavalry
class-artillery = artillery
class-fleet = fleets
class-aircraft = aircraft
class-settler = settlers
force-title = dice of all armies
force-more = { $dice } dice, { $more } more than you
force-fewer = { $dice } dice, { $fewer } fewer
force-even = { $dice } dice, as you
ended-by = The match ends with turn { $turn }: { $ending }.
score-each = { $points } each
score-each-size = 1 to 4 each
score-ending = Ending
score-ending-each = by its kind
n-technologies = { $count ->
    [one] { $count } technology
   *[other] { $count } technologies
}
n-wonders = { $count ->
    [one] { $count } wonder
   *[other] { $count } wonders
}

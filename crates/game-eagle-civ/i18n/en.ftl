# Sid Meier’s Civilization: The Boardgame: every sentence the game says.

## The game and its options

game-title = Sid Meier’s Civilization: The Boardgame
game-short = Civilization
game-edition = the boardgame, 2002
game-summary = Lead a people from two villages through four eras: explore the world, settle, trade, learn, build wonders, and fight for what others have.
first-turn = Choose a region with many neighbors: from there your settlers explore and found, and every settlement pays.
first-refusal = A refusal costs nothing. Most often gold is missing, or the piece has moved already in this turn.
first-end = The list shows what settlements, technologies and wonders were worth. Look back on the match to see where it turned.
option-rules = Rules
option-rules-standard = standard rules
option-rules-advanced = advanced rules
option-length = Length of the advanced game
option-length-short = short, ends in the medieval era
option-length-medium = medium, ends in the gunpowder era
option-length-long = long, ends in one of four ways
option-edition = Edition
option-edition-second = second edition
option-edition-first = first printing
option-more_resources = More resources: two blank markers per player stay in the box
option-superiority_modern_standard = Battlefield superiority in the modern era (standard rules)
option-superiority_modern_standard-4 = +4, as in the example of the rules
option-superiority_modern_standard-3 = +3, as in the small table
option-artillery_bonus = Bonus of artillery, level 2 of the gunpowder era
option-artillery_bonus-3 = +3, as in the battle examples
option-artillery_bonus-1 = +1, as in the table of the first printing
option-lent_card_gold = Gold of a lent city card (advanced rules)
option-lent_card_gold-holder = goes to the player who holds the card
option-lent_card_gold-owner = stays with the owner of the settlement
option-starting_bonus = Bonus of the technology dealt at the start
option-starting_bonus-yes = its owner gets it
option-starting_bonus-no = nobody gets it
option-starting_swordsmen = Starting swordsmen (advanced rules)
option-starting_swordsmen-level = fight as the technologies in play allow: as spearmen at first
option-starting_swordsmen-printed = are swordsmen (+1) from the start
option-hidden_gold = Hidden gold: players see only their own
option-prerequisites = Prerequisites of Currency and Space Flight (advanced rules)
option-prerequisites-current = by the last version of the source
option-prerequisites-older = by the older versions of the source
rules-advanced-short = advanced rules, short game
rules-advanced-medium = advanced rules, medium game
rules-advanced-long = advanced rules, long game

## Parts of sentences

list = { $things }
number = { $number }
name = { $name }
seat-name = { $seat }
nothing = –
give-nothing = nothing
empty = nobody there
unlimited = any distance
gold-amount = { $gold } gold
gold-hidden = hidden gold
piece = { $unit }
one-piece = { $unit }
pieces = { $count } × { $unit }
pieces-of = { $seat_you ->
    [yes] yours
   *[no] { $seat }
}: { $pieces }
ship-numbered = { $pieces } (ship no. { $ship }, laden)
aboard-ship = { $pieces } (aboard ship no. { $ship })
with-aircraft = { $unit } with air support
unit-of = { $unit } { $seat_you ->
    [yes] (yours)
   *[no] of { $seat }
}
group = { $area }: { $pieces }, { $points ->
    [one] { $points } step left
   *[other] { $points } steps left
}
group-looked = { $area }: { $pieces }, has looked at a marker
size-village = village
size-town = town
size-city = city
size-metropolis = metropolis
settlement-of = { $seat_you ->
    [yes] your { $size }
   *[no] { $size } of { $seat }
}
settlement-lent = { $settlement }, card lent to { $seat }
card-resource = { $region } ({ $resource })
card-plain = { $region }
lent-card = the city card of { $region } ({ $resource }, { $size })
lent-card-plain = the city card of { $region }
side-attack = attack
side-defense = defense
marker-unknown = unexplored
marker-known = face down, known to you: { $marker }
marker-there = marker: { $marker }
trade-settlement-plain = the settlement { $region } for good
trade-settlement = the { $size } { $region } for good
trade-settlement-resource = the { $size } { $region } ({ $resource }) for good
trade-technology = the technology { $technology }
trade-wonder = the wonder { $wonder }
trade-pieces = { $pieces } ({ $area })
trade-ship = { $pieces } with { $cargo } aboard ({ $area })
trade-cargo = { $pieces } from aboard ship no. { $ship } ({ $area })
bonus-superiority = +{ $bonus } battlefield superiority
bonus-science = +{ $bonus } scientific superiority
bonus-unit = +{ $bonus } unit type
bonus-defense = +{ $bonus } own settlement
ending-technology = enough modern technologies are known
ending-end-roll = the end roll
ending-conquest = total conquest
ending-diplomatic = diplomatic victory by the United Nations
ending-military = military victory by the Apollo Program
ending-space = the colony ship leaves for Alpha Centauri
ending-standstill = nothing new was learned for a long time
continent-africa = Africa
continent-antarctica = Antarctica
continent-asia = Asia
continent-europe = Europe
continent-north-america = North America
continent-oceania = Oceania
continent-south-america = South America
continent-other = Elsewhere

## Why something is not allowed

players-two-to-six = The game is for two to six players, not { $seats }.
not-your-decision = It is not your decision now.
moment-start = Start regions are chosen before the first turn.
moment-move = That is done in your own part of the movement phase.
moment-moved = You are done moving; now battles are declared.
moment-look = Settlers look at markers in your own part of the movement phase.
moment-react = Nothing has just entered an area where you have units.
moment-attack = You declare battles after your moves.
moment-join = Nobody asks you to join a battle now.
moment-pick = Units are picked in a combat round.
moment-trade = That is done in the trade phase.
moment-assign = Happiness and productivity are assigned before production.
moment-purchase = That is done in your own part of the purchase phase.
moment-place = You have no new piece to place.
moment-free-technology = You have found no free technology.
moment-minor-unit = No minor civilization brings you a unit now.
moment-grow = No technology lets a settlement grow for free now.
moment-claim = Milestones are claimed when they are reached, or in your own part of a phase.
advanced-only = That belongs to the advanced rules.
standard-only = That belongs to the standard rules.
long-game-only = { $wonder } matters only in the long game.
region-settled = There already is a settlement: { $region }.
no-such-pieces = You have no such piece in { $area }: { $unit }.
has-looked = { $unit } has looked at a marker and stays there this turn.
no-points-left = { $unit } has no steps left this turn.
too-few-points = { $unit } would need { $needed } steps and has { $left } left.
too-many-groups-of = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} too many separate groups for further pieces.
aircraft-fly-after = In this edition ships take no aircraft along; they fly after them.
no-base-ship = { $unit } is no base for aircraft.
aircraft-too-many = { $room ->
    [0] The ship is full and takes no aircraft along.
   *[other] The ship has room for only { $room } aircraft.
}
aircraft-not-there = You do not have those aircraft in { $area }.
aircraft-by-number = Those are the { $count } aircraft with the fewest steps left: their number is enough.
does-not-walk = { $unit } does not go over land.
does-not-fly = { $unit } does not fly.
not-adjacent = { $from } and { $to } do not share a border.
only-one-there = There is only one such piece.
too-many-groups = You have too many separate groups; put pieces together first.
cannot-board = { $unit } cannot go aboard a ship.
no-ship-beside = That ship is not next to { $region }.
ship-full = The ship is full.
ship-carries = { $unit } carries something; unload it first.
no-ship = { $unit } is not a ship.
stays-there = It is already there.
no-base = { $area } is no base for your aircraft.
no-marker-to-look-at = No marker lies face down there: { $region }.
aboard-already = { $unit } is already aboard; pieces change ships only over land.
blank-stays = In this edition a blank marker stays where it is.
wonder-not-yours = You do not have the effect of { $wonder }.
wonder-used = { $wonder } was already used.
wonder-too-late = { $wonder } is used before battles are declared.
wonder-taken = { $wonder } already belongs to somebody.
wonder-ends-nothing = { $wonder } does not end the game.
end-already-declared = The end has already been declared.
no-such-foe = There is no such opponent.
nobody-to-fight = You have nobody there who can fight: { $area }.
nothing-to-attack = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} nothing there to attack: { $area }.
pick-not-there = Your side has no such unit there: { $unit }.
no-aircraft-there = No aircraft of that player is there on your side.
no-air-support = In this edition aircraft support only modern fleets at sea: { $unit }.
battle-declared = This battle has already been declared: { $area }.
too-many-battles = No further battle can be declared this turn.
no-battle = No battle is being fought.
not-leader = You do not lead a side of this battle.
offers-used-up = You have made all of your { $most } offers of this phase.
offers-open = You can have only { $most } offers open; withdraw one.
no-such-offer = This offer is no longer open.
offer-open-already = This very offer is already open.
offer-to-other = This offer was made to somebody else.
offer-of-other = This offer was made by somebody else.
no-such-partner = You cannot trade with this player.
out-of-trade-range = { $seat_you ->
    [yes] You are
   *[no] { $seat } is
} out of trade range.
empty-trade = Nothing would change hands.
trade-gold-missing = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} only { $gold } gold.
trade-card-not-held = { $seat_you ->
    [yes] You do
   *[no] { $seat } does
} not hold that city card: { $region }.
trade-card-plain = Only cards with a resource are lent: { $region } has none.
trade-settlement-not-own = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} no settlement there: { $region }.
trade-settlement-lent = The card of { $region } is lent out; the settlement cannot be traded before it is back.
trade-settlement-and-card = The card of { $region } goes along with the settlement; do not lend it as well.
trade-card-not-own = { $seat_you ->
    [yes] You do
   *[no] { $seat } does
} not own that card: { $card }.
trade-pieces-missing = { $seat_you ->
    [yes] You do
   *[no] { $seat } does
} not have any such piece in { $area }: { $unit }.
trade-pieces-none = Say how many: { $unit } ({ $area }).
trade-pieces-few = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} only { $count } such pieces in { $area }: { $unit }.
trade-pieces-twice = The same pieces are named twice: { $unit } ({ $area }).
trade-cargo-named = What is aboard goes along with its ship; do not name it as well: { $unit } ({ $area }).
trade-no-berth = { $seat_you ->
    [yes] You
   *[no] { $seat }
} would have no ship in { $area } with room for it: { $unit }.
trade-last-settlement = { $seat_you ->
    [yes] You
   *[no] { $seat }
} would be left without a settlement.
no-face-left = You have no happiness left to assign.
always-happy = Settlements with wine or gems are always happy: { $region }.
happy-already = { $region } is happy already.
fertile-already = { $region } is fertile and productive without a gear.
productive-already = { $region } is productive already.
brings-you-nothing = The city card of { $region } brings you no gold.
no-gear-left = You have no productivity left to assign.
too-dear = That costs { $price } gold; you have { $gold }.
unit-of-other-era = { $unit } is not of this era: { $era }.
unit-advanced-only = { $unit } belongs to the advanced rules.
unit-needs = { $unit } needs { $technology }, which is not in play.
unit-rebuilt = Since { $technology } came into play every { $unit } is a { $better }.
no-settlement = You have no settlement where it could be placed: { $unit }.
no-coast = You have no settlement by the sea: { $unit }.
no-room-anywhere = Your settlements take no further new piece this turn: { $unit }.
no-sea-beside = There is no sea beside { $region }: { $unit }.
minor-elsewhere = What a minor civilization brings stays with it, not in { $region }: { $unit }.
minor-no-unit = A minor civilization brings a military unit: { $unit }.
minor-army-only = In this edition a minor civilization brings an army: { $unit }.
fleet-needs-zone = Say in which sea zone: { $unit }.
not-into-zone = Only fleets are placed at sea: { $unit }.
no-own-settlement = You have no settlement there: { $region }.
no-room-left = { $region } takes no further new piece this turn.
no-settler = You have no settler there: { $region }.
all-have-looked = Each of your settlers there has looked already: { $region }.
no-look-before = Only a marker that your settler has just looked at can be taken away: { $region }.
marker-not-blank = The marker there is not blank: { $region }.
desert = { $region } is desert; nobody can settle there.
grown-already = { $region } has already grown this turn.
terrain-limit = The terrain lets { $region } grow no further.
largest-already = { $region } is already a metropolis.
founded-now = { $region } was founded only this turn.
size-needs = { $region } needs { $technology } in play to grow further.
prerequisite-missing = { $technology } builds on { $needed }, which is not in play.
prerequisite-not-own = { $technology } builds on { $needed }, which you do not own yourself.
technology-taken = { $technology } is no longer in the supply.
technology-of-other-era = { $technology } is not of this era.
technologies-alike = With the standard rules all technologies are alike; the card on top is not { $technology }.
technology-too-far = { $technology } lies more than one era ahead.
technology-not-in-play = Nobody has { $technology } yet.
improvement-of-other-era = { $improvement } is not of this era.
improvement-owned = You already have { $improvement }.
unit-not-past = { $unit } is not a unit of a past era.
milestone-not-reached = You have not reached this milestone: { $milestone }.
milestone-of-other-era = This milestone is not of this era: { $milestone }.
milestone-claimed = You have already claimed this: { $milestone }.

## Questions

wait-for = Waiting for { $seats }: { $phase }.
over-wins = The match is over: { $seat_you ->
    [yes] you win
   *[no] { $seat } wins
} with { $points } points.
over-shared = The match is over: { $seats } share the victory with { $points } points each.
phase-setup = setup
phase-move = movement
phase-attack = declaring battles
phase-battle = battle
phase-trade = trade
phase-production = production
phase-purchase = purchases
phase-technology = a free technology
phase-place = placing pieces
phase-claim = claiming a wonder
phase-over = the match is over
ask-start-first = In which region do you found your first village?
ask-start-second = In which region do you found your second village?
ask-move = Turn { $turn }: which of your pieces do you move, and where to?
ask-react = { $seat } enters with { $pieces } ({ $area }): do you declare battle?
ask-attack = Whom do you attack?
ask-join = { $attacker } attacks { $defender } ({ $area }): on which side do you fight?
ask-pick = Round { $round } against { $foe } ({ $area }): which unit do you secretly send?
ask-trade = You have { $gold } gold: whom do you offer what, or are you done trading?
ask-assign = Which settlements do you make happy ({ $faces } left) or productive ({ $gears } left)?
ask-purchase = What do you buy with your { $gold } gold?
ask-free-technology = Which free technology do you take?
ask-minor-unit = Which unit does the minor civilization bring you ({ $region })?
ask-place = Where do you place what you bought: { $unit }?
ask-place-gift = Where do you place what you were given: { $unit }?
ask-grow = Which settlement grows for free?
ask-claim = You have reached a milestone: do you claim its wonder?

## Actions

hint-start = { $land ->
    [one] { $land } land neighbor
   *[other] { $land } land neighbors
}, { $sea ->
    [one] { $sea } sea zone
   *[other] { $sea } sea zones
}
hint-start-beside = { $hint }; next to it: { $beside }
do-to = → { $area }
do-one-to = one → { $area }
do-all-to = all → { $area }
do-board = aboard → { $ship }
hint-cargo = { $cargo } aboard
do-sail-with = → { $area }, { $aircraft ->
    [one] with { $aircraft } aircraft
   *[other] with { $aircraft } aircraft
}
do-sail-with-chosen = → { $area }, with { $wings }
wing = { $count } aircraft with { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} left
group-explore = Explore
do-look = Look at the marker: { $region }
do-take-blank = Take the blank marker away: { $region }
group-bomb = { $wonder }: destroy everything in
do-end-moves = Done moving
do-challenge = Declare battle
do-let-pass = Let them pass
do-attack = Attack { $foe }: { $area }
do-attack-nobody = Declare no battle
do-end-attacks = Declare no further battle
do-join-attack = Join the attack of { $seat }
do-join-defense = Join the defense of { $seat }
do-stay-out = Stay out of it
do-pick = Send { $unit }
do-pick-aircraft = Send { $unit }, supported by { $seat_you ->
    [yes] your aircraft
   *[no] an aircraft of { $seat }
}
hint-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
hint-superior = +{ $bonus } against { $units }
group-offer = Make { $seat } an offer
do-offer = give { $gives } for { $wants }
hint-counter = instead of offer { $number }
group-number = Offer { $number }
offer = { $from } gives { $gives }, { $to } gives { $wants }
offer-gone = no longer open
do-accept = Accept: { $offer }
do-decline = Refuse: { $offer }
do-withdraw = Withdraw: { $offer }
group-swap = { $wonder }: force a swap
do-swap = with { $seat }: { $mine } for { $theirs }
do-end-trade = Done trading
group-happy = Make happy
group-productive = Make productive
hint-assign = { $then } gold instead of { $now }
do-assign-rest = Assign the rest for the most gold
do-claim = Claim { $wonder } ({ $milestone })
do-waive = Claim nothing now
do-declare-end = Declare the end of the game by { $wonder }
group-buy = Buy a piece
do-priced = { $what }, { $price } gold
hint-settler = { $steps } steps; explores and founds a village
hint-unit = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
}, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
hint-aircraft = { $dice ->
    [one] { $dice } more die
   *[other] { $dice } more dice
} for the unit it supports, { $steps } steps
hint-royalty = { $hint }; { $royalty } of the price to { $seat }
group-found = Found a village
hint-found = uses up the settler; marker: { $marker }
group-upgrade = Enlarge a settlement
group-grow = Grows for free
do-grow = { $card } → { $size }
hint-upgrade = +{ $gain } gold each turn, +1 point
group-learn = Buy a technology
hint-learn = +{ $gain } gold each turn, +2 points; your no. { $number } of this era, the third ends it
brings-units = { $pieces } for the owner
brings-wonder = the wonder { $wonder }: { $effect }
brings-improvement = the improvement { $card }
brings-growth = one settlement of the owner grows
brings-points = { $points } points at the end
brings-enabled = for everybody: { $enabled }
effect-pieces = { $pieces } at once
effect-gold = { $gold } gold in every production
effect-discount = technologies cost { $gold } gold less ({ $era })
effect-defense = +{ $bonus } when defending settlements
effect-happiness = makes { $points ->
    [one] { $points } settlement
   *[other] { $points } settlements
} happy
effect-productivity = makes { $points ->
    [one] { $points } settlement
   *[other] { $points } settlements
} productive
effect-see-choice = its owner sees what the opponent sends into a combat round
effect-swap = once per trade phase its owner forces a swap of two resource cards
effect-bomb = once per match everything in an area is destroyed
effect-end-diplomatic = its owner may end the long game diplomatically
effect-end-military = its owner may end the long game militarily
effect-end-space = it ends the long game
group-improve = Buy an improvement
do-colony-ship = Buy { $wonder }
group-sell = Sell a unit of a past era
do-sell = { $area }: { $pieces }, for { $gold } gold
do-end-purchase = Done buying

## The form for an offer

form-title = Compose an offer
form-submit = Make the offer
form-end-title = End the game at any time
form-wonder-end = Declare the end by
form-end-submit = Declare the end
form-to = To whom?
form-counter = Instead of which offer?
form-no-counter = a new offer
form-offer = Offer { $number }: { $offer }
form-you-give = You give
form-you-get = You get
form-gold = { $verb }: gold
form-slot = { $verb }: { $what } ({ $slot })
form-count = { $verb }: how many of the pieces ({ $slot })
form-card = city card for this turn
form-settlement = settlement
form-technology = technology
form-wonder = wonder
form-pieces = pieces
form-thing = { $seat }: { $thing }
form-unreadable = The form could not be read; please look at the page again.
form-other-partner = What you want does not belong to { $seat }.

## The log

log-rolled-first = { $seat_you ->
    [yes] You roll
   *[no] { $seat } rolls
} { $roll } for who is first player.
log-rules = This match: { $rules }; { $edition }.
log-draft = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} rolled highest and { $seat_you ->
    [yes] choose
   *[no] chooses
} the first start region; then it goes clockwise, and back for the second ones.
log-started = { $seat_you ->
    [yes] You start
   *[no] { $seat } starts
} in { $region } with a village, a settler and 1 × { $unit }.
log-dealt = { $seat_you ->
    [yes] You are
   *[no] { $seat } is
} dealt the technology { $technology }.
log-start-marker = { $region }: { $marker } has no effect at the start and goes back to the box.
log-turn = Turn { $turn } begins; { $seat_you ->
    [yes] you are
   *[no] { $seat } is
} first player.
log-era-ends = With this { $seat_you ->
    [yes] you end
   *[no] { $seat } ends
} the era ({ $era }): the next one begins with the next turn.
log-era = A new era begins: { $era }.
log-marched = { $seat_you ->
    [yes] You move
   *[no] { $seat } moves
} { $pieces }: { $from } → { $to }.
log-landed = { $seat_you ->
    [yes] You land
   *[no] { $seat } lands
} { $pieces }: { $from } → { $to }.
log-sailed = { $seat_you ->
    [yes] You sail
   *[no] { $seat } sails
} { $pieces }: { $from } → { $to }.
log-carried = Along with { $seat_you ->
    [yes] your ship goes
   *[no] { $seat }’s ship goes
} to { $to }: { $pieces }.
log-flew = { $seat_you ->
    [yes] You fly
   *[no] { $seat } flies
} { $pieces }: { $from } → { $to }.
log-boarded = { $seat_you ->
    [yes] You put
   *[no] { $seat } puts
} { $pieces } aboard: { $from } → { $to }.
log-looked = { $seat_you ->
    [yes] You look
   *[no] { $seat } looks
} at the marker in { $region }; it stays face down.
log-explored = { $seat_you ->
    [yes] You explore
   *[no] { $seat } explores
} { $region }.
log-looked-known = { $seat_you ->
    [yes] You look
   *[no] { $seat } looks
} at the marker in { $region }: { $marker }.
log-turned-up = The marker in { $region } is turned up: { $marker }.
log-turned-up-blank = The marker in { $region } is turned up: it is blank.
log-treasure = { $seat_you ->
    [yes] You find
   *[no] { $seat } finds
} a treasure of { $gold } gold.
log-plague = A plague breaks out in { $region } and spreads over land, { $radius ->
    [one] { $radius } step
   *[other] { $radius } steps
} far.
log-plague-here = A plague breaks out in { $region }.
log-minor-roll = { $seat_you ->
    [yes] You roll
   *[no] { $seat } rolls
} { $roll } for the minor civilization; less { $seat_you ->
    [yes] your
   *[no] their
} settlements: { $total }.
log-minor-joined = The minor civilization in { $region } joins { $seat_you ->
    [yes] you
   *[no] { $seat }
}.
log-destroyed = { $seat_you ->
    [yes] Your settlement
   *[no] { $seat }’s settlement
} in { $region } is destroyed.
log-bombed = { $seat_you ->
    [yes] You use
   *[no] { $seat } uses
} the Manhattan Project: { $area }.
log-removed = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
} { $pieces } ({ $area }).
log-shrank = The settlement in { $region } shrinks: { $size }.
log-marker-removed = The marker in { $region } is taken away: { $marker }.
log-declared = { $seat_you ->
    [yes] You declare
   *[no] { $seat } declares
} battle against { $foe_you ->
    [yes] you
   *[no] { $foe }
} ({ $area }).
log-stopped = Battle has been declared in { $area }: { $seat_you ->
    [yes] what you bring there stops
   *[no] what { $seat } brings there stops
}.
log-let-pass = { $seat_you ->
    [yes] You let
   *[no] { $seat } lets
} { $foe_you ->
    [yes] you
   *[no] { $foe }
} pass ({ $area }).
log-moves-ended = { $seat_you ->
    [yes] You are
   *[no] { $seat } is
} done moving.
log-attacked-nobody = { $seat_you ->
    [yes] You declare
   *[no] { $seat } declares
} no battle.
log-attacks-ended = { $seat_you ->
    [yes] You declare
   *[no] { $seat } declares
} no further battle.
log-lead-roll = { $seat_you ->
    [yes] You roll
   *[no] { $seat } rolls
} { $roll } for the lead.
log-battle = Battle ({ $area }): { $attacker_you ->
    [yes] you attack
   *[no] { $attacker } attacks
} { $defender_you ->
    [yes] you
   *[no] { $defender }
}.
log-joined-attack = { $seat_you ->
    [yes] You join
   *[no] { $seat } joins
} the attack.
log-joined-defense = { $seat_you ->
    [yes] You join
   *[no] { $seat } joins
} the defense.
log-stayed-out = { $seat_you ->
    [yes] You stay
   *[no] { $seat } stays
} out of the battle.
log-picked = { $seat_you ->
    [yes] You pick
   *[no] { $seat } picks
} { $unit } behind the screen.
log-fought = { $seat_you ->
    [yes] You
   *[no] { $seat }
} ({ $side }): { $unit } rolls { $roll } with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $bonuses }: { $total }.
log-fought-plain = { $seat_you ->
    [yes] You
   *[no] { $seat }
} ({ $side }): { $unit } rolls { $roll } with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
log-battle-won = { $seat_you ->
    [yes] You win
   *[no] { $seat } wins
} the battle ({ $area }).
log-battle-unopposed = Nobody stands against { $seat_you ->
    [yes] you
   *[no] { $seat }
} ({ $area }).
log-battle-drawn = The battle ends with nobody left ({ $area }).
log-captured = { $seat_you ->
    [yes] You capture
   *[no] { $seat } captures
} { $region } ({ $size }) from { $from_you ->
    [yes] you
   *[no] { $from }
}.
log-eliminated = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} no settlement left and { $seat_you ->
    [yes] are
   *[no] is
} out of the game; { $heir_you ->
    [yes] you inherit
   *[no] { $heir } inherits
} { $gold } and the wonders.
log-eliminated-alone = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} no settlement left and { $seat_you ->
    [yes] are
   *[no] is
} out of the game.
log-offered = Offer { $number } of { $seat_you ->
    [yes] yours
   *[no] { $seat }
} to { $to_you ->
    [yes] you
   *[no] { $to }
}: { $gives } for { $wants }.
log-traded = { $seat_you ->
    [yes] You accept
   *[no] { $seat } accepts
} offer { $number } of { $from_you ->
    [yes] yours
   *[no] { $from }
}: { $seat_you ->
    [yes] you get
   *[no] { $seat } gets
} { $gives } and { $seat_you ->
    [yes] give
   *[no] gives
} { $wants }.
log-declined = { $seat_you ->
    [yes] You refuse
   *[no] { $seat } refuses
} offer { $number }.
log-withdrawn = { $seat_you ->
    [yes] Your offer
   *[no] { $seat }’s offer
} { $number } no longer stands.
log-swapped = By Magellan’s Voyage { $seat_you ->
    [yes] you swap
   *[no] { $seat } swaps
} city cards with { $with_you ->
    [yes] you
   *[no] { $with }
}: { $mine } for { $theirs }.
log-trade-ended = Nobody trades any more.
log-happy = { $seat_you ->
    [yes] You make
   *[no] { $seat } makes
} { $region } happy.
log-productive = { $seat_you ->
    [yes] You make
   *[no] { $seat } makes
} { $region } productive.
log-served = { $seat_you ->
    [yes] You make
   *[no] { $seat } makes
} happy: { $happy }; productive: { $productive }.
log-served-happy = { $seat_you ->
    [yes] You make
   *[no] { $seat } makes
} happy: { $happy }.
log-served-productive = { $seat_you ->
    [yes] You make
   *[no] { $seat } makes
} productive: { $productive }.
log-critical = Production: the dice show { $roll }; critical resource: { $resource }.
log-income = { $seat_you ->
    [yes] You get
   *[no] { $seat } gets
} { $gold } gold: { $lines }.
log-income-hidden = { $seat } gets their income.
income-settlements = { $gold } for settlements
income-critical = { $gold } for the critical resource
income-resources = { $gold } for different resources
income-monopolies = { $gold } for monopolies
income-wonders = { $gold } for wonders
income-minimum = { $gold } up to the minimum
log-bought = { $seat_you ->
    [yes] You buy
   *[no] { $seat } buys
} { $unit } for { $price } gold.
log-bought-royalty = { $seat_you ->
    [yes] You buy
   *[no] { $seat } buys
} { $unit } for { $price } gold, { $part } of it as royalty to { $owner_you ->
    [yes] you
   *[no] { $owner }
}.
log-placed = { $seat_you ->
    [yes] You place
   *[no] { $seat } places
} { $unit } ({ $area }).
log-placed-gift = { $seat_you ->
    [yes] You receive
   *[no] { $seat } receives
} { $unit } for free ({ $area }).
log-gift-waits = { $unit } waits until { $seat_you ->
    [yes] you have
   *[no] { $seat } has
} a settlement by the sea.
log-founded = { $seat_you ->
    [yes] You found
   *[no] { $seat } founds
} a village in { $region }.
log-grew = { $seat_you ->
    [yes] You enlarge
   *[no] { $seat } enlarges
} { $region }: { $size }.
log-acquired = { $seat_you ->
    [yes] You buy
   *[no] { $seat } buys
} the technology { $technology } for { $price } gold.
log-acquired-free = { $seat_you ->
    [yes] You get
   *[no] { $seat } gets
} the technology { $technology } for free.
log-advanced = On the whole board { $from } becomes { $to }.
log-wonder = { $seat_you ->
    [yes] You receive
   *[no] { $seat } receives
} the wonder { $wonder }.
log-improved = { $seat_you ->
    [yes] You buy
   *[no] { $seat } buys
} the improvement { $improvement } for { $price } gold.
log-improved-royalty = { $seat_you ->
    [yes] You buy
   *[no] { $seat } buys
} the improvement { $improvement } for { $price } gold, { $part } of it as royalty to { $owner_you ->
    [yes] you
   *[no] { $owner }
}.
log-improved-free = { $seat_you ->
    [yes] You get
   *[no] { $seat } gets
} the improvement { $improvement } for free.
log-sold = { $seat_you ->
    [yes] You sell
   *[no] { $seat } sells
} { $unit } for { $gold } gold.
log-purchase-ended = { $seat_you ->
    [yes] You are
   *[no] { $seat } is
} done buying.
log-waived = { $seat_you ->
    [yes] You claim
   *[no] { $seat } claims
} no wonder for now.
log-claim-roll = { $seat_you ->
    [yes] You roll
   *[no] { $seat } rolls
} { $roll } for the wonder.
log-claimed = { $seat_you ->
    [yes] You claim
   *[no] { $seat } claims
} the wonder { $wonder } for: { $milestone }.
log-end-roll = { $seat_you ->
    [yes] You roll
   *[no] { $seat } rolls
} { $roll } for the end; with { $technologies ->
    [one] { $technologies } technology
   *[other] { $technologies } technologies
} of the last era the match goes on.
log-end-roll-ends = { $seat_you ->
    [yes] You roll
   *[no] { $seat } rolls
} { $roll } for the end; with { $technologies ->
    [one] { $technologies } technology
   *[other] { $technologies } technologies
} of the last era the match ends with this turn.
log-end-declared = The match ends with this turn: { $ending }.
log-end-declared-by = { $seat_you ->
    [yes] You bring
   *[no] { $seat } brings
} about the end; the match is over after this turn: { $ending }.
log-over = The match is over: { $ending }.

## The position

sheet-match = The match
sheet-battle = Battle ({ $area }): { $attacker } against { $defender }
sheet-declared = Declared battles
declared-battle = { $area }: { $seats } against { $foe }
sheet-offers = Open offers
sheet-reach = How far your pieces can go
sheet-income = Production as things stand
sheet-milestones = Milestones of this era
sheet-shop = Purchases
sheet-land = Land regions
sheet-sea = Sea zones
fact-rules = Rules
fact-era = Era
fact-turn = Turn
fact-first = First player
fact-phase = Phase
fact-critical = Last critical resource
fact-era-ends = The era ends
with-this-turn = with this turn
fact-ending = The match ends
fact-trade-range = Trade range
trade-range = { $land } over land, { $sea } over sea
critical-chances = Chances of becoming the critical resource, of 36 rolls: { $chances }.
critical-chance = { $resource } { $ways }
critical-income = { $gold } ({ $ways } of 36)
head-pieces = Pieces
head-reach = Can get to
head-income = Gold for
line-settlements = settlements
line-resources = different resources
line-monopolies = monopolies
line-wonders = wonders
line-minimum = up to the minimum
line-total = together
line-critical = together, with a critical resource
head-milestone = Milestone
head-wonder = Wonder
goal-claimed = has the wonder
goal-reached = reached
goal-open = not yet
shop-for = Prices for { $seat_you ->
    [yes] you
   *[no] { $seat }
}.
head-purchase = Purchase
head-brings = Brings
price-village = found a village with a settler
price-town = village → town
price-city = town → city
price-metropolis = city → metropolis
head-technology = Technology
head-era = Era
head-holder = Owner
head-needs = Still needs
holder-supply = for sale
holder-aside = laid aside, in play
holder-box = in the box
head-side = Side
head-owner = Of
head-unit = Unit
head-dice = Dice
head-bonuses = Bonuses
head-superior = Superior to
head-region = Region
head-zone = Sea zone
head-marker = Marker
head-settlement = Settlement
head-size = Size
head-resource = Resource
head-gold = Gold
head-area = Area
head-borders = Borders on
fact-gold = Gold
fact-points = Points so far
fact-technologies = Technologies
fact-wonders = Wonders
fact-cards = City cards with a resource
fact-improvements = Improvements
fact-faces = Settlements that can be made happy
fact-gears = Settlements that can be made productive
fact-partners = Trade partners in range
fact-owed = Waiting for a coast
player-out = { $seat_you ->
    [yes] You are
   *[no] { $seat } is
} out of the game.
score-settlements = Settlements
score-technologies = Technologies
score-wonders = Wonders
score-ending = Ending

## Cards, pieces and places

kind-technology = Technology ({ $era })
kind-wonder = Wonder ({ $era })
kind-improvement = Improvement ({ $era })
kind-milestone = Milestone ({ $era })
kind-unit = Unit of level { $level } ({ $era })
kind-city-card = City card
kind-marker-resource = Exploration marker: resource
kind-marker-event = Exploration marker: event
kind-marker-terrain = Exploration marker: terrain
kind-marker-blank = Exploration marker: blank
kind-region = Land region
kind-zone = Sea zone
card-cost = Costs { $cost } gold, { $later } once its era is past.
card-needs = Builds on { $needed }.
card-needs-older = By older versions of the source it needs { $needed } (option when a table is opened).
card-brings = Brings: { $brings }.
card-dealt = Can be dealt at the start.
card-effect = Effect: { $effect }.
card-granted = Comes with { $technology } in the advanced rules.
card-price = Costs { $price } gold.
card-expires = The effect ends with its era.
card-milestone = Claimed in the standard rules for: { $milestone }.
card-milestone-brings = Whoever reaches it may claim { $wonder }.
card-points = Worth { $standard } points, with the advanced rules { $advanced }.
card-royalty = Needs { $technology } in play; its owner gets { $royalty } gold of the price.
card-unit = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, +{ $second } in the second edition, +{ $first } in the first printing; { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
card-air = { $dice ->
    [one] { $dice } more die
   *[other] { $dice } more dice
} for the unit it supports; { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
card-city-happy = Happy, by size: { $values } gold; productive { $productive }.
card-city-unhappy = Unhappy, by size: { $values } gold; productive { $productive }.
card-always-happy = Always happy.
card-borders = Borders on { $borders }.
marker-resource = Gives the settlement there this resource.
marker-free-technology = Whoever finds it takes a technology of the era for free.
marker-treasure = Whoever finds it gets 10 gold.
marker-minor-civilization = All roll for a village with a unit; whoever has fewer settlements has better chances.
marker-plague = Removes all pieces around and makes settlements shrink; its reach grows with the era.
marker-desert = Nobody can settle here.
marker-mountains = Only a village can stand here.
marker-jungle = At most a town can stand here.
marker-fertile = The settlement here brings more gold.
marker-no-event = Nothing happens.
doubtful-designed = Not printed in the rulebooks: designed for this edition in play.
doubtful-public = Not printed in the rulebooks: taken from a public helper program.
doubtful-count = How many there are is not printed in the rulebooks.

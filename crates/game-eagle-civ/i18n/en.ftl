# Sid Meier's Civilization: The Boardgame in English.

## Titles and options

game-title = Sid Meier's Civilization: The Boardgame
game-summary = Lead a people through four eras on a map of the whole world: explore, found and enlarge cities, trade, fight, and be first with the great inventions.
option-rules = Rule set
option-rules-standard = Standard rules
option-rules-advanced = Advanced rules
option-length = Length of the advanced game
option-length-short = Short: ends in the medieval era
option-length-medium = Medium: ends in the gunpowder era
option-length-long = Long: ends by conquest, diplomacy, arms or space flight
option-edition = Edition
option-edition-second = Second edition
option-edition-first = First printing
option-more_resources = More resources: two blank markers per player stay in the box
option-superiority_modern_standard = Battlefield superiority in the modern era, standard rules
option-superiority_modern_standard-4 = +4, as the rules say
option-superiority_modern_standard-3 = +3, as the small table of the second edition says
option-artillery_bonus = Bonus of artillery
option-artillery_bonus-3 = +3, as the battle examples say
option-artillery_bonus-1 = +1, as the table of the first printing says
option-lent_card_gold = Gold of a lent city card
option-lent_card_gold-holder = For the player who holds it
option-lent_card_gold-owner = For the owner of the settlement
option-starting_bonus = Owner bonus of the dealt technology
option-starting_bonus-yes = It is received
option-starting_bonus-no = It is not received

## Small words

list = { $items }
name = { $name }
number = { $number }
player = { $seat }
none = none
gold = { $gold } gold
price = Costs { $gold } gold
brings = Brings { $gold } gold
parcel = { $count } × { $unit } in { $area }
group = { $ship ->
    [0] { $unit } in { $area }, points left: { $points }
   *[other] { $unit } in { $area }, points left: { $points }, ship { $ship }
}
pick = { $ship ->
    [0] { $unit } of { $seat }
   *[other] { $unit } of { $seat } (ship { $ship })
}
pick-with-aircraft = { $pick } with an aircraft of { $wing }
card-of = city card of { $region }
settlement-of = settlement in { $region }
size = { $size ->
    [1] village
    [2] town
    [3] city
   *[other] metropolis
}
class = { $class ->
    [infantry] infantry
    [cavalry] cavalry
    [artillery] artillery
    [fleet] fleet
   *[other] aircraft
}
continent = { $continent ->
    [north_america] North America
    [south_america] South America
    [europe] Europe
    [africa] Africa
    [asia] Asia
    [oceania] Oceania
   *[other] Antarctica
}
ending-technology = the third modern technology
ending-roll = the end roll
ending-conquest = total conquest
ending-diplomatic = the United Nations
ending-military = the Apollo Program
ending-space = the colony ship to Alpha Centauri
ending-standstill = twenty turns without a new technology

## Questions

question-over = The match is over.
waiting-for = Waiting for { $seats }.
question-start = Where do you start?
question-move = What do you move?
question-react = Do you declare battle against what has just entered { $area }?
question-attack = Where do you declare battle?
question-join = { $attacker } fights { $defender } in { $area }: do you join a side?
question-pick = Which unit do you send into this round?
question-trade = What do you trade?
question-assign = Which settlements do you make happy and productive?
question-free-technology = Which technology do you take for nothing?
question-minor-unit = Which unit joins you in { $region }?
question-place = Where do you place { $unit }?
question-grow = Which settlement grows for nothing?
question-claim = Which milestone do you claim?
question-purchase = What do you buy?

## Buttons

move-one = One to { $to }
move-all = All to { $to }
board = Aboard: { $ship }
sail = { $aircraft ->
    [0] Sail to { $to }
   *[other] Sail to { $to }, with aircraft: { $aircraft }
}
fly = Fly to { $to }
group-explore = Explore
look = Look at the marker in { $region }
take-blank = Take away the blank marker in { $region }
group-bomb = Manhattan Project
end-moves = Move no more
challenge = Declare battle against { $seat }
let-pass = Let it be
attack = Attack { $foe } in { $area }
end-attacks = Declare no further battle
join = Join { $seat }
stay-out = Stay out of it
offer = Offer { $id } of { $from } to { $to }: { $gives } for { $wants }
offer-terms = You give: { $gives }; you get: { $wants }
group-offer = Offer { $seat } a trade
accept = Accept
decline = Decline
withdraw = Withdraw
group-swap = Force { $seat } to swap (Magellan's Voyage)
swap = { $mine } for { $theirs }
end-trade = Trade no more
group-happy = Make happy
group-productive = Make productive
assign-rest = Assign the rest for the most gold
group-buy = Buy a piece
group-found = Found a village
group-upgrade = Enlarge a settlement
upgrade = { $region }: { $size }
group-learn = Buy a technology
group-improve = Buy an improvement
buy-colony-ship = Buy the Alpha Centauri Colony Ship
group-sell = Sell a unit
end-purchase = Buy no more
place-fleet = { $zone }, beside { $region }
group-claim = Milestones
claim = { $milestone }: { $wonder }
waive = Claim nothing now
declare-end = Declare the end of the game ({ $wonder })

## The form for offers

form-title = Compose an offer
form-submit = Offer
form-to = To whom
form-give = You give
form-give-gold = Gold that you give
form-want-gold = Gold that you want
form-want = You want of { $seat }
form-field = { $title }: { $what }
form-wrong = The field { $field } cannot be read.
no-form = There is nothing to compose now.

## The sheet

sheet-general = The table
sheet-era = Era
sheet-era-ends = ends with this turn
sheet-turn = Turn
sheet-first-player = First player
sheet-critical = Last critical resource
sheet-rolls = Dice of the last decision
sheet-range = Trade range
range = { $land } over land, { $sea } over sea
range-unlimited = unlimited
sheet-ending = The match ends with this turn by
sheet-battle = Battle in { $area }: { $attacker } attacks { $defender }
sheet-offers = Open offers
sheet-out = Out of the game.
sheet-gold = Gold
sheet-income = Income with the last critical resource
sheet-technologies = Technologies
sheet-wonders = Wonders
sheet-improvements = Improvements
sheet-faces = Settlements to make happy
sheet-gears = Settlements to make productive
sheet-milestones = Milestones reached
sheet-markers = Markers
sheet-cards = Supply
sheet-supply = Technologies in the supply
sheet-for-sale = Pieces for sale
column-unit = Unit
column-dice = Dice
column-bonus = Bonus
column-region = Region
column-size = Size
column-marker = Marker
column-mood = State
column-holder = Card held by
column-count = Number
column-land = Beside on land
column-sea = Beside at sea
face-down = face down
happy = happy
happy-productive = happy and productive
unhappy = unhappy
unhappy-productive = unhappy and productive
income-title-settlements = – from settlements
income-title-critical = – for the critical resource
income-title-resources = – for different resources
income-title-monopolies = – for monopolies
income-title-wonders = – from wonders
income-title-minimum = – up to the minimum
income-settlements = settlements { $gold }
income-critical = critical resource { $gold }
income-resources = resources { $gold }
income-monopolies = monopolies { $gold }
income-wonders = wonders { $gold }
income-minimum = minimum { $gold }
score-settlements = Settlements
score-technologies = Technologies
score-wonders = Wonders
score-ending = By the ending

## The log

log-rolled-first = { $seat } rolls { $roll } for the first turn.
log-started = { $seat } starts in { $region }.
log-dealt = { $seat } is dealt { $technology }.
log-start-marker-boxed = { $marker } in { $region } has no effect at the start.
log-turn = Turn { $turn } begins; { $seat } is first player.
log-era = A new era begins: { $era }.
log-claimable = A milestone was reached by { $seats }.
log-waived = { $seat } claims nothing.
log-claim-roll = { $seat } rolls { $roll } for the milestone.
log-claimed = { $seat } claims “{ $milestone }” and takes { $wonder }.
log-end-roll = { $seat } rolls { $roll } with { $technologies } technologies of the last era: the match ends with this turn.
log-no-end-roll = { $seat } rolls { $roll } with { $technologies } technologies of the last era: the match goes on.
log-end-declared = The match ends with this turn: { $why }.
log-over = The match is over: { $why }.
log-moved = { $seat } moves { $count } × { $unit } from { $from } to { $to }.
log-boarded = { $seat } takes { $unit } from { $from } aboard in { $to }.
log-looked = { $seat } looks at the marker in { $region }.
log-saw = { $seat } looks at the marker in { $region }: { $marker }.
log-turned-up = The marker in { $region } is turned up: { $marker }.
log-marker-removed = { $marker } is removed from { $region }.
log-treasure = { $seat } finds { $gold } gold.
log-minor-roll = { $seat } rolls { $roll } for the minor civilization, { $total } after own settlements.
log-minor-joined = The minor civilization in { $region } joins { $seat }.
log-plague = A plague breaks out in { $region } and reaches { $radius } regions far.
log-shrank = The settlement in { $region } shrinks: { $size }.
log-destroyed = The settlement of { $seat } in { $region } is destroyed.
log-removed = { $seat } loses { $count } × { $unit } in { $area }.
log-bombed = { $seat } uses the Manhattan Project against { $area }.
log-declared = { $seat } declares battle against { $foe } in { $area }.
log-let-pass = { $seat } lets it be.
log-lead-roll = { $seat } rolls { $roll } for the lead.
log-battle = { $area }: { $attacker } fights { $defender }.
log-joined-attack = { $seat } joins the attacker.
log-joined-defense = { $seat } joins the defender.
log-stayed-out = { $seat } stays out of the battle.
log-picked = { $seat } has picked.
log-picked-unit = { $seat } picks { $pick }.
log-fought = { $pick }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $roll } + { $bonus } = { $total }.
log-battle-won = { $seat } wins the battle in { $area }.
log-battle-drawn = Nobody is left of the battle in { $area }.
log-captured = { $seat } captures the settlement of { $from } in { $region }.
log-eliminated = { $seat } is out of the game.
log-eliminated-heir = { $seat } is out of the game; { $heir } gets { $gold } gold and all wonders.
log-offered = { $from } offers { $to } (no. { $id }): { $gives } for { $wants }.
log-traded = { $from } and { $to } trade (no. { $id }): { $gives } for { $wants }.
log-declined = { $seat } declines offer no. { $id }.
log-withdrawn = Offer no. { $id } of { $seat } is withdrawn.
log-swapped = { $seat } forces { $with } to swap { $theirs } for { $mine }.
log-trade-ended = { $seat } trades no more.
log-made-happy = { $seat } makes { $region } happy.
log-made-productive = { $seat } makes { $region } productive.
log-critical = The roll is { $roll }: the critical resource is { $resource }.
log-income = { $seat } receives { $total } gold ({ $lines }).
log-bought = { $seat } buys { $unit } for { $price } gold.
log-bought-royalty = { $seat } buys { $unit } for { $price } gold, part of which goes to { $owner }.
log-placed = { $seat } places { $unit } in { $area }.
log-gift-waits = { $unit } of { $seat } waits for a settlement by the sea.
log-founded = { $seat } founds a village in { $region }.
log-grew = { $region } of { $seat } grows: { $size }.
log-received = { $seat } receives { $technology } for nothing.
log-acquired = { $seat } buys { $technology } for { $price } gold.
log-wonder = { $seat } receives { $wonder }.
log-improved = { $seat } gets { $improvement } for { $price } gold.
log-improved-royalty = { $seat } buys { $improvement } for { $price } gold, part of which goes to { $owner }.
log-sold = { $seat } sells { $unit } for { $gold } gold.
log-purchase-ended = { $seat } buys no more.

## Cards

kind-technology = Technology
kind-wonder = Wonder
kind-improvement = Settlement improvement
kind-unit = Unit
kind-marker = Exploration marker
doubtful = Designed or not certain.
doubtful-count = The number of these markers is designed: no source tells it.
card-technology = { $era }; costs { $cost } gold; needs: { $needs }.
card-enables = Makes available to all: { $cards }.
card-gives = Its owner receives at once: { $cards }.
card-size = Opens this size of settlement to all: { $size }.
card-grow = A settlement of its owner grows at once.
card-seminal = Seminal discovery: { $points } points at the end.
card-wonder = { $era }; 3 points in the standard rules, 2 in the advanced ones.
card-improvement = { $era }; costs { $price } gold; needs { $technology } in play.
card-unit = { $class }, { $era }: dice { $dice }; bonus { $first } in the first printing, { $second } in the second edition.
card-unit-price = Costs { $price } gold; needs { $technology } in play.
effect-gift = Brings at once { $count } × { $unit }.
effect-gift-units = Brings at once { $count } × { $class } ({ $era }).
effect-gold = Brings { $gold } gold in every production phase until its era ends.
effect-discount = Technologies of this era cost its owner { $gold } gold less: { $era }.
effect-defense = Settlements of its owner defend with +{ $amount }.
effect-happiness = Settlements made happy: { $points }.
effect-productivity = Settlements made productive: { $points }.
effect-oracle = In battles that its owner leads the enemy picks first and openly.
effect-swap = Once in every trade phase its owner forces a swap of two resource cards.
effect-bomb = Once per match everything in one area is removed.
effect-diplomatic = Its owner may end the long game, and gets 5 points then.
effect-military = Its owner may end the long game; every unit counts 1 point then.
effect-space = Is bought and ends the long game; every technology counts 1 point then.
marker-resource = Resource: stays secret until a settlement is founded there.
marker-free-technology = The discoverer takes a technology of the era for nothing.
marker-treasure = The discoverer gets 10 gold.
marker-minor-civilization = All roll; the highest gets a village and a unit there.
marker-plague = Removes all pieces around and lets settlements shrink.
marker-fertile = The settlement there brings more gold.
marker-blank = Nothing happens.
marker-terrain = Largest settlement size there: { $size }.

## Refusals

players-two-to-six = Two to six play, not { $seats }.
not-your-decision = You have nothing to decide now.
not-now = That is not possible at this moment.
advanced-only = Only the advanced rules have that.
region-settled = There is a settlement in { $region } already.
no-marker-to-look-at = No face-down marker lies in { $region }.
no-settler-to-look = No settler of yours in { $region } can still look.
blank-stays = In the second edition a blank marker stays.
no-blank-found = You have found no blank marker in { $region } just now.
unit-not-available = { $unit } is not available here now.
technology-not-free = You cannot take { $technology } for nothing now.
no-such-pieces = You have no such pieces there: { $unit }.
no-points-left = { $unit } has only { $left } movement points left.
does-not-walk = { $unit } does not go over land.
not-adjacent = { $from } does not border on { $to }.
only-one-there = There is only one of them.
too-many-groups = You have so many groups of pieces that none can be added; put some together first.
cannot-board = { $unit } cannot go aboard from there.
no-ship-beside = No ship of yours lies beside { $region }.
ship-full = The ship carries three pieces already.
no-ship = { $unit } is no ship.
aircraft-not-carried = This ship cannot take so many aircraft along.
does-not-fly = { $unit } does not fly.
stays-there = It is there already.
no-base = There is no base for your aircraft in { $area }.
wonder-not-yours = You do not have { $wonder }, or its time has passed.
wonder-used = { $wonder } was used already.
wonder-taken = { $wonder } is taken.
wonder-ends-nothing = { $wonder } cannot end the game.
long-game-only = { $wonder } counts in the long game only.
end-already-declared = The match ends with this turn anyway.
no-such-foe = There is no such opponent.
nobody-to-fight = You have no army in { $area }, at sea no fleet.
nothing-to-attack = That player has nothing in { $area }.
battle-declared = That battle in { $area } is declared already.
too-many-battles = No further battle fits in this phase.
no-battle = No battle is fought now.
not-leader = Only the leader of a side picks.
cannot-pick = You cannot pick that: { $unit }.
no-such-partner = There is no such partner.
out-of-trade-range = { $seat } is out of trade range.
empty-trade = Nothing would change hands.
trade-gold-missing = { $seat } has only { $gold } gold.
trade-card-missing = { $seat } does not hold such a resource card.
trade-settlement-missing = { $seat } cannot give that settlement: it is another player's, or its card is lent.
trade-technology-missing = { $seat } does not have that technology.
trade-wonder-missing = { $seat } does not have that wonder.
trade-pieces-missing = { $seat } does not have those pieces.
trade-no-berth = { $seat } has no ship with room for the cargo there.
trade-last-settlement = Nobody may trade the last settlement away.
offers-used-up = You have made { $most } offers in this phase.
offers-open = You have { $most } offers open already.
offer-open-already = This offer is open already.
no-such-offer = That offer is no longer there.
offer-to-other = That offer was not made to you.
offer-of-other = That offer is not yours.
cannot-be-made-happy = { $region } cannot be made happy by you, or is happy.
cannot-be-made-productive = { $region } cannot be made productive by you, or is productive.
no-face-left = You have no happiness left to assign.
no-gear-left = You have no productivity left to assign.
too-dear = That costs { $price } gold; you have { $gold }.
not-for-sale = { $unit } is not for sale now.
no-place = There is no place for { $unit }.
no-own-settlement = You have no settlement in { $region }.
no-room-left = { $region } takes no further new piece in this turn.
not-beside = Armies go into { $region }, fleets into a zone beside it.
no-settler = You have no settler in { $region }.
desert = No settlement can be in the desert of { $region }.
grown-already = { $region } has grown in this turn already.
terrain-limit = The terrain of { $region } allows no larger settlement.
largest-already = { $region } is a metropolis already.
founded-now = The village in { $region } was founded in this turn.
size-not-in-play = The technology for size { $size } is not in play.
improvement-of-other-era = { $improvement } belongs to another era.
technology-not-in-play = { $technology } is not in play.
improvement-owned = You have { $improvement } already.
unit-not-past = { $unit } is no unit of a past era.
ship-carries = A ship with cargo is not sold.
technology-taken = { $technology } is no longer in the supply.
technology-of-other-era = { $technology } belongs to another era.
technologies-alike = All technologies of an era are alike: take the top card instead of { $technology }.
technology-too-far = { $technology } lies more than one era ahead.
prerequisites-missing = What { $technology } needs is not in play.
milestone-not-reached = You have not reached “{ $milestone }”, or it is taken.

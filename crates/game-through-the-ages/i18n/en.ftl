# Through the Ages in English.

## The game and its options

game-title = Through the Ages
game-short = Ages
game-edition = first edition
game-summary = Lead a civilization from antiquity to the present: farms and mines, laws and leaders, wonders, pacts and wars. Whoever has the most culture wins. First edition of 2006.
first-turn = In the first round you only take cards from the row; those on the left are the cheapest.
first-refusal = A refusal costs nothing. Most often an action, resources or an unused worker is missing.
first-end = The list shows where the culture came from. What counts is what came in turn after turn; look back to see when yours began.
option-level = Version
option-level-full = Full game: Ages A to III and a final round
option-level-advanced = Advanced game: Ages A to II, no wars
option-level-simple = Simple game: Ages A and I, no politics
option-easier = Easier: one more yellow token each, one more urban building of each type
option-less_mean = Less mean: only one opponent per round may attack a civilization
option-peaceful = Peaceful: no aggressions and no wars
option-without_open_borders_agreement = Peaceful game without Open Borders Agreement
option-without_acceptance_of_supremacy = Peaceful game without Acceptance of Supremacy
option-without_promise_of_military_protection = Peaceful game without Promise of Military Protection
option-without_loss_of_sovereignty = Peaceful game without Loss of Sovereignty
option-without_military_pact = Peaceful game without Military Pact
option-without_peace_treaty = Peaceful game without Peace Treaty
option-draw_military_as_action = Military cards are drawn by military actions
option-alternative_corruption = Corruption: mines may place one token fewer
option-bonus_cards = End bonus cards
option-bonus_cards-none = None
option-bonus_cards-public_4 = Four lie open
option-bonus_cards-public_3 = Three lie open
option-bonus_cards-public_5 = Five lie open
option-bonus_cards-age_by_age = Revealed age by age
option-bonus_cards-private = Each player keeps one secretly (two with 2 players)
option-bonus_cards-open_choice = Each player chooses one openly (two with 2 players)
option-fewer_bonus_points = Fewer end bonus points: events left in the stacks do not score at the end
option-leaving = Leaving the game
option-leaving-by_level = In the full game only
option-leaving-allowed = Also in the advanced game
option-leaving-forbidden = Not at this table
option-needs-advanced = This variant belongs to the advanced and the full game.
option-needs-full = In the advanced game three, four or five end bonus cards lie open; the other ways are for the full game.
option-needs-stacks = Only in the full game are there events in the stacks that could score at the end.
option-needs-peaceful = Pacts can be left out of a peaceful game only.
wrong-players = The game is for 2 to 4 players.

## Words

category-farm = Farms
category-mine = Mines
category-temple = Temples
category-lab = Labs
category-arena = Arenas
category-library = Libraries
category-theater = Theaters
category-infantry = Infantry
category-cavalry = Cavalry
category-artillery = Artillery
category-air-force = Air force
one-farm = a farm
one-mine = a mine
one-temple = a temple
one-lab = a lab
one-arena = an arena
one-library = a library
one-theater = a theater
one-infantry = an infantry unit
one-cavalry = a cavalry unit
one-artillery = an artillery unit
one-air-force = an air force unit
kind-government = Governments
kind-special = Special technologies
kind-leader = Leaders
kind-wonder = Wonders
kind-action = Action cards
kind-event = Events
kind-territory = Territories
kind-aggression = Aggressions
kind-war = Wars
kind-pact = Pacts
kind-tactic = Tactics
kind-bonus = Bonus cards
amount-culture = { $n } culture
amount-science = { $n } science
amount-food = { $n } food
amount-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
amount-population = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
amount-yellow = { $n ->
    [one] 1 yellow token
   *[other] { $n } yellow tokens
}
amount-blue = { $n ->
    [one] 1 blue token
   *[other] { $n } blue tokens
}
amount-civil = { $n ->
    [one] 1 civil action
   *[other] { $n } civil actions
}
amount-military = { $n ->
    [one] 1 military action
   *[other] { $n } military actions
}
amount-unit-resources = { $n ->
    [one] 1 resource for units
   *[other] { $n } resources for units
}
amount-strength = { $n } strength
amount-happy = { $n ->
    [one] 1 happy face
   *[other] { $n } happy faces
}
amount-cards = { $n ->
    [one] 1 military card
   *[other] { $n } military cards
}
amount-mixed = { $n } food and/or resources
amount-either = { $n } food or { $n } resources
amount-culture-like = as much culture as the { $rate }
amount-science-like = as much science as the { $rate }
amount-all-food = all stored food
amount-per-discontent = { $what } for each discontent worker
amount-half-discontent = half of the discontent workers, rounded up
amount-colony = one colony of its own choice
amount-building = one farm, mine or urban building of its own choice
rate-culture = culture rate
rate-science = science rate
rate-strength = strength
number = { $n }
age = Age { $age }
player = { $seat }
named = { $card }
named-age = { $card } ({ $age })
cards = { $cards }
phrases = { $phrases }
none = none
nothing = –
empty = empty

## What cards do

effect-output = each worker gives { $gives }
effect-government = { $civil } civil and { $military } military actions per turn
effect-urban-limit = at most { $limit } urban buildings of each type
effect-strength = { $amount } strength
effect-culture-rate = { $amount } culture per round
effect-science-rate = { $amount } science per round
effect-unhappy = { $n ->
    [one] 1 unhappy face
   *[other] { $n } unhappy faces
}
effect-civil-actions = { $amount } civil { $n ->
    [one] action
   *[other] actions
} per turn
effect-military-actions = { $amount } military { $n ->
    [one] action
   *[other] actions
} per turn
effect-civil-hand = civil hand limit { $amount }
effect-military-hand = military hand limit { $amount }
effect-colonization = { $amount } when colonizing
effect-tokens = { $what } more in the bank
effect-urban-discount = urban buildings cost less: { $one } at level I, { $two } at level II, { $three } at level III
effect-stages = up to { $max } wonder stages with one action
effect-unit-resources = each turn { $what } for units only
effect-culture-per-tech = { $amount } culture per round for each unit on { $card }, at most { $max } of them
effect-population-discount = a new worker costs { $amount } food less
effect-on-take = { $what } for each technology taken from the row
effect-strength-per-unit = the civilization has +{ $amount } strength for each unit of: { $units }
effect-culture-per-face = { $amount } culture per round for each happy face on: { $sources }
effect-wonder-discount = taking a wonder costs { $amount } civil action less
effect-strength-per-face = +{ $amount } strength for each happy face on: { $sources }
effect-on-attacked = { $what } at once when attacked
effect-best-lab = the best lab or library gives { $amount } science more per level
effect-on-play = { $gives } for each technology played
effect-on-play-back = { $gives } back for each technology played
effect-no-tactics = your tactics card has no effect
effect-unit-strength = each unit of { $units } has +{ $amount } strength, also when sacrificed
effect-culture-each = { $amount } culture per round for each of: { $each }
effect-free-colony = once per match a territory from hand becomes a colony as the political action, without bid and sacrifice
effect-grow-and-build = for { $civil } a new worker becomes a unit at once, for { $food } food and { $resources } resource less
effect-culture-pair = { $amount } culture per round for each pair of { $a } and { $b }
effect-colonization-card = each bonus card counts { $amount } more when colonizing
effect-culture-colony = { $amount } culture per round for each colony
effect-double-army = the tactics bonus of your best army counts twice
effect-military-revolution = a revolution costs all military actions instead of the civil ones
effect-science-discount = { $amount } science less for technologies of: { $categories }
effect-build-discount = { $amount } resource less to build: { $categories }
effect-no-attacks = you may not play aggressions or wars
effect-double-cost = attacks on you cost twice the military actions
effect-best-theater = your best theater gives twice its culture
effect-labs-mines = labs of levels I to III also work as mines, a token there is worth { $amount } resource per level
effect-surcharge = others pay { $amount } resource more to build or upgrade: { $categories }
effect-double-defense = your bonus cards defend with twice their value
effect-war-discount = while a war against you is unresolved new units cost { $amount } resources less
effect-lab-culture = each lab gives { $amount } culture per level
effect-lab-penalty = each lab gives { $amount } science less
effect-double-happy = each of your happy faces counts twice
effect-mine-token = your best mine puts out { $what } more
effect-liner = { $times ->
    [one] once
   *[other] { $times } times
} per turn a new worker without civil action and for { $food } food less
effect-attack-partner = +{ $amount } strength when attacking the partner
effect-food-as-resource = once in its turn 1 food may be used as 1 resource
effect-resource-as-food = once in its turn 1 resource may be used as 1 food
effect-resource-production = { $amount } resource per round
effect-food-production = { $amount } food per round
effect-cooperation = technologies cost { $discount } science less, the partner pays { $pays } science for each
effect-tourism = { $amount } culture per round for each completed wonder of the partner
effect-no-war = nobody may declare war on this civilization
effect-complete-levels = when completed { $amount } culture per level for each worker on: { $buildings }
effect-complete-technologies = when completed { $amount } culture per level of each technology in play
effect-complete-workers = when completed { $farm } culture for each worker on farms and mines, { $urban } for each on urban buildings and units
effect-build-stage = build one wonder stage for { $discount } resources less
effect-increase-population = increase the population at the full price
effect-build-urban = build an urban building for { $discount ->
    [one] 1 resource
   *[other] { $discount } resources
} less
effect-build-farm-or-mine = build a farm or mine for { $discount ->
    [one] 1 resource
   *[other] { $discount } resources
} less
effect-play-technology = play a technology at its full price
effect-upgrade = upgrade a farm, mine or urban building for { $discount } resources less
effect-gain = gain { $what }
effect-this-turn = this turn { $what } more
effect-per-stronger = this turn resources for units for each stronger civilization: { $two } with 2 players, { $three } with 3, { $four } with 4
effect-per-richer = culture for each civilization with more culture: { $two } with 2 players, { $three } with 3, { $four } with 4
effect-at-once = at once { $what }
effect-costs = costs { $what }
effect-costs-per-level = costs { $amount } military action per level of the card it hits
effect-victim-loses = the victim loses { $what }
effect-victim-goods = the victim loses up to { $amount } food and resources of your choice
effect-raid = up to { $max } urban buildings of one technology of the victim are destroyed
effect-victim-colony = the victim loses a colony of your choice
effect-victim-leader = the victim loses its leader
effect-victim-wonder = the victim loses its unfinished wonder
effect-attacker-gains = you gain { $what }
effect-attacker-same = you gain the same
effect-attacker-half-up = you gain half of their cost in resources, rounded up
effect-attacker-half-down = you gain half of their cost in resources, rounded down
effect-attacker-colony = the colony and its lasting effect become yours
effect-attacker-levels = you gain { $amount } culture per level of that card
effect-war-culture = the victor takes { $base ->
    [0] { $each } culture
   *[other] { $base } culture and { $each } more
} for each point of advantage
effect-war-goods = the victor takes { $base ->
    [0] { $each } food or resource of their choice
   *[other] { $base } food and resources of their choice and { $each } more
} for each point of advantage
effect-war-technology = the victor takes science and special technologies worth { $base ->
    [0] { $each }
   *[other] { $base } and { $each } more
} for each point of advantage
effect-war-tokens = the victor takes { $base } yellow token from the bank of the loser and { $step } more for every { $points } points of advantage
effect-war-people = the loser loses { $base } worker and { $step } more for every { $points } points of disadvantage
effect-war-per-person = the victor gains { $amount } culture for each of them
effect-both = both: { $effects }
effect-side-a = A: { $effects }
effect-side-b = B: { $effects }
effect-attacks-forbidden = the partners may not attack each other
effect-attack-ends = an attack between the partners ends the pact
effect-units = { $count } × { $units }
effect-army = army of { $units }: +{ $bonus } strength
effect-army-obsolete = army of { $units }: +{ $bonus } strength, with an obsolete unit +{ $low }
effect-bonus-card = +{ $defense } when defending or +{ $colonization } when colonizing

## What events do

event-nothing = nothing happens
event-gains = { $who } gains { $what }
event-loses = { $who } loses { $what }
event-draw = { $who } draws { $n ->
    [one] 1 military card
   *[other] { $n } military cards
}
event-no-discard = the active player discards nothing this turn
event-build-free = whoever has an unused worker may build { $card } with it for free
event-terrorism = { $who } destroys one urban building of each other civilization
event-move-token = { $who } gives { $what } from its yellow bank; it goes to the bank of: { $to }
event-farms = all farms produce at once
event-mines = all mines produce at once
event-farms-and-mines = all farms and mines produce at once, with consumption and corruption
event-iconoclasm = every leader who is not of the current age is discarded
event-take-cards = { $who } may take cards worth { $what } from the row
event-skip-politics = whoever takes any forgoes the next political action
event-refill = the row is filled up
event-ravages = each player turns a completed wonder of Age A or I face down: it gives { $amount } culture per round and nothing else
event-score = { $what } for each { $counted }
event-score-max = { $what } for each { $counted }, at most { $max }
event-score-less = { $what } less for each { $counted }
event-rank = culture by { $rate }: { $two } with 2 players, { $three } with 3, { $four } with 4
event-wonders = culture for each completed wonder: { $a } of Age A, { $one } of Age I, { $two } of Age II, { $three } of Age III
who-all = each civilization
who-strongest = the strongest civilization
who-weakest = the weakest civilization
who-two-strongest = each of the two strongest civilizations
who-two-weakest = each of the two weakest civilizations
who-most-culture = the civilization with the most culture
who-least-culture = the civilization with the least culture
who-most-culture-weak = the civilization with the most culture, if it is among the two weakest,
who-most-happy = every civilization with the most happy faces
who-with-unused = every civilization with an unused worker
who-strongest-if-used = the strongest civilization, if it did
counted-food = food that the farms produce
counted-resources = resource that the mines produce
counted-urban-levels = level of each worker on urban buildings
counted-unit-levels = level of each worker on units and arenas
counted-colony = colony
counted-civil = civil action
counted-military = military action
counted-happy = happy face
counted-discontent = discontent worker
counted-content = content worker above the tenth
counted-progress = level of the government and of special technologies
counted-technology = technology of level III (level II in the advanced game)

## The cards page

card-age = Age { $age }
card-science = costs { $what }
card-build = each building or unit costs { $what }
card-government = costs { $revolution } science by revolution, { $peaceful } peacefully
card-stages = stages: { $stages } resources
card-starting = printed on every board
doubt-designed = The card exists, but its figures are not known: these are ours.
doubt-later-edition = The figures are those of the edition of 2015; the first edition may differ.
doubt-cost = The cost in military actions is that of the edition of 2015.
doubt-one-table = The figure rests on a single source.

## Questions

over-won = The match is over. Won by: { $winners }.
waiting = Waiting for { $seats }.
ask-begin = Your turn begins with your war. Do you fight it?
ask-politics = Which political action do you take?
ask-discard = Which military card do you discard ({ $n ->
    [one] 1 too many
   *[other] { $n } too many
})?
ask-first-round = Which cards do you take ({ $civil ->
    [one] 1 civil action
   *[other] { $civil } civil actions
} left)?
ask-actions = What do you do (civil actions left: { $civil }, military: { $military })?
ask-stay = A war was declared on you: do you stay in the game?
ask-keep-bonus = Which end bonus card do you keep secretly?
ask-pick-bonus = Which end bonus card do you choose?
ask-contained = What do you do with { $card }?
ask-gain-either = Do you take { $n } food or { $n } resources?
ask-gain-mixed = Which { $n } food and resources do you take?
ask-lose-own = You lose up to { $n } food and resources: which?
ask-lose-other = Which of up to { $n } food and resources does { $seat } lose?
ask-divide = Your blue bank cannot hold { $food } and { $resources }: what do you take?
ask-pay = You still have to pay { $what }: with a token from which card?
ask-build-free = Do you build { $card } for free?
ask-lose-population = You lose { $n ->
    [one] 1 worker
   *[other] { $n } workers
}: from which card?
ask-destroy-own = Which of your buildings is destroyed?
ask-lose-blue = You give up { $n ->
    [one] 1 blue token
   *[other] { $n } blue tokens
}: from which card?
ask-lose-colony = Which colony do you lose?
ask-annex = Which colony of { $seat } do you take?
ask-take-cards = Which cards do you take (civil actions left for it: { $n })?
ask-turn-wonder = Which wonder do you turn face down?
ask-raze = Which building of { $seat } do you destroy (up to { $n })?
ask-bid-first = What do you bid for { $card }?
ask-bid-higher = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} bid { $bid } for { $card }: do you bid more?
ask-pay-colony = How do you pay { $bid } for { $card } ({ $force } so far)?
ask-sacrifice = Do you sacrifice units?
ask-sacrifice-attack = { $card } against { $seat }: do you sacrifice units?
ask-sacrifice-war = { $card } of { $seat }: do you sacrifice units?
ask-defend = { $seat } attacks with { $card } ({ $attack } against { $defense }): how do you defend yourself?
ask-spoils = What do you take from { $seat } ({ $worth } in all)?
ask-pact = { $seat } offers you { $card }: do you accept?
ask-eat-resource = Food is missing: do you use a resource as food?
ask-place-fewer = Do your mines place one token fewer?
ask-draw = How many military cards do you draw (at most { $n })?
ask-nothing = Do you go on?

## Buttons

group-take = Take a card
group-grow = Population
group-build = Build
group-build-unit = Build a unit
group-destroy = Destroy a building
group-disband = Disband a unit
group-upgrade = Upgrade
group-wonder = Wonder
group-play = Play a card
group-tactic = Tactics
group-event = Future event
group-aggression = Aggression
group-war = Declare war
group-pact = Offer a pact
group-bid = Bid
group-sacrifice = Sacrifice a unit
group-bonus-cards = Play a bonus card
group-pay = Pay
do-begin = Fight the war
do-stay = Stay in the game
do-leave = Leave the game
do-by-hand = Pay by hand from now on
do-not-by-hand = No longer pay by hand
form-leave = You may pay by hand, or leave the game now; whoever leaves ranks behind all who stay.
form-by-hand = You may choose for yourself which tokens pay and how many cards you draw.
form-what = What do you want?
form-submit = Do it
do-keep-bonus = Keep { $card }
do-pick-bonus = Choose { $card }
do-skip-politics = No political action
do-play-event = { $card } (+{ $what })
do-attack = { $card } ({ $age }) against { $seat } for { $cost }
do-offer-pact = { $card } to { $seat }, you are side { $side }
do-offer-pact-equal = { $card } to { $seat }
do-end-pact = End { $card }
do-columbus = Columbus colonizes { $card } ({ $age })
do-accept = Yes
do-decline = No
do-accept-pact = Accept the pact
do-refuse-pact = Refuse the pact
do-build-free = Build it
do-not-build = Do not build
do-eat-resource = Use 1 resource as food
do-starve = Lose culture instead
do-place-fewer = One token fewer
do-place-all = All tokens
do-bid = { $bid }
do-pass = Pass
do-sacrifice = { $card } (strength { $strength })
do-use-bonus = { $card } (+{ $value })
do-done = Done
do-pay-with = A token from { $card } (worth { $worth })
do-draw-cards = { $n ->
    [0] Draw none
    [one] Draw 1 card
   *[other] Draw { $n } cards
}
do-discard = Discard { $card }
do-take = { $card } ({ $age }), space { $space }, for { $price }
do-grow = A new worker for { $food }
do-grow-liner = A new worker by ocean liner for { $food }
do-grow-and-build = A new worker as { $card } for { $food } and { $cost }
do-build = { $card } for { $cost }
do-upgrade = { $from } to { $to } for { $cost }
do-build-stages = { $n ->
    [one] 1 stage
   *[other] { $n } stages
} of { $card } for { $cost }
do-build-stage-of-nothing = A wonder stage
do-play-technology = { $card } for { $science }
do-revolution = { $card } by revolution for { $science }
do-peaceful = { $card } peacefully for { $science }
do-draw = Draw a military card
do-trade-food = Use 1 food as 1 resource
do-trade-resource = Use 1 resource as 1 food
do-end-turn = End the turn
do-mix = { $food } and { $resources }
do-mix-one = { $what }
do-give-up-worker = A worker from { $card }
do-give-up-token = A token from { $card }
do-raze = Destroy { $card }
do-take-technology = Take { $card } (worth { $worth })
hint-attack = your strength is { $own }, that of { $seat } { $theirs }
hint-tokens = { $n ->
    [one] 1 token lies there
   *[other] { $n } tokens lie there
}
hint-uprising = uprising: you produce nothing
hint-production = { $culture }, { $science }, food { $food }, resources { $resources }
hint-corruption = { $culture }, { $science }, food { $food }, resources { $resources } (corruption takes { $lost })
hint-starvation = { $culture }, { $science }, food { $food }, resources { $resources }; starvation costs { $starved } culture

## The log

log-began = { $level } for { $n } players; { $seat_you ->
    [yes] you are
   *[no] { $seat } is
} the start player.
log-variant = Agreed: { $what }.
log-bonus-cards = end bonus cards ({ $what })
log-laid = The card row: { $cards }.
log-bonus-laid = End bonus cards that lie open: { $cards }.
log-turn = Round { $round }: { $seat_you ->
    [yes] your turn
   *[no] { $seat } is to move
}.
log-removed = These cards leave the row: { $cards }.
log-dealt = These cards come into the row: { $cards }.
log-age = Age { $age } begins.
log-outdated = { $seat_you ->
    [yes] You discard
   *[no] { $seat } discards
} the outdated { $card }.
log-outdated-hidden = { $seat_you ->
    [yes] You discard
   *[no] { $seat } discards
} an outdated military card.
log-end-near = The match ends after round { $round }.
log-took = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} { $card } for { $price }.
log-grew = { $seat_you ->
    [yes] You gain
   *[no] { $seat } gains
} a worker for { $food } food.
log-built = { $seat_you ->
    [yes] You build
   *[no] { $seat } builds
} { $one } ({ $card }) for { $cost }.
log-built-free = { $seat_you ->
    [yes] You build
   *[no] { $seat } builds
} { $one } ({ $card }) for free.
log-destroyed = { $seat_you ->
    [yes] You destroy
   *[no] { $seat } destroys
} { $one } ({ $card }).
log-building-lost = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
} { $one } ({ $card }).
log-disbanded = { $seat_you ->
    [yes] You disband
   *[no] { $seat } disbands
} a unit: { $card }.
log-upgraded = { $seat_you ->
    [yes] You upgrade
   *[no] { $seat } upgrades
} { $one } from { $from } to { $to } for { $cost }.
log-stages = { $seat_you ->
    [yes] You build
   *[no] { $seat } builds
} { $stages ->
    [one] a stage
   *[other] { $stages } stages
} of { $card } for { $cost }.
log-completed = { $seat_you ->
    [yes] You complete
   *[no] { $seat } completes
} the wonder { $card }.
log-leader = { $card } leads { $seat_you ->
    [yes] you
   *[no] { $seat }
} now.
log-leader-lost = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
} the leader { $card }.
log-wonder-lost = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
} the unfinished { $card }.
log-technology = { $seat_you ->
    [yes] You develop
   *[no] { $seat } develops
} { $card } for { $cost }.
log-helped = { $seat_you ->
    [yes] You pay
   *[no] { $seat } pays
} { $what } towards it (Scientific Cooperation).
log-revolution = Revolution: { $seat_you ->
    [yes] you have
   *[no] { $seat } has
} { $card } now, for { $cost }.
log-peaceful = { $seat_you ->
    [yes] You change
   *[no] { $seat } changes
} peacefully to { $card } for { $cost }.
log-action = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} { $card }.
log-tactic = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} the tactics { $card }.
log-traded-food = { $seat_you ->
    [yes] You use
   *[no] { $seat } uses
} 1 food as a resource.
log-traded-resource = { $seat_you ->
    [yes] You use
   *[no] { $seat } uses
} 1 resource as food.
log-gains = { $seat_you ->
    [yes] You gain
   *[no] { $seat } gains
} { $what }.
log-loses = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
} { $what }.
log-missing = { $seat_you ->
    [yes] You will have
   *[no] { $seat } will have
} { $what } fewer in the next turn.
log-worker-lost = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
} a worker from { $card }.
log-unused-lost = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
} an unused worker.
log-tokens-moved = { $n ->
    [one] 1 yellow token goes
   *[other] { $n } yellow tokens go
} from { $seat_you ->
    [yes] your bank
   *[no] the bank of { $seat }
} to { $other_you ->
    [yes] yours
   *[no] that of { $other }
}.
log-overpaid = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
} { $what } more: the blue bank has no tokens for change.
log-pays-by-hand = { $seat_you ->
    [yes] You choose
   *[no] { $seat } chooses
} the tokens that pay { $what }.
log-paid = { $seat_you ->
    [yes] You pay
   *[no] { $seat } pays
} { $what } with a token from { $card }.
log-by-hand = { $seat_you ->
    [yes] You pay
   *[no] { $seat } pays
} by hand from now on.
log-not-by-hand = { $seat_you ->
    [yes] You no longer pay
   *[no] { $seat } no longer pays
} by hand.
log-uprising = Uprising: { $seat_you ->
    [yes] you produce
   *[no] { $seat } produces
} nothing.
log-scored = { $seat_you ->
    [yes] You score
   *[no] { $seat } scores
} { $culture } and { $science }.
log-ate = { $seat_you ->
    [yes] You consume
   *[no] { $seat } consumes
} { $food } food.
log-starved = Starvation: { $seat_you ->
    [yes] you have
   *[no] { $seat } has
} { $food ->
    [0] no
   *[other] only { $food }
} food, which costs { $lost }.
log-corrupted = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
} { $lost } to corruption.
log-drew = { $seat_you ->
    [yes] You draw
   *[no] { $seat } draws
} { $cards }.
log-drew-hidden = { $seat_you ->
    [yes] You draw
   *[no] { $seat } draws
} { $n ->
    [one] a military card
   *[other] { $n } military cards
}.
log-reshuffled = The discarded military cards of Age { $age } are shuffled as the new deck.
log-discarded = { $seat_you ->
    [yes] You discard
   *[no] { $seat } discards
} { $card }.
log-discarded-hidden = { $seat_you ->
    [yes] You discard
   *[no] { $seat } discards
} a military card of Age { $age }.
log-skipped = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} no political action.
log-seeded = { $seat_you ->
    [yes] You put
   *[no] { $seat } puts
} { $card } on the future events.
log-seeded-hidden = { $seat_you ->
    [yes] You put
   *[no] { $seat } puts
} a card of Age { $age } on the future events.
log-revealed = An event is revealed: { $card }.
log-renewed = The future events become the current events.
log-bid = { $seat_you ->
    [yes] You bid
   *[no] { $seat } bids
} { $amount }.
log-passed = { $seat_you ->
    [yes] You pass
   *[no] { $seat } passes
}.
log-left-it = { $seat_you ->
    [yes] You leave
   *[no] { $seat } leaves
} it at that.
log-colony = { $card } is now a colony of { $seat_you ->
    [yes] yours
   *[no] { $seat }
}.
log-unclaimed = Nobody wants { $card }.
log-colony-lost = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
} the colony { $card }.
log-colony-taken = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
} the colony { $card } to { $other_you ->
    [yes] you
   *[no] { $other }
}.
log-sacrificed = { $seat_you ->
    [yes] You sacrifice
   *[no] { $seat } sacrifices
} a unit: { $card }.
log-returned = { $n ->
    [one] 1 worker of the sacrificed units returns
   *[other] { $n } workers of the sacrificed units return
} to { $seat_you ->
    [yes] your bank
   *[no] the bank of { $seat }
}.
log-bonus-used = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} { $card } for +{ $value }.
log-aggression = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} { $card } against { $other_you ->
    [yes] you
   *[no] { $other }
} for { $cost }.
log-war = { $seat_you ->
    [yes] You declare
   *[no] { $seat } declares
} { $card } on { $other_you ->
    [yes] you
   *[no] { $other }
} for { $cost }.
log-war-comes = { $seat_you ->
    [yes] Your war
   *[no] The war of { $seat }
} against { $other_you ->
    [yes] you
   *[no] { $other }
} is fought: { $card }.
log-fight-won = { $card }: { $seat_you ->
    [yes] you win
   *[no] { $seat } wins
} against { $other_you ->
    [yes] you
   *[no] { $other }
}, { $attack } to { $defense }.
log-fight-failed = { $card }: { $seat_you ->
    [yes] you fail
   *[no] { $seat } fails
} against { $other_you ->
    [yes] you
   *[no] { $other }
}, { $attack } to { $defense }.
log-fight-even = { $card }: both sides have { $attack }, nothing happens.
log-war-dropped = { $card } is discarded without effect.
log-pact-offered = { $seat_you ->
    [yes] You offer
   *[no] { $seat } offers
} { $other_you ->
    [yes] you
   *[no] { $other }
} { $card }, as side { $side }.
log-pact-made = { $card } holds between { $seat_you ->
    [yes] you
   *[no] { $seat }
} and { $other_you ->
    [yes] you
   *[no] { $other }
}.
log-pact-refused = { $seat_you ->
    [yes] You refuse
   *[no] { $seat } refuses
} { $card } of { $other_you ->
    [yes] yours
   *[no] { $other }
}.
log-pact-ended = { $card } between { $seat_you ->
    [yes] you
   *[no] { $seat }
} and { $other_you ->
    [yes] you
   *[no] { $other }
} ends.
log-stayed = { $seat_you ->
    [yes] You stay
   *[no] { $seat } stays
} in the game.
log-left = { $seat_you ->
    [yes] You leave
   *[no] { $seat } leaves
} the game.
log-bonus-kept = { $seat_you ->
    [yes] You keep
   *[no] { $seat } keeps
} the end bonus card { $card }.
log-bonus-kept-hidden = { $seat_you ->
    [yes] You keep
   *[no] { $seat } keeps
} an end bonus card.
log-bonus-picked = { $seat_you ->
    [yes] You choose
   *[no] { $seat } chooses
} the end bonus card { $card }.
log-bonus-shown = An end bonus card is revealed: { $card }.
log-turned-down = { $seat_you ->
    [yes] You turn
   *[no] { $seat } turns
} { $card } face down.
log-technology-taken = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} { $card } from { $other_you ->
    [yes] you
   *[no] { $other }
}.
log-final-event = { $card }: { $seat_you ->
    [yes] you score
   *[no] { $seat } scores
} { $what }.
log-final-loss = { $card }: { $seat_you ->
    [yes] you lose
   *[no] { $seat } loses
} { $what }.
log-final-bonus = { $source }: { $seat_you ->
    [yes] you score
   *[no] { $seat } scores
} { $what }.
log-over = The match is over.

## Points

score-play = Culture in the game
score-age = Culture in Age { $age }
score-floor = Culture never falls below 0
bonus-technologies = Technologies of level I
bonus-strength = Strength
bonus-happy = Happy faces
bonus-science = Science rate
bonus-production = Food and resources per round

## The position in words

sheet-match = The game
sheet-row = The card row
sheet-events = Events
sheet-own = What concerns you
sheet-civilization = The civilization of { $seat }
level-simple = Simple game
level-advanced = Advanced game
level-full = Full game
fact-level = Version
fact-round = Round
fact-age = Age
fact-turn = To move
fact-start = Start player
fact-civil-deck = Civil cards left
fact-military-deck = Military cards left
fact-discard = Discarded military cards
fact-ends = Ends after round
fact-current = Current events
fact-future = Future events
fact-past = Past events
fact-bonus = End bonus cards that you know
fact-culture = Culture
fact-science = Science
fact-strength = Strength
fact-happy = Happy faces
fact-civil = Civil actions
fact-military = Military actions
fact-food = Food
fact-resources = Resources
fact-unused = Unused workers
fact-yellow = Yellow bank
fact-blue = Blue bank
fact-government = Government
fact-leader = Leader
fact-specials = Special technologies
fact-wonders = Completed wonders
fact-hand = Civil cards
fact-building = Under construction
fact-face-down = Face down
fact-tactic = Tactics
fact-colonies = Colonies
fact-military-hand = Military cards
fact-pact = Pact
fact-war = War declared
fact-marker = Marker held by
column-space = Space
column-card = Card
column-kind = Kind
column-price = Price
column-note = Note
column-workers = Workers
column-tokens = Blue tokens
can-take = can be taken
pile = A: { $a }, I: { $one }, II: { $two }, III: { $three }
pile-known = A: { $a }, I: { $one }, II: { $two }, III: { $three }; you know { $cards }
points-and-rate = { $points } ({ $rate } per round)
happy-of = { $happy } of { $needed } needed
actions-left = { $left } of { $total } left
stored = { $n } stored ({ $made } per round)
bank-yellow = { $n } tokens; the next worker costs { $food } food, consumption { $eaten }, { $slack } more before another happy face is needed
bank-yellow-simple = { $n } tokens; the next worker costs { $food } food, consumption { $eaten }
bank-yellow-empty = empty; consumption { $eaten }
bank-blue = { $n } tokens; corruption { $lost }, { $slack } more before it rises
bank-blue-simple = { $n } tokens
site = { $card }, { $stages } of { $of } stages
pact-with = { $card } with { $seat }, side { $side }
war-on = { $card } on { $seat }
line-hand = Your military cards: { $cards }.
line-uprising = If the turn ended now there would be an uprising and no production.
line-forecast = The end of your turn would bring { $culture } and { $science }, food { $food } with { $eaten } consumed, resources { $resources } with { $corruption } lost to corruption.
line-forecast-simple = The end of your turn would bring { $culture } and { $science }, food { $food } with { $eaten } consumed, resources { $resources }.
line-stronger = { $seat } is stronger than you by { $lead }.
line-equal = { $seat } is as strong as you.
line-weaker = { $seat } is weaker than you by { $lead }.
line-war = { $seat } has declared { $card } on you.
line-attack = You could play { $card } against { $seat } for { $cost }: { $own } against { $theirs }.
line-left = { $seat } has left the game.

## Refusals

not-asked = Another player is to decide now.
not-your-turn = It is the turn of { $seat }.
asked-first = Something else is to be decided first: { $what }.
nothing-asked = That is not asked of you now: { $what }.
matter-war = whether you fight your war
matter-politics = your political action
matter-discard = which military cards you discard
matter-stay = whether you stay in the game
matter-bonus = which end bonus card you choose
matter-contained = what you do with your action card
matter-goods = which food and resources
matter-division = what your blue bank is to hold
matter-yes-or-no = yes or no
matter-free-building = whether you build for free
matter-worker = from which card a worker is lost
matter-building = which building is destroyed
matter-token = from which card a blue token is given up
matter-colony = which colony is lost
matter-row-cards = which cards you take from the row
matter-face-down = which wonder is turned face down
matter-raze = which buildings you destroy
matter-bid = your bid for a territory
matter-force = how you pay for the colony
matter-sacrifice = which units you sacrifice
matter-defense = how you defend yourself
matter-bonus-card = which bonus cards you play
matter-spoils = what you take from the loser
matter-pact = whether you accept the pact
matter-food = whether you use a resource as food
matter-mines = whether your mines place one token fewer
matter-payment = which tokens pay
matter-drawing = how many cards you draw
matter-enough = whether that is all
politics-over = The one political action comes before the civil and military actions.
nothing-to-discard = Military cards are discarded right after the political action, and only those above the limit.
simple-game = The simple game has no politics.
game-over = The match is over.
first-round = In the first round cards are taken and nothing else.
not-that-kind = { $card } is not a card for this.
not-in-hand = You do not hold { $card }.
not-contained = { $card } does not allow this.
nothing-for = You have nothing that { $card } could be used for.
too-few-civil = This costs { $need ->
    [one] 1 civil action
   *[other] { $need } civil actions
}, you have { $have } left.
too-few-military = This costs { $need ->
    [one] 1 military action
   *[other] { $need } military actions
}, you have { $have } left.
too-little-food = This costs { $need } food, you have { $have }.
too-few-resources = This costs { $need ->
    [one] 1 resource
   *[other] { $need } resources
}, you have { $have }.
too-little-science = This costs { $need } science, you have { $have }.
bank-empty = Your yellow bank is empty.
no-unused-worker = You have no unused worker.
not-in-play = You do not have { $card } in play.
no-worker-on = There is no worker on { $card } that could be taken.
no-token-on = There is no blue token on { $card }.
urban-limit = { $kind }: your government allows { $limit }.
not-a-building = { $card } is not a building.
not-urban = { $card } is not an urban building.
not-a-unit = { $card } is not a unit.
no-upgrade = { $to } is not a higher level of the same type as { $from }.
no-wonder = You have no wonder under construction.
too-many-stages = One action builds at least 1 and at most { $most } of the stages that are left.
no-blue-token = Your blue bank has no token for the stage.
empty-space = This card is not on space { $space }.
leader-taken = You have already taken a leader of Age { $age }.
wonder-begun = Your wonder under construction must be completed first.
already-have = You already have { $card }.
hand-full = Your civil hand is full: { $limit } cards.
taken-this-turn = You took { $card } only in this turn.
older-special = You have a technology of this line that is not older than { $card }.
is-government = { $card } comes by revolution or by a peaceful change.
actions-used = A revolution must be your first civil action of the turn.
military-actions-used = With Robespierre a revolution needs all your military actions.
after-revolution = The revolution took all your civil actions of this turn.
partner-lacks-science = { $seat } cannot pay for the Scientific Cooperation.
no-liner = Your Ocean Liner Service brings no one else this turn.
no-barbarossa = Frederick Barbarossa does not lead you.
no-trade = No pact lets you exchange food and resources (any more) this turn.
nothing-to-trade = You have nothing stored that could be exchanged.
no-drawing = Military cards are drawn at the end of the turn.
no-deck = There are no military cards left to draw.
no-columbus = Columbus does not lead you, or has colonized already.
no-such-victim = This cannot be directed at { $seat }.
no-target = { $seat } has nothing that { $card } could hit.
attacks-forbidden = Your leader forbids aggressions and wars.
pact-forbids = A pact forbids attacks between you and { $seat }.
war-forbidden = A pact protects { $seat } from wars.
last-round = In the last round no war is declared.
no-sacrifice = In the last round no unit is sacrificed.
marker-taken = { $seat } has already been attacked by another player this round.
no-bonus-in-attack = The attacker plays no bonus cards.
no-bonus-in-war = In a war nobody plays bonus cards.
two-players = With two players left no pact is offered.
one-side = Both sides of this pact are equal.
no-such-pact = You are not a partner in { $card }.
no-units = Without a military unit nobody bids.
bid-too-high = You can pay at most { $most }.
bid-too-low = A bid must be at least { $least }.
too-little-force = The bid is { $need }, you have put up { $have }.
needs-unit = At least one unit must be sacrificed.
other-technology = All of them must be of one technology: { $card }.
razed-enough = The card lets you destroy no more buildings.
must-raze = At least one building is destroyed.
not-that-mix = At least { $least } and at most { $most } of it can be food.
one-kind = It is { $n } food or { $n } resources, not some of both.
not-theirs = { $card } is not in play there.
have-newer = You have a technology of the line of { $card } that is not older.
worth-too-much = It is worth { $worth }, and { $left } are left to be taken.
not-turnable = { $card } is not one of your completed wonders of Age A or I that lie face up.
must-pay = The price must be paid in full.
wrong-token = With a token from { $card } this could not be paid exactly.
at-most = At most { $most }.
hand-already = You already pay that way.
no-leaving = You may leave the game at the beginning of your turn, or when a war is declared on you, where the table allows it.
not-offered = { $card } is not offered to you.

# The Golden Ages in English.

game-title = The Golden Ages
game-short = Golden Ages
game-summary = Lead changing civilizations from the wheel to the internet in four epochs: discover the world, found cities, build wonders, and start your golden age when the time is ripe.
first-turn = In each turn you take one of eight actions. Begin with the Explorer, and found a city beside something that pays.
first-refusal = A refusal costs nothing. Most often gold is missing, or a colonist who still stands.
first-end = The list shows where the points came from, epoch by epoch. Look back on the match to see where it turned.

option-strict_component_list = Decks as the rulebook counts them: 10 future technologies, 9 scoring cards
option-square_tile = The square tile in the middle
option-square_tile-chance = Square tile turned by chance
option-square_tile-choice = Square tile turned by the first start player
option-moving_capital = Colonists on the space of a capital that moves
option-moving_capital-own = Those of its owner move with it
option-moving_capital-all = All move with it, whoever owns them


## Small words

list = { $items }
name = { $name }
text = { $text }
number = { $n }
join = { $first } { $second }
none = none
yes = yes
no = no
gold = { $amount } gold
points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
symbol = { $resource ->
    [game] game
    [grain] grain
    [stone] stone
   *[gem] gem
}{ $count ->
    [1] { "" }
    [2] { " " }twice
   *[other] { " " }{ $count } times
}
no-symbol = no symbol
symbols-at = { $symbols } on { $at }
side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
unknown-cards = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
glory-value = { $points ->
    [one] 1 point
   *[other] { $points } points
}
unknown-glory = { $count ->
    [one] 1 face down
   *[other] { $count } face down
}

## The question

ask-square-tile = How do you turn the square tile?
ask-civilization = Do you play { $revealed } (number { $revealed_number }) or keep { $current } (number { $current_number })?
ask-level-five = Which level 5 technology do you develop free of charge?
ask-lay-tile = Where do you lay your continent tile ({ $symbols })?
ask-capital-first = On which space of your tile does your capital stand?
ask-capital = Do you move your capital from { $at } to the new tile?
ask-action = Which action do you take?
ask-city = Do you found a city on { $at }?
ask-cube = { $missing ->
    [one] Your reserve is one cube short: which city gives it to { $at }?
   *[other] Your reserve is { $missing } cubes short: which city gives one to { $at }?
}
ask-discard = Which building makes room for { $building }?
ask-keep-glory = Which of the two glory tiles do you keep?
ask-develop-free = { $left ->
    [one] Which technology do you develop free of charge?
   *[other] You develop { $left } technologies free of charge: which one comes first?
}
ask-develop-cheaper = Which technology do you develop for { $discount } gold less?
ask-develop-further = Do you develop another technology?
ask-stand-up = Which colonist stands up again?
ask-agora = Who goes to the Agora, or who comes back from it?
ask-agora-there = Does another colonist go to the Agora?
ask-agora-back = Does another colonist come back from the Agora?
ask-scoring-card = Your golden age begins: which scoring card counts in this epoch?

waiting = Waiting for { $seat }, who { $what }.
wait-square-tile = turns the square tile
wait-civilization = chooses between two civilizations
wait-level-five = chooses a level 5 technology
wait-lay-tile = lays a continent tile
wait-capital = finds a place for the capital
wait-action = takes an action
wait-city = decides about a city on { $at }
wait-cube = moves cubes for a city on { $at }
wait-discard = makes room for { $building }
wait-keep-glory = chooses a glory tile
wait-develop = chooses a technology
wait-stand-up = chooses a colonist to stand up
wait-agora = sends colonists to the Agora or back
wait-scoring-card = chooses the scoring card of the epoch

over-wins = { $seat_you ->
    [yes] The match is over: you win with { $points } points!
   *[no] The match is over: { $seat } wins with { $points } points.
}
over-shared = The match is over: { $seats } share the victory with { $points } points each.

## Actions on offer

group-explorer = Explorer
group-builder = Builder
group-artist = Artist
group-soldier = Soldier
group-wonder = Build a wonder
group-activate = Activate
group-develop = Develop
group-colonist = Colonist on { $from }
group-without-colonist = Without a colonist
group-rocketry = By Rocketry, without a colonist
group-tile = On { $spaces }
group-tile-outside = At { $at }, beyond the edge

do-turn = { $degrees ->
    [0] Not turned
   *[other] Turned by { $degrees } degrees
}
do-turn-tile = { $symbols }; { $degrees ->
    [0] not turned
   *[other] turned by { $degrees } degrees
}
do-play-civilization = Play { $civilization } (number { $number })
do-play-revealed = Play the civilization just revealed
do-keep-civilization = Keep { $civilization } (number { $number })
do-place-capital = Capital on { $at }
do-keep-capital = Leave the capital where it is
do-keep-capital-at = Leave the capital on { $at }
do-move = To { $to }
do-move-symbols = To { $to }: { $symbols }
do-stay = Stay on { $at }
do-attack = Attack { $target }
do-attack-whom = Attack { $target }: { $whom }
do-free = { $wonder }, free of charge
do-golden-age = Start a golden age
do-found-city = Found a city
do-found-city-at = Found a city on { $at }
do-no-city = Found no city
do-take-cube = A cube from the city on { $at }
do-discard = { $building }, on site { $site }
do-discard-site = The building on site { $site }
do-keep-glory = Keep { $glory }
do-stand-up = Colonist on { $at } stands up
do-send-to-agora = Colonist on { $from } goes to the Agora
do-bring-from-agora = A colonist comes back to the capital
do-stop = That is enough
do-stop-developing = No further technology
do-stop-agora = No further colonist

hint-gold = +{ $gold } gold
hint-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
hint-gain = +{ $gold } gold, { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
hint-city = a city is possible
hint-and = { $first }, { $second }
hint-cost = costs { $price } gold
hint-priced = { $price ->
    [0] free
   *[other] { $price } gold
} – { $text }
hint-now = { $text } (now { $gain })
hint-nothing = nothing
hint-gain-and = { $gain } – { $text }
hint-covers = covers { $symbols }
hint-cubes-missing = { $missing ->
    [one] your reserve is one cube short
   *[other] your reserve is { $missing } cubes short
}
hint-last-cube = the city disappears
hint-cube-left = one cube stays
hint-golden-age-first = you choose the scoring card; then 2 gold in each later turn
hint-golden-age-last = you choose the scoring card; everybody else gets one last action
hint-golden-age = 2 gold in each later turn of the epoch
hint-golden-age-end = your last action

## Why something is not allowed

match-is-over = The match is over.
not-your-turn = It is not your turn: { $seat } decides now.
in-a-golden-age = You are in your golden age: until the epoch ends you take no more actions.
not-now-square-tile = The square tile is turned before the first continent tile is drawn, and not again.
not-now-civilization = You choose a civilization in phase A, when you have revealed the card of the epoch.
not-now-lay-tile = You lay a continent tile in phase B, when you have drawn it.
not-now-capital = Your capital is placed or moved in phase B, right after you have laid your tile.
not-now-city = A city is founded by an Explorer, or after an attack: choose that action first.
not-now-cube = No city of yours lacks a cube now.
not-now-discard = You discard a building only to make room for a new one.
not-now-glory = You choose between glory tiles only when you have drawn two of them.
not-now-stand-up = No card makes your colonists stand up now: activate one that does.
not-now-agora = With Notre Dame colonists go to the Agora and back: activate that card first.
not-now-scoring-card = The scoring card is chosen by whoever starts the first golden age of the epoch.
passing-is-no-action = You must take an action: passing is not one.
first-square-tile = First turn the square tile.
first-civilization = First choose the civilization that you play in this epoch.
first-level-five = First choose the level 5 technology that you develop.
first-lay-tile = First lay your continent tile.
first-capital = First decide where your capital stands.
first-action = First choose one of the eight actions.
first-city = Your action is not over: first decide about the city on { $at }.
first-cube = Your action is not over: first choose the city that gives a cube to { $at }.
first-discard = Your action is not over: first choose the building that makes room for { $building }.
first-glory = Your action is not over: first choose the glory tile that you keep.
first-develop = Your action is not over: first choose the technology that you develop.
first-develop-further = Your action is not over: first develop another technology, or say that it is enough.
first-stand-up = Your action is not over: first choose the colonist that stands up.
first-agora = Your action is not over: first send or bring a colonist, or say that it is enough.
first-scoring-card = First choose the scoring card of the epoch.
two-to-four-players = The Golden Ages is for 2 to 4 players, not for { $seats }.

tile-outside-the-grid = The tile must lie wholly inside the grid.
tile-overlaps = The tile may not lie on another tile.
tile-touches-none = The tile must touch another tile with at least one side.
tile-land-must-meet-land = Where tiles touch, land must meet land and sea must meet sea.
capital-only-on-the-new-tile = { $at } is not on the tile you just laid, and your capital can go nowhere else.
capital-must-be-placed = In epoch I you must put your capital on the tile you just laid.

no-colonist-stands = None of your colonists stands on the map.
no-standing-colonist = You have no standing colonist on { $at }.
no-lying-colonist = You have no lying colonist on { $at }.
out-of-range = { $to } is too far away from { $from }: your colonists move up to { $spaces ->
    [one] 1 space.
   *[other] { $spaces } spaces.
}
explorer-must-do-something = Your Explorer on { $at } stays standing and must move, or found a city where that is possible; to do nothing is not an action.
no-city-off-the-continent = { $at } is no space of a continent tile: on islands and at sea no city can be founded.
no-city-at-a-capital = A capital stands on { $at }: no city can be founded there.
no-city-at-a-city = There is a city on { $at } already: a space holds only one.
no-own-city-there = You have no other city on { $at } that could give a cube.

builder-needs-a-colonist = The Builder needs a standing colonist who goes to the Agora.
building-not-open = { $building } is not on offer.
no-building-on-that-site = There is no building on site { $site }.

attack-needs-a-colonist = Without Rocketry, an attack needs a standing colonist.
capital-cannot-be-attacked = A capital stands on { $at }: that space cannot be attacked.
nothing-to-attack = There is no colonist and no city of another player on { $at }.
no-attack-left = You have made your four attacks; there are no more in this match.
attack-too-dear = The attack costs { $cost } gold, but you would have only { $gold }.
glory-not-drawn = You have not drawn { $tile }.

wonder-not-open = { $wonder } is not on offer.
wonder-too-dear = { $wonder } costs { $cost } gold, but you have only { $gold }.
no-free-wonder = You have no free wonder: only Greece grants one, while it is in play.
free-wonder-used = You have built your free wonder: Greece grants one only once.

not-your-card = { $card } does not belong to you.
card-used-up = { $card } has been used already in this epoch.
card-cannot-be-activated = { $card } has no effect that could be activated.
card-finds-no-technology = { $card } develops a technology, but there is none that you could pay for.
card-finds-nobody-lying = { $card } makes a lying colonist stand up, but none of yours lies on the map.
card-finds-nobody-to-send = { $card } moves colonists between map and Agora, but none of yours lies on the map or is in the Agora.
agora-one-way-only = Colonists go either to the Agora or back from it, not both.
agora-at-least-one = At least one colonist must go.
nobody-in-the-agora = You have no colonist in the Agora.

already-developed = You have developed { $technology } already.
predecessor-missing = { $technology } can be developed only after { $before }.
technology-too-dear = { $technology } costs { $cost } gold, but you have only { $gold }.
only-level-five = { $technology } is not a technology of level 5.

colonists-still-standing = { $standing ->
    [one] One of your colonists is still standing
   *[other] { $standing } of your colonists are still standing
}: a golden age begins only when none is.
scoring-card-not-open = { $card } does not lie face up beside the board.

## The log

log-epoch-begins = Epoch { $epoch } begins. Wonders on offer: { $wonders }. Buildings: { $buildings }.
log-scoring-cards-open = Scoring cards to choose from: { $cards }.
log-civilization-first = { $seat_you ->
    [yes] You begin with
   *[no] { $seat } begins with
} { $civilization }, number { $number }.
log-square-tile-lies = The square tile lies in the middle: { $places }.
log-civilization-revealed = { $seat_you ->
    [yes] You reveal
   *[no] { $seat } reveals
} { $civilization }.
log-civilization-played = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} { $civilization } and { $seat_you ->
    [yes] discard
   *[no] discards
} { $discarded }.
log-civilization-kept = { $seat_you ->
    [yes] You keep
   *[no] { $seat } keeps
} { $civilization } and { $seat_you ->
    [yes] discard
   *[no] discards
} { $discarded }.
log-start-player = { $seat_you ->
    [yes] You are
   *[no] { $seat } is
} start player: { $civilization } has the lowest number, { $number }.
log-start-player-tied = { $seat_you ->
    [yes] You are
   *[no] { $seat } is
} start player: { $civilization } and { $tied } have the lowest number, { $number }, and { $civilization } is of the earlier epoch.
log-square-tile-turned = { $degrees ->
    [0] { $seat_you ->
        [yes] You leave the square tile as it is.
       *[no] { $seat } leaves the square tile as it is.
    }
   *[other] { $seat_you ->
        [yes] You turn
       *[no] { $seat } turns
    } the square tile by { $degrees } degrees.
}
log-no-tile-fits = No tile fits: { $seat_you ->
    [yes] you lay none.
   *[no] { $seat } lays none.
}
log-tile-laid = { $seat_you ->
    [yes] You lay
   *[no] { $seat } lays
} a continent tile: { $places }.
log-capital-placed = { $seat_you ->
    [yes] You put your
   *[no] { $seat } puts
} capital and colonists on { $at }.
log-capital-moved = { $seat_you ->
    [yes] You move your
   *[no] { $seat } moves the
} capital from { $from } to { $to }{ $colonists ->
    [0] .
    [one] , with one colonist.
   *[other] , with { $colonists } colonists.
}
log-taken-along = { $colonists ->
    [one] A colonist of
   *[other] { $colonists } colonists of
} { $seat_you ->
    [yes] yours
   *[no] { $seat }
} { $colonists ->
    [one] goes
   *[other] go
} along from { $from } to { $to }.
log-capital-kept = { $seat_you ->
    [yes] You leave your
   *[no] { $seat } leaves the
} capital where it is.
log-sent-home = { $colonists ->
    [one] A colonist of
   *[other] { $colonists } colonists of
} { $seat_you ->
    [yes] yours
   *[no] { $seat }
} { $colonists ->
    [one] goes
   *[other] go
} home to the capital from { $from }.
log-explored = { $seat_you ->
    [yes] You explore
   *[no] { $seat } explores
} { $to }, coming from { $from }.
log-explorer-stays = { $seat_you ->
    [yes] Your Explorer
   *[no] The Explorer of { $seat }
} stays on { $at }.
log-went-to-agora = { $seat_you ->
    [yes] You send your
   *[no] { $seat } sends the
} colonist on { $from } to the Agora.
log-came-from-agora = { $seat_you ->
    [yes] Your colonist comes
   *[no] A colonist of { $seat } comes
} back from the Agora to the capital on { $to }.
log-stood-up = { $seat_you ->
    [yes] Your colonist
   *[no] The colonist of { $seat }
} on { $at } stands up again.
log-city-founded = { $seat_you ->
    [yes] You found
   *[no] { $seat } founds
} a city { $cubes ->
    [one] { "" }
   *[other] of { $cubes } cubes{ " " }
}on { $at }.
log-no-city = { $seat_you ->
    [yes] You found
   *[no] { $seat } founds
} no city on { $at }.
log-cubes-missing = { $seat_you ->
    [yes] You found
   *[no] { $seat } founds
} a city on { $at }, but { $missing ->
    [one] a cube is
   *[other] { $missing } cubes are
} missing in the reserve.
log-cube-taken = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} a cube from { $from } for the city on { $to }.
log-city-destroyed = { $seat_you ->
    [yes] Your city
   *[no] The city of { $seat }
} on { $at } falls; { $cubes ->
    [one] its cube goes
   *[other] its { $cubes } cubes go
} back to the reserve.
log-building-taken = { $seat_you ->
    [yes] You build
   *[no] { $seat } builds
} the { $building } on site { $site }.
log-no-site-free = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} the { $building }, for which no building site is free.
log-building-discarded = { $seat_you ->
    [yes] You discard
   *[no] { $seat } discards
} the { $building } to make room.
log-attacked = { $seat_you ->
    [yes] You attack
   *[no] { $seat } attacks
} { $target }, coming from { $from }.
log-attacked-there = { $seat_you ->
    [yes] You attack
   *[no] { $seat } attacks
} on { $target }.
log-attacked-by-rocketry = { $seat_you ->
    [yes] You attack
   *[no] { $seat } attacks
} { $target } by Rocketry.
log-glory-drawn = { $seat_you ->
    [yes] You draw
   *[no] { $seat } draws
} { $count ->
    [one] a glory tile.
   *[other] { $count } glory tiles and may keep one.
}
log-glory-drawn-known = { $seat_you ->
    [yes] You draw
   *[no] { $seat } draws
} { $tiles } and may keep one.
log-glory-taken = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} a glory tile.
log-glory-taken-known = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} a glory tile worth { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
log-wonder-built = { $seat_you ->
    [yes] You build
   *[no] { $seat } builds
} the wonder { $wonder }.
log-building-activated = { $seat_you ->
    [yes] You activate
   *[no] { $seat } activates
} the { $building }.
log-wonder-activated = { $seat_you ->
    [yes] You activate
   *[no] { $seat } activates
} the wonder { $wonder }.
log-developed = { $seat_you ->
    [yes] You develop
   *[no] { $seat } develops
} { $technology }{ $cubes ->
    [0] .
    [one] ; its cube goes to the reserve.
   *[other] ; its { $cubes } cubes go to the reserve.
}
log-no-further-technology = { $seat_you ->
    [yes] You develop
   *[no] { $seat } develops
} no further technology.
log-no-further-colonist = { $seat_you ->
    [yes] You move
   *[no] { $seat } moves
} no further colonist.
log-no-other-action = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} no action left but the golden age.
log-golden-age = { $seat_you ->
    [yes] You start
   *[no] { $seat } starts
} a golden age.
log-scoring-card-chosen = { $seat_you ->
    [yes] You choose
   *[no] { $seat } chooses
} { $card } as the scoring card of the epoch: { $text }.
log-last-round = The last round begins: everybody but { $seat_you ->
    [yes] you
   *[no] { $seat }
} has one more action.
log-golden-age-gold = { $seat_you ->
    [yes] You enjoy your golden age and receive
   *[no] { $seat } enjoys the golden age and receives
} { $amount } gold.
log-gold = { $seat_you ->
    [yes] You receive
   *[no] { $seat } receives
} { $amount ->
    [0] no gold
   *[other] { $amount } gold
} ({ $source }).
log-paid = { $seat_you ->
    [yes] You pay
   *[no] { $seat } pays
} { $amount } gold.
log-paid-to = { $seat_you ->
    [yes] You pay
   *[no] { $seat } pays
} { $amount } gold, which { $to_you ->
    [yes] you receive
   *[no] { $to } receives
} through the United Nations.
log-scored = { $seat_you ->
    [yes] You score
   *[no] { $seat } scores
} { $amount ->
    [0] nothing
    [one] 1 point
   *[other] { $amount } points
} ({ $source }).
log-epoch-ends = Epoch { $epoch } ends. All score { $card }: { $text }.
log-glory-revealed = { $seat_you ->
    [yes] You turn
   *[no] { $seat } turns
} up { $tiles }.
log-future-revealed = { $seat_you ->
    [yes] You reveal
   *[no] { $seat } reveals
} { $future }: { $text }.

source-artist = Artist
source-golden-age = golden age
source-gold-left = gold left over
source-technology-tiles = developed technologies
source-glory-tiles = glory tiles

## Points by source

score-artists = Artists
score-technologies = Technologies at once
score-buildings = Buildings
score-wonders = Wonders
score-scoring-cards = Scoring cards
score-gold = Gold left over
score-technology-tiles = Technologies at the end
score-glory-tiles = Glory tiles
score-future-technology = Future technology
score-cities = Cities

## What cards do

when-immediate = At once: { $what }.
when-first-played = When first played: { $what }.
when-activate = Activate: { $what }.
when-permanent = Always: { $what }.
when-end-of-game = At the end of the match: { $what }.
when-gain-control = When you gain control of a { $resource ->
    [game] game symbol
    [grain] grain symbol
    [stone] stone symbol
   *[gem] gem symbol
}: { $what }.
when-place-cube = For each cube you place: { $what }.
when-found-city = For each city you found: { $what }.
when-colonist-to-agora = For each of your colonists that goes to the Agora: { $what }.
when-arrive-at-opponent = When your colonist ends its movement on a colonist, a city or a capital of another player: { $what }.
when-cross-edge = When your colonist moves over the left or right edge of the board: { $what }.
when-own-attack = With each of your attacks: { $what }.
when-other-attack = With each attack of another player: { $what }.

gold-each = { $amount } gold for each { $each }
points-each = { $amount ->
    [one] 1 point
   *[other] { $amount } points
} for each { $each }
points-every = { $amount ->
    [one] 1 point
   *[other] { $amount } points
} for every { $units } { $things }
points-most = { $amount ->
    [one] 1 point
   *[other] { $amount } points
} for having more { $things } than anybody else

effect-range = your colonists move up to { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
effect-range-unlimited = your colonists move as far as you like
effect-site = building site { $site } can be used
effect-cubes-per-city = a new city takes exactly { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
effect-develop-named = develop { $technology } free of charge
effect-develop-named-if = develop { $technology } free of charge, if you have { $before }; { $gold } gold instead, if you have { $technology } already
effect-develop-level-five = develop any level 5 technology free of charge, whatever is missing before it in its row, without its immediate points
effect-develop-free = { $tiles ->
    [one] develop a technology free of charge
   *[other] develop { $tiles } technologies free of charge, one after the other
}
effect-develop-cheaper = { $tiles ->
    [one] develop a technology
   *[other] develop { $tiles } technologies
} for { $discount } gold less
effect-research = every technology costs { $discount } gold less
effect-research-several = every technology costs { $discount } gold less, and one action may develop several
effect-stand-up = { $colonists ->
    [one] one of your lying colonists on the map stands up
   *[other] { $colonists } of your lying colonists on the map stand up
}
effect-agora = send any number of your lying colonists to the Agora, or bring any number back from it to your capital, lying
effect-builder = the Builder needs no colonist
effect-explorer = your Explorers stay standing
effect-free-wonders = { $wonders ->
    [one] one wonder of your choice costs nothing
   *[other] { $wonders } wonders of your choice cost nothing
}
effect-rocketry = attacks need no colonist and reach every space; a city may be founded there
effect-attack-surcharge = attacks on your colonists and cities cost { $gold } gold more
effect-attack-discount = attacks cost you { $gold } gold less
effect-draw-glory = draw { $tiles } glory tiles and keep one
effect-receive-payment = you receive the gold that the attacker pays

each-cube = own cube on the map
each-symbol = controlled { $resource ->
    [game] game symbol
    [grain] grain symbol
    [stone] stone symbol
   *[gem] gem symbol
}
each-city = own city, the capital included
each-standing = own standing colonist on the map
each-agora-colonist = colonist in the Agora, whoever owns it
each-lying = lying colonist on the map, whoever owns it
each-glory = own glory tile
each-high-technology = own technology of level 4 or 5
each-technology = developed technology
each-building = own building
each-wonder = own wonder
each-gold = own gold

things-cubes = cubes on the map
things-symbols = controlled { $resource ->
    [game] game symbols
    [grain] grain symbols
    [stone] stone symbols
   *[gem] gem symbols
}
things-cities = cities, with the capital
things-standing = standing colonists on the map
things-agora-colonists = colonists in the Agora
things-lying = lying colonists on the map
things-glory = glory tiles
things-high-technologies = technologies of level 4 or 5
things-technologies = developed technologies
things-buildings = buildings
things-wonders = wonders
things-gold = gold

## Cards and tiles

kind-technology = Technologies
kind-building = Buildings
kind-wonder = Wonders
kind-civilization = Civilizations
kind-future = Future technologies
kind-scoring = Scoring cards
kind-glory = Glory tiles
kind-tile = Continent tiles
kind-island = Islands

card-starting-technology = Row { $row }: known from the start.
card-technology = Row { $row }, level { $level }: costs { $cost } gold and needs { $before }.
card-technology-points = At the end of the match: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
card-technology-cubes = Developing it frees { $cubes ->
    [one] 1 cube.
   *[other] { $cubes } cubes.
}
card-obsoletes = Replaces { $technologies }.
card-building = Epoch { $epoch }. Costs no gold, but a Builder.
card-building-copies = One card in every match, a second one from { $players } players on.
card-wonder = Epoch { $epoch }. Costs { $cost } gold.
card-wonder-discount = Epoch { $epoch }. Costs { $cost } gold, with { $civilization } only { $discounted }.
card-civilization = Epoch { $epoch }, number { $number }.
card-sentence = { $text }.
card-only-strict = Only with the decks as the rulebook counts them.
card-not-strict = Not with the decks as the rulebook counts them.
card-glory = { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end of the match. Taken with each attack, face down.
card-tile = { $size ->
    [2] Two spaces, laid in the epochs II to IV.
    [3] Three spaces, laid in epoch I.
   *[other] Four spaces, in the middle of the board from the start.
}
card-tile-space = Space { $number }: { $symbols }; land to the { $land }.
card-tile-space-sea = Space { $number }: { $symbols }; sea all around.
card-island = Printed on { $at }: { $symbols }. No city can be founded there; a tile may cover it.

doubt-designed = Our own design: the rulebook counts one card more than is known.
doubt-copies = From how many players on the second card is used is our own estimate.
doubt-low = How this card works is uncertain: the only source is vague.
doubt-medium = The figures rest on one source and might differ on the printed card.
doubt-titles = The title is our own: the source may have exchanged those of two cards. The effect is certain.

## The position in words

sheet-match = The match
sheet-epoch = Epoch
sheet-epoch-of = { $epoch } of IV
sheet-phase = Phase
sheet-phase-preparation = A: preparation
sheet-phase-map = B: extending the map
sheet-phase-actions = C: actions, round { $round }
sheet-phase-over = The match is over
sheet-turn = To decide
sheet-turn-what = { $seat } { $what }
sheet-start-player = Start player
sheet-order = Order of play
sheet-seat = { $seat }
sheet-first-golden-age = First golden age of the epoch
sheet-last-round = { $seat }; this is the last round
sheet-nobody = nobody yet
sheet-tiles-left = Tiles face down
sheet-tiles-left-of = { $three } of three spaces, { $two } of two spaces
sheet-glory-left = Glory tiles face down
sheet-discarded = Discarded civilizations
sheet-drawn-tile = Tile drawn
sheet-drawn-tile-of = { $tile }: { $symbols }
sheet-ranking = Result
sheet-place = { $place }. { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}

sheet-map = The map
sheet-map-note = Columns A to J from the left, rows 1 to 6 from the top. Spaces not listed are empty sea. The left and the right edge are joined for colonists.
sheet-space = Space
sheet-ground = Ground
sheet-ground-sea = sea
sheet-ground-island = island
sheet-ground-continent = continent
sheet-ground-coast = continent, coast in the { $sides }
sheet-symbols = Symbols
sheet-symbols-hidden = { $symbols }, under the capital
sheet-city = City
sheet-city-of = { $seat } ({ $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
})
sheet-capital = Capital
sheet-capital-of = { $seat }
sheet-capital-golden = { $seat }, in a golden age
sheet-colonists = Colonists
sheet-colonists-standing = { $seat }: { $standing } standing
sheet-colonists-lying = { $seat }: { $lying } lying
sheet-colonists-both = { $seat }: { $standing } standing, { $lying } lying
sheet-empty = –

sheet-agora = The Agora
sheet-agora-colonists = { $seat }: { $count ->
    [one] 1 colonist
   *[other] { $count } colonists
}
sheet-agora-empty = Nobody is in the Agora.
sheet-agora-card = Scoring card of the epoch: { $card }, { $text }.
sheet-agora-no-card = No scoring card has been chosen in this epoch.

sheet-open = Cards on offer
sheet-wonder = Wonder
sheet-building = Building
sheet-price = Price
sheet-effect = Effect
sheet-none-open = No wonder and no building is on offer.

sheet-scoring = Scoring cards still to be chosen
sheet-scoring-card = Scoring card
sheet-scoring-points = Points

sheet-player = { $seat_you ->
    [yes] Your civilization
   *[no] { $seat }
}
sheet-gold = Gold
sheet-points = Points
sheet-civilization = Civilization
sheet-civilization-of = { $name }, number { $number }. { $text }
sheet-civilization-plain = { $name }, number { $number }.
sheet-golden-age = Golden age
sheet-capital-at = Capital
sheet-standing = Standing colonists
sheet-lying = Lying colonists
sheet-in-agora = In the Agora
sheet-not-placed = not yet placed
sheet-cities = Cities
sheet-city-cubes = { $at } ({ $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
})
sheet-reserve = Cubes in reserve
sheet-range = Range
sheet-range-spaces = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
sheet-range-unlimited = any space
sheet-controlled = Symbols under control
sheet-controlled-of = { $count } { $resource ->
    [game] game
    [grain] grain
    [stone] stone
   *[gem] gem
}
sheet-site = Building site { $site }
sheet-site-free = free
sheet-site-locked = not yet usable
sheet-site-of = { $building }. { $text }
sheet-site-used = { $building } (used in this epoch). { $text }
sheet-wonders = Wonders
sheet-wonder-of = { $wonder }. { $text }
sheet-wonder-used = { $wonder } (used in this epoch). { $text }
sheet-free-wonders = Free wonders left
sheet-glory = Glory tiles
sheet-next-attack = Next attack
sheet-next-attack-price = { $price } gold
sheet-no-attack = four attacks made, no more
sheet-hand = Civilizations in hand
sheet-hand-card = { $civilization } (number { $number })
sheet-future = Future technology
sheet-future-of = { $future }: { $text }
sheet-hidden = hidden
sheet-row = Row
sheet-level = Level { $level }
sheet-technology-developed = { $technology }: developed
sheet-technology-obsolete = { $technology }: developed, replaced
sheet-technology-next = { $technology }: { $price } gold
sheet-technology-later = { $technology }

# The page of The Golden Ages. ⟦gold⟧ stands for an icon.

## Icons, spoken
icon-gold = gold
icon-points = points
icon-cube = cube
icon-game = game
icon-grain = grain
icon-stone = stone
icon-gem = gem
icon-soldier = attack
icon-glory = glory tile
icon-agora = Agora
icon-builder = builder
icon-colonist = colonist
icon-activate = activate

## Top bar
epoch-of-four = Epoch { $epoch } of IV
phase-preparation = Preparation
phase-map = Extending the map
phase-actions = Actions
phase-over = The end
round = round { $round }

## The question
your-turn = Your turn
back = Back
actions = Actions
range = range { $range }
range-any = any space
without-colonist = Without a colonist
colonist-on = colonist on { $space }

do-explorer = Explorer
do-builder = Builder
do-artist = Artist
do-soldier = Soldier
do-wonder = Wonder
do-activate = Activate
do-develop = Develop
do-golden-age = Golden age
text-explorer = Move a standing colonist, found a city, or both.
text-builder = Send a standing colonist to the Agora and take a building card.
text-artist = Send a standing colonist to the Agora and score points.
text-soldier = Attack others with a standing colonist.
text-wonder = Pay for a face-up wonder and build it.
text-activate = Use one of your buildings or wonders; its card is turned over.
text-develop = Pay for the next technology of a row.
text-golden-age = With no standing colonist left: no more actions in this epoch, but gold in each later turn.

ask-explorer-from = Which colonist explores?
ask-explorer-to = Where does your colonist go?
ask-builder-building = Which building do you take?
ask-builder-from = Which colonist goes to the Agora?
ask-artist-from = Which colonist becomes an artist?
ask-soldier-from = Which colonist attacks?
ask-soldier-to = Which space do you attack?
ask-wonder = Which wonder do you build?
ask-wonder-pay = How do you pay?
ask-activate = Which card do you activate?
ask-develop = Which technology do you develop?
ask-golden-age = Start your golden age?

stay = Stay
move-to = Move to { $space }
attack-on = Attack { $space }
lay-it-so = Lay it like this
capital-to = Capital to { $space }
send-artist = Artist from { $space }
take-card = Take { $card }
build-card = Build { $card }
activate-card = Activate { $card }
discard-card = Discard { $card }
develop-card = Develop { $card }
choose-card = Choose { $card }
start-golden-age = Start the golden age
develop-for = Develop { $technology } for { $gold } gold

sign-gold = { $gold } ⟦gold⟧
sign-points = +{ $points } ⟦points⟧
sign-both = { $gold } ⟦gold⟧ +{ $points } ⟦points⟧

## Choices that are cards
play-new-civilization = Play the new one
keep-civilization = Keep
turn-order-number = The lowest number plays first
glory-points = { $points ->
    [one] { $points } point at the end
   *[other] { $points } points at the end
}
turn-the-tile = Turn the tile
turn-here = Turn the tile on { $at }: it fits there in { $ways } ways
turned-by = Turned by { $degrees }°: { $places ->
    [one] one place
   *[other] { $places } places
}
pay-gold = With gold
pay-nothing = Free, thanks to Greece

## Open cards
open-in-epoch = Open in epoch
wonders = Wonders
wonder = wonder
buildings = Buildings
scoring-cards-left = Scoring cards left
none-left = none left
free-of-charge = free

## Agora
agora = Agora
agora-colonists = { $count ->
    [0] no colonists
    [one] one colonist
   *[other] { $count } colonists
}
agora-holds = In the Agora: { $names }
no-scoring-card = No scoring card yet
no-scoring-card-yet = Whoever starts the first golden age chooses it

## Players
gold = gold
points = points
golden-age = golden age
cubes-in-reserve = cubes in reserve
glory-and-next-attack = glory tiles; the next attack costs { $gold } gold
glory-no-attack-left = glory tiles; no attack is left
hidden-cards = hidden cards
colonists-are = Colonists: { $standing } standing, { $lying } lying, { $agora } in the Agora
technologies-and-range = { $developed } of 16 technologies, range { $range }
technologies-any-range = { $developed } of 16 technologies, any range
card-used = { $name } (used): { $text }
controlled = { $what } controlled

## The own mat
your-mat = Your mat
technologies = Technologies
cards = Cards
reserve-and-map = in reserve, { $placed } on the map
controls = controls
points-at-the-end = { $points ->
    [one] { $points } point at the end.
   *[other] { $points } points at the end.
}
cubes-on-tile = { $cubes ->
    [one] Frees one cube.
   *[other] Frees { $cubes } cubes.
}
replaced = Replaced by a later technology.
used = used
site = site { $number }
free-site = Free site
closed-sites = { $count ->
    [one] Closed site
   *[other] { $count } closed sites
}
site-waits = for a building
site-needs = needs { $technologies }
in-play = in play
future = future
only-you-see = only you see this card
card-source = Card and source
brings = What it would bring now:
attack-now = Attack
invasions = Invasions
next-attack = next { $gold } gold
no-attack-left = none left
glory-of = Glory tile, { $points } points

## The board
map-label = Map, columns A to J, rows 1 to 6
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole map
board-as-text = The position in words
lay-on = Lay the tile on { $spaces }, turned by { $degrees }°.
spoken-gold = { $gold ->
    [one] Brings { $gold } gold.
   *[other] Brings { $gold } gold.
}
spoken-points = { $points ->
    [one] Brings { $points } point.
   *[other] Brings { $points } points.
}
spoken-city = You may found a city, { $gold } gold.
place-capital = { $at }, capital of { $seat }.
place-sea = { $at }, sea.
place-island = { $at }, island: { $symbols }.
place-land = { $at }, continent.
place-continent = { $at }, continent: { $symbols }.
tip-space = { $at }
tip-space-symbols = { $at } · { $symbols }
tip-city = Then you may found a city: { $gold } gold.
tip-attack = Cities fall, colonists go home, you draw a glory tile.
tip-paid = Price
tip-gold = Gold
tip-other = Other
piece-capital = Capital of { $seat }
piece-capital-golden = Capital of { $seat }, golden age
piece-city = { $cubes ->
    [one] City of { $seat }, one cube
   *[other] City of { $seat }, { $cubes } cubes
}
piece-standing = Colonist of { $seat }, standing on { $at }
piece-lying = Colonist of { $seat }, lying on { $at }

## What cards do, in few words
when-activated = ⟦activate⟧ { $effect }
when-over = at the end: { $effect }
when-founding = city founded: { $effect }
when-to-agora = ⟦agora⟧ { $effect }
when-at-rival = arriving at another player: { $effect }
when-over-edge = over the edge: { $effect }
when-attacking = you attack: { $effect }
when-other-attacks = others attack: { $effect }

effect-pays = { $what } pays { $amount }
effect-gold = { $amount } ⟦gold⟧
effect-gold-per = { $amount } ⟦gold⟧ per { $per }
effect-points = { $amount } ⟦points⟧
effect-points-per = { $amount } ⟦points⟧ per { $per }
effect-range = range { $range }
effect-range-any = any space
effect-site = site { $site }
effect-cubes = { $cubes } ⟦cube⟧ per city
effect-free-technology = { $technology } free
effect-free-technology-or = { $technology } free or { $gold } ⟦gold⟧
effect-level-five = a level 5 technology free
effect-develop-free = { $tiles ->
    [one] develop one free
   *[other] develop { $tiles } free
}
effect-develop-cheaper = develop, −{ $gold } ⟦gold⟧
effect-research = several, −{ $discount } ⟦gold⟧ each
effect-stand-up = { $colonists } ⟦colonist⟧ { $colonists ->
    [one] stands up
   *[other] stand up
}
effect-agora = colonists to or from the Agora
effect-builder-alone = ⟦builder⟧ without ⟦colonist⟧
effect-explorer-stands = explorers stay standing
effect-free-wonder = { $wonders ->
    [one] one wonder free
   *[other] { $wonders } wonders free
}
effect-attack-anywhere = ⟦soldier⟧ anywhere
effect-surcharge = attacks on you +{ $gold } ⟦gold⟧
effect-attack-discount = attacks −{ $gold } ⟦gold⟧
effect-draw-glory = draw { $tiles } ⟦glory⟧, keep one
effect-receive-payment = you get what others pay for attacks
future-line = { $points } ⟦points⟧ for most { $what }
scoring-line = { $units ->
    [one] { $points ->
        [one] 1 point per { $what }
       *[other] { $points } points per { $what }
    }
   *[other] { $points ->
        [one] 1 point for each { $units } { $what }
       *[other] { $points } points for each { $units } { $what }
    }
}

per-cube = cube
per-game = ⟦game⟧
per-grain = ⟦grain⟧
per-stone = ⟦stone⟧
per-gem = ⟦gem⟧
per-city = city and capital
per-standing = standing colonist
per-agora-colonist = colonist in the Agora
per-lying = lying colonist
per-glory = glory tile
per-high-technology = level 4+ technology
per-technology = technology
per-building = building
per-wonder = wonder
per-gold = gold

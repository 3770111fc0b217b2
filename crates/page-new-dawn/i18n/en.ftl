# The page of Civilization: A New Dawn: every sentence it says besides those of the game.

zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole map
map-as-text = The map in words
map-label = Map of { $tiles } tiles
show-names = Names of the spaces
hide-news = Hide or show what happened since your last decision
appears-here = Barbarian { $barbarian } appears here after the round
pick-up = Choose what is on { $at }
lay-here = Lay the tile here: it touches { $touches } spaces
tile-side = Tile { $tile }, side { $side }
tip-way = Spaces
tip-of = { $way } of { $reach }
tip-mature = Spaces to mature
tip-attack = Attack
tip-defense = Defense
after-this-round = After this round
event-appear = Barbarians appear
event-nothing = Nothing happens
event-move = Barbarians move
event-trade = Trade tokens
come = { $come }
blocked = blocked: { $stay }
come-and-blocked = { $come }; blocked: { $stay }
rolls-hit = { $hits ->
    [one] 1 of 6 rolls hits you
   *[other] { $hits } of 6 rolls hit you
}
raid-here = Barbarian { $barbarian } comes here on a { $die }
dice-rolled = The dice of the last decision
barbarians-go = Barbarians move
direction-token = Direction token: where each number sends the barbarians
core-tile = core tile
spaces-touched = spaces touched
round = Round
building = Setup
order-of-round = Order of the round
your-turn = Your turn
slot = Slot { $slot }
only-resolve = Only resolve it
back = Back
resolve = Resolve { $card }
paid-of = { $produced } of { $cost } paid
focus-row = Your focus row
counts-as = counts as { $slot }
trade-tokens = { $trade ->
    [one] one trade token
   *[other] { $trade } trade tokens
}
goes-back = goes back to slot 1 afterwards
moves-up = moves to slot { $slot } afterwards
card-source = Card and source
caravans-waiting = { $waiting } on the card
now-culture = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}, { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
now-science = dial { $from } to { $to }
now-science-cards = dial { $from } to { $to }, { $cards ->
    [one] new card
   *[other] { $cards } new cards
}
now-economy = { $markets ->
    [one] 1 market
   *[other] { $markets } markets
} in reach
now-industry = { $sites ->
    [one] 1 site
   *[other] { $sites } sites
}, { $wonders ->
    [one] 1 wonder
   *[other] { $wonders } wonders
}
now-military = { $targets ->
    [one] 1 target
   *[other] { $targets } targets
}, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
path-odds = { $attack } against { $defense }: { $chances } of 36 rolls
brings = What it could bring now:
dial-choose = Turn the dial with { $card }
tech-dial = Tech dial: { $value } of 24
agendas-met = { $met } of { $of } agendas
agenda-open = open: { $agendas }
stat-cities = cities on the map
stat-unused = unused
stat-mature = mature cities
stat-control = control tokens on the map
stat-reinforced = reinforced
stat-caravans = caravans on the map
stat-of = of { $given }
stat-trade = trade tokens
no-wonder = no world wonder yet
no-resources = no resources
focus-row-of = Focus row of { $seat }
mini-card = { $slot }: { $card }, { $trade ->
    [one] one trade token
   *[other] { $trade } trade tokens
}
one-from-winning = One agenda from winning: { $agenda } { $have } of { $goal }
one-step = { $agenda } { $have } of { $goal }
agendas = Agendas
of-win = of { $of } to win
progress-met = { $seat }: { $agenda } met
progress-of = { $seat }: { $agenda } { $have } of { $goal }
world-wonders = World wonders
production = production { $production }
production-trade = production { $production } + { $trade } trade
cards-below = { $below } below
most-production = you can raise { $most }
no-free-city = no free city
short-by = { $missing } short
laying-a-tile = Laying a tile
rule-touches = touches at least 4 spaces
rule-core = touches the core, if it can
rule-sides = either side, turned any of six ways
rule-holes = closed holes become water, { $left ->
    [one] 1 token
   *[other] { $left } tokens
} left
spend-so-many = Spend { $tokens }: { $attack } to { $defense }
spend-nothing = Spend nothing
attack-on = Attack on { $at }
attack-from = from { $from }, { $spaces } of { $reach ->
    [one] 1 space
   *[other] { $reach } spaces
}
attack-number = attack { $number } of { $of }
if-it-succeeds = If the attack succeeds:
spoil-loot = Up to { $tokens } trade tokens from { $seat_you ->
    [yes] your cards.
   *[no] the cards of { $seat }.
}
spoil-wonder = The world wonder { $wonder } goes to a city of the attacker.
spoil-choice = The city-state is conquered, or liberated.
spoil-trade = { $tokens ->
    [one] 1 trade token
   *[other] { $tokens } trade tokens
} for any card of the row.
spoil-resource = A resource from the supply.
attack-won = succeeded
attack-lost = repelled
combat-sources = Combat value by its sources
you = You
piece-control = control token
piece-reinforced = reinforced token
piece-city = city
piece-capital = capital
piece-state = city-state
die = die
die-and-tokens = die and tokens
trade = trade
source-slot = slot
source-doubled = { $terrain }, doubled
source-walls = city-state
source-reinforced = reinforced
attack-succeeds = { $attack } to { $defense } takes { $at }.
attack-fails = { $attack } to { $defense }: { $at } holds. A tie goes to the defender.
cannot-answer = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} no token for the defense.
can-answer = { $seat_you ->
    [yes] You can
   *[no] { $seat } can
} answer and reach { $reach }.
where-lies = Tile { $tile }, side { $side }: where does it lie?
lay-it-here = Lay it here
turn-right = Turn right
turn-left = Turn left
side-up = Side { $side } up
your-tiles = Your tiles
tile-capital = your capital
tile-natural = a natural wonder
tile-state = a city-state
tile-plain = no special place
tile = Tile { $tile }
tiles-laid = Tiles laid
tiles-left = { $left } left
capital-with-tile = The capital is placed as soon as its tile is laid.
wins = { $n ->
    [one] { $who } wins
   *[other] { $who } share the victory
}
won-how = One agenda on each of the { $cards } victory cards, at the end of round { $round }.
tie-break = Wonders, then spaces, break a tie.
player = Player
wonders = Wonders
spaces = Spaces
in-round = round { $round }
open-agenda = open
how-far = { $agenda } { $have } of { $goal }
agendas-by-round = Agendas met, by round
met-in-round = { $seat }: { $agenda }, round { $round }

focus-early_empire = 2 control tokens next to your cities
focus-drama_and_poetry = 2 control tokens next to your cities; move one
focus-civil_service = 2 control tokens next to cities, 1 next to any space
focus-mass_media = 3 control tokens; win over a rival one within 2
focus-astrology = tech dial + slot
focus-mathematics = 1 trade token, tech dial + slot
focus-replaceable_parts = a new resource, tech dial + slot
focus-nuclear_power = slot 5: strike a space; tech dial + slot
focus-foreign_trade = 1 caravan, 3 spaces
focus-currency = 2 caravans, 4 spaces, defeat barbarians
focus-steam_power = 2 caravans, 6 spaces, over water; exchange
focus-capitalism = 3 caravans, 6 spaces, over water; another card
focus-pottery = city within 2, or a wonder
focus-animal_husbandry = city within 3, also of caravans, or a wonder
focus-nationalism = city within 4 and over water, or a wonder
focus-urbanization = city within 5 with 2 tokens, or a wonder
focus-masonry = reinforce, or attack twice within 2
focus-iron_working = reinforce, or attack twice within 3: +1, barbarians +3
focus-mass_production = attack twice within 3 with +2, then reinforce
focus-flight = reinforce, then attack 3 times within 5 with +3

wonder-stonehenge = goes on over adjacent hills
wonder-hanging_gardens = a token each turn
wonder-forbidden_city = destroys a token each turn
wonder-chichen_itza = tokens on forests anywhere
wonder-sydney_opera_house = rival tokens help cities mature
wonder-eiffel_tower = takes over a token each turn
wonder-colossus = caravans 6 spaces more
wonder-great_lighthouse = cities along the edge
wonder-great_zimbabwe = stores up to 4 trade tokens
wonder-machu_picchu = slots 1 and 2 count as 3
wonder-big_ben = +2 for each caravan in combat
wonder-estadio_do_maracana = economy card first
wonder-oracle = swaps two cards each turn
wonder-pyramids = 3 cards from I to II
wonder-porcelain_tower = 2 cards one level up
wonder-potala_palace = take 3 diplomacy cards
wonder-oxford_university = new cards of another type
wonder-kremlin = +4 if you have more reinforced
wonder-petra = +2 defense, no barbarians
wonder-terracotta_army = +2 in attack
wonder-alhambra = +2 in attack and defense
wonder-venetian_arsenal = slot 5 once more as in slot 1
wonder-ruhr_valley = +5 in defense
wonder-pentagon = +2 in attack, on any target

agenda-civilized = 8 cities
agenda-moneygrubber = 2 economy wonders
agenda-warmonger = capital or 2 city-states
agenda-paranoid = 2 military wonders
agenda-explorer = 15 spaces at water or edge
agenda-aesthetic = 2 culture wonders
agenda-technophile = tech space 24
agenda-scholarly = 2 science wonders
agenda-populous = 5 mature cities
agenda-preservationist = 2 natural wonders

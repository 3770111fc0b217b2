# The sentences of the page in English.

# Signs
sign-culture = culture
sign-science = science
sign-food = food
sign-resources = resources
sign-strength = strength
sign-happy = happy faces
sign-unhappy = unhappy faces
sign-civil = civil actions
sign-military = military actions
sign-worker = workers
sign-blue = blue tokens
sign-ship = when colonizing
sign-defense = when defending
sign-hand = cards in hand
sign-urban = urban buildings of each type
sign-card = military cards

# Top bar
age = Age
age-of = Age { $age }: { $name }
age-antiquity = Antiquity
age-middle-ages = Middle Ages
age-exploration = Age of Exploration
age-modern = Modern Age
age-end = The end
round = round { $round }
last-round-now = last round
last-round-next = ends after the next round
turn-order = Turn order
your-turn = Your turn

# Card row, tracks, piles
card-row = Card row
zone-price = { $n ->
    [one] 1 civil action
   *[other] { $n } civil actions
}
leave-next = { $n ->
    [one] the first one leaves next turn
   *[other] the first { $n } leave next turn
}
leaves-when-next = Leaves the row when the next turn begins.
wonders-cost-more = { $n ->
    [one] your wonder makes others cost 1 more
   *[other] your wonders make others cost { $n } more
}
space-empty = empty
take = Take
take-for = { $n ->
    [one] Take it for 1 civil action.
   *[other] Take it for { $n } civil actions.
}
brings = What it would bring:
brings-now = Taken, paid for and put to work this turn, it would bring:
brings-later = Once paid for and at work, it would bring:
brings-nothing = no figure changes at once.
its-rule = How it is played:
card-source = Card and source
tracks-and-piles = Tracks, events and decks
current-events = Current events
future-events = Future events
civil-deck = Civil deck
military-deck = Military deck
bonus-cards = End bonus cards
you-know = You know: { $cards }

# Kinds of cards
kind-government = Government
kind-special = Special
kind-leader = Leader
kind-wonder = Wonder
kind-action = Action
kind-event = Event
kind-territory = Territory
kind-aggression = Aggression
kind-war = War
kind-pact = Pact
kind-tactic = Tactics
kind-bonus = Bonus
one-farm = Farm
one-mine = Mine
one-temple = Temple
one-lab = Lab
one-arena = Arena
one-library = Library
one-theater = Theater
one-infantry = Infantry
one-cavalry = Cavalry
one-artillery = Artillery
one-air-force = Air force
row-farms = Farms
row-mines = Mines
row-temples = Temples
row-labs = Labs
row-arenas = Arenas
row-libraries = Libraries
row-theaters = Theaters
row-infantry = Infantry
row-cavalry = Cavalry
row-artillery = Artillery
row-air-force = Air force
political = political action
free = free
to-play = to play

# Why not, in few words
short-too-few-civil = needs { $need ->
    [one] 1 action
   *[other] { $need } actions
}, you have { $have }
short-too-few-military = needs { $need ->
    [one] 1 military action
   *[other] { $need } military actions
}, you have { $have }
short-too-little-food = needs { $need } food, you have { $have }
short-too-few-resources = needs { $need ->
    [one] 1 resource
   *[other] { $need } resources
}, you have { $have }
short-too-little-science = needs { $need } science, you have { $have }
short-bank-empty = your yellow bank is empty
short-no-unused-worker = no unused worker
short-no-worker-on = no worker there
short-urban-limit = urban limit { $limit } reached
short-no-wonder = no wonder begun
short-no-blue-token = no blue token left
short-leader-taken = one leader of each age
short-wonder-begun = your wonder is unfinished
short-already-have = you have it already
short-hand-full = your hand is full ({ $limit })
short-taken-this-turn = taken this turn
short-contains-nothing = nothing to use it for
short-older-special = you have a better one
short-actions-used = needs all your actions
short-first-round = not in the first round
short-last-round = not in the last round
short-attacks-forbidden = you may not attack
short-pact-forbids = a pact forbids it
short-no-target = nothing to take there
short-two-players = no pacts with two players
short-not-now = not now
short-bonus = when attacked or colonizing
short-politics = as a political action
short-actions = with your actions
wait-bonus = Bonus cards are played when you are attacked, or when you pay for a colony.
wait-politics = This is a political action: one at the beginning of each of your turns.
wait-actions = You play it with the civil and military actions of your turn.

# The question
game-over = The match is over
you-are-asked = You are asked
please-wait = Somebody else decides
what-will-you-do = What will you do?
civil = civil
military = military
revealed = Revealed since your last decision
passed = passed
force = Force
not-possible = { $n ->
    [one] 1 thing is not possible now
   *[other] { $n } things are not possible now
}
no-political-card = None of your cards is for a political action. Tactics are played with your actions, bonus cards when you defend or colonize.
discard-many = Discard these { $n }
by-hand = Pay by hand
not-by-hand = No longer pay by hand
by-hand-hint = You choose which tokens pay and how many cards you draw.
leave-the-game = Leave the game…
leave-warning = Your civilization leaves the table for good. You cannot take this back once the others have played on.
leave-now = Leave for good
group-grow = Population
group-build = Build
group-upgrade = Upgrade
group-develop = Develop
group-take = Take a card
group-play = Play a card
group-military = Military
group-destroy = Destroy, disband
sum-grow = a worker for { $price }⟦food⟧
sum-take = { $n ->
    [one] 1 card of the row
   *[other] { $n } cards of the row
}
sum-options = { $n ->
    [one] 1 option
   *[other] { $n } options
}
sum-nothing = nothing
refused-here = What is not possible here
opt-grow = A new worker
twice = { $what }, twice
opt-grow-and-build = { $card } with a new worker
opt-upgrade = { $from } to { $to }
opt-stages = { $n ->
    [one] { $card }: 1 stage
   *[other] { $card }: { $n } stages
}
opt-revolution = { $card }, revolution
opt-peaceful = { $card }, peacefully
ringed-in-the-row = The cards you may take are ringed in the row.

# Forecast
if-you-end = If you end your turn now
your-production = Your next production
consumption = Consumption { $n }
consumption-why = { $food } food, nobody starves
starvation = Starvation: −{ $n } culture
starvation-why = { $food } food, { $eats } needed
corruption = Corruption { $n }
corruption-why = blue bank from { $n } to { $after }
no-corruption = No corruption
no-corruption-why = { $after ->
    [one] 1 blue token stays
   *[other] { $after } blue tokens stay
}
uprising = Uprising: no production
uprising-why = { $discontent } discontent, { $unused } unused
discontent = { $n ->
    [one] 1 discontent worker
   *[other] { $n } discontent workers
}
discontent-why = keep { $discontent } of { $unused } unused
no-uprising = No uprising
no-uprising-why = { $happy ->
    [one] 1 happy face
   *[other] { $happy } happy faces
}, { $need } needed
war-coming = { $card }
war-coming-why = { $seat } { $theirs }, you { $own }
end-turn = End turn
end-note = { $n ->
    [one] 1 civil action unused
   *[other] { $n } civil actions unused
}
end-note-draw = { $n ->
    [one] 1 civil action unused, draw { $cards }
   *[other] { $n } civil actions unused, draw { $cards }
}
end-uprising = you would produce nothing

# Civilizations
your-civilization = Your civilization
back-to-mine = Back to yours
has-left = { $seat_you ->
    [yes] You have left the game.
   *[no] { $seat } has left the game.
}
of-needed = of { $n }
unused = unused
yellow-bank = Yellow bank
next-worker = next worker { $price }⟦food⟧
eats-and-needs = eats { $eats }⟦food⟧, needs { $need }⟦happy⟧
eats = eats { $eats }⟦food⟧
yellow-bank-spoken = Yellow bank: { $n ->
    [one] 1 token
   *[other] { $n } tokens
}. The next worker costs { $price } food, { $eats } food is consumed each turn, { $need ->
    [one] 1 happy face is
   *[other] { $need } happy faces are
} needed; { $slack ->
    [one] 1 more worker
   *[other] { $slack } more workers
} before more are needed.
yellow-bank-spoken-simple = Yellow bank: { $n ->
    [one] 1 token
   *[other] { $n } tokens
}. The next worker costs { $price } food, { $eats } food is consumed each turn.
key-need = needs
key-price-eats = cost, eats
blue-bank = Blue bank
blue-falls = { $n } → { $after } in production: corruption { $lost }
blue-after = { $n } → { $after } in production
blue-bank-spoken = Blue bank: { $n ->
    [one] 1 token
   *[other] { $n } tokens
}; { $after } after production, then corruption takes { $lost ->
    [one] 1 resource
   *[other] { $lost } resources
}.
blue-bank-spoken-simple = Blue bank: { $n ->
    [one] 1 token
   *[other] { $n } tokens
}; { $after } after production.
key-lost = lost
no-technology = no technology yet
in-hand = in hand
urban-limit-is = urban limit { $n }
blue-stored = { $n ->
    [one] 1 blue token stored
   *[other] { $n } blue tokens stored
}
tableau = Government, leader, special technologies, tactics, wonders, colonies, pacts
stages-built = { $n } of { $of } stages built
face-down = face down
side = side { $side }

# Hands
your-hand = Your hand
civil-hand = Civil cards
military-hand = Military cards
of-limit = of { $n }
no-cards = no cards
do-prepare = Prepare
do-colonize = Colonize
do-discard = Discard
do-add = Add
do-develop = Develop
do-revolution = Revolution
do-peaceful = Peacefully
do-play = Play

# Rivals
board = board
open-board = Open the board of { $seat }
decides = decides
stronger-by = { $n } stronger
weaker-by = { $n } weaker
as-strong = equally strong
wonders-built = { $n ->
    [one] 1 built
   *[other] { $n } built
}
threat-barred = May not attack you.
threat-could = Could attack you: { $cards ->
    [one] 1 military card
   *[other] { $cards } military cards
}, { $actions ->
    [one] 1 military action
   *[other] { $actions } military actions
} a turn.
threat-no-cards = No threat: no military cards.
threat-weaker = No threat: not stronger than you.
war-on-you = { $card } against you
war-on-you-more = is fought in the attacker’s next turn: { $theirs } to { $own } before sacrifices.

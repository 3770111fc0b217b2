## The frame of all pages
nav-name = Pages
nav-play = Play
nav-mine = My matches
nav-tables = Tables
nav-rules = Rules
nav-account = Log in
theme-to-dark = Dark theme
theme-to-light = Light theme
offline = The server cannot be reached. It is tried again.
foot-text = Civitas is free software for your own machine. Icons from game-icons.net, CC BY 3.0.
foot-about = About

## Start page
home-title = Four games of civilization, one table
home-lead = Civitas brings them to one screen, live over the net, turn by turn over days, or against computer opponents that are strong and honest.
home-play = Play now against bots
home-open = Open a table for friends
home-note = { $game }, { $bots ->
    [one] one bot
   *[other] { $bots } bots
}, about { $time }. No account needed.
home-change = Change
home-games = The games
tile-play = Play against bots
tile-open = Open table
tile-players = { $least } to { $most }
tile-weight = weight
tile-weight-of = weight { $weight } of 5
tile-not-yet = Not yet playable here
time-minutes = { $minutes } min
time-hours = { $hours } h
planned-golden-ages = The Golden Ages
planned-golden-ages-summary = Lay a continent, send colonists, found cities, and start your golden age before the others do.
planned-through-the-ages = Through the Ages
planned-through-the-ages-summary = Leaders, wonders and workers from bronze to steel. No map; only what you build.
planned-new-dawn = A New Dawn
planned-new-dawn-summary = Five focus cards in a row: the longer one waits, the more it does. Caravans, districts, barbarians.
planned-eagle-civ = Civilization
planned-eagle-civ-summary = Settlers, fleets and tanks across the whole earth; trade, and haggle over every treaty.
edition-through-the-ages = first edition
edition-new-dawn = Civilization, 2017
edition-eagle-civ = the boardgame, 2002
join-title = Join by link
join-label = Link or code of a table
join-placeholder = Paste a link or a code
join-button = Join
join-text = Somebody invited you? The link brings you to your seat, as a guest or under your name.

## Lists
mine-continue = Continue my matches
mine-all = all
mine-going = In play
mine-over = Over
mine-none = None yet.
match-of = { $names }
match-with = with { $names }
match-look = Look
your-turn = Your turn
standing-waiting = waits for players
standing-decides = { $count ->
    [0] nobody decides
    [one] { $names } decides
   *[other] { $names } decide
}
tables-title = Open tables
tables-count = { $count ->
    [one] one with a free seat
   *[other] { $count } with a free seat
}
tables-more = and more
tables-none = No table waits for players just now. Open one: others find it here.
table-host = host { $name }
table-waiting = begins when full
table-running = in play
table-sit = Sit down
import-title = Match file
import-text = A finished match from elsewhere (.civitas) can be kept here and replayed.
import-button = Load

## A new table
new-title = Open a table
new-game = Game
new-players = Players
new-options = Options
new-undo = Undo
new-visibility = Who sees it
new-name = Name of the table
new-me = me, or somebody at this device
new-link = somebody else, by link
new-bot = bot: { $level }
new-here-hint = Several seats at this device: give each a name. The screen is covered when it changes hands.
new-open = Open the table
level-random = random
level-greedy = greedy
undo-own = one's own decisions, until something was revealed or somebody else decided
undo-by-consent = any own decision, if the others consent
undo-free = any decision, by anybody
visibility-listed = everybody: it is listed
visibility-link = whoever has the link

## The table
table-waits = The match begins as soon as every seat is taken. Hand the link on, or give open seats to bots.
table-seats = Seats
table-agreed = Agreed
table-ways = This match
table-spectators = Spectators now
seat-number = Seat { $number }
seat-change = Change
seat-to-bot = Give to a bot ({ $level })
seat-free = Open for somebody else
seat-rename = Rename
seats-name = Seats
name-label = Name
holder-open = open
holder-you = you
holder-present = here
holder-away = away
holder-stranger = played elsewhere
guest-name = Guest { $number }
invite-title = Invite
invite-seat = Whoever opens this link may take an open seat, as a guest or under his name.
invite-look = Whoever opens this link may watch.
invite-copy = Copy link

## A match
tab-question = Question
tab-me = Me
tab-rivals = Rivals
tab-log = Log
tool-undo = Undo
tool-ask-undo = Ask to undo
tool-no-undo = There is nothing of yours to take back.
tool-replay = Replay
tool-rules = Rules
tool-invite = Invite
tool-menu = Table
tool-board = Board
tool-text = Board in words
tool-file = Match file
record-name = Log and chat
record-log = Log
record-chat = Chat
log-since = Since your last decision
log-before = Before
log-whole = The whole log
log-title = { $game }: the log
told-undo = { $seat_you ->
    [yes] You take back.
   *[no] { $seat } takes back.
}
chat-label = Say something
chat-send = Send
note-sits = sits down.
note-frees = frees the seat of { $old }.
note-bot = gives the seat to { $new }.
note-replaces = gives the seat of { $old } to { $new }.
chat-spectators = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
replay-play = Play
replay-first = First position
replay-previous = Previous position
replay-next = Next position
replay-last = Last position
replay-position = Position
replay-now = Now
sheet-name = The position
jump-name = On this page
why-not = Why not?
back-to-match = Back to the match
curtain-pass = Pass the device to { $name }
curtain-show = I am { $name }: show my side
curtain-why = Each player has secrets, so nothing is shown until the right one looks.
undo-asked = { $name } asks to take a decision back.
undo-waits = Waiting for the consent of { $names }.
undo-consent = Consent
undo-refuse = Refuse
over-winner = { $count ->
    [one] { $names } has won
   *[other] { $names } share the victory
}
over-scores = Final scores

## Scores
scores-title = Scores
scores-final = Final scores
scores-so-far = Scores so far
scores-source = Source
scores-total = Total
scores-tie = Tie:
scores-place = Place
proof-title = Was the chance fair?
proof-text = All chance of a match follows from a seed. This hash over seed and salt was published before the first move; seed and salt follow when the match is over, so that everybody can check that nothing was changed on the way.
proof-commitment = Hash
proof-seed = Seed
proof-salt = Salt

## Rules and cards
rules-title = Rules of { $game }
rules-contents = Chapters
search-label = Search
search-button = Search
search-all = Show all
search-found = { $count ->
    [0] Nothing found
    [one] One found
   *[other] { $count } found
}
cards-title = Cards and tiles
cards-of = Cards and tiles of { $game }
cards-lead = Every card and tile with its figures, and where they are from.
cards-doubtful = doubtful
cards-provenance = Source: { $from }

## About
about-title = About Civitas
about-lead = Four civilization board games at one screen, live over the net, over days, or against bots. One program for your own machine.
about-promises = What it promises
about-any-mode = A table works in any mode. A seat is a person here, a person elsewhere, or a bot, and may change at any moment.
about-no-leak = No secret leaks: whatever you get is made from what you may know.
about-bots = Bots do not cheat. They see what their seat sees.
about-why = Every refusal says why and leads to the rule.
about-keep = Nothing is deleted behind the players' backs. A finished match can be taken along as a text file.
about-credits = Whose work it stands on
about-icons = Icons from
about-fonts = Type: Cinzel, EB Garamond and Inter, under the SIL Open Font License.
about-map = The coasts on the start page: Natural Earth, public domain.
about-marks = The games and their names belong to their authors and publishers. Civitas is not connected with them and uses none of their texts and pictures.
about-software = Free software
about-licence = Civitas is free software under the MIT or the Apache 2.0 licence.
api-lead = What the pages do, programs can do as well: with JSON, and problem JSON for every refusal.
api-title = Addresses

## Account and settings
account-title = Account
account-name = What others call you
account-rename = Rename
account-guest = You can play without an account. With one your seats follow you to other devices.
account-register = Make an account
account-make = Make the account
account-log-in = Log in
account-log-out = Log out
account-yours = Your account
account-logged-in = You are logged in as { $login }.
account-login = Login name
account-password = Password
account-old-password = Present password
account-new-password = New password
account-change-password = Change password
settings-title = Settings
settings-language = Language
settings-theme = Light or dark
theme-system = as the system
theme-light = light
theme-dark = dark

## Refusals
refused-not-begun = The match has not begun yet.
refused-over = The match is over.
refused-not-your-seat = This is not your seat.
refused-not-host = Only the host, or whoever sits there, may change this seat.
refused-not-invited = This seat is for those who have the link of the table.
refused-seat-taken = The seat is taken.
refused-not-your-answer = You are not asked about this.
refused-no-undo = There is nothing of yours to take back.
refused-level = There is no bot of the level { $level }.
refused-holder = A seat is for yourself, for somebody by link, or for a bot.
refused-link = No table belongs to this link or code.
refused-no-name = A name needs at least one letter.
refused-long-name = A name has at most { $most } letters.
refused-long-title = The name of a table has at most { $most } letters.
refused-no-chat = There is nothing to say.
refused-long-chat = Please say it in at most { $most } letters.
refused-password = A password has { $least } to { $most } characters.
refused-login-taken = Somebody else has the login name { $login }.
refused-has-account = You have an account already.
refused-credentials = Login name or password is wrong.
refused-file = The match file cannot be read: { $why }.
refused-file-game = The game { $game } is not played here.
refused-file-not-over = The match is not over: its file would tell secrets.
refused-no-file = There was no file.
refused-too-often = That was too often in a short time. Please wait a moment and try again.

## What went wrong
error-title = That did not work
error-home = To the start page
error-not-found = There is no such page, table or game.
error-method = This address is not used that way.
error-too-large = That is too much at once.
error-forbidden = This request came from another site and was not carried out.
error-conflict = The match has moved on. Look again and decide anew.
error-timeout = That took too long. Please try again.
error-malformed = That was not understood.
error-malformed-what = That was not understood: { $what }
error-fault = Something went wrong here. It is our fault and has been noted. Nothing was changed.

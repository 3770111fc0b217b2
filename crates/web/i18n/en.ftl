## The frame of all pages
nav-name = Pages
tools-name = Tools
nav-play = Play
nav-mine = My matches
nav-tables = Tables
nav-rules = Rules
nav-account = Log in
theme-to-dark = Dark theme
theme-to-light = Light theme
offline = Can’t reach the server. Retrying.
offline-unsent = Can’t reach the server. Your decision is kept and sent when it is back.
offline-lost = Your decision was not sent: the server could not be reached. Please decide again.
foot-text = Civitas is free software for your own machine. Icons from game-icons.net, CC BY 3.0.
foot-about = About

## Start page
home-title = Civilization games at one table
home-lead = Play them at one screen, live over the net, turn by turn over days, or against computer opponents that never cheat.
home-play = Play now against bots
home-open = Open a table for friends
home-note = { $game }, { $bots ->
    [one] one bot
   *[other] { $bots } bots
} ({ $level }), about { $time }. No account needed.
home-change = Change
home-waits = { $count ->
    [one] One match waits for you
    [2] Two matches wait for you
    [3] Three matches wait for you
    [4] Four matches wait for you
    [5] Five matches wait for you
    [6] Six matches wait for you
    [7] Seven matches wait for you
    [8] Eight matches wait for you
    [9] Nine matches wait for you
    [10] Ten matches wait for you
    [11] Eleven matches wait for you
    [12] Twelve matches wait for you
   *[other] { $count } matches wait for you
}
home-waits-none = Nothing waits for you
home-longest = It has been your turn the longest in { $game }: for { $since }.
home-next = It is your turn in { $game }.
home-others = { $count ->
    [0] You wait for nobody.
    [one] One match waits for others.
   *[other] { $count } matches wait for others.
}
home-games = The games
tile-play = Play against bots
quick-form = Which game
quick-bots = Opponents
quick-level = How strong (rating)
quick-go = Play
tile-open = Open table
tile-players = { $least } to { $most }
tile-weight = weight
tile-weight-of = weight { $weight } of 5
time-minutes = { $minutes } min
time-hours = { $hours } h
join-title = Join by link
join-label = Link or code of a table
join-placeholder = Paste a link or a code
join-button = Join
join-text = Have you been invited? The link brings you to your seat, as a guest or under your own name.

## Lists
mine-continue = Continue my matches
mine-all = all
mine-over = Over
mine-asked = { $count ->
   *[other] Waiting for you
}
mine-waiting = Waiting for others
mine-hidden = Hidden
mine-filter = Games
mine-all-games = All games
mine-more = More
mine-hide = Hide
mine-show = Show again
mine-hide-text = Nothing is deleted; it only leaves your list in this browser.
mine-leave = Leave: a bot takes your seat
mine-leave-text = The others play on. You can watch.
mine-left = You have left
mine-resign = Resign
mine-resign-text = The match is over for you. A bot plays your seat to the end; nothing is deleted.
mine-resign-sure = Yes, I resign
progress-epoch = epoch { $numeral }
progress-age = age { $numeral }
progress-era = era { $numeral }
progress-round = round { $round }
mine-none = You have not played a match yet. Begin one against bots, learn by playing, or open a table for friends: it is listed here.
match-of = { $names }
match-with = with { $names }
match-look = Watch
your-turn = Your turn
waits-word = { $count ->
    [one] waits for you
   *[other] wait for you
}
waits-all = All my matches
waits-next = To the next one
call-title = Your turn: { $game }
since-now = now
since-minutes = { $minutes } min
since-hours = { $hours } h
since-days = { $days ->
    [one] one day
   *[other] { $days } days
}
ago-now = just now
ago-minutes = { $minutes } min ago
ago-hours = { $hours } h ago
ago-days = { $days ->
    [one] one day ago
   *[other] { $days } days ago
}
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
tables-none = No table is waiting for players. Open one, and others will find it here.
table-host = host { $name }
table-waiting = begins when full
table-running = in play
table-sit = Sit down
import-title = Match file
import-text = A match from elsewhere (.civitas): a finished one is kept here and can be replayed, a running one goes on here.
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
new-bot-rated = bot: { $level }, rating { $rating }
new-here-hint = Several seats at this device: give each a name. The screen is covered when it changes hands.
new-open = Open the table
level-random = at random
level-easy = easy
level-greedy = short-sighted
level-normal = normal
level-hard = hard
level-expert = expert
undo-own = your own decisions, until something is revealed or somebody else decides; against bots alone, any decision
undo-by-consent = any of your decisions, if everybody agrees
undo-free = any decision, by anybody
visibility-listed = everybody: it is listed
visibility-link = whoever has the link

## The table
table-waits = The match begins as soon as every seat is taken. Pass the link on, or give open seats to bots.
table-close = Close the table
table-close-text = Nobody can sit down here any more, and the table leaves all lists. Nothing is deleted.
table-close-sure = Yes, close it
table-closed = This table was closed before the match began.
table-seats = Seats
table-agreed = Settings
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
invite-seat = Anyone who opens this link may take an open seat, as a guest or under their own name.
invite-look = Anyone who opens this link may watch.
invite-copy = Copy link
invite-copied = The address is copied.
invite-copy-failed = Your browser does not let this page copy. The address is
invite-share = Share
invite-code = Code for a phone
invited-by = { $name } invites you to { $game }.

## A match
tabs-name = Parts of the page
tab-question = Question
tab-me = Me
tab-rivals = Opponents
tab-world = World
tab-log = Log
tool-undo = Undo
tool-ask-undo = Ask to undo
tool-no-undo = Nothing to undo.
undo-list = Go back to before
undo-counts = { $own ->
    [one] one decision of yours
   *[other] { $own } decisions of yours
}{ $others ->
    [0] {""}
    [one] , one of somebody else’s
   *[other] , { $others } of others
}
undo-list-note = Go back as often as you like. Cards, tiles and dice keep their order: the same moves bring the same luck.
grace-line = Not sent yet. Take it back?
grace-line-ask = Send this decision?
grace-send = Send now
grace-back = Take back
tool-replay = Replay
tool-rules = Rules
tool-invite = Invite
tool-more = Menu
tool-menu = Table
tool-board = Board
tool-text = Board in words
tool-file = Match file
record-name = Log and chat
record-log = Log
record-chat = Chat
log-since = Since your last decision
log-before = Before
log-play = Play back { $actions }
log-whole = The whole log
log-action = action { $at }
log-actions = actions { $from }–{ $to }
log-opening = How the match was set up
log-title = { $game }: the log
told-lone = There was no other answer, so it was given without asking.
told-undo = { $seat_you ->
    [yes] You take back a decision.
   *[no] { $seat } takes back a decision.
}
told-undo-count = { $seat_you ->
    [yes] You take back { $own ->
        [0] decisions
        [one] a decision
       *[other] { $own } decisions
    }
   *[no] { $seat } takes back { $own ->
        [0] decisions
        [one] a decision
       *[other] { $own } decisions
    }
}{ $others ->
    [0] {""}
    [one] , and with it one of somebody else’s
   *[other] , and with it { $others } of others
}.{ $revealed ->
    [yes] {" "}What was revealed stays known.
   *[no] {""}
}
chat-label = Say something
chat-send = Send
note-sits = sits down.
note-frees = frees the seat of { $old }.
note-bot = gives the seat to { $new }.
note-replaces = gives the seat of { $old } to { $new }.
note-resigns = resigns; { $new } plays on.
note-rematch = wants a rematch.
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
past-title = Looking back
past-action = action { $at } of { $of }
past-beginning = The match begins
past-to-turn = Back to your turn
past-to-now = Back to now
past-skip = Skip
keys-title = Keys
keys-close = Close
keys-off = Single keys can be switched off in the
key-answers = Answers and actions, by their place
key-arrows = From target to target, along rows and the map
key-enter = Play what is chosen
key-escape = Go back
key-undo = Undo
key-hint = A hint
key-steps = Step through the match
key-next = To the next match that waits for you
key-board = Look at the board, or the final table
key-sheet = This sheet
replay-pace = Speed
sheet-name = The position
sheet-card = Card
sheet-before = Card before
sheet-after = Card after
jump-name = On this page
why-not = Why not?
back-to-match = Back to the match
curtain-pass = Pass the device to { $name }
curtain-show = I am { $name }: show my side
curtain-why = Every player has secrets, so nothing is shown until the right player looks.
undo-asked = { $name } asks to undo a decision.
undo-waits = Waiting for { $names } to agree.
undo-consent = Agree
undo-refuse = Refuse
call-ask = Should Civitas call you when it is your turn again?
call-yes = Yes
call-no = No, thank you
over-you = You have won
over-winner = { $count ->
    [one] { $names } has won
   *[other] { $names } share the victory
}
over-scores = Final scores
final-course = Score, action by action
final-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
final-close = Look at the board
final-you = You win
final-you-share = You and { $names } win
final-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
final-ahead = { $points }, { $ahead } ahead of { $second }.
final-won-by = Won by { $sources }.
final-tied = { $points }, as many as { $second }: the tiebreaker decided.
final-tied-by = { $points }, as many as { $second }. What broke the tie: { $source } ({ $own } : { $theirs }).
final-behind = You are number { $place } with { $points }, { $behind } behind.
final-by = { $name } ({ $own } : { $theirs }) made the difference.
final-outweighed = { $name } ({ $own } : { $theirs }) outweighed { $other } ({ $less } : { $more }).
rematch = Rematch
rematch-other = Another game with the same players
rematch-in = { $count ->
    [one] { $names } is in
   *[other] { $names } are in
}{ $open ->
    [0] .
    [one] ; waiting for one.
   *[other] ; waiting for { $open }.
}

## Hints
hint-ask = Hint
hint-title = The best moves, seen from your seat (H)
hint-others = Other people play here: there are no hints.
hint-nothing = You have nothing to decide now.
hint-best = The best moves now
hint-alike = The first two are about equally good
hint-close = Close
hint-play = Play it
hint-foot = What the strongest bot would do, knowing what you know. The chance to win is about what it would be if strong bots played on.
chance-change =
    { $way ->
        [more] { $points } points more
        [less] { $points } points less
       *[same] no change
    }

## Review
review-link = Review
review-title = Review: { $game }
review-curve = Chance to win
review-curve-note = Seen from what lies open. Dashed: an equal share. A click on the curve opens the position.
review-turning = Turning points
review-point = Turning point { $number }
review-point-of = { $who } decides
review-played = { $who } played
review-bot = the strongest bot plays
review-same = The strongest bot would have played the same.
review-gain = That gains { $points ->
        [one] one point
       *[other] { $points } points
    } of the chance to win.
review-alike = Both moves are worth about the same.
review-nothing = No single decision turned this match.
review-play-on = Try it from here
review-play-on-note = Opens a private table with this position, against bots. Hidden cards and the chance to come stay those of the match, which itself stays as it is.
review-board = See it on the board

## Scores
scores-title = Scores
scores-final = Final scores
scores-so-far = Scores so far
scores-source = Source
scores-total = Total
scores-tie = Tie:
scores-place = Place
proof-title = Was it fair?
proof-text = Every draw and every roll of a match follows from one seed. This hash of seed and salt was published before the first move; seed and salt are published when the match is over, so everybody can check that nothing was changed on the way.
proof-commitment = Hash
proof-seed = Seed
proof-salt = Salt

## Rules and cards
rules-title = Rules of { $game }
rules-sources = Show sources
rules-about = About these rules
rules-cards = the list of cards
rules-contents = Chapters
search-label = Search
search-button = Search
search-all = Show all
search-found = { $count ->
    [0] Nothing found. Try fewer or other words.
    [one] One found
   *[other] { $count } found
}
cards-title = Cards and tiles
cards-of = Cards and tiles of { $game }
cards-lead = Every card and tile with its figures, and where they come from.
cards-doubtful = doubtful
cards-doubt-note = { $count ->
    [one] The figures of one card are doubtful
   *[other] The figures of { $count } cards are doubtful
}: they bear a small sign, and their source says why.
cards-place = Now in this match: { $place }
cards-out-of-sight = In this match: out of sight now (face down, set aside, or not in play)
cards-source = Source
source-from = The figures are from: { $sources }.
source-rulebook = the rulebook
source-public = public sources
source-designed = our own design
source-note = The note of the data file

## About
about-title = About Civitas
about-lead = Civilization board games at one screen, live over the net, over days, or against bots. One program for your own machine.
about-promises = What it promises
about-any-mode = A table works in any mode. A seat is a person here, a person elsewhere, or a bot, and may change at any moment.
about-no-leak = No secret leaks: everything you see is made from what you may know.
about-bots = Bots do not cheat. They see what their seat sees.
about-why = Every refusal says why and leads to the rule.
about-keep = Nothing is deleted behind the players’ backs. You can download a finished match as a text file.
about-credits = Credits
about-icons = Icons from
about-fonts = Fonts: Cinzel, EB Garamond and Inter, under the SIL Open Font License.
about-map = The coasts on the start page: Natural Earth, public domain.
about-marks = The games and their names belong to their authors and publishers. Civitas is not connected with them and uses none of their texts or pictures.
about-software = Free software
about-license = Civitas is free software under the MIT or the Apache 2.0 license.
about-version = Version { $version }
about-licenses = The licenses of everything that is built into it
api-lead = Whatever the pages do, programs can do too: with JSON, and with problem JSON for every refusal.
api-title = Addresses

## Bots
bots-title = Computer opponents
bots-lead = A level is strength and never a bonus: the same rules, the same information.
bots-strength = How strong they are
bots-strength-text = Ratings as in chess: 200 points more win about three of four duels. The level “{ level-greedy }” stands at 1000. The dot is the likeliest rating; with 95 % certainty the true one lies within the bar. Bots that play at random lie far to the left of the scale and are not drawn.
bots-measured = { $games } matches of { $players } players, seats rotated, every deal from every seat.
bots-again = To play them again:
bots-unmeasured = Not measured yet with the present levels.
bots-levels = The levels
bots-level-expert = Plays out the moves that look best, or searches a few thousand positions for each decision.
bots-level-hard = Judges every move by an evaluation that came out of many matches between bots.
bots-level-normal = Judges as “{ level-hard }” does, and now and then does not look closely.
bots-level-greedy = Looks one move ahead, by figures that people wrote down.
bots-level-easy = Judges as “{ level-hard }” does, and often takes a move that only looks nearly as good. For a first match.
bots-level-random = Any move, each as likely as any other.
bots-fair = What they may not do
bots-fair-secrets = See secrets: a bot is given what its seat sees and nothing else. What it does not know it imagines.
bots-fair-chance = Know the future: dice to come are thrown and decks shuffled anew whenever they think.
bots-fair-rules = Break rules: every move of a bot is checked like yours.
bots-chance = What the chance to win means
bots-chance-text = Hints and reviews give about the chance of a seat to win if strong bots played on. Hints, and the moves that a review compares, are worked out from what the seat sees, the curve of a review from what everybody sees; so the two may differ a little.
bots-own = Write your own
bots-own-text = A bot is any program that reads questions and writes answers, line by line, or plays over the

## Account and settings
account-title = Account
account-name = What others call you
account-rename = Rename
account-guest = You can play without an account. With one, your seats follow you to other devices.
account-register = Create an account
account-make = Create the account
account-log-in = Log in
account-log-out = Log out
account-yours = Your account
account-logged-in = You are logged in as { $login }.
account-login = Login name
account-password = Password
account-old-password = Current password
account-new-password = New password
account-end-passkeys = My passkeys are removed, too
account-change-password = Change password
forgotten-title = Forgotten your password?
forgotten-lead = Enter your login name, or an e-mail address that you have confirmed for notices. A link to choose a new password goes to every confirmed address.
forgotten-ask = A new password by e-mail
forgotten-who = Login name or e-mail address
forgotten-send = Send the link
forgotten-sent = If there is such an account with a confirmed address, an e-mail is on its way. Its link works once, and for an hour.
forgotten-host = Without a confirmed e-mail address, ask whoever runs this server: they can make such a link for you (civitas reset).
forgotten-ends = The new password logs the account out everywhere, and its passkeys are removed: make new ones afterwards.
forgotten-choose = A new password for { $login }
letter-reset-title = A new password for Civitas
letter-reset = Somebody asked for a new password for the account { $login }. If that was you, follow the link within an hour; it works once, and logs the account out everywhere. If not, do nothing: the old password stays.
letter-reset-link = Choose a new password
refused-reset-link = This link has been used, or is older than an hour. Ask for a new one.
refused-no-mail = This server sends no e-mail.
passkeys-title = Passkeys
passkeys-text = With a passkey you log in with the lock of your device, without a password. The password stays, too.
passkey-make = Make a passkey
passkey-log-in = Log in with a passkey
passkey-remove = Remove
passkey-used = last used: { $ago }
passkey-unused = never used
passkey-refused = The device made no passkey, or has none for this site.
refused-passkey = This passkey is not known here, or it took too long.
refused-many-passkeys = You have { $most } passkeys already.
settings-title = Settings
settings-language = Language
settings-theme = Light or dark
settings-call = When it is your turn
settings-call-text = The title and the icon of the window always say it. Your system shows a notice only while you look elsewhere.
call-notice = Allow notices
call-sound-on = with a sound
call-sound-off = without a sound
settings-grace = Before a decision is sent
settings-keys = Single keys
keys-are-on = on: 1 to 9, U, Enter …
keys-are-off = off
settings-grace-text = At a table with other people: what happens between your click and their turn, when it is somebody else’s turn next. Against bots you can take back anything.
grace-none = it is sent at once
grace-seconds = it can be taken back for { $seconds } seconds
grace-ask = it is sent when I confirm it
theme-system = match system
theme-light = light
theme-dark = dark

## Refusals
refused-not-begun = The match has not begun yet.
refused-over = The match is over.
refused-table-closed = The table was closed.
refused-begun = The match has begun: its table cannot be closed any more.
refused-not-yours-to-close = Only whoever opened the table, or a host of this server, may close it.
refused-not-over = The match is not over yet.
refused-not-your-seat = This is not your seat.
refused-not-host = Only the host, or whoever sits there, may change this seat.
refused-not-invited = This seat is for people who have the link of the table.
refused-seat-taken = The seat is taken.
refused-second-seat = You have seen the secrets of another seat in this match.
refused-not-your-answer = This question is not for you.
refused-no-undo = Nothing to undo.
refused-level = There is no bot of the level { $level }.
refused-holder = A seat is for yourself, for somebody by link, or for a bot.
refused-link = No table belongs to this link or code.
refused-no-name = A name needs at least one character.
refused-long-name = A name has at most { $most } characters.
refused-long-title = The name of a table has at most { $most } characters.
refused-no-chat = Write something first.
refused-long-chat = Please say it in at most { $most } characters.
refused-password = A password has { $least } to { $most } characters.
refused-mixed-letters = A login name takes its letters from one alphabet: Latin, Greek or Cyrillic. Many of them look alike.
refused-login-taken = Somebody else has the login name { $login }.
refused-has-account = You already have an account.
refused-credentials = Login name or password is wrong.
refused-file = The match file cannot be read: { $why }.
refused-file-game = The game { $game } is not played here.
refused-file-no-seed = The match is not over, and its file has no seed: it cannot go on here. A host of the server it comes from can take a file with it.
refused-file-not-over = The match is not over: its file would give away secrets.
refused-no-file = No file was sent.
refused-too-often = Too many attempts. Please wait a moment and try again.

## What went wrong
error-title = That did not work
error-home = To the start page
error-not-found = There is no such page, table or game.
error-method = This address does not take requests of that kind.
error-too-large = That is too large.
error-forbidden = This request came from another site and was not carried out.
error-conflict = Somebody moved first. Check the board and try again.
error-timeout = That took too long. Please try again.
error-malformed = That could not be understood.
error-malformed-what = That could not be understood: { $what }
error-fault = Something went wrong on our side and has been logged. Nothing was changed.

## Lessons
coach-name = Lesson
coach-count = step { $number } of { $of }
coach-rule = Rule
coach-close = Leave the lesson
coach-back = Back
coach-on = Go on
coach-play = Do it for me
coach-anyway = Do it anyway
lesson-means = The lesson means this
coach-press = Press *{ $label }*.
coach-allowed = { $label }: allowed, but not what is meant here
coach-forbidden = The rules don’t allow that
coach-other = That is allowed, too, but the lesson takes another way, so that what comes next fits.
coach-refused = Nothing has happened; try again.
coach-others = { $name } plays …
coach-watches = Then I only watch. Ask me back whenever you like.
coach-again = Back to the lesson
coach-leave-ask = Leave the lesson? The match stays yours.
coach-leave-yes = Leave
coach-leave-no = Stay
coach-return = Coach back
coach-end = Play on from here against { $level }
coach-once-more = The lesson once more
coach-home = To the other lessons
key-coach = To the coach of a lesson
nav-learn = Learn
learn-title = Learn by playing
learn-lead = A guided match begins at once and needs no account: a coach says what to do, and why. Or read for ten minutes first.
learn-begin = Begin
learn-go-on = Go on
learn-how = How to play
learn-how-title = How to play { $game }
learn-how-text = The whole game on one page, in ten to twelve minutes.
learn-guided = Guided match
learn-step = Step { $number } of { $of }: { $title }
learn-print = Print
learn-contents = Sections
learn-none = There is no guided match of this game yet.
home-learn = Learn by playing
home-learn-note = No account, no questions: the first match begins at once, and a coach leads you through it.
home-lessons = All lessons
help-what = What can I do?
help-ways = { $count } ways
help-all = All of it in words
hint-first = One of your first matches. Point at anything, or hold a finger on it, to learn what it is.
hint-known = I know
hint-turn = Choose one of the answers. Point at anything to learn what it is.
hint-refusal = A refusal costs nothing. The rule beside it says what is missing.
hint-end = Look back on the match to see where it turned.
hint-away = No more hints
help-symbols = The symbols of this page
bot-thinks = { $name } is thinking, for { $seconds } seconds at most.
settings-hints = Hints in first matches
hints-are-on = With hints
hints-are-off = Without hints

## Notices
notices-title = Notices
notices-lead = When it is your turn and you are not here, Civitas can tell you: once for each turn, with the question and a link. While you have the match open, nothing is sent.
notices-all = All my notices
notices-new-mail = New e-mail address
notices-new-web = New webhook
notices-mail = E-mail address
notices-mail-text = You get one e-mail with a link. Notices come only after you have followed it.
notices-mail-add = Send me the link
notices-no-mail = This server sends no e-mail.
notices-form = Form
notices-form-discord = a message, as Discord takes it
notices-form-plain = plain JSON, for programs
notices-web = Address of the webhook
notices-web-text = Anybody may be reading there, so such a notice says only what everybody at the table may know.
notices-web-add = Send notices there
channel-mail = E-mail
channel-webhook = Webhook
channel-discord = Webhook (Discord)
channel-push = Notice in a browser
notices-new-push = In this browser
notices-push-text = Notices appear on this device, even while no page is open. They are encrypted for this device. It takes a browser with web push (on an iPhone: add the page to the home screen first) and scripts.
notices-push-add = Notices in this browser
notices-push-refused = The browser does not allow it, or its push service cannot be reached.
refused-push-keys = That is not what a browser sends for web push, or this server does not offer it.
install-description = Civilization board games with friends and against bots
offline-page = The server cannot be reached.
offline-again = Try again
channel-on = on
channel-off = off
channel-unconfirmed = not confirmed yet
channel-unconfirmed-text = An e-mail with a link is on its way. Follow it to confirm that the address is yours.
channel-test = Send a test message
channel-switch-on = Switch on
channel-switch-off = Switch off
channel-again = Send the link again
channel-remove = Remove
confirm-text = Should notices about your turns go to { $target }?
confirm-button = Yes, send them
confirm-done = Notices about your turns now go to { $target }.
stop-text = Stop the notices to { $target }?
stop-button = No more notices
stop-done = No more notices go to { $target }.
stop-back = Switch them on again
settings-notices = By e-mail or webhook
notice-turn = { $name }, it is your turn in { $game } ({ $title }). { $question }
notice-open = To the match
notice-stop = No more notices
notice-test-title = A test message from Civitas
notice-test = This is how Civitas tells you that it is your turn.
notice-confirm-title = Notices from Civitas
notice-confirm = { $name } wants notices about turns in Civitas to go to this address. If that was you, follow the link. If not, do nothing: you will get no further e-mail.
notice-confirm-link = Confirm this address
refused-target-web = Notices can go to an address of the open web that begins with https:// and contains no password.
refused-target-mail = Notices cannot go to this e-mail address.
refused-many-channels = Notices can go to { $most } addresses. Remove one first.
refused-many-tables = You have { $most } tables whose match is not over. End one of them first, give it up, or close a table that waits for players.
refused-many-files = You have brought { $most } matches from elsewhere. More are not kept.
refused-notice-link = This link no longer leads anywhere.
refused-not-sent = The message could not be delivered. Check the address and try again.

## Since you were last here
digest-title = Since you were last here
digest-when = { $ago } · { $count ->
    [one] one decision
   *[other] { $count } decisions
} by others
digest-rest = { $count ->
    [one] and one more turn
   *[other] and { $count } more turns
}
digest-then = Then and now
digest-points = Points
digest-play = Play it back
digest-close = Now your turn

## Time
new-pace = Time
new-caretaker = If somebody’s time is up, harmless decisions (passing, declining, ending the turn) are made for them
table-absent = If time is up
table-caretaker = harmless decisions are made
pace-free = no limit
pace-days = { $days ->
    [one] one day for each decision
   *[other] { $days } days for each decision
}
pace-clock = { $minutes } minutes for each player, and { $seconds } seconds more with each turn
clocks-name = Time left
clock-of = Time of { $name }
clock-late = time is up
late-you = Your time is up. The others may give your seat away; decide, and they wait no longer.
late-other = { $name } has run out of time. What now?
late-wait = Wait
late-bot = A bot plays on
late-open = Open the seat
back-bot = You were away too long, and a bot plays on your seat.
back-open = You were away too long, and your seat was opened.
back-take = Take it back
note-absent = was away too long; { $new } plays on.
note-absent-open = was away too long; the seat is open.
told-caretaker = Nobody was there: this was decided for { $seat }.
scores-absent = { $name } was away too long, and in place { $place } at the time. { $new } played on.
scores-absent-open = { $name } was away too long, and in place { $place } at the time. The seat was opened.
notice-reminder-title = Still your turn: { $game }
notice-reminder = { $name }, the others are waiting for you in { $game } ({ $title }). { $question }
notice-late-title = Your time is up: { $game }
notice-late = { $name }, your time is up in { $game } ({ $title }). The others may now give your seat away. { $question }
vacation-title = Vacation
vacation-text = While you are on vacation, your time stands still at tables that play by days; afterwards you have what you had left. You have { $most } days within a year.
vacation-until = On vacation until
vacation-end = I am back
vacation-days-label = For how long
vacation-days = { $days ->
    [one] one day
   *[other] { $days } days
}
vacation-begin = Begin the vacation
vacation-left = { $days ->
    [one] One day left.
   *[other] { $days } days left.
}
refused-vacation = You have { $days } days of vacation left.
refused-not-late = The player is no longer late.
refused-no-vote = Only the other players at the table vote on this.


## Players and ratings
rating-of = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}
rating-players = { $players ->
    [one] one player
   *[other] { $players } players
}
rating-spoken = { $points }, give or take { $band }
rating-record = { $matches } matches, { $wins } won
rating-unsettled = { $matches ->
    [one] one match
   *[other] { $matches } matches
}: not settled yet
curve-spoken = Rating over { $matches ->
    [one] one match
   *[other] { $matches } matches
}: from { $first } to { $last }
player-new = new here
player-since = playing here for { $days ->
    [one] one day
   *[other] { $days } days
}
player-unrated = This player does not take part in the ratings.
player-none-yet = No rating yet. Matches between accounts count from the first one on.
player-band = the band is the uncertainty
player-choose = Choose what others see of you
player-matches = Last matches
player-no-matches = No finished match that everybody may see yet. The first one that is played to its end stands here.
player-place = Place
player-others = Others
player-change = Rating
player-over = Over
player-place-of = { $place } of { $players }
player-points = with { $points ->
    [one] one point
   *[other] { $points } points
}
ratings-title = Ratings
ratings-lead = Who plays how well, for each game and number of players.
ratings-how = A match counts if everybody at the table has an account and wants to be rated. Matches with bots, lessons and matches with free undo do not count; whoever gives up is last. The list is ordered by what a player is almost surely worth: the rating less its uncertainty. After { $settled } matches a rating is settled.
ratings-none = Nobody has a rating here yet. Open a table for friends: the first match between two accounts begins the list.
ratings-player = Player
ratings-rating = Rating
ratings-matches = Matches
ratings-wins = Won
ratings-unsettled = not settled
account-shows = What others see of you
account-shows-rating = My matches with other accounts count for the ratings
account-shows-matches = My page lists my finished matches that everybody may see
account-shows-presence = Others see when I am here
account-shows-keep = Save
account-page = My page
refused-rated-seat = This match is rated: only the player themselves may give up the seat.

## The lobby
nav-lobby = Lobby
lobby-waits = { $count ->
    [one] One match waits for you.
   *[other] { $count } matches wait for you.
}
lobby-nothing-waits = Nothing waits for you.
lobby-no-match = You are not playing a match right now. Begin one against bots, or open a table: it is listed here until it is full.
lobby-more = More
lobby-invitations = Invitations
lobby-invitations-none = None. Others invite you by a link or by your name; or you open a table and invite them.
lobby-asks = { $name } invites you to a table: { $game }.
lobby-no = No, thank you
lobby-here = Here now
lobby-nobody-here = Nobody else with an account is here. Open a table and send its link to friends.
lobby-friend = friend
lobby-friends = Friends
lobby-seen = last here: { $ago }
lobby-seen-too = You are shown like this, too.
lobby-invite = Invite
company-anybody = anybody
company-newcomers = newcomers welcome
company-experienced = experienced players
new-company = Looking for
friend-add = Add to friends
friend-remove = Remove from friends
player-invite = Invite to a table
invite-whom = Invite { $name }
invite-tables = Your tables with a free seat
invite-no-table = None of your tables has a free seat. Open one, then invite them to it.
invite-people = Invite players
invite-asked = Invited
invite-choose = Whom do you invite?
invite-refused = no, thank you
invite-waits = no answer yet
refused-no-room = There is no free seat at this table.
refused-no-player = Nobody here has the login name “{ $login }”.
refused-sits-there = { $login } sits at this table already.
seat-ask = Ask for this seat
seat-asked = { $name } would like to take seat { $number }. Whoever sits there sees what lies hidden there.
seat-asks = You have asked for seat { $number }. As soon as everybody has agreed, it is yours.
seat-asking = you have asked
seat-refused = somebody is against it

## Accounts and the host
account-devices = Where you are logged in
account-device = A browser
account-this-device = this one
account-data = Your data
account-export-text = Everything that is kept about you, as a file (JSON): profile, devices, friends, ratings, matches, and what you wrote.
account-export = Download my data
account-delete = Delete the account
account-delete-text = Your name, password, friends, ratings and everything you wrote are deleted for good. Matches of others stay whole: where one goes on, a bot takes your seat, and your name is gone from all of them.
account-delete-sure = Delete my account for good
forgotten-name = Deleted player
refused-closed = This account was closed by the host.
refused-not-the-host = This is for the host of the server.
refused-own-account = This is your own account.
refused-last-host = You are the only host of this server. Make somebody else a host first.
note-copied = A host of this server took a copy of this match, which shows every seat’s secrets.
note-brought = goes on with this match here, from a file that shows every seat’s secrets.
host-copy = Take a file of the running match
host-copy-text = It shows every seat’s secrets, so that the match can go on elsewhere. The table is told in the chat. Here it goes on as well.
host-copy-sure = Take the file and tell the table
note-hidden = (hidden by the host)
host-title = For the host
host-lead = Close accounts, name other hosts. Lines of chat are hidden on the page of a match, under “Settings”.
host-members = Accounts
host-search = Search
host-role = host
host-closed = closed
host-close = Close the account
host-reopen = Open it again
host-name = Make a host
host-unname = No longer a host
host-chat = Moderate the chat
host-lines = Lines of chat
host-hide = Hide

## Tournaments
tournaments-title = Tournaments
tournaments-lead = The host opens them, everybody with an account may take part. The server pairs the rounds, begins the matches and counts.
tournaments-none = There is no tournament yet. When the host of this server opens one, everybody with an account can take part.
tournament-new = Open a tournament
tournament-name = Name
tournament-seats = Players at a table
tournament-system = System
tournament-swiss = Swiss system
tournament-all = everybody meets everybody
tournament-rounds = Rounds
tournament-open = open to enter
tournament-round = Round { $round } of { $rounds }
tournament-at-table = { $seats } at a table
tournament-entrants = Who takes part
tournament-nobody = Nobody yet. Be the first, or send the address of this page to friends.
tournament-enter = Take part
tournament-leave = Withdraw
tournament-leave-sure = Yes, a bot plays on for me, and I play no further rounds
tournament-strike = Strike off
tournament-account = Whoever wants to take part needs an account.
tournament-bots = Add bots
tournament-begin = Begin now
tournament-mine = Your match of round { $round }
tournament-bye = Nobody to play with
tournament-bye-text = The players could not be divided evenly. You get a point for it.
tournament-how = How it works
tournament-win = First at a table
tournament-shared = In between and shared
tournament-shares = a share
tournament-rated = Rated
tournament-people-only = between accounts only
tournament-yes = yes
tournament-over-now = Matches over in this round
tournament-next = Next
tournament-next-text = The next round is paired as soon as every match of this one is over.
tournament-standing = Standing
tournament-points = Points
tournament-opponents = Opponents
tile-go = To the match
cell-plays = plays { $names }
cell-won = won against { $names }
cell-lost = lost to { $names }
cell-shared = shared the victory with { $names }
cell-met = met { $names }
refused-few-players = It takes at least two to begin.
match-rated = This match counts for the ratings.
match-unrated = This match does not count for the ratings: that takes an account on every seat, and no free undo.
refused-no-inviting = Only those who sit at a table, or opened it, invite others to it.
tournament-same = Same deal at every table
tournament-same-text = Nobody but its players sees a table before the round is over.
refused-sealed = All tables of this round have the same deal: you can look at this one when the round is over.

finished-title = Finished matches
finished-lead = Played to the end, and open to everybody because their players wish it. Each can be replayed move by move.
finished-none = No finished match is open to everybody yet. When a match of yours is over, open its table and let everybody see it.
finished-mine = My finished matches
finished-none-such = No finished match fits this choice.
finished-all = All finished matches
finished-none-yet = None of the newest matches fits. There are older ones.
finished-older = Older ones
finished-any = any
finished-show = Show
finished-won = Won by
finished-won-person = a person
finished-won-bot = a bot
finished-won-shared = several, tied
finished-hide = Show it only to those who have the link
finished-list = Let everybody see it
finished-is-listed = This match is open to everybody, among the
finished-is-private = Only those who have the link see this match.
note-lists = lets everybody see this match.
note-unlists = shows this match only to those who have the link.

order-title = Answer beforehand
order-note = So that a match over days does not wait for you. The log tells what was answered.
order-declines = Say no to what others offer or ask
order-ends = The same, then end my turn
order-declines-given = You have said: no to what others offer or ask, until you must decide.
order-ends-given = You have said: no to what others offer or ask, then end your turn, until you must decide.
order-withdraw = Withdraw it
refused-order = This game has no such answers.
told-order = As { $seat } had said beforehand.

lobby-until = open for another { $left }
lobby-plays = plays { $game }
lobby-looks = looks on: { $game }
table-late = Somebody was faster: the table is full.
invite-lapsed = lapsed: invite again

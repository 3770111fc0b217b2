
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
player-since = playing here for { $since }
player-unrated = This player does not take part in the ratings.
player-none-yet = No rating yet. Matches between accounts count from the first one on.
player-band = the band is the uncertainty
player-choose = Choose what others see of you
player-matches = Last matches
player-no-matches = No finished match that everybody may see.
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
ratings-none = Nobody has a rating here yet. The first match between two accounts begins the list.
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

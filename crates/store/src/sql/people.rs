//! Statements about people: how well they play, what they show of themselves. All databases understand them as they are.

statements! {
    /// The seats of a match that begins now, if it counts: everybody has an account, sits once and wants to be rated, and
    /// nobody may take back what came to light.
    COUNT_SEATS = "INSERT INTO rated_seats (match_id, seat, user_id, game, players) \
        SELECT m.id, s.seat, s.user_id, m.game, n.players FROM matches m JOIN seats s ON s.match_id = m.id \
        JOIN (SELECT match_id, COUNT(*) AS players, COUNT(DISTINCT user_id) AS people FROM seats \
            WHERE match_id = $1 GROUP BY match_id) n ON n.match_id = m.id \
        WHERE m.id = $1 AND m.undo_policy <> 'free' AND n.players > 1 AND n.people = n.players \
        AND NOT EXISTS (SELECT 1 FROM seats o LEFT JOIN users u ON u.id = o.user_id \
            WHERE o.match_id = $1 AND (u.login IS NULL OR u.rated = 0))";
    /// Who is rated for a match, and whether they still have their seat. Always in the same order, so that two matches
    /// that end at once do not wait for each other.
    COUNTED_SEATS = "SELECT r.seat, r.user_id, r.game, r.players, CAST(CASE WHEN s.user_id = r.user_id THEN 1 ELSE 0 END AS BIGINT) AS stayed \
        FROM rated_seats r JOIN seats s ON s.match_id = r.match_id AND s.seat = r.seat \
        WHERE r.match_id = $1 AND r.at IS NULL ORDER BY r.user_id";
    /// The rating of somebody, a new one if there is none. It is held until the transaction ends.
    HOLD_RATING = "INSERT INTO ratings (user_id, game, players, points, deviation, least, matches, wins) \
        VALUES ($1, $2, $3, $4, $5, 0, 1, $6) ON CONFLICT (user_id, game, players) \
        DO UPDATE SET matches = ratings.matches + 1, wins = ratings.wins + excluded.wins RETURNING points, deviation";
    SET_RATING = "UPDATE ratings SET points = $4, deviation = $5, least = $6 \
        WHERE user_id = $1 AND game = $2 AND players = $3";
    RATE_SEAT = "UPDATE rated_seats SET place = $3, points = $4, deviation = $5, change = $6, at = $7 \
        WHERE match_id = $1 AND seat = $2";
    RATINGS_OF = "SELECT r.user_id, u.login, u.name, r.game, r.players, r.points, r.deviation, r.matches, r.wins \
        FROM ratings r JOIN users u ON u.id = r.user_id WHERE r.user_id = $1 AND u.rated = 1 ORDER BY r.matches DESC, r.game, r.players";
    LEADERS = "SELECT r.user_id, u.login, u.name, r.game, r.players, r.points, r.deviation, r.matches, r.wins \
        FROM ratings r JOIN users u ON u.id = r.user_id WHERE r.game = $1 AND r.players = $2 AND u.rated = 1 \
        ORDER BY r.least DESC, r.user_id LIMIT $3";
    RATED_MATCHES = "SELECT r.match_id, r.seat, r.user_id, r.place, r.points, r.deviation, r.change, r.at FROM rated_seats r \
        WHERE r.user_id = $1 AND r.game = $2 AND r.players = $3 AND r.at IS NOT NULL ORDER BY r.at DESC, r.match_id LIMIT $4";
    RATED_SEATS = "SELECT r.match_id, r.seat, r.user_id, r.place, r.points, r.deviation, r.change, r.at FROM rated_seats r \
        WHERE r.match_id = $1 ORDER BY r.seat";
    SHOWS = "SELECT rated, shows_matches, shows_presence FROM users WHERE id = $1";
    SET_SHOWS = "UPDATE users SET rated = $2, shows_matches = $3, shows_presence = $4 WHERE id = $1";
}

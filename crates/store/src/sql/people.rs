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
        FROM ratings r JOIN users u ON u.id = r.user_id WHERE r.game = $1 AND r.players = $2 AND u.rated = 1 AND u.closed_at IS NULL \
        ORDER BY r.least DESC, r.user_id LIMIT $3";
    RATED_MATCHES = "SELECT r.match_id, r.seat, r.user_id, r.place, r.points, r.deviation, r.change, r.at FROM rated_seats r \
        WHERE r.user_id = $1 AND r.game = $2 AND r.players = $3 AND r.at IS NOT NULL ORDER BY r.at DESC, r.match_id LIMIT $4";
    RATED_SEATS = "SELECT r.match_id, r.seat, r.user_id, r.place, r.points, r.deviation, r.change, r.at FROM rated_seats r \
        WHERE r.match_id = $1 ORDER BY r.seat";
    SHOWS = "SELECT rated, shows_matches, shows_presence FROM users WHERE id = $1";
    SET_SHOWS = "UPDATE users SET rated = $2, shows_matches = $3, shows_presence = $4 WHERE id = $1";

    // Who is here, and who knows whom.
    BE_HERE = "INSERT INTO presence (user_id, at) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET at = excluded.at";
    HERE_SINCE = "SELECT p.user_id, u.login, u.name, p.at AS seen_at FROM presence p JOIN users u ON u.id = p.user_id \
        WHERE p.at > $1 AND u.login IS NOT NULL AND u.closed_at IS NULL AND u.shows_presence = 1 ORDER BY p.at DESC, p.user_id LIMIT $2";
    DOING_SINCE = "SELECT v.user_id, m.id AS match_id, m.game, \
        CAST(CASE WHEN EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.user_id = v.user_id) \
        THEN 1 ELSE 0 END AS BIGINT) AS plays \
        FROM visits v JOIN matches m ON m.id = v.match_id JOIN users u ON u.id = v.user_id \
        WHERE v.seen_at > $1 AND m.phase = 'running' AND m.visibility = 'listed' AND u.login IS NOT NULL \
        AND u.closed_at IS NULL AND u.shows_presence = 1 AND u.shows_matches = 1 \
        ORDER BY v.seen_at DESC, m.id, v.user_id LIMIT $2";
    FRIENDS = "SELECT f.friend_id AS user_id, u.login, u.name, CASE WHEN u.shows_presence = 1 THEN p.at END AS seen_at \
        FROM friends f JOIN users u ON u.id = f.friend_id LEFT JOIN presence p ON p.user_id = f.friend_id \
        WHERE f.user_id = $1 ORDER BY u.name, u.id";
    ADD_FRIEND = "INSERT INTO friends (user_id, friend_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    REMOVE_FRIEND = "DELETE FROM friends WHERE user_id = $1 AND friend_id = $2";
    INVITE = "INSERT INTO invitations (match_id, user_id, by_user, at) VALUES ($1, $2, $3, $4) \
        ON CONFLICT (match_id, user_id) DO UPDATE SET by_user = excluded.by_user, at = excluded.at, refused = 0";
    REFUSE_INVITATION = "UPDATE invitations SET refused = 1 WHERE match_id = $1 AND user_id = $2";
    INVITATIONS_OF = "SELECT i.match_id, i.user_id, u.login, u.name, i.by_user, b.login AS by_login, b.name AS by_name, \
        i.at, i.refused, CAST(NULL AS BIGINT) AS seen_at FROM invitations i JOIN users u ON u.id = i.user_id \
        JOIN users b ON b.id = i.by_user JOIN matches m ON m.id = i.match_id \
        WHERE i.user_id = $1 AND i.refused = 0 AND m.phase <> 'over' AND m.closed_at IS NULL \
        AND EXISTS (SELECT 1 FROM seats s WHERE s.match_id = i.match_id AND s.kind = 'open') \
        AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.match_id = i.match_id AND s.user_id = $1) ORDER BY i.at DESC, i.match_id";
    INVITED_TO = "SELECT i.match_id, i.user_id, u.login, u.name, i.by_user, b.login AS by_login, b.name AS by_name, \
        i.at, i.refused, CAST(NULL AS BIGINT) AS seen_at FROM invitations i JOIN users u ON u.id = i.user_id \
        JOIN users b ON b.id = i.by_user WHERE i.match_id = $1 ORDER BY i.at, i.user_id";
    SET_COMPANY = "INSERT INTO wishes (match_id, company) VALUES ($1, $2) \
        ON CONFLICT (match_id) DO UPDATE SET company = excluded.company";
    COMPANY = "SELECT company FROM wishes WHERE match_id = $1";

    // Asking for a seat.
    ASK_SEAT = "INSERT INTO seat_requests (invite, user_id, match_id, seat, name, at) \
        SELECT s.invite, CAST($4 AS TEXT), s.match_id, s.seat, CAST($5 AS TEXT), CAST($6 AS BIGINT) FROM seats s \
        JOIN matches m ON m.id = s.match_id WHERE s.match_id = $1 AND s.seat = $2 AND s.invite = $3 AND s.kind = 'open' \
        AND m.phase = 'running' ON CONFLICT DO NOTHING";
    ANSWER_SEAT = "INSERT INTO seat_answers (invite, user_id, answerer, answer, at) \
        SELECT r.invite, r.user_id, CAST($5 AS TEXT), CAST($6 AS TEXT), CAST($7 AS BIGINT) FROM seat_requests r \
        JOIN seats s ON s.match_id = r.match_id AND s.seat = r.seat AND s.invite = r.invite AND s.kind = 'open' \
        WHERE r.match_id = $1 AND r.seat = $2 AND r.invite = $3 AND r.user_id = $4 ON CONFLICT DO NOTHING";
    SEAT_REQUESTS = "SELECT r.seat, r.user_id, r.name, r.at, a.answerer, a.answer FROM seat_requests r \
        JOIN seats s ON s.match_id = r.match_id AND s.seat = r.seat AND s.invite = r.invite AND s.kind = 'open' \
        LEFT JOIN seat_answers a ON a.invite = r.invite AND a.user_id = r.user_id \
        WHERE r.match_id = $1 ORDER BY r.seat, r.at, r.user_id, a.at, a.answerer";

    // Accounts.
    DEVICES = "SELECT token_hash, device, created_at, seen_at FROM sessions WHERE user_id = $1 AND expires_at > $2 \
        ORDER BY seen_at DESC, token_hash";
    END_DEVICE = "UPDATE sessions SET expires_at = $3 WHERE user_id = $1 AND token_hash = $2 AND expires_at > $3";
    NAME_DEVICE = "UPDATE sessions SET device = $2 WHERE token_hash = $1";
    REACHABLE = "SELECT u.id, u.name, u.login, u.language, u.theme, u.created_at, u.role, c.target FROM users u \
        JOIN channels c ON c.user_id = u.id WHERE u.login_key = $1 AND u.closed_at IS NULL \
        AND c.kind = 'mail' AND c.state IN ('on', 'off') \
        UNION SELECT u.id, u.name, u.login, u.language, u.theme, u.created_at, u.role, c.target FROM channels c \
        JOIN users u ON u.id = c.user_id WHERE LOWER(c.target) = $1 AND c.kind = 'mail' AND c.state IN ('on', 'off') \
        AND u.login IS NOT NULL AND u.closed_at IS NULL LIMIT $2";
    NEW_RESET = "INSERT INTO resets (token_hash, user_id, expires_at) VALUES ($1, $2, $3)";
    RESET_OF = "SELECT u.id, u.name, u.login, u.language, u.theme, u.created_at, u.role FROM resets r \
        JOIN users u ON u.id = r.user_id WHERE r.token_hash = $1 AND r.expires_at > $2 AND u.closed_at IS NULL";
    /// Only one of several at once finds it.
    USE_RESET = "UPDATE resets SET expires_at = 0 WHERE token_hash = $1 AND expires_at > $2";
    END_RESETS = "UPDATE resets SET expires_at = 0 WHERE user_id = $1 AND expires_at > $2";
    FORGET_RESETS = "DELETE FROM resets WHERE user_id = $1";
    NEW_CHALLENGE = "INSERT INTO challenges (token_hash, user_id, state, expires_at) VALUES ($1, $2, $3, $4)";
    TAKE_CHALLENGE = "DELETE FROM challenges WHERE token_hash = $1 AND COALESCE(user_id, '') = $2 AND expires_at > $3 RETURNING state";
    END_CHALLENGES = "DELETE FROM challenges WHERE expires_at <= $1";
    FORGET_CHALLENGES = "DELETE FROM challenges WHERE user_id = $1";
    NEW_PASSKEY = "INSERT INTO passkeys (id, user_id, passkey, device, created_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
    PASSKEYS = "SELECT * FROM passkeys WHERE user_id = $1 ORDER BY created_at, id";
    PASSKEY = "SELECT * FROM passkeys WHERE id = $1";
    OPEN_ACCOUNT = "SELECT id, name, login, language, theme, created_at, role FROM users WHERE id = $1 AND login IS NOT NULL AND closed_at IS NULL";
    PASSKEY_USED = "UPDATE passkeys SET passkey = $2, used_at = $3 WHERE id = $1";
    REMOVE_PASSKEY = "DELETE FROM passkeys WHERE user_id = $1 AND id = $2";
    FORGET_PASSKEYS = "DELETE FROM passkeys WHERE user_id = $1";
    /// One host stays.
    SET_ROLE = "UPDATE users SET role = $2 WHERE id = $1 AND (CAST($2 AS TEXT) = 'host' OR role <> 'host' \
        OR EXISTS (SELECT 1 FROM users other WHERE other.id <> $1 AND other.role = 'host' \
        AND other.login IS NOT NULL AND other.closed_at IS NULL))";
    /// Whether there would be accounts and no host without this one.
    LAST_HOST = "SELECT 1 FROM users me WHERE me.id = $1 AND me.role = 'host' \
        AND NOT EXISTS (SELECT 1 FROM users other WHERE other.id <> $1 AND other.role = 'host' \
        AND other.login IS NOT NULL AND other.closed_at IS NULL) \
        AND EXISTS (SELECT 1 FROM users other WHERE other.id <> $1 AND other.login IS NOT NULL AND other.closed_at IS NULL)";
    SET_CLOSED = "UPDATE users SET closed_at = $2 WHERE id = $1";
    HIDE_LINE = "UPDATE chat SET hidden = $3 WHERE match_id = $1 AND id = $2 AND kind = 'said'";
    OWN_LINES = "SELECT id, match_id, line, at FROM chat WHERE user_id = $1 AND id > $2 AND kind = 'said' ORDER BY id LIMIT $3";
    OWN_VACATIONS = "SELECT began_at, ends_at FROM vacations WHERE user_id = $1 ORDER BY began_at";
    OWN_VISITS = "SELECT match_id, seen_at FROM visits WHERE user_id = $1 ORDER BY seen_at, match_id";
    OWN_VOTES = "SELECT match_id, seat, choice, at FROM votes WHERE voter = $1 ORDER BY at, match_id";
    OWN_INVITATIONS = "SELECT i.match_id, u.name AS invited, b.name AS by_name, i.at, i.refused FROM invitations i \
        JOIN users u ON u.id = i.user_id JOIN users b ON b.id = i.by_user \
        WHERE i.user_id = $1 OR i.by_user = $1 ORDER BY i.at, i.match_id";
    OWN_ASKING = "SELECT match_id, seat, name, at FROM seat_requests WHERE user_id = $1 ORDER BY at, match_id";
    OWN_TOURNAMENTS = "SELECT t.id, t.title, e.name, e.withdrawn FROM entrants e JOIN tournaments t ON t.id = e.tournament_id \
        WHERE e.user_id = $1 ORDER BY t.created_at, t.id";
    FORGET_CHAT = "UPDATE chat SET line = '', hidden = 1 WHERE user_id = $1 AND kind = 'said'";
    /// The names that notes about seats keep: in the notes of a user, and theirs in the notes of others.
    FORGET_NOTES = "UPDATE chat SET old_name = $2 WHERE kind IN ('frees', 'bot', 'absent', 'resigns') AND old_name <> '' \
        AND (user_id = $1 OR match_id IN (SELECT match_id FROM seats WHERE user_id = $1 OR former = $1) \
        AND old_name IN (SELECT name FROM users WHERE id = $1 OR claimed_by = $1 \
        UNION SELECT login FROM users WHERE id = $1 UNION SELECT name FROM seats WHERE user_id = $1))";
    FORGET_GUESTS = "UPDATE users SET name = $2 WHERE claimed_by = $1";
    FORGET_ASKING = "UPDATE seat_requests SET name = $2 WHERE user_id = $1";
    FORGET_SESSIONS = "DELETE FROM sessions WHERE user_id = $1";
    FORGET_PRESENCE = "DELETE FROM presence WHERE user_id = $1";
    FORGET_FRIENDS = "DELETE FROM friends WHERE user_id = $1";
    FORGET_FRIENDSHIPS = "DELETE FROM friends WHERE friend_id = $1";
    FORGET_INVITATIONS = "DELETE FROM invitations WHERE user_id = $1";
    FORGET_INVITING = "DELETE FROM invitations WHERE by_user = $1";
    FORGET_RATINGS = "DELETE FROM ratings WHERE user_id = $1";
    FORGET_SEATS = "UPDATE seats SET name = $2 WHERE user_id = $1";
    FORGET_ENTRANTS = "UPDATE entrants SET name = $2 WHERE user_id = $1";
    FORGET_USER = "UPDATE users SET name = $2, login = NULL, login_key = NULL, password = NULL, role = 'player', rated = 0, \
        shows_matches = 0, shows_presence = 0, closed_at = $3 WHERE id = $1";

    // Tournaments.
    NEW_TOURNAMENT = "INSERT INTO tournaments (id, title, game, options, seats, system, rounds, host, phase, round, \
        created_at, updated_at, same_deals, pace, pace_time, pace_more, caretaker) \
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'open', 0, $9, $9, $10, $11, $12, $13, $14)";
    TOURNAMENT = "SELECT id, title, game, options, seats, system, rounds, host, phase, round, updated_at, same_deals, \
        pace, pace_time, pace_more, caretaker FROM tournaments \
        WHERE id = $1";
    TOURNAMENTS = "SELECT id, title, game, options, seats, system, rounds, host, phase, round, updated_at, same_deals, \
        pace, pace_time, pace_more, caretaker FROM tournaments \
        ORDER BY updated_at DESC LIMIT $1";
    RUNNING_TOURNAMENTS = "SELECT id FROM tournaments WHERE phase = 'running'";
    /// A match whose deal others still play with.
    SEALED = "SELECT p.seat FROM pairings p JOIN tournaments t ON t.id = p.tournament_id AND t.round = p.round \
        WHERE p.match_id = $1 AND t.same_deals = 1 AND t.phase = 'running' LIMIT 1";
    TOURNAMENT_OF = "SELECT tournament_id FROM pairings WHERE match_id = $1 LIMIT 1";
    ENTRANTS = "SELECT e.number, e.user_id, u.login, e.level, COALESCE(u.name, e.name) AS name, e.withdrawn, r.points \
        FROM entrants e JOIN tournaments t ON t.id = e.tournament_id LEFT JOIN users u ON u.id = e.user_id \
        LEFT JOIN ratings r ON r.user_id = e.user_id AND r.game = t.game AND r.players = t.seats AND u.rated = 1 \
        WHERE e.tournament_id = $1 ORDER BY e.number";
    PAIRINGS = "SELECT p.round, p.board, p.entrant, p.match_id, m.outcome FROM pairings p \
        LEFT JOIN matches m ON m.id = p.match_id WHERE p.tournament_id = $1 ORDER BY p.round, p.board, p.seat";
    HOLD_OPEN_TOURNAMENT = "UPDATE tournaments SET updated_at = $2 WHERE id = $1 AND phase = 'open'";
    ENTER = "INSERT INTO entrants (tournament_id, number, user_id, level, name) \
        SELECT CAST($1 AS TEXT), COALESCE(MAX(number), -1) + 1, CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT) \
        FROM entrants WHERE tournament_id = $1 ON CONFLICT DO NOTHING";
    STRIKE = "DELETE FROM entrants WHERE tournament_id = $1 AND number = $2";
    WITHDRAW = "UPDATE entrants SET withdrawn = 1 WHERE tournament_id = $1 AND number = $2 AND withdrawn = 0";
    NEXT_ROUND = "UPDATE tournaments SET phase = 'running', round = round + 1, rounds = $3, updated_at = $4 \
        WHERE id = $1 AND round = $2 AND phase <> 'over'";
    PAIR = "INSERT INTO pairings (tournament_id, round, board, seat, entrant, match_id) VALUES ($1, $2, $3, $4, $5, $6)";
    END_TOURNAMENT = "UPDATE tournaments SET phase = 'over', updated_at = $3 \
        WHERE id = $1 AND round = $2 AND phase = 'running'";
}

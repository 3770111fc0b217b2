//! Every SQL statement, in words that both SQLite and PostgreSQL understand: `$1` placeholders,
//! no types but BIGINT and TEXT. Where they have no word in common, [`for_database!`] says it for each. A test
//! prepares every statement on both.

/// Names the statements, and lists them all for the test.
macro_rules! statements {
    ($($(#[doc = $doc:literal])* $name:ident = $sql:expr;)+) => {
        $($(#[doc = $doc])* pub(crate) const $name: &str = $sql;)+

        /// Every statement with its name.
        #[cfg(test)]
        pub(crate) const ALL: &[(&str, &str)] = &[$((stringify!($name), $name)),+];
    };
}

pub(crate) mod people;

/// The chosen matches, one row for each seat: the match that changed last first, its seats in
/// order.
macro_rules! matches_with_seats {
    ($($chosen:literal),+) => {
        concat!(
            "SELECT m.id, m.game, m.rules_version, m.options, m.title, m.host, m.undo_policy, m.visibility, ",
            "m.pace, m.pace_time, m.pace_more, m.caretaker, ",
            "m.seed, m.salt, m.commitment, m.join_token, m.phase, m.seq, m.outcome, m.imported, ",
            "m.created_at, m.updated_at, m.closed_at, ",
            "s.kind, s.user_id, s.level, s.name, s.invite, s.decides, s.revision, s.decided, s.revealed, s.former, s.gave_up FROM (",
            $($chosen,)+
            ") m JOIN seats s ON s.match_id = m.id ORDER BY m.updated_at DESC, m.id DESC, s.seat"
        )
    };
}

/// A page of the matches that fit: after time `$1` and id `$2`, `$3` of them.
macro_rules! page_of_matches {
    ($fits:literal) => {
        matches_with_seats!(
            "SELECT * FROM matches WHERE (updated_at, id) < ($1, $2) AND ",
            $fits,
            " ORDER BY updated_at DESC, id DESC LIMIT $3"
        )
    };
}

/// All statements for one database. Where databases differ:
///
/// - `tick`: a number for a change that is greater than those of all changes that could be seen before. In PostgreSQL
///   it is the number of the transaction.
/// - `alone`: until the transaction ends, nobody else makes an account or changes who is a host. In SQLite nobody else writes anyway.
/// - `begins`: accounts whose login name lies between `$1` and `$2`, letter by letter. The database may order texts as people
///   do, by whom what follows all letters is not there at all.
/// - `take`: a bot's turn, for owner `$3` until `$2`, that nobody has at `$1`.
/// - `notice`: a notice that is due, `late`: a turn for the caretaker, and `order`: somebody who is asked and has said what to
///   answer, likewise.
/// - `since`: matches that changed since `$1`, with their ticks, and `upto`: what is to be asked for next time. In
///   PostgreSQL transactions may end in another order than they began, so it goes back to the oldest that is still
///   under way.
macro_rules! for_database {
    (tick: $tick:literal, alone: $alone:literal, begins: $begins:literal, take: $take:expr, notice: $notice:expr, late: $late:expr, order: $order:expr, since: $since:expr) => {
        statements! {
            // Users and sessions.
            NEW_USER = "INSERT INTO users (id, name, language, theme, created_at) VALUES ($1, $2, $3, $4, $5)";
            USER = "SELECT id, name, login, language, theme, created_at, role FROM users WHERE id = $1";
            /// Takes hold of a user until the transaction ends.
            HOLD_USER = "UPDATE users SET name = name WHERE id = $1";
            SET_PROFILE = "UPDATE users SET name = $2, language = $3, theme = $4 WHERE id = $1";
            MAKE_ACCOUNT = "UPDATE users SET login = $2, login_key = $3, password = $4, \
                role = CASE WHEN EXISTS (SELECT 1 FROM users other WHERE other.login_key IS NOT NULL) THEN role ELSE 'host' END \
                WHERE id = $1 AND login IS NULL AND claimed_by IS NULL";
            ACCOUNT = "SELECT id, name, login, language, theme, created_at, role, password, closed_at FROM users WHERE login_key = $1";
            SET_PASSWORD = "UPDATE users SET password = $2 WHERE id = $1 AND login IS NOT NULL";
            CLAIM_GUEST = "UPDATE users SET claimed_by = $2 WHERE id = $1 AND login IS NULL AND claimed_by IS NULL \
                AND EXISTS (SELECT 1 FROM users account WHERE account.id = $2 AND account.login IS NOT NULL)";
            CLAIM_SEATS = "UPDATE seats SET user_id = $2 WHERE user_id = $1";
            CLAIM_FORMER = "UPDATE seats SET former = $2 WHERE former = $1";
            CLAIM_MATCHES = "UPDATE matches SET host = $2 WHERE host = $1";
            CLAIM_CHAT = "UPDATE chat SET user_id = $2 WHERE user_id = $1";
            CLAIM_TURNS = "UPDATE turns SET user_id = $2 WHERE user_id = $1";
            CLAIM_CHANNELS = "UPDATE channels SET user_id = $2 WHERE user_id = $1";
            NEW_SESSION = "INSERT INTO sessions (token_hash, user_id, created_at, expires_at, seen_at) \
                VALUES ($1, $2, $4, $3, $4)";
            SESSION = "SELECT u.id, u.name, u.login, u.language, u.theme, u.created_at, u.role, s.token_hash, s.expires_at, s.seen_at, \
                p.at AS here_at FROM sessions s JOIN users u ON u.id = s.user_id \
                LEFT JOIN presence p ON p.user_id = s.user_id WHERE s.token_hash = $1 AND s.expires_at > $2 AND u.closed_at IS NULL";
            TOUCH_SESSION = "UPDATE sessions SET expires_at = $2, seen_at = $3 WHERE token_hash = $1 AND expires_at > $3";
            END_SESSION = "UPDATE sessions SET expires_at = $2 WHERE token_hash = $1 AND expires_at > $2";
            END_SESSIONS = "UPDATE sessions SET expires_at = $2 WHERE user_id = $1 AND expires_at > $2";

            HOLD_ROLES = $alone;
            MEMBERS = concat!("SELECT id, login, name, role, created_at, closed_at FROM users \
                WHERE ", $begins, " ORDER BY login_key LIMIT $3");

            // Matches and seats.
            NEW_MATCH = "INSERT INTO matches (id, game, rules_version, options, title, host, undo_policy, visibility, \
                pace, pace_time, pace_more, caretaker, \
                seed, salt, commitment, join_token, phase, seq, imported, created_at, updated_at) \
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 'waiting', 0, 0, $17, $17)";
            NEW_SEAT = "INSERT INTO seats (match_id, seat, kind, user_id, level, name, invite, decides, revision, ready_at) \
                VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0, 0)";
            MATCH = matches_with_seats!("SELECT * FROM matches WHERE id = $1");
            MATCHES_OF = page_of_matches!("closed_at IS NULL AND id IN (SELECT match_id FROM seats WHERE user_id = $4 \
                UNION SELECT id FROM matches WHERE host = $4 \
                UNION SELECT match_id FROM chat WHERE user_id = $4 AND kind IN ('resigns', 'absent'))");
            /// All matches in which somebody sits, sat, is asked, said something or is the host.
            MATCHES_NAMING = "SELECT match_id FROM seats WHERE user_id = $1 OR former = $1 UNION SELECT id FROM matches WHERE host = $1 \
                UNION SELECT match_id FROM turns WHERE user_id = $1 UNION SELECT match_id FROM chat WHERE user_id = $1";
            /// The matches that have waited longest for `$1`, and since when.
            WAITS = "SELECT match_id, MIN(began_at) AS began_at FROM turns WHERE user_id = $1 AND waits = 1 \
                GROUP BY match_id ORDER BY MIN(began_at), match_id LIMIT $2";
            MATCHES_AWAITING = matches_with_seats!("SELECT * FROM matches WHERE id IN (SELECT match_id FROM turns \
                WHERE user_id = $1 AND waits = 1 GROUP BY match_id ORDER BY MIN(began_at), match_id LIMIT $2)");
            MATCHES_OPEN = page_of_matches!("phase IN ('waiting', 'running') AND visibility = 'listed' AND closed_at IS NULL \
                AND EXISTS (SELECT 1 FROM seats free WHERE free.match_id = matches.id AND free.kind = 'open')");
            /// Of any game if `$4` is empty, with any number of seats if `$5` is 0.
            MATCHES_FINISHED = page_of_matches!("phase = 'over' AND visibility = 'listed' \
                AND (CAST($4 AS TEXT) = '' OR game = $4) \
                AND (CAST($5 AS BIGINT) = 0 OR (SELECT COUNT(*) FROM seats all_seats WHERE all_seats.match_id = matches.id) = $5)");
            FINISHED_AFTER = "SELECT id FROM matches WHERE phase = 'over' AND id > $1 ORDER BY id LIMIT $2";
            FINISHED_COUNT = "SELECT COUNT(*) AS finished FROM matches WHERE phase = 'over'";
            TABLES_OF = "SELECT COUNT(*) AS tables FROM matches WHERE host = $1 AND phase <> 'over' AND closed_at IS NULL";
            IMPORTS_OF = "SELECT COUNT(*) AS imports FROM matches WHERE host = $1 AND imported = 1";
            SECRETS = "SELECT seed, salt FROM matches WHERE id = $1";
            SET_SETTINGS = concat!("UPDATE matches SET title = $2, undo_policy = $3, visibility = $4, updated_at = $5, ",
                    "changed = ", $tick, " WHERE id = $1 RETURNING changed");
            SET_VISIBLE = concat!("UPDATE matches SET visibility = $2, changed = ", $tick, " WHERE id = $1 \
                AND phase = 'over' AND visibility <> $2 \
                AND EXISTS (SELECT 1 FROM seats s WHERE s.match_id = $1 AND s.user_id = $3) RETURNING changed");
            CLOSE_TABLE = concat!("UPDATE matches SET closed_at = $2, updated_at = $2, changed = ", $tick,
                    " WHERE id = $1 AND phase = 'waiting' AND closed_at IS NULL RETURNING changed");
            /// A player who was voted away (`$13`) must still be late: they may have decided since the others looked.
            CHANGE_SEAT = "UPDATE seats SET kind = $3, user_id = $4, level = $5, name = $6, invite = $7, ready_at = $8, \
                owner = NULL, \
                former = CASE WHEN $9 = 'human' AND $10 <> COALESCE($4, '') THEN $10 ELSE former END, \
                gave_up = CASE WHEN $9 = 'human' AND $10 <> COALESCE($4, '') THEN $12 ELSE gave_up END \
                WHERE match_id = $1 AND seat = $2 \
                AND kind = $9 AND COALESCE(user_id, '') = $10 AND COALESCE(level, '') = $11 \
                AND (CAST($13 AS BIGINT) = 0 OR EXISTS (SELECT 1 FROM turns t WHERE t.match_id = $1 AND t.seat = $2 \
                AND t.waits = 1 AND t.late = 1)) \
                AND EXISTS (SELECT 1 FROM matches WHERE id = $1 AND phase <> 'over' AND closed_at IS NULL)";
            /// Takes hold of a match until the transaction ends, and notes that it changes.
                TOUCH_MATCH = concat!("UPDATE matches SET updated_at = $2, changed = ", $tick,
                    " WHERE id = $1 RETURNING changed");
                /// The same for what does not count as news in the lists of matches.
                TICK = concat!("UPDATE matches SET changed = ", $tick, " WHERE id = $1 RETURNING changed");
            /// Begins a match that waited only for the player who just sat down.
            START_MATCH = "UPDATE matches SET phase = $2, outcome = $3, rules_version = $4, updated_at = $5 \
                WHERE id = $1 AND phase = 'waiting' AND closed_at IS NULL \
                AND NOT EXISTS (SELECT 1 FROM seats WHERE match_id = $1 AND kind = 'open')";
            INVITATION = "SELECT match_id, seat FROM seats WHERE invite = $1 AND kind = 'open' \
                UNION ALL SELECT id, NULL FROM matches WHERE join_token = $1";

            // Moves and positions.
            /// Takes the next number. The transaction that did it holds the match until it ends.
            ADVANCE = concat!("UPDATE matches SET seq = seq + 1, phase = $3, outcome = $4, updated_at = $5, ",
                "changed = ", $tick, " WHERE id = $1 AND seq = $2 AND phase = 'running' RETURNING changed");
            FIND_ACTION = "SELECT seq FROM moves WHERE match_id = $1 AND action_id = $2";
            NEWEST = "SELECT seq FROM matches WHERE id = $1 AND phase = 'running'";
            NEW_MOVE = "INSERT INTO moves (match_id, seq, action_id, seat, user_id, at, revealed, target, action, events) \
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (match_id, action_id) DO NOTHING";
            NEW_POSITION = "INSERT INTO positions (match_id, seq, packed, base) VALUES ($1, $2, $3, $4)";
            /// Who decides (`$2`) and who is asked something new (`$3`) are sets of seats, one bit each. Seat `$6` has made its
            /// newest decision.
            ASK_SEATS = "UPDATE seats SET decides = (CAST($2 AS BIGINT) >> CAST(seat AS INTEGER)) & 1, \
                revision = CASE WHEN (CAST($3 AS BIGINT) >> CAST(seat AS INTEGER)) & 1 = 1 THEN $4 ELSE revision END, \
                ready_at = CASE WHEN (CAST($3 AS BIGINT) >> CAST(seat AS INTEGER)) & 1 = 1 THEN $5 ELSE ready_at END, \
                owner = CASE WHEN (CAST($3 AS BIGINT) >> CAST(seat AS INTEGER)) & 1 = 1 THEN NULL ELSE owner END, \
                decided = CASE WHEN seat = $6 THEN $7 ELSE decided END, \
                revealed = CASE WHEN seat = $6 THEN $8 ELSE revealed END \
                WHERE match_id = $1 AND (seat = $6 OR (CAST($3 AS BIGINT) >> CAST(seat AS INTEGER)) & 1 = 1 \
                OR decides <> (CAST($2 AS BIGINT) >> CAST(seat AS INTEGER)) & 1)";
            /// The seats for which a user decided, also as a guest before they had the account.
            SEATS_PLAYED = "SELECT DISTINCT m.seat FROM moves m JOIN users u ON u.id = m.user_id \
                WHERE m.match_id = $1 AND (u.id = $2 OR u.claimed_by = $2)";
            POSITION = "SELECT p.packed, b.packed AS base FROM positions p \
                LEFT JOIN positions b ON b.match_id = p.match_id AND b.seq = p.base \
                WHERE p.match_id = $1 AND p.seq = $2";
            MOVES = "SELECT seq, action_id, seat, user_id, at, revealed, target, action, events FROM moves \
                WHERE match_id = $1 AND seq > $2 ORDER BY seq LIMIT $3";
            PAST = "SELECT seq, seat, revealed, target FROM moves WHERE match_id = $1 AND seq <= $2 ORDER BY seq DESC LIMIT $3";
            /// A seat's newest decision that was not taken back.
            DECIDED = "UPDATE seats SET decided = $3, revealed = $4 WHERE match_id = $1 AND seat = $2";
            /// The seats whose newest decision is taken back when position `$2` is restored.
            DECIDED_SINCE = "SELECT seat FROM seats WHERE match_id = $1 AND decided > $2";
            FINISH_IMPORT = "UPDATE matches SET phase = $4, seq = $2, outcome = $3, imported = $5 WHERE id = $1";

            // Talk.
            NEW_CHAT_LINE = "INSERT INTO chat (match_id, user_id, seat, line, at) VALUES ($1, $2, $3, $4, $5) RETURNING id";
            /// What happens to a seat of a running match; before it happens, so that the old name is still there.
            NEW_NOTE = "INSERT INTO chat (match_id, user_id, seat, line, at, kind, old_name, new_name) \
                SELECT s.match_id, $3, s.seat, CAST($7 AS TEXT), CAST($4 AS BIGINT), CAST($5 AS TEXT), s.name, CAST($6 AS TEXT) \
                FROM seats s JOIN matches m ON m.id = s.match_id \
                WHERE s.match_id = $1 AND s.seat = $2 AND m.phase = 'running'";
            NEW_REMATCH = "INSERT INTO chat (match_id, user_id, seat, line, at, kind, old_name, new_name) \
                VALUES ($1, $2, $3, '', $4, 'rematch', '', $5)";
            /// The first table that was opened to play game `$2` again, unless it was closed.
            REMATCH = "SELECT m.id FROM chat c JOIN matches m ON m.id = c.new_name \
                WHERE c.match_id = $1 AND c.kind = 'rematch' AND m.game = $2 AND m.closed_at IS NULL ORDER BY c.id LIMIT 1";
            /// The server itself says it: a line needs a seat to belong to, and there is always the first.
            NEW_COPIED = "INSERT INTO chat (match_id, user_id, seat, line, at, kind, old_name, new_name) \
                SELECT id, NULL, 0, '', CAST($2 AS BIGINT), 'copied', '', '' FROM matches WHERE id = $1 AND phase = 'running'";
            /// What somebody did to the match as a whole.
            NEW_DEED_NOTE = "INSERT INTO chat (match_id, user_id, seat, line, at, kind, old_name, new_name) \
                VALUES ($1, $2, NULL, '', $3, $4, '', '')";
            CHAT = "SELECT c.id, c.user_id, c.seat, COALESCE(u.name, s.name, '') AS name, c.line, c.at, c.hidden, \
                c.kind, c.old_name, c.new_name FROM chat c \
                LEFT JOIN users u ON u.id = c.user_id \
                LEFT JOIN seats s ON s.match_id = c.match_id AND s.seat = c.seat \
                WHERE c.match_id = $1 AND c.id < $2 ORDER BY c.id DESC LIMIT $3";
            /// The newest notes of kind `$2`.
            NOTES = "SELECT c.id, c.user_id, c.seat, COALESCE(u.name, s.name, '') AS name, c.line, c.at, c.hidden, \
                c.kind, c.old_name, c.new_name FROM chat c \
                LEFT JOIN users u ON u.id = c.user_id \
                LEFT JOIN seats s ON s.match_id = c.match_id AND s.seat = c.seat \
                WHERE c.match_id = $1 AND c.kind = $2 AND c.kind <> 'said' ORDER BY c.id DESC LIMIT $3";
            ASK_UNDO = "INSERT INTO undo_requests (match_id, seq, seat, target, at) \
                SELECT id, seq, CAST($3 AS BIGINT), CAST($4 AS BIGINT), CAST($5 AS BIGINT) FROM matches \
                WHERE id = $1 AND seq = $2 AND phase = 'running' ON CONFLICT DO NOTHING";
            ANSWER_UNDO = "INSERT INTO undo_answers (match_id, seq, asker, seat, answer, at) \
                SELECT r.match_id, r.seq, r.seat, CAST($4 AS BIGINT), CAST($5 AS TEXT), CAST($6 AS BIGINT) \
                FROM undo_requests r JOIN matches m ON m.id = r.match_id AND m.seq = r.seq \
                WHERE r.match_id = $1 AND r.seq = $2 AND r.seat = $3 ON CONFLICT DO NOTHING";
            UNDO_REQUESTS = "SELECT r.seat, r.seq, r.target, r.at, a.seat AS answerer, a.answer FROM undo_requests r \
                JOIN matches m ON m.id = r.match_id AND m.seq = r.seq \
                LEFT JOIN undo_answers a ON a.match_id = r.match_id AND a.seq = r.seq AND a.asker = r.seat \
                WHERE r.match_id = $1 ORDER BY r.seat, a.seat";

            // Lessons.
            LEARNING = "SELECT lesson, seen, tries, state FROM lessons WHERE match_id = $1";
            KEEP_LEARNING = "INSERT INTO lessons (match_id, lesson, seen, tries, state) VALUES ($1, $2, $3, $4, $5) \
                ON CONFLICT (match_id) DO UPDATE SET lesson = excluded.lesson, seen = excluded.seen, \
                tries = excluded.tries, state = excluded.state";

            // Jobs.
            TAKE_BOT_TURN = $take;
            RENEW_BOT_TURN = "UPDATE seats SET ready_at = $4 WHERE match_id = $1 AND seat = $2 AND owner = $3 AND decides = 1";
            LEAVE_UNHEARD_TURNS = "UPDATE seats SET ready_at = 0, owner = NULL WHERE owner = $1 AND ready_at = $2";
            LEAVE_BOT_TURNS = "UPDATE seats SET ready_at = 0, owner = NULL WHERE owner = $1";

            CHECK_IN = "INSERT INTO processes (id, seen_at) VALUES ($1, $2) \
                ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at";
            FORGET_PROCESSES = "DELETE FROM processes WHERE seen_at < $1";
            /// One more deed, which takes `$3`, unless those before it end later than `$4` after now.
            COUNT_DEED = "INSERT INTO deeds (who, done_at) VALUES ($1, CAST($2 AS BIGINT) + CAST($3 AS BIGINT)) \
                ON CONFLICT (who) DO UPDATE SET \
                done_at = CASE WHEN deeds.done_at > $2 THEN deeds.done_at ELSE CAST($2 AS BIGINT) END + CAST($3 AS BIGINT) \
                WHERE deeds.done_at <= CAST($2 AS BIGINT) + CAST($4 AS BIGINT)";
            FORGET_DEEDS = "DELETE FROM deeds WHERE done_at < $1";

            // Turns and notices.
            /// Turns of players who are no longer asked, or no longer sit there.
            END_TURNS = "UPDATE turns SET waits = 0, late = 0, due_at = NULL, remind_at = NULL, owner = NULL, \
                left_time = CASE WHEN due_at IS NULL THEN left_time WHEN due_at > $2 THEN due_at - $2 ELSE 0 END \
                WHERE match_id = $1 AND waits = 1 \
                AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.match_id = turns.match_id AND s.seat = turns.seat \
                AND s.decides = 1 AND s.user_id = turns.user_id)";
            BEGIN_TURNS = "INSERT INTO turns (match_id, seat, user_id, seq, began_at, waits) \
                SELECT s.match_id, s.seat, s.user_id, m.seq, CAST($2 AS BIGINT), 1 \
                FROM seats s JOIN matches m ON m.id = s.match_id \
                WHERE s.match_id = $1 AND s.decides = 1 AND s.kind = 'human' AND m.phase = 'running' \
                ON CONFLICT (match_id, seat) DO UPDATE SET user_id = excluded.user_id, seq = excluded.seq, \
                began_at = excluded.began_at, waits = 1 WHERE turns.waits = 0";
            /// The time of turns that just began, and of the seats `$3`, which go on after a decision of theirs. Days are counted
            /// from the end of a vacation.
            SET_TIMES = "UPDATE turns SET late = 0, \
                due_at = (SELECT CASE m.pace WHEN 'days' THEN m.pace_time + \
                        COALESCE((SELECT MAX(v.ends_at) FROM vacations v WHERE v.user_id = turns.user_id \
                            AND v.began_at <= $2 AND v.ends_at > $2), CAST($2 AS BIGINT)) \
                    WHEN 'clock' THEN CAST($2 AS BIGINT) + COALESCE(turns.left_time, m.pace_time) + m.pace_more END \
                    FROM matches m WHERE m.id = turns.match_id), \
                remind_at = (SELECT CASE m.pace WHEN 'days' THEN m.pace_time - m.pace_time / 4 + \
                        COALESCE((SELECT MAX(v.ends_at) FROM vacations v WHERE v.user_id = turns.user_id \
                            AND v.began_at <= $2 AND v.ends_at > $2), CAST($2 AS BIGINT)) \
                    WHEN 'free' THEN CAST($2 AS BIGINT) + 259200000 END FROM matches m WHERE m.id = turns.match_id) \
                WHERE match_id = $1 AND waits = 1 AND (began_at = $2 OR (CAST($3 AS BIGINT) >> CAST(seat AS INTEGER)) & 1 = 1 \
                AND EXISTS (SELECT 1 FROM matches m WHERE m.id = turns.match_id AND m.pace <> 'clock'))";
            VOID_NOTICES = "UPDATE notices SET state = 'void' WHERE match_id = $1 AND state = 'due' \
                AND NOT EXISTS (SELECT 1 FROM turns t JOIN channels c ON c.user_id = t.user_id \
                WHERE t.match_id = notices.match_id AND t.seat = notices.seat AND t.seq = notices.seq \
                AND t.waits = 1 AND c.id = notices.channel)";
            NEW_NOTICES = "INSERT INTO notices (channel, match_id, seat, seq, kind, state, ready_at, tries, created_at) \
                SELECT c.id, t.match_id, t.seat, t.seq, CAST($2 AS TEXT), 'due', CAST($3 AS BIGINT), 0, CAST($3 AS BIGINT) \
                FROM turns t JOIN channels c ON c.user_id = t.user_id \
                WHERE t.match_id = $1 AND t.waits = 1 AND t.began_at = $3 AND c.state = 'on' \
                AND (EXISTS (SELECT 1 FROM seats o WHERE o.match_id = t.match_id AND o.kind = 'human' AND o.user_id <> t.user_id) \
                OR EXISTS (SELECT 1 FROM pairings p WHERE p.match_id = t.match_id)) \
                ON CONFLICT DO NOTHING";
            NEW_CHANNEL = "INSERT INTO channels (id, user_id, kind, target, state, token, created_at, keys) \
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
            CHANNELS = "SELECT * FROM channels WHERE user_id = $1 AND state <> 'removed' ORDER BY created_at, id";
            CHANNEL = "SELECT * FROM channels WHERE id = $1";
            CHANNEL_OF_TOKEN = "SELECT * FROM channels WHERE token = $1 AND state <> 'removed'";
            SET_CHANNEL = "UPDATE channels SET state = $2 WHERE id = $1 AND state <> 'removed'";
            REMOVE_CHANNEL = "UPDATE channels SET state = 'removed', target = '', keys = '' WHERE id = $1";
            /// A guest adds a mailbox without a password; by that of an account a new password can be had.
            FORGET_MAILBOXES = "UPDATE channels SET state = 'removed', target = '', keys = '' WHERE user_id = $1 AND kind = 'mail'";
            FORGET_CHANNELS = "UPDATE channels SET state = 'removed', target = '', keys = '' WHERE user_id = $1";
            NEW_SECRET = "INSERT INTO secrets (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            SECRET = "SELECT secret FROM secrets WHERE name = $1";
            TAKE_NOTICE = $notice;
            /// What was delivered from here on is not delivered again, whatever happens to whoever does it.
            BEGIN_NOTICE = "UPDATE notices SET state = 'sending' WHERE channel = $1 AND match_id = $2 AND seat = $3 \
                AND seq = $4 AND kind = $5 AND owner = $6 AND state = 'due'";
            FINISH_NOTICE = "UPDATE notices SET state = $7, ready_at = $8, tries = tries + $9, owner = NULL \
                WHERE channel = $1 AND match_id = $2 AND seat = $3 AND seq = $4 AND kind = $5 AND owner = $6 \
                AND state IN ('due', 'sending')";
            LEAVE_NOTICES = "UPDATE notices SET ready_at = 0, owner = NULL WHERE owner = $1 AND state = 'due'";

            // Paces.
            TURNS = "SELECT * FROM turns WHERE match_id = $1 ORDER BY seat";
            IS_TIME_UP = "SELECT 1 FROM turns WHERE waits = 1 AND late = 0 AND due_at <= $1 \
                UNION ALL SELECT 1 FROM turns WHERE waits = 1 AND remind_at <= $1 LIMIT 1";
            /// The matches in which something is due.
            DUE_MATCHES = "SELECT match_id FROM turns WHERE waits = 1 AND late = 0 AND due_at <= $1 \
                UNION SELECT match_id FROM turns WHERE waits = 1 AND remind_at <= $1";
            /// Turns that somebody got in the middle of their vacation, with a guest whom they claimed.
            SPARE_VACATIONERS = "UPDATE turns SET remind_at = NULL, \
                due_at = (SELECT v.ends_at + m.pace_time FROM vacations v, matches m WHERE m.id = turns.match_id \
                AND v.user_id = turns.user_id AND v.began_at <= $1 AND v.ends_at > $1 ORDER BY v.ends_at DESC LIMIT 1) \
                WHERE waits = 1 AND late = 0 AND due_at <= $1 \
                AND EXISTS (SELECT 1 FROM matches m WHERE m.id = turns.match_id AND m.pace = 'days') \
                AND EXISTS (SELECT 1 FROM vacations v WHERE v.user_id = turns.user_id AND v.began_at <= $1 AND v.ends_at > $1)";
            /// Nobody is reminded on vacation, nor in a match that keeps nobody else waiting. A tournament waits for each of its matches.
            NEW_REMINDERS = "INSERT INTO notices (channel, match_id, seat, seq, kind, state, ready_at, tries, created_at) \
                SELECT c.id, t.match_id, t.seat, t.seq, CAST($2 AS TEXT), 'due', CAST($1 AS BIGINT), 0, CAST($1 AS BIGINT) \
                FROM turns t JOIN channels c ON c.user_id = t.user_id \
                WHERE t.waits = 1 AND t.remind_at <= $1 AND c.state = 'on' \
                AND NOT EXISTS (SELECT 1 FROM vacations v WHERE v.user_id = t.user_id AND v.began_at <= $1 AND v.ends_at > $1) \
                AND (EXISTS (SELECT 1 FROM seats o WHERE o.match_id = t.match_id AND o.kind = 'human' AND o.user_id <> t.user_id) \
                OR EXISTS (SELECT 1 FROM pairings p WHERE p.match_id = t.match_id)) \
                ON CONFLICT DO NOTHING";
            REMINDED = "UPDATE turns SET remind_at = NULL WHERE waits = 1 AND remind_at <= $1";
            NEW_WARNINGS = "INSERT INTO notices (channel, match_id, seat, seq, kind, state, ready_at, tries, created_at) \
                SELECT c.id, t.match_id, t.seat, t.seq, CAST($2 AS TEXT), 'due', CAST($1 AS BIGINT), 0, CAST($1 AS BIGINT) \
                FROM turns t JOIN channels c ON c.user_id = t.user_id \
                WHERE t.waits = 1 AND t.late = 0 AND t.due_at <= $1 AND c.state = 'on' ON CONFLICT DO NOTHING";
            BECOME_LATE = "UPDATE turns SET late = 1, ready_at = 0, owner = NULL WHERE waits = 1 AND late = 0 AND due_at <= $1";
            TAKE_LATE_TURN = $late;
            LEAVE_LATE_TURN = "UPDATE turns SET ready_at = $4, owner = NULL WHERE match_id = $1 AND seat = $2 AND owner = $3 AND late = 1";
            LEAVE_LATE_TURNS = "UPDATE turns SET ready_at = 0, owner = NULL WHERE owner = $1";
            VOTE = "INSERT INTO votes (match_id, seat, seq, voter, choice, at) \
                SELECT t.match_id, t.seat, t.seq, CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT) FROM turns t \
                WHERE t.match_id = $1 AND t.seat = $2 AND t.waits = 1 AND t.late = 1 \
                ON CONFLICT (match_id, seat, seq, voter) DO UPDATE SET choice = excluded.choice, at = excluded.at";
            VOTES = "SELECT v.seat, v.voter, v.choice FROM votes v JOIN turns t \
                ON t.match_id = v.match_id AND t.seat = v.seat AND t.seq = v.seq AND t.waits = 1 AND t.late = 1 \
                WHERE v.match_id = $1 ORDER BY v.seat, v.voter";
            BEGIN_VACATION = "INSERT INTO vacations (user_id, began_at, ends_at) \
                SELECT u.id, CAST($2 AS BIGINT), CAST($3 AS BIGINT) FROM users u WHERE u.id = $1 \
                AND NOT EXISTS (SELECT 1 FROM vacations v WHERE v.user_id = $1 AND v.began_at <= $2 AND v.ends_at > $2) \
                ON CONFLICT DO NOTHING";
            /// The matches in which the days of a user run.
            DAYS_OF = "SELECT t.match_id FROM turns t JOIN matches m ON m.id = t.match_id \
                WHERE t.user_id = $1 AND t.waits = 1 AND t.late = 0 AND m.pace = 'days'";
            /// What is due after `$4` is due `$3` later, or earlier if that is below zero.
            MOVE_TIMES = "UPDATE turns SET due_at = due_at + $3, remind_at = remind_at + $3 \
                WHERE match_id = $1 AND user_id = $2 AND waits = 1 AND late = 0 AND due_at > $4";
            END_VACATION = "UPDATE vacations SET ends_at = $2 WHERE user_id = $1 AND began_at <= $2 AND ends_at > $2";
            FORGET_VACATIONS = "DELETE FROM vacations WHERE user_id = $1";
            VACATION = "SELECT MAX(CASE WHEN began_at <= $3 AND ends_at > $3 THEN ends_at END) AS ends_at, \
                CAST(COALESCE(SUM(ends_at - began_at), 0) AS BIGINT) AS spent \
                FROM vacations WHERE user_id = $1 AND began_at >= $2";

            // Orders.
            GIVE_ORDER = "INSERT INTO orders (match_id, seat, user_id, kind, at) \
                SELECT s.match_id, s.seat, s.user_id, CAST($4 AS TEXT), CAST($5 AS BIGINT) \
                FROM seats s JOIN matches m ON m.id = s.match_id \
                WHERE s.match_id = $1 AND s.seat = $2 AND s.user_id = $3 AND m.phase = 'running' \
                ON CONFLICT (match_id, seat) DO UPDATE SET user_id = excluded.user_id, kind = excluded.kind, \
                turn = NULL, at = excluded.at, ready_at = 0, owner = NULL";
            WITHDRAW_ORDERS = "DELETE FROM orders WHERE match_id = $1 AND seat = COALESCE(CAST($2 AS BIGINT), seat)";
            FORGET_ORDERS = "DELETE FROM orders WHERE user_id = $1";
            ORDERS = "SELECT seat, user_id, kind, turn FROM orders WHERE match_id = $1 ORDER BY seat";
            IS_ORDER_DUE = "SELECT 1 FROM orders o JOIN seats s ON s.match_id = o.match_id AND s.seat = o.seat \
                WHERE o.ready_at <= $1 AND s.decides = 1 AND s.kind = 'human' AND s.user_id = o.user_id LIMIT 1";
            TAKE_ORDER = $order;
            ORDER_ENDS = "UPDATE orders SET turn = $3 WHERE match_id = $1 AND seat = $2";
            REST_ORDER = "UPDATE orders SET ready_at = 0, owner = NULL WHERE match_id = $1 AND seat = $2 AND owner = $3";
            LEAVE_ORDERS = "UPDATE orders SET ready_at = 0, owner = NULL WHERE owner = $1";

            // Visits.
            /// A user who was away for `$4` or longer went away when they were last seen.
            LOOKED = "INSERT INTO visits (match_id, user_id, seen_at) VALUES ($1, $2, $3) \
                ON CONFLICT (match_id, user_id) DO UPDATE SET seen_at = excluded.seen_at, \
                left_at = CASE WHEN excluded.seen_at - visits.seen_at >= $4 THEN visits.seen_at ELSE visits.left_at END";
            VISIT = "SELECT seen_at, left_at FROM visits WHERE match_id = $1 AND user_id = $2";
            SEEN_SINCE = "SELECT user_id FROM visits WHERE match_id = $1 AND seen_at > $2";
            FORGET_VISITS = "DELETE FROM visits WHERE user_id = $1";
            CAUGHT_UP = "UPDATE visits SET left_at = NULL, seen_at = $3 WHERE match_id = $1 AND user_id = $2";

            // News.
            CHANGED_SINCE = $since;
        }
    };
}

pub(crate) mod sqlite {
    for_database! {
        tick: "(SELECT COALESCE(MAX(changed), 0) + 1 FROM matches)",
        alone: "SELECT 1",
        begins: "login_key >= $1 AND login_key < $2",
        take: "UPDATE seats SET ready_at = $2, owner = $3 WHERE (match_id, seat) IN \
            (SELECT match_id, seat FROM seats WHERE kind = 'bot' AND decides = 1 AND ready_at <= $1 \
            ORDER BY ready_at LIMIT 1) RETURNING match_id, seat, level",
        notice: "UPDATE notices SET ready_at = $2, owner = $3 WHERE (channel, match_id, seat, seq, kind) IN \
            (SELECT n.channel, n.match_id, n.seat, n.seq, n.kind FROM notices n JOIN channels c ON c.id = n.channel \
            WHERE n.state = 'due' AND n.ready_at <= $1 AND c.state = 'on' ORDER BY n.ready_at LIMIT 1) \
            RETURNING channel, match_id, seat, seq, kind, tries",
        late: "UPDATE turns SET ready_at = $2, owner = $3 WHERE (match_id, seat) IN \
            (SELECT t.match_id, t.seat FROM turns t JOIN matches m ON m.id = t.match_id \
            WHERE t.waits = 1 AND t.late = 1 AND t.ready_at <= $1 AND m.caretaker = 1 ORDER BY t.ready_at LIMIT 1) \
            RETURNING match_id, seat, user_id",
        order: "UPDATE orders SET ready_at = $2, owner = $3 WHERE (match_id, seat) IN \
            (SELECT o.match_id, o.seat FROM orders o JOIN seats s ON s.match_id = o.match_id AND s.seat = o.seat \
            WHERE o.ready_at <= $1 AND s.decides = 1 AND s.kind = 'human' AND s.user_id = o.user_id \
            ORDER BY o.ready_at LIMIT 1) RETURNING match_id, seat, user_id",
        since: "SELECT id, changed, (SELECT MAX(changed) FROM matches) AS upto FROM matches \
            WHERE changed > $1 ORDER BY changed"
    }
}

pub(crate) mod postgres {
    for_database! {
        tick: "CAST(CAST(pg_current_xact_id() AS TEXT) AS BIGINT)",
        alone: "SELECT pg_advisory_xact_lock(1667852403)",
        begins: "login_key COLLATE \"C\" >= $1 AND login_key COLLATE \"C\" < $2",
        take: "WITH next AS MATERIALIZED (SELECT match_id, seat FROM seats \
            WHERE kind = 'bot' AND decides = 1 AND ready_at <= $1 ORDER BY ready_at LIMIT 1 FOR UPDATE SKIP LOCKED) \
            UPDATE seats SET ready_at = $2, owner = $3 FROM next \
            WHERE seats.match_id = next.match_id AND seats.seat = next.seat \
            RETURNING seats.match_id, seats.seat, seats.level",
        notice: "WITH next AS MATERIALIZED (SELECT n.channel, n.match_id, n.seat, n.seq, n.kind \
            FROM notices n JOIN channels c ON c.id = n.channel \
            WHERE n.state = 'due' AND n.ready_at <= $1 AND c.state = 'on' \
            ORDER BY n.ready_at LIMIT 1 FOR UPDATE OF n SKIP LOCKED) \
            UPDATE notices SET ready_at = $2, owner = $3 FROM next \
            WHERE notices.channel = next.channel AND notices.match_id = next.match_id AND notices.seat = next.seat \
            AND notices.seq = next.seq AND notices.kind = next.kind \
            RETURNING notices.channel, notices.match_id, notices.seat, notices.seq, notices.kind, notices.tries",
        late: "WITH next AS MATERIALIZED (SELECT t.match_id, t.seat FROM turns t JOIN matches m ON m.id = t.match_id \
            WHERE t.waits = 1 AND t.late = 1 AND t.ready_at <= $1 AND m.caretaker = 1 \
            ORDER BY t.ready_at LIMIT 1 FOR UPDATE OF t SKIP LOCKED) \
            UPDATE turns SET ready_at = $2, owner = $3 FROM next \
            WHERE turns.match_id = next.match_id AND turns.seat = next.seat \
            RETURNING turns.match_id, turns.seat, turns.user_id",
        order: "WITH next AS MATERIALIZED (SELECT o.match_id, o.seat FROM orders o \
            JOIN seats s ON s.match_id = o.match_id AND s.seat = o.seat \
            WHERE o.ready_at <= $1 AND s.decides = 1 AND s.kind = 'human' AND s.user_id = o.user_id \
            ORDER BY o.ready_at LIMIT 1 FOR UPDATE OF o SKIP LOCKED) \
            UPDATE orders SET ready_at = $2, owner = $3 FROM next \
            WHERE orders.match_id = next.match_id AND orders.seat = next.seat \
            RETURNING orders.match_id, orders.seat, orders.user_id",
        since: "SELECT id, changed, CAST(CAST(pg_snapshot_xmin(pg_current_snapshot()) AS TEXT) AS BIGINT) - 1 AS upto \
            FROM (SELECT 1) always LEFT JOIN matches ON changed > $1 \
            AND changed < CAST(CAST(pg_snapshot_xmax(pg_current_snapshot()) AS TEXT) AS BIGINT) ORDER BY changed"
    }
}

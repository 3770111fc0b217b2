-- How fast the matches of a tournament are played, as in `matches`.
ALTER TABLE tournaments ADD COLUMN pace TEXT NOT NULL DEFAULT 'free';
ALTER TABLE tournaments ADD COLUMN pace_time BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tournaments ADD COLUMN pace_more BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tournaments ADD COLUMN caretaker BIGINT NOT NULL DEFAULT 0;

-- Notes are found among however much was said.
CREATE INDEX chat_notes ON chat (match_id, kind, id) WHERE kind <> 'said';

-- What is kept of a person, for whoever wants to see it or to have it deleted.
CREATE INDEX users_claimed ON users (claimed_by) WHERE claimed_by IS NOT NULL;
CREATE INDEX seat_requests_of_user ON seat_requests (user_id);
CREATE INDEX votes_of_voter ON votes (voter);

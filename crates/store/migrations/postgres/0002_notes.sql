-- What happened to a seat is no longer written as a line of chat with marks in it (U+E000), but as what it is.
ALTER TABLE chat ADD COLUMN kind TEXT NOT NULL DEFAULT 'said';  -- or 'sits', 'frees', 'bot': then `line` is empty
ALTER TABLE chat ADD COLUMN old_name TEXT NOT NULL DEFAULT '';  -- who had the seat until then; empty for nobody
ALTER TABLE chat ADD COLUMN new_name TEXT NOT NULL DEFAULT '';  -- the bot that got it

-- Notices were written with every turn, and nobody ever took them.
DROP TABLE notices;

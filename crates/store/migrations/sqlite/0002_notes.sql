-- What happened to a seat is no longer written as a line of chat with marks in it (U+E000), but as what it is.
ALTER TABLE chat ADD COLUMN kind TEXT NOT NULL DEFAULT 'said';  -- or 'sits', 'frees', 'bot': then `line` is empty
ALTER TABLE chat ADD COLUMN old_name TEXT NOT NULL DEFAULT '';  -- who had the seat until then; empty for nobody
ALTER TABLE chat ADD COLUMN new_name TEXT NOT NULL DEFAULT '';  -- the bot that got it

UPDATE chat SET kind = 'sits', line = '' WHERE line = char(57344) || 'sits';
UPDATE chat SET kind = 'frees', old_name = substr(line, 8), line = ''
    WHERE substr(line, 1, 7) = char(57344) || 'frees' || char(57344);
UPDATE chat SET
        kind = 'bot',
        old_name = substr(line, 6, instr(substr(line, 6), char(57344)) - 1),
        new_name = substr(line, 6 + instr(substr(line, 6), char(57344))),
        line = ''
    WHERE substr(line, 1, 5) = char(57344) || 'bot' || char(57344) AND instr(substr(line, 6), char(57344)) > 0;

-- Notices were written with every turn, and nobody ever took them.
DROP TABLE notices;

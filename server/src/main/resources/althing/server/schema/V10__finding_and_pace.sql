-- What was agreed when a table was opened: whether strangers may find it (1 or 0), the language of its talk, and its pace in the words of
-- docs/formats.md. Tables from before are found by their links only, and know no pace.
ALTER TABLE hall_table ADD COLUMN listed INTEGER;
ALTER TABLE hall_table ADD COLUMN language VARCHAR(8);
ALTER TABLE hall_table ADD COLUMN pace VARCHAR(100);

-- The level of the bot that plays while the person of a seat is away, and the person for whom an open seat is kept.
ALTER TABLE table_seat ADD COLUMN stand_in INTEGER;
ALTER TABLE table_seat ADD COLUMN kept_for VARCHAR(64);

CREATE INDEX hall_table_listed ON hall_table (listed, pending);
CREATE INDEX table_seat_kept_for ON table_seat (kept_for);

-- How a table is dealt: 'together SECRET' and 'hall SECRET', 'practice', or 'told LINE' with the deal of a record. Tables from before have
-- nothing here; nobody knows who chose their seed.
ALTER TABLE hall_table ADD COLUMN deal VARCHAR(1000);

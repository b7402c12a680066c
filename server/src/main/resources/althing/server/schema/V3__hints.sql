-- Whether hints are given at a table: 1 or 0. Tables from before have nothing here; they give hints unless people play each other.
ALTER TABLE hall_table ADD COLUMN hints INTEGER;

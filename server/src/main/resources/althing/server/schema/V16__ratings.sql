-- Whether a table counts for ratings (1 or 0), and when its result was found, once it is over; nothing as long as that is to be done.
ALTER TABLE hall_table ADD COLUMN rated INTEGER;
ALTER TABLE hall_table ADD COLUMN tallied BIGINT;

-- What a game came to for each seat, without the person, who is found by the seat: the place, if it ended by its rules, the points, how many
-- turns the seat has taken and how many of them too late, what made the difference for who won, by the key of its text, and whether the game
-- counts (1 or 0).
CREATE TABLE table_result (
    table_id VARCHAR(16)  NOT NULL REFERENCES hall_table (id),
    seat     INTEGER      NOT NULL,
    game     VARCHAR(100) NOT NULL,
    ended    BIGINT       NOT NULL,
    place    INTEGER,
    points   INTEGER,
    turns    INTEGER      NOT NULL,
    late     INTEGER      NOT NULL,
    way      VARCHAR(200),
    counts   INTEGER      NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- People who want to be rated, and have a profile that others may look at.
CREATE TABLE rated_person (
    person VARCHAR(64) PRIMARY KEY,
    since  BIGINT      NOT NULL
);

CREATE INDEX hall_table_untallied ON hall_table (changed) WHERE pending = 0 AND tallied IS NULL;
CREATE INDEX table_result_game ON table_result (game, counts);

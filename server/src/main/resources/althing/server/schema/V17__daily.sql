-- Who has begun the game of a day, at which table and seat; once for each person, day and game. When the table is over: when that was, and
-- the points, the lead over the best other seat and the number of moves, if it counts. Of who has gone, the person is a word of its own.
CREATE TABLE daily_attempt (
    day      VARCHAR(10) NOT NULL,
    game     VARCHAR(32) NOT NULL,
    person   VARCHAR(64) NOT NULL,
    table_id VARCHAR(16) NOT NULL UNIQUE REFERENCES hall_table (id),
    seat     INTEGER     NOT NULL,
    begun    BIGINT      NOT NULL,
    ended    BIGINT,
    points   INTEGER,
    lead     INTEGER,
    moves    INTEGER,
    PRIMARY KEY (day, game, person)
);

CREATE INDEX daily_attempt_person ON daily_attempt (person);

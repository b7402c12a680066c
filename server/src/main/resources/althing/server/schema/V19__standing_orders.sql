-- How a seat answers dull questions by itself: an order of its game, by its word and what it was given for. One that has ended (1)
-- stays until its seat has read why.
CREATE TABLE standing_order (
    table_id VARCHAR(16) NOT NULL REFERENCES hall_table (id),
    seat     INTEGER     NOT NULL,
    word     VARCHAR(32) NOT NULL,
    scope    INTEGER     NOT NULL,
    is_over  INTEGER     NOT NULL,
    PRIMARY KEY (table_id, seat, word)
);

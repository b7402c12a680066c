-- What a judge found in a finished game, as JSON, by the hash of the judge and the record.
CREATE TABLE game_review (
    hash   VARCHAR(64) PRIMARY KEY,
    review TEXT        NOT NULL,
    made   BIGINT      NOT NULL
);

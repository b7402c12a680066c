-- Games whose review somebody has asked for, in the order of 'asked': 'open', 'done' or 'failed'. An open one that names a node is judged
-- there, for as long as that node lives; 'tries' counts who began. Those that are over stay for a day, to count what a person has asked for.
CREATE TABLE review_job (
    hash   VARCHAR(64) PRIMARY KEY,
    record TEXT        NOT NULL,
    person VARCHAR(64) NOT NULL,
    asked  BIGINT      NOT NULL,
    stage  VARCHAR(16) NOT NULL,
    node   VARCHAR(32),
    done   INTEGER     NOT NULL,
    tries  INTEGER     NOT NULL
);

-- A tournament: 'swiss' or 'league', in how many rounds (of a league: how often who meets whom), in groups of which size, with which pace, whether
-- strangers find it (1 or 0). Its stage is 'open', 'running' or 'over'. Whoever changes something adds one to the version, so that of two nodes one does.
CREATE TABLE contest (
    id        VARCHAR(16)   PRIMARY KEY,
    name      VARCHAR(200)  NOT NULL,
    opened_by VARCHAR(64)   NOT NULL,
    setup     VARCHAR(1000) NOT NULL,
    form      VARCHAR(16)   NOT NULL,
    rounds    INTEGER       NOT NULL,
    size      INTEGER       NOT NULL,
    pace      VARCHAR(100)  NOT NULL,
    listed    INTEGER       NOT NULL,
    opened    BIGINT        NOT NULL,
    stage     VARCHAR(16)   NOT NULL,
    round     INTEGER       NOT NULL,
    total     INTEGER       NOT NULL,
    version   INTEGER       NOT NULL
);

-- Who takes part, by number in the order of entry, in which group from 1 on (0 where there are none), and whether they have left (1 or 0).
CREATE TABLE contest_entry (
    contest VARCHAR(16)  NOT NULL REFERENCES contest (id),
    number  INTEGER      NOT NULL,
    person  VARCHAR(64)  NOT NULL,
    name    VARCHAR(200) NOT NULL,
    grp     INTEGER      NOT NULL,
    gone    INTEGER      NOT NULL,
    PRIMARY KEY (contest, number),
    UNIQUE (contest, person)
);

-- The tables of each round: the numbers of who sits there by seat, 0 for a bot; one alone, without a table, has a bye. When it is over, the place of
-- each seat and how it ended: 'played', 'agreed', 'host', 'idle', 'bye'.
CREATE TABLE contest_table (
    contest  VARCHAR(16)  NOT NULL REFERENCES contest (id),
    round    INTEGER      NOT NULL,
    number   INTEGER      NOT NULL,
    grp      INTEGER      NOT NULL,
    table_id VARCHAR(16)  REFERENCES hall_table (id),
    players  VARCHAR(200) NOT NULL,
    ranks    VARCHAR(200),
    how      VARCHAR(16),
    PRIMARY KEY (contest, round, number)
);

CREATE INDEX contest_stage ON contest (stage, opened);
CREATE INDEX contest_opened_by ON contest (opened_by);
CREATE INDEX contest_entry_person ON contest_entry (person);

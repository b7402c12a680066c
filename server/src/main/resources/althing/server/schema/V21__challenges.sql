-- A question that a browser shall answer once, and soon: the SHA-256 of the question, the key of the browser that was asked, what for
-- ('register' or 'enter'), what the hall must know when the answer comes, and until when it waits.
CREATE TABLE key_challenge (
    hash    VARCHAR(64) PRIMARY KEY,
    browser VARCHAR(64) NOT NULL,
    purpose VARCHAR(16) NOT NULL,
    data    TEXT        NOT NULL,
    until   BIGINT      NOT NULL
);

CREATE INDEX key_challenge_browser ON key_challenge (browser);
CREATE INDEX key_challenge_until ON key_challenge (until);

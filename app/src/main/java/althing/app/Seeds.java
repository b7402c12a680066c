package althing.app;

import java.security.SecureRandom;

import althing.engine.Setup;

/** Draws seeds where nobody gave one. */
final class Seeds {

    private Seeds() {
    }

    /** The setup with a seed of its own, or one that nobody can guess. */
    static Setup drawn(Setup setup) {
        return setup.seed().isPresent() ? setup : setup.seeded(new SecureRandom().nextLong());
    }
}

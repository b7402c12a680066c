package althing.app;

import java.security.SecureRandom;

import althing.engine.Seed;
import althing.engine.Setup;

/** Draws seeds where nobody gave one. */
final class Seeds {

    private Seeds() {
    }

    /** The setup with a seed of its own, or one that nobody can guess; its first rules draw from 64 bits only. */
    static Setup drawn(Setup setup) {
        SecureRandom random = new SecureRandom();
        return setup.seed().isPresent()
                ? setup
                : setup.seeded(new Seed(setup.isOutdated() ? 0 : random.nextLong(), random.nextLong()));
    }
}

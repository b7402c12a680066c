package althing.server.oidc;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.server.table.Denial;

/** What people are told when a provider does not do what it should, and what the host reads of it: nothing personal. */
final class Trouble {

    private static final Logger LOG = LoggerFactory.getLogger(Trouble.class);

    private Trouble() {
    }

    /** It says nothing, or not in time, or that it cannot. */
    static Denial unreachable(String why) {
        LOG.warn("The provider that vouches for people cannot be asked: {}", why);
        return new Denial(503, "provider-silent", "The place that keeps your account does not answer now; try again "
                + "later.");
    }

    /** It does not know the code, or the hall. */
    static Denial refused(String why) {
        LOG.warn("The provider that vouches for people refused a code: {}", why);
        return new Denial(409, "provider-refused", "The place that keeps your account did not let you in; try again.");
    }

    /** What it says proves nothing. */
    static Denial unproven(String why) {
        LOG.warn("The provider that vouches for people said something that proves nothing: {}", why);
        return new Denial(422, "provider-unproven", "What the place that keeps your account said proves nothing, so "
                + "nobody was let in; tell the host of this hall.");
    }
}

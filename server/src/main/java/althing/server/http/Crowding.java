package althing.server.http;

import io.javalin.http.Context;

import althing.server.http.Quota.Held;

/** How many lines one person, or one address, may keep open at the same time, and how much it may be sending. */
final class Crowding {

    private static final String NAME = "crowding";
    static final int LINES_OF_A_PERSON = 32;
    static final int LINES_FROM_AN_ADDRESS = 512;
    private static final long BYTES_FROM_AN_ADDRESS = 4L << 20;
    private static final long BYTES_IN_ALL = 32L << 20;

    private final Quota persons = new Quota(LINES_OF_A_PERSON, "Nobody may keep more than " + LINES_OF_A_PERSON
            + " lines to the hall open at once; close some pages.");
    private final Quota addresses = new Quota(LINES_FROM_AN_ADDRESS, "No more than " + LINES_FROM_AN_ADDRESS
            + " lines to the hall may be open from one address at once; close some pages.");
    private final Quota senders = new Quota(BYTES_FROM_AN_ADDRESS,
            "Too much is being sent from your address at once; wait until some of it has arrived.");
    private final Quota all = new Quota(BYTES_IN_ALL,
            "Too much is being sent to the hall at once; try again in a moment.");

    /** Is there for a call, so that whoever reads its body can ask. */
    void attend(Context ctx) {
        ctx.attribute(NAME, this);
    }

    /** Lets the body of a call be on its way until it has arrived; without an announcement it counts as the largest. */
    static Held body(Context ctx, long largest) {
        Crowding crowding = ctx.attribute(NAME);
        if (crowding == null) {
            throw new IllegalStateException("nobody attends " + ctx.path());
        }
        long announced = ctx.req().getContentLengthLong();
        return crowding.body(Site.address(ctx), announced < 0 ? largest : announced);
    }

    /** Lets a line be open until it is closed here. */
    Held line(String person, String address) {
        return both(persons.take(person, 1), addresses, address, 1);
    }

    /** Lets so many bytes be on their way until they have arrived. Records that stand still keep nobody from playing. */
    Held body(String address, long bytes) {
        String kind = bytes > Bodies.LARGEST_JSON ? "records" : "calls";
        return both(all.take(kind, bytes), senders, kind + " " + address, bytes);
    }

    private static Held both(Held first, Quota quota, String holder, long amount) {
        try {
            Held second = quota.take(holder, amount);
            return () -> {
                second.close();
                first.close();
            };
        } catch (RuntimeException e) {
            first.close();
            throw e;
        }
    }
}

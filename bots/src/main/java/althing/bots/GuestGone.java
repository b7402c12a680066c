package althing.bots;

import java.io.Serial;

/** A guest does not come, or does not stay: without it the run is not what was asked for, and ends with this sentence. */
public final class GuestGone extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    public GuestGone(String sentence) {
        super(sentence);
    }
}

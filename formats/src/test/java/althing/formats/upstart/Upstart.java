package althing.formats.upstart;

import althing.formats.Untold;

/** A game that says otherwise what all games say in the same words. */
public final class Upstart extends Untold {

    @Override
    public String id() {
        return "upstart";
    }
}

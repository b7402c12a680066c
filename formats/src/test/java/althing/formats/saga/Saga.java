package althing.formats.saga;

import althing.formats.Untold;

/** A game with texts in English and Polish; its Hungarian ones are spoilt. */
public final class Saga extends Untold {

    @Override
    public String id() {
        return "saga";
    }
}

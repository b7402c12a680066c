package althing.server.runes;

import althing.engine.Ruling;

/** What changes in the rules of Runes when {@link Runes#upgrade} is called. */
enum RunesRuling implements Ruling {

    /** A rune two deep ends the carving. */
    DEEP_RUNES_END(2, "RUN-2");

    private final int since;
    private final String rule;

    RunesRuling(int since, String rule) {
        this.since = since;
        this.rule = rule;
    }

    @Override
    public int since() {
        return since;
    }

    @Override
    public String rule() {
        return rule;
    }
}

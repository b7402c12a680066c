package althing.server.runes;

import althing.engine.Ruling;

/** What changes in the rules of Runes when {@link Runes#upgrade} is called. */
enum RunesRuling implements Ruling {

    /** A rune two deep ends the carving. */
    DEEP_RUNES_END(2, "RUN-2"),
    /** Points are hidden only where people may always talk. */
    HIDDEN_NEEDS_TALK(2, "RUN-3");

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

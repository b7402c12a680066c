package althing.graenaland.table;

import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.Decision;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.graenaland.box.Tile;
import althing.graenaland.table.GraenalandMove.Word;

/** A question of Graenaland. Seats that are asked at once answer one after the other, each for itself. */
public abstract class GraenalandDecision extends Decision<GraenalandState, GraenalandMove> {

    private final String prompt;

    /** A question that this rule asks, in the words of a text that has no facts unless the question puts them in. */
    public GraenalandDecision(String rule, String prompt) {
        super(rule);
        this.prompt = prompt;
    }

    @Override
    public Phrase prompt(GraenalandState position, int seat) {
        return Phrase.of(prompt);
    }

    /** A move that is one word. */
    public static Phrase said(Word word) {
        return Phrase.of("move." + word.code().replace(' ', '-'));
    }

    public static boolean isOnMap(GraenalandState position, Tile tile, @Nullable Why why) {
        return position.island.provinceOf[tile.index()] != GraenalandState.NONE
                || (why != null && refuse(why, "GRA-2.1", "refusal.not-on-map", "tile", Names.tile(tile)));
    }
}

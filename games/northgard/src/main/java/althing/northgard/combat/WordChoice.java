package althing.northgard.combat;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

/** One of two words in a combat: a point or a casualty, Kaija or a unit (NOR-13.6, NOR-18.2b, NOR-27.11). */
public abstract class WordChoice extends NorthgardDecision {

    private final Word one;
    private final Word other;

    public WordChoice(String rule, Word one, Word other) {
        super(rule);
        this.one = one;
        this.other = other;
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        into.add(one);
        into.add(other);
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return move == one || move == other || notNow(position, seat, why);
    }

    /** Whether the point or the casualty counts, on a die or by the Axe Throwers (NOR-13.6, NOR-27.11). */
    public static final class Throwing extends WordChoice {

        public Throwing(String rule) {
            super(rule, Word.POINT, Word.CASUALTY);
        }

        @Override
        public void play(NorthgardState position, int seat, NorthgardMove move) {
            Muster.count(position, move == Word.POINT);
        }

        @Override
        public Phrase prompt(NorthgardState position, int seat) {
            return Phrase.of(key(position), "territory", Names.territory(position.fight.at));
        }
    }

    /** Whether Kaija or a unit is lost (NOR-18.2b). */
    public static final class Losing extends WordChoice {

        public Losing() {
            super("NOR-18.2b", Word.LOSE_UNIT, Word.LOSE_KAIJA);
        }

        @Override
        public void play(NorthgardState position, int seat, NorthgardMove move) {
            Casualties.choose(position, move == Word.LOSE_KAIJA);
        }
    }
}

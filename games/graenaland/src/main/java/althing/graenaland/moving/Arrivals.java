package althing.graenaland.moving;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.graenaland.box.Board;
import althing.graenaland.box.Hero;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.Enter;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Heroes;
import althing.graenaland.table.Moves;
import althing.graenaland.table.Names;
import althing.graenaland.table.Question;
import althing.graenaland.table.Step;
import althing.graenaland.talk.Ledger;

/** Priests and skalds that wait enter after the moves, where no hero of their clan stands (GRA-5.13, GRA-11.10). */
public final class Arrivals extends GraenalandDecision {

    private static final int PRIEST = Hero.PRIEST.ordinal();
    private static final int SKALD = Hero.SKALD.ordinal();

    public Arrivals() {
        super("GRA-11.13", "prompt.enter");
    }

    /** Lets everybody's heroes enter; whose priest and skald wait for the same free province is asked (GRA-11.13). */
    public static void begin(GraenalandState position) {
        int choosing = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            if (mustChoose(position, seat)) {
                choosing |= 1 << seat;
            } else {
                enterIfFree(position, seat, PRIEST);
                enterIfFree(position, seat, SKALD);
            }
        }
        position.askAll(Question.ENTER, choosing);
        if (choosing == 0) {
            end(position);
        }
    }

    public static boolean mustChoose(GraenalandState position, int seat) {
        int place = waits(position, seat, PRIEST);
        return place != Board.NOWHERE && place == waits(position, seat, SKALD) && !position.heroes.standIn(seat, place);
    }

    public static int waits(GraenalandState position, int seat, int kind) {
        return position.heroes.waiting[seat * Heroes.KINDS + kind];
    }

    private static void enterIfFree(GraenalandState position, int seat, int kind) {
        int place = waits(position, seat, kind);
        if (place != Board.NOWHERE && !position.heroes.standIn(seat, place)) {
            enter(position, seat, kind, place);
        }
    }

    /** Puts a hero on the board, or from one province into another. */
    public static void enter(GraenalandState position, int seat, int kind, int province) {
        int at = seat * Heroes.KINDS + kind;
        position.heroes.waiting[at] = Board.NOWHERE;
        position.heroes.at[at] = (byte) province;
        if (position.isHeard()) {
            position.tell("log.enter", "seat", Phrase.seat(seat), "hero", Names.hero(kind), "tile",
                    Names.province(position, province));
        }
    }

    @Override
    public void list(GraenalandState position, int seat, MoveList into) {
        into.add(Moves.ENTER[PRIEST]);
        into.add(Moves.ENTER[SKALD]);
    }

    @Override
    public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
        return move instanceof Enter enter
                ? must(why, enter.hero() != Hero.WARLORD, "GRA-11.13", "refusal.does-not-wait")
                : notNow(position, seat, why);
    }

    @Override
    public void play(GraenalandState position, int seat, GraenalandMove move) {
        int kind = ((Enter) move).hero().ordinal();
        enter(position, seat, kind, waits(position, seat, kind));
        if (position.hasAnswered(seat)) {
            end(position);
        }
    }

    @Override
    public Phrase prompt(GraenalandState position, int seat) {
        return Phrase.of("prompt.enter", "tile", Names.province(position, waits(position, seat, PRIEST)));
    }

    @Override
    public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
        return Phrase.of("move.enter", "hero", Names.hero(((Enter) move).hero().ordinal()));
    }

    private static void end(GraenalandState position) {
        Ledger.heroesMoved(position);
        position.then(Step.SHARING);
    }
}

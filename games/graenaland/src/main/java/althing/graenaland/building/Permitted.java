package althing.graenaland.building;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.Word;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Names;
import althing.graenaland.table.Question;

/** What to build with the main player's permission (GRA-21.4). */
public final class Permitted extends GraenalandDecision {

    public Permitted() {
        super("GRA-21.4", "prompt.permitted");
    }

    @Override
    public void list(GraenalandState position, int seat, MoveList into) {
        Builds.list(position, seat, into);
        into.add(Word.DECLINE);
    }

    @Override
    public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
        return Builds.isBuild(move)
                ? Builds.allows(position, seat, move, why)
                : move == Word.DECLINE || notNow(position, seat, why);
    }

    @Override
    public void play(GraenalandState position, int seat, GraenalandMove move) {
        if (move == Word.DECLINE) {
            decline(position, seat);
        } else {
            Construction.build(position, seat, move);
        }
    }

    @Override
    public Phrase prompt(GraenalandState position, int seat) {
        return Phrase.of("prompt.permitted", "seat", Names.seat(position.main));
    }

    @Override
    public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
        return move == Word.DECLINE ? said(Word.DECLINE) : Builds.option(move);
    }

    /** The main player names who may build one thing (GRA-21.3). */
    static void permit(GraenalandState position, int seat) {
        position.yard.offered = true;
        position.yard.permitted = seat;
        position.yard.builder = seat;
        position.ask(Question.PERMITTED, seat);
        if (position.isHeard()) {
            position.tell("log.permit", "seat", Names.seat(position.main), "other", Names.seat(seat));
        }
    }

    private static void decline(GraenalandState position, int seat) {
        if (position.isHeard()) {
            position.tell("log.decline", "seat", Names.seat(seat));
        }
        Construction.goOn(position);
    }
}

package althing.graenaland;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.graenaland.GraenalandMove.Enter;
import althing.graenaland.GraenalandView.Decision;

/** Priests and skalds that wait enter after the moves, where no hero of their clan stands (GRA-5.13, GRA-11.10). */
final class Arrivals {

    private static final int PRIEST = Hero.PRIEST.ordinal();
    private static final int SKALD = Hero.SKALD.ordinal();

    private Arrivals() {
    }

    /** Lets everybody's heroes enter; whose priest and skald wait for the same free province is asked (GRA-11.13). */
    static void begin(GraenalandPosition position) {
        int choosing = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            if (mustChoose(position, seat)) {
                choosing |= 1 << seat;
            } else {
                enterIfFree(position, seat, PRIEST);
                enterIfFree(position, seat, SKALD);
            }
        }
        position.askAll(Decision.ENTER, choosing);
        if (choosing == 0) {
            end(position);
        }
    }

    static boolean mustChoose(GraenalandPosition position, int seat) {
        int place = waits(position, seat, PRIEST);
        return place != Board.NOWHERE && place == waits(position, seat, SKALD) && !position.hasHero(seat, place);
    }

    static int waits(GraenalandPosition position, int seat, int kind) {
        return position.waiting[seat * GraenalandPosition.HEROES + kind];
    }

    private static void enterIfFree(GraenalandPosition position, int seat, int kind) {
        int place = waits(position, seat, kind);
        if (place != Board.NOWHERE && !position.hasHero(seat, place)) {
            enter(position, seat, kind, place);
        }
    }

    /** Puts a hero on the board, or from one province into another. */
    static void enter(GraenalandPosition position, int seat, int kind, int province) {
        int at = seat * GraenalandPosition.HEROES + kind;
        position.waiting[at] = Board.NOWHERE;
        position.heroes[at] = (byte) province;
        if (position.isHeard()) {
            position.tell("log.enter", "seat", Phrase.seat(seat), "hero", Wording.hero(kind), "tile",
                    Wording.province(position, province));
        }
    }

    static void list(MoveList into) {
        into.add(Moves.ENTER[PRIEST]);
        into.add(Moves.ENTER[SKALD]);
    }

    static void play(GraenalandPosition position, int seat, Enter move) {
        int kind = move.hero().ordinal();
        enter(position, seat, kind, waits(position, seat, kind));
        position.pending &= ~(1 << seat);
        if (position.pending == 0) {
            end(position);
        }
    }

    private static void end(GraenalandPosition position) {
        Ledger.heroesMoved(position);
        Sharing.begin(position);
    }
}

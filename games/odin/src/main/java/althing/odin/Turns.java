package althing.odin;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.odin.OdinMove.Go;
import althing.odin.OdinMove.Imitate;
import althing.odin.OdinMove.Word;

/** The turns of the Actions phase: vikings on a space, or passing (FFO-3, FFO-14). */
final class Turns {

    /** The columns whose spaces let a seat draw and play an occupation (FFO-3.8, FFO-3.9). */
    private static final int DRAWING_COLUMN = 3;
    private static final int PLAYING_COLUMN = 4;
    private static final int WATCHED_VIKINGS = 3;
    private static final int PAIR = 2;
    private static final int IMITATE_LOW = Space.PRINTED;
    private static final int IMITATE_HIGH = Space.PRINTED + 1;

    private Turns() {
    }

    static void list(OdinPosition position, int seat, MoveList into) {
        into.add(Word.PASS);
        for (int space = 0; space < Space.PRINTED; space++) {
            if (canGo(position, seat, space)) {
                into.add(Moves.GO[space]);
            }
            if (position.lowImitation > 0 && canImitate(position, seat, space)) {
                into.add(Moves.IMITATE[space]);
            }
        }
    }

    /** Whether the seat can place vikings anywhere. */
    static boolean canPlace(OdinPosition position, int seat) {
        for (int space = 0; space < Space.PRINTED; space++) {
            if (canGo(position, seat, space) || position.lowImitation > 0 && canImitate(position, seat, space)) {
                return true;
            }
        }
        return false;
    }

    static boolean canGo(OdinPosition position, int seat, int space) {
        return position.taken[space] == 0 && hasVikings(position, seat, space) && Deeds.canDo(position, seat, space);
    }

    static boolean hasVikings(OdinPosition position, int seat, int space) {
        return position.thingSquare[seat] >= vikings(position, seat, space);
    }

    /** How many vikings the seat places there: a card saves some at Plundering (card 106B). */
    static int vikings(OdinPosition position, int seat, int space) {
        int column = Space.get(space).column;
        if (!Space.get(space).isPlundering || !Occupations.has(position, seat, Occupations.FEWER_PLUNDERERS)) {
            return column;
        }
        return column - Math.max(0, Supply.longships(position, seat) - 2);
    }

    static boolean canImitate(OdinPosition position, int seat, int space) {
        int imitation = imitation(position, space);
        return imitation >= 0 && position.taken[imitation] == 0 && isTakenByOther(position, seat, space)
                && hasVikings(position, seat, space) && Deeds.canDo(position, seat, space);
    }

    /** The imitation space in the column of a space, or nothing (FFO-14.1). */
    static int imitation(OdinPosition position, int space) {
        int column = Space.get(space).column;
        if (column == position.lowImitation) {
            return IMITATE_LOW;
        }
        return column == position.highImitation ? IMITATE_HIGH : OdinPosition.NOBODY;
    }

    static boolean isTakenByOther(OdinPosition position, int seat, int space) {
        return position.taken[space] != 0 && position.taken[space] != seat + 1;
    }

    /** The column of a space, also of an imitation space as it was drawn. */
    static int column(OdinPosition position, int space) {
        return switch (space - Space.PRINTED) {
            case 0 -> position.lowImitation;
            case 1 -> position.highImitation;
            default -> Space.get(space).column;
        };
    }

    static void play(OdinPosition position, int seat, OdinMove move) {
        position.agenda.pop();
        switch (move) {
            case Go go -> go(position, seat, go.space(), go.space());
            case Imitate imitate -> go(position, seat, imitate.space(), imitation(position, imitate.space()));
            default -> pass(position, seat);
        }
    }

    static void pass(OdinPosition position, int seat) {
        position.passed |= 1 << seat;
        position.cursor = position.nextTo(seat);
        if (position.isHeard()) {
            position.tell("log.pass", "seat", Phrase.seat(seat));
        }
    }

    private static void go(OdinPosition position, int seat, int space, int site) {
        int vikings = vikings(position, seat, space);
        int column = Space.get(space).column;
        position.thingSquare[seat] -= (byte) vikings;
        position.taken[site] = (byte) (seat + 1);
        position.standing[site] = (byte) vikings;
        position.lastPlacer = seat;
        if (column != PAIR && vikings == PAIR && position.holds(OdinRuling.TWO_PLUNDERERS)) {
            position.twoPlunderers |= 1 << seat;
        }
        position.now.begin(space, site);
        if (position.isHeard()) {
            position.tell(space == site ? "log.go" : "log.imitate", "seat", Phrase.seat(seat), "space",
                    Wording.space(space), "vikings", vikings);
        }
        position.push(Task.END, seat);
        position.push(Task.AFTER, seat);
        if (column == PLAYING_COLUMN) {
            position.push(Task.BONUS, seat);
        }
        position.push(Task.BEGIN, seat, Due.BEGIN, space);
        if (column == PLAYING_COLUMN) {
            position.push(Task.BONUS, seat);
        }
        watchThingSquare(position, seat);
        Moments.fireBefore(position, seat, space);
        if (column == DRAWING_COLUMN) {
            Occupations.draw(position, seat);
        }
    }

    /** One viking comes back from each space of column 4 (card 76A). */
    static void bringHome(OdinPosition position, int seat) {
        int vikings = 0;
        for (int space = 0; space < Space.COUNT; space++) {
            if (column(position, space) == PLAYING_COLUMN && position.taken[space] == seat + 1
                    && position.standing[space] > 0) {
                position.standing[space]--;
                vikings++;
            }
        }
        receive(position, seat, vikings);
    }

    /** Vikings leave a space, which stays used (FFO-3.3). */
    static void comeBack(OdinPosition position, int seat, int space, int vikings) {
        position.standing[space] -= (byte) vikings;
        receive(position, seat, vikings);
    }

    private static void receive(OdinPosition position, int seat, int vikings) {
        if (vikings == 0) {
            return;
        }
        position.thingSquare[seat] += (byte) vikings;
        if (position.isHeard()) {
            position.tell("log.back", "seat", Phrase.seat(seat), "vikings", vikings);
        }
        if (position.phase == Phase.ACTIONS) {
            Moments.fire(position, seat, Moments.VIKINGS_BACK);
        }
        watchThingSquare(position, seat);
    }

    /** A card looks at three vikings on the Thing Square (card 168C). */
    private static void watchThingSquare(OdinPosition position, int seat) {
        if (position.thingSquare[seat] == WATCHED_VIKINGS) {
            Moments.fire(position, seat, Moments.THING_SQUARE_3);
        }
    }

    static void end(OdinPosition position, int seat) {
        position.now.forget();
        position.cursor = position.nextTo(seat);
    }
}

package althing.odin;

import java.util.Arrays;
import java.util.List;

import althing.engine.Phrase;
import althing.engine.Refusal;

/** Finds the rule that keeps a seat from using a space, with vikings or without. */
final class SpaceRefusals {

    private static final int FOLLOWED_COLUMN = 2;
    private static final int LATE_COLUMN = 1;

    private final OdinPosition position;
    private final int seat;

    SpaceRefusals(OdinPosition position, int seat) {
        this.position = position;
        this.seat = seat;
    }

    Refusal go(int space) {
        return position.taken[space] != 0 ? taken(space) : placing(space);
    }

    Refusal imitate(int space) {
        int column = Space.get(space).column;
        int imitation = Turns.imitation(position, space);
        if (imitation < 0) {
            return Refusal.of("FFO-14.1", "refusal.no-imitation", "column", column);
        }
        if (position.taken[imitation] != 0) {
            return Refusal.of("FFO-14.4", "refusal.imitated", "column", column);
        }
        return Turns.isTakenByOther(position, seat, space)
                ? placing(space)
                : Refusal.of("FFO-14.3", "refusal.not-others", "space", Wording.space(space));
    }

    /** An occupied space that a card uses without vikings (card 77A). */
    Refusal follow(int space) {
        if (Space.get(space).column != FOLLOWED_COLUMN) {
            return otherColumn("FFO-O.77A", space, FOLLOWED_COLUMN);
        }
        return position.taken[space] == 0
                ? Refusal.of("FFO-O.77A", "refusal.not-occupied", "space", Wording.space(space))
                : action(space);
    }

    /** A free space that a card uses for a silver, beside vikings of the seat (card 91c). */
    Refusal late(int space) {
        if (Space.get(space).column != LATE_COLUMN) {
            return otherColumn("FFO-O.91c", space, LATE_COLUMN);
        }
        if (position.taken[space] != 0) {
            return taken(space);
        }
        if (!Latecomer.isBeside(position, seat, space)) {
            return Refusal.of("FFO-O.91c", "refusal.not-beside", "space", Wording.space(space));
        }
        return Deeds.canDo(position, seat, space)
                ? Refusal.of("FFO-O.91c", "refusal.too-poor-late", "space", Wording.space(space))
                : action(space);
    }

    private Refusal taken(int space) {
        int taken = position.taken[space];
        return taken > OdinPosition.OLD
                ? Refusal.of("FFO-17.5", "refusal.resting", "space", Wording.space(space))
                : Refusal.of("FFO-3.3", "refusal.taken", "space", Wording.space(space), "seat",
                        Phrase.seat(taken - 1));
    }

    private static Refusal otherColumn(String rule, int space, int column) {
        return Refusal.of(rule, "refusal.other-column", "space", Wording.space(space), "column", column);
    }

    private Refusal placing(int space) {
        return Turns.hasVikings(position, seat, space)
                ? action(space)
                : Refusal.of("FFO-3.2", "refusal.too-few-vikings", "vikings", Turns.vikings(position, seat, space),
                        "left", (int) position.thingSquare[seat]);
    }

    /** Why the action of a space cannot be done. */
    Refusal action(int space) {
        Space wanted = Space.get(space);
        if (!Deeds.hasShips(position, seat, wanted)) {
            return Refusal.of("FFO-3.7", "refusal.no-ship", "space", Wording.space(space), "count",
                    wanted.needs.counts()[0], "ships", ships(wanted.needs));
        }
        Refusal nothing = Refusal.of("FFO-3.6", "refusal.no-effect", "space", Wording.space(space));
        return wanted.program.alternatives() > 1
                ? nothing
                : new GoodsRefusals(position, seat).blocked("FFO-3.6", wanted.program, 0).orElse(nothing);
    }

    private static List<Phrase.NameFact> ships(Amounts needs) {
        return Arrays.stream(needs.items()).mapToObj(Wording::item).toList();
    }
}

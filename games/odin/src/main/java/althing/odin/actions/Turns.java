package althing.odin.actions;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Go;
import althing.odin.course.OdinMove.Imitate;
import althing.odin.course.OdinMove.Word;
import althing.odin.OdinRuling;
import althing.odin.board.Placements;
import althing.odin.box.Space;
import althing.odin.cards.ColumnBonus;
import althing.odin.cards.Moments;
import althing.odin.cards.Occupations;
import althing.odin.course.Anytime;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.course.Phase;
import althing.odin.words.Names;

/** A turn of the Actions phase: vikings on a space, or passing (FFO-3, FFO-14). */
public final class Turns extends OdinDecision {

    public static final Frame FRAME = new Frame();
    /** The columns whose spaces let a seat draw and play an occupation (FFO-3.8, FFO-3.9). */
    static final int DRAWING_COLUMN = 3;
    private static final int PLAYING_COLUMN = 4;
    private static final int PAIR = 2;

    public Turns() {
        super("FFO-3.1", FRAME, OPEN);
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        into.add(Word.PASS);
        long lacking = Lacking.of(position, seat);
        long certain = Lacking.certain(lacking) & position.taken.free();
        for (long left = open(position, seat, lacking); left != 0; left &= left - 1) {
            int space = Long.numberOfTrailingZeros(left);
            if ((certain >> space & 1) != 0 || mayGo(position, seat, space, null)) {
                into.add(Moves.GO[space]);
            } else if (mayImitate(position, seat, space, null)) {
                into.add(Moves.IMITATE[space]);
            }
        }
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return switch (move) {
            case Go go -> mayGo(position, seat, go.space(), why);
            case Imitate imitate -> mayImitate(position, seat, imitate.space(), why);
            case Word.PASS -> true;
            default -> notNow(position, seat, why);
        };
    }

    /** Whether the seat can place vikings anywhere. */
    private static boolean canPlace(OdinState position, int seat) {
        long lacking = Lacking.of(position, seat);
        long open = open(position, seat, lacking);
        if ((open & Lacking.certain(lacking) & position.taken.free()) != 0) {
            return true;
        }
        for (long left = open; left != 0; left &= left - 1) {
            int space = Long.numberOfTrailingZeros(left);
            if (mayGo(position, seat, space, null) || mayImitate(position, seat, space, null)) {
                return true;
            }
        }
        return false;
    }

    /** The spaces that are free or could be imitated and for which the seat has vikings and something to use, as bits. */
    private static long open(OdinState position, int seat, long lacking) {
        return (position.taken.free() | Vikings.imitable(position)) & Vikings.reach(position, seat)
                & ~Lacking.withCards(position, seat, lacking);
    }

    private static boolean mayGo(OdinState position, int seat, int space, @Nullable Why why) {
        return isFree(position, space, why) && hasVikings(position, seat, space, why)
                && Deeds.canDo(position, seat, space, why);
    }

    /** Whether nobody has taken a space; in the solo game the vikings of the round before block it (FFO-17.5). */
    public static boolean isFree(OdinState position, int space, @Nullable Why why) {
        int taken = position.taken.by(space);
        return must(why, taken <= OdinState.OLD, "FFO-17.5", "refusal.resting", "space", Names.space(space))
                && (taken == 0 || (why != null && refuse(why, "FFO-3.3", "refusal.taken", "space", Names.space(space),
                        "seat", Phrase.seat(taken - 1))));
    }

    private static boolean hasVikings(OdinState position, int seat, int space, @Nullable Why why) {
        int left = position.thingSquare[seat];
        int vikings = Vikings.due(position, seat, space);
        return vikings <= left || (why != null
                && refuse(why, "FFO-3.2", "refusal.too-few-vikings", "vikings", vikings, "left", left));
    }

    private static boolean mayImitate(OdinState position, int seat, int space, @Nullable Why why) {
        int column = Space.get(space).column;
        int imitation = Vikings.imitation(position, space);
        return must(why, imitation >= 0, "FFO-14.1", "refusal.no-imitation", "column", column)
                && must(why, position.taken.by(imitation) == 0, "FFO-14.4", "refusal.imitated", "column", column)
                && must(why, isTakenByOther(position, seat, space), "FFO-14.3", "refusal.not-others", "space",
                        Names.space(space))
                && hasVikings(position, seat, space, why) && Deeds.canDo(position, seat, space, why);
    }

    private static boolean isTakenByOther(OdinState position, int seat, int space) {
        return position.taken.by(space) != 0 && position.taken.by(space) != seat + 1;
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        position.agenda.pop();
        switch (move) {
            case Go go -> go(position, seat, go.space(), go.space());
            case Imitate imitate -> go(position, seat, imitate.space(), Vikings.imitation(position, imitate.space()));
            default -> pass(position, seat);
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.turn", "vikings", (int) position.thingSquare[seat], "lay",
                Placements.canLay(position, seat) ? "yes" : "no");
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return switch (move) {
            case Go go -> Names.spaceWithVikings(go.space());
            case Imitate imitate -> Phrase.of("move.imitate", "space", Names.spaceWithVikings(imitate.space()));
            default -> Phrase.of("move.pass");
        };
    }

    /** Passing while vikings could still be placed ends the round for them. */
    @Override
    public boolean isGrave(OdinState position, int seat, OdinMove move) {
        return move == Word.PASS && canPlace(position, seat);
    }

    /** A seat that can do nothing but pass does so (FFO-3.5). */
    @Override
    public boolean settles(OdinState position, int seat) {
        if (!canOnlyPass(position, seat)) {
            return false;
        }
        position.agenda.pop();
        pass(position, seat);
        return true;
    }

    private static boolean canOnlyPass(OdinState position, int seat) {
        if (canPlace(position, seat)) {
            return false;
        }
        position.scratch.clear();
        Anytime.list(position, seat, position.scratch);
        return position.scratch.isEmpty();
    }

    @Override
    public boolean isOfPhase(OdinState position) {
        return position.phase == Phase.ACTIONS;
    }

    @Override
    public boolean isInPlace(int height, int entries) {
        return height == 0;
    }

    private static void pass(OdinState position, int seat) {
        position.passed |= 1 << seat;
        position.cursor = position.nextTo(seat);
        if (position.isHeard()) {
            position.tell("log.pass", "seat", Phrase.seat(seat));
        }
    }

    private static void go(OdinState position, int seat, int space, int site) {
        int vikings = Vikings.due(position, seat, space);
        int column = Space.get(space).column;
        position.thingSquare[seat] -= (byte) vikings;
        position.taken.set(site, seat + 1);
        position.standing[site] = (byte) vikings;
        position.lastPlacer = seat;
        if (column != PAIR && vikings == PAIR && position.holds(OdinRuling.TWO_PLUNDERERS)) {
            position.twoPlunderers |= 1 << seat;
        }
        position.now.begin(space, site);
        if (position.isHeard()) {
            position.tell(space == site ? "log.go" : "log.imitate", "seat", Phrase.seat(seat), "space",
                    Names.space(space), "vikings", vikings);
        }
        position.push(Steps.Ending.FRAME, seat);
        position.push(Steps.Aftermath.FRAME, seat);
        if (column == PLAYING_COLUMN) {
            position.push(ColumnBonus.FRAME, seat);
        }
        position.push(Steps.Beginning.FRAME, seat, Steps.Beginning.SPACE, space);
        if (column == PLAYING_COLUMN) {
            position.push(ColumnBonus.FRAME, seat);
        }
        Vikings.watch(position, seat);
        Moments.fireBefore(position, seat, space);
        if (column == DRAWING_COLUMN) {
            Occupations.draw(position, seat);
        }
    }

    static void end(OdinState position, int seat) {
        position.now.forget();
        position.cursor = position.nextTo(seat);
    }
}

package althing.graenaland.notation;

import static althing.graenaland.notation.Given.require;

import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;

import althing.graenaland.box.Board;
import althing.graenaland.box.Things;
import althing.graenaland.moving.Arrivals;
import althing.graenaland.moving.Orders;
import althing.graenaland.reach.Reach;
import althing.graenaland.start.Founding;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Promises;
import althing.graenaland.table.Question;
import althing.graenaland.table.Stage;
import althing.graenaland.table.Standing;
import althing.graenaland.talk.Ledger;
import althing.graenaland.view.Viewing;

/** Refuses a position that cannot be met at its stage of the game: what is asked, of whom, and what must be there. */
public final class CourseCheck {

    private static final Map<Stage, Set<Question>> ASKED = Map.of(
            Stage.MAP, Set.of(Question.MAP_TILE, Question.MAP_VOTE),
            Stage.FOUNDING, Set.of(Question.FOUND, Question.DISPLACE),
            Stage.VICTORY_CARDS, Set.of(Question.KEEP_CARD),
            Stage.MOVING, Set.of(Question.ORDER, Question.ENTER),
            Stage.SHARING, Set.of(Question.PROPOSE, Question.ASSIGN, Question.VOTE),
            Stage.DECLARING, Set.of(Question.DECLARE),
            Stage.BUILDING, Set.of(Question.BUILD, Question.PAY, Question.TOLL, Question.BRING_HERO, Question.APPEAL,
                    Question.PLEDGE, Question.JOINT_PAY, Question.PERMITTED),
            Stage.FINAL_BUILDING, Set.of(Question.BUILD, Question.PAY, Question.TOLL, Question.BRING_HERO));

    private final GraenalandState position;
    private final Stage stage;
    private final int all;

    public CourseCheck(GraenalandState position) {
        this.position = position;
        this.stage = position.stage;
        this.all = (1 << position.seats) - 1;
    }

    public void check() {
        stage();
        new StartCheck(position).check();
        orders();
        ending();
        new OfferCheck(position).check();
        new YardCheck(position).check();
        window();
        if (stage != Stage.OVER) {
            require(isAsked(), "pending: this is not whom '" + asked() + "' asks here.");
            answers();
        }
    }

    private void stage() {
        require(stage == Stage.OVER || ASKED.getOrDefault(stage, Set.of()).contains(position.asked),
                "asked: '" + asked() + "' is not asked in the stage '" + NotationWords.word(stage) + "'.");
        require(position.advanced || (!position.isBeforePlay() && stage != Stage.DECLARING),
                "stage: only the advanced game has '" + NotationWords.word(stage) + "'.");
        require(stage != Stage.MAP || position.setup().option("map").equals("own"),
                "stage: this setup has no map of the players’ own.");
    }

    private String asked() {
        return NotationWords.word(position.asked);
    }

    private void orders() {
        boolean open = position.isBeforePlay() || position.isAsked(Question.ORDER);
        require(position.heroes.revealed == !open,
                "revealed: the orders are revealed when all are given, and not before.");
        for (int seat = 0; seat < position.seats; seat++) {
            int order = position.heroes.orders[seat];
            boolean owed = position.isBeforePlay() || seat == position.main || (open && position.isPending(seat));
            require(owed == (order == Orders.OPEN), "orders[" + seat + "]: it must be "
                    + (owed ? "'open' here." : "given already."));
            boolean moves = order != Orders.OPEN && order != Orders.STAY;
            require(!moves || position.heroes.place(seat, Orders.hero(order)) != Board.NOWHERE,
                    "orders[" + seat + "]: this hero is not on the board.");
            require((position.heroes.origins[seat] != Board.NOWHERE) == (moves && !open),
                    "origins[" + seat + "]: there is one exactly for a hero that was ordered to move and is revealed.");
            require((moves && !open) || (position.heroes.swapped >> seat & 1) == 0,
                    "swapped: no hero of seat " + seat + " has moved.");
        }
    }

    private void ending() {
        boolean ends = stage == Stage.FINAL_BUILDING || stage == Stage.OVER;
        require(ends == (position.announcer != GraenalandState.NONE),
                "announcer: there is one from the final building on, and only then.");
        boolean proves = stage == Stage.FINAL_BUILDING && position.advanced && position.cursor == 0;
        int shown = !ends || proves ? 0 : stage == Stage.OVER ? all : 1 << position.announcer;
        require(position.shown == shown, "shown: it does not fit to the stage '" + NotationWords.word(stage) + "'.");
        require(stage != Stage.FINAL_BUILDING || (position.cursor < position.seats && (proves || position.cursor > 0)),
                "cursor: it does not say who builds in the final building.");
    }

    /** Promises are made while a vote is open or a joint work is funded, and hold or lapse with it. */
    private void window() {
        boolean open = stage != Stage.OVER && switch (position.asked) {
            case VOTE, APPEAL, PLEDGE, JOINT_PAY -> true;
            case PAY -> position.yard.thing >= Things.JOINT;
            default -> false;
        };
        require(open || position.promises.makers == 0, "promised: nobody can promise anything now.");
        for (int i = 0; i < position.promises.size; i++) {
            Standing standing = Ledger.standing(position.promises.entries[i]);
            require(open || standing != Standing.MADE,
                    "promises[" + i + "].standing: what it was made for is decided.");
            require(stage != Stage.OVER || Ledger.isResolved(position.promises.entries[i]),
                    "promises[" + i + "].standing: a game that is over leaves no promise open.");
        }
    }

    /** Whether the seats that owe an answer are those of whom this is asked. */
    private boolean isAsked() {
        int pending = position.pending;
        return switch (position.asked) {
            case MAP_TILE -> pending == 1 << position.start;
            case MAP_VOTE -> isNext(position.start);
            case FOUND -> pending == 1 << Founding.placer(position, position.opening.founded);
            case DISPLACE -> pending == 1 << position.opening.founders[position.cursor];
            case KEEP_CARD -> true;
            case ORDER -> (pending >> position.main & 1) == 0;
            case ENTER -> all(pending, seat -> Arrivals.mustChoose(position, seat));
            case PROPOSE, ASSIGN -> isNext(position.main) && pending == 1 << position.offer.seat;
            case VOTE -> isNext(position.main, position.offer.seat);
            case DECLARE -> (pending & position.declared) == 0
                    && all(position.declared, seat -> Reach.isVictory(position, seat));
            case BUILD, PERMITTED, PAY, TOLL, BRING_HERO -> pending == 1 << position.yard.builder;
            case APPEAL, JOINT_PAY -> pending == 1 << position.main;
            case PLEDGE -> isNext(position.main);
        };
    }

    /** Whether the cursor has come to the one seat that is asked. */
    private boolean isNext(int from) {
        return Integer.bitCount(position.pending) == 1
                && isNext(from, Integer.numberOfTrailingZeros(position.pending));
    }

    private boolean isNext(int from, int seat) {
        return position.cursor > 0 && position.cursor < position.seats && seat == position.left(from, position.cursor);
    }

    private boolean all(int seats, IntPredicate holds) {
        return Viewing.bits(seats).stream().allMatch(holds::test);
    }

    private void answers() {
        for (int seat : Viewing.bits(position.pending)) {
            position.moves(seat, position.scratch);
            require(!position.scratch.isEmpty(), "pending: seat " + seat + " has no answer to '" + asked() + "'.");
        }
    }
}

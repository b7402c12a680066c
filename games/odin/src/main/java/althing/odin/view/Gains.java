package althing.odin.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.odin.course.OdinMove.Lay;
import althing.odin.view.OdinView.Gain;
import althing.odin.view.OdinView.Hint;
import althing.odin.view.OdinView.Place;
import althing.odin.view.OdinView.Suggestion;
import althing.odin.advice.Appraisal;
import althing.odin.advice.Layout;
import althing.odin.advice.Packing;
import althing.odin.advice.Places;
import althing.odin.board.Laying;
import althing.odin.board.Placing;
import althing.odin.board.Yield;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.box.Plan;
import althing.odin.course.OdinState;
import althing.odin.scoring.Scoring;

/** What laying brings to a seat's boards, found by laying it on a copy. */
public final class Gains {

    private Gains() {
    }

    /** Every place of the tile that is to be laid, in the order of the legal moves. */
    static List<Place> places(OdinState position) {
        MoveList moves = new MoveList();
        int board = Laying.board(position);
        int item = Laying.item(position);
        Placing.list(position, board, item, moves);
        OdinState trial = position.copy();
        List<Place> places = new ArrayList<>();
        for (Move move : moves.toList()) {
            Lay at = (Lay) move;
            trial.boards.put(Laid.of(board, item, at.row(), at.column(), at.turn()));
            places.add(new Place(at.row(), at.column(), at.turn(), between(position, trial, position.agenda.seat())));
            trial.become(position);
        }
        return places;
    }

    /** The number of the place that looks best among all; the first where none is of use. */
    static int best(OdinState position, List<Place> places) {
        Appraisal prices = new Appraisal(position, position.agenda.seat());
        Places known = new Layout(position, Laying.board(position), prices).places(Laying.item(position));
        int best = known.best() == Items.NONE ? Items.NONE : known.laid(known.best());
        return IntStream.range(0, places.size()).filter(i -> isAt(places.get(i), best)).findFirst().orElse(0);
    }

    private static boolean isAt(Place place, int laid) {
        return place.row() == Laid.row(laid) && place.column() == Laid.column(laid)
                && place.turn() == Laid.turn(laid);
    }

    /** What is worth laying now, all together. */
    static Hint hint(OdinState position, int seat) {
        OdinState after = position.copy();
        List<Suggestion> pieces = new ArrayList<>();
        for (int laid : Packing.of(position, seat).laid()) {
            after.boards.put(laid);
            pieces.add(new Suggestion(Items.id(Laid.item(laid)),
                    Estate.slotName(position.slot(Laid.board(laid))), Laid.row(laid), Laid.column(laid),
                    Laid.turn(laid)));
        }
        return new Hint(List.copyOf(pieces), between(position, after, seat));
    }

    /** What a seat's boards have gained from one position to a later one. */
    static Gain between(OdinState before, OdinState after, int seat) {
        int minus = 0;
        List<String> wins = new ArrayList<>();
        List<String> covers = new ArrayList<>();
        for (int board = 0; board < Estate.BOARDS; board++) {
            if (before.owner[board] == seat) {
                minus += Scoring.minus(before, board) - Scoring.minus(after, board);
                int each = board;
                collect(before, board, wins,
                        bonus -> !Yield.pays(before, each, bonus) && Yield.pays(after, each, bonus));
                collect(before, board, covers,
                        bonus -> !Yield.isCovered(before, each, bonus) && Yield.isCovered(after, each, bonus));
            }
        }
        return new Gain(Yield.income(after, seat) - Yield.income(before, seat), minus, List.copyOf(wins),
                List.copyOf(covers));
    }

    private static void collect(OdinState position, int board, List<String> into, Predicate<Plan.Bonus> wanted) {
        for (Plan.Bonus bonus : position.plan(board).bonuses) {
            if (wanted.test(bonus)) {
                Arrays.stream(bonus.gives()).mapToObj(Items::id).forEach(into::add);
            }
        }
    }
}

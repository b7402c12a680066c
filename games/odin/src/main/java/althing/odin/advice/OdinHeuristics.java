package althing.odin.advice;

import java.util.List;
import java.util.function.Function;

import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Part;
import althing.engine.Position;
import althing.engine.Setup;
import althing.odin.OdinPosition;
import althing.odin.board.Laying;
import althing.odin.box.Laid;
import althing.odin.course.Moves;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.course.Phase;
import althing.odin.feast.Serving;

/** What A Feast for Odin knows about playing well. */
public final class OdinHeuristics implements Heuristics {

    public static final OdinHeuristics INSTANCE = new OdinHeuristics(Weights::of);
    private static final OdinHeuristics SEARCH = new OdinHeuristics(Weights::ofSearch);
    private static final OdinHeuristics FIRST = new OdinHeuristics(_ -> Weights.FIRST);

    private final Function<OdinState, Weights> weights;

    private OdinHeuristics(Function<OdinState, Weights> weights) {
        this.weights = weights;
    }

    @Override
    public Heuristics ofSearch() {
        return SEARCH;
    }

    @Override
    public Heuristics firstEdition() {
        return FIRST;
    }

    /** To the end: the boards show only then what goods were good for. */
    @Override
    public int horizon(Setup setup) {
        return 1000;
    }

    @Override
    public double spread(Setup setup) {
        return 25;
    }

    @Override
    public double value(Position position, int seat) {
        OdinPosition odin = (OdinPosition) position;
        return odin.isOver() ? odin.points(seat) : Outlook.value(odin, seat, weights.apply(odin));
    }

    @Override
    public List<Part> parts(Position position, int seat) {
        OdinPosition odin = (OdinPosition) position;
        return odin.isOver()
                ? List.of(Part.of("part.points", odin.points(seat)))
                : Outlook.parts(odin, seat, weights.apply(odin));
    }

    @Override
    public double worth(Position position, int seat, Move move) {
        OdinPosition odin = (OdinPosition) position;
        if (odin.isAsked(Serving.FRAME)) {
            Appraisal prices = new Appraisal(odin, seat, weights.apply(odin));
            return move.equals(Banquet.next(odin, seat, prices)) ? 1 : Choice.serve(prices, move);
        }
        return new Choice(odin, seat, weights.apply(odin)).worth((OdinMove) move);
    }

    @Override
    public Move best(Position position, int seat, MoveList moves) {
        OdinPosition odin = (OdinPosition) position;
        if (odin.isAsked(Serving.FRAME)) {
            return Banquet.next(odin, seat, new Appraisal(odin, seat, weights.apply(odin)));
        }
        return new Choice(odin, seat, weights.apply(odin)).best(moves);
    }

    /** Tiles are laid by a search for the best layout, and the action is chosen as it looks. */
    @Override
    public Move careful(Position position, int seat, MoveList moves) {
        OdinPosition odin = (OdinPosition) position;
        return switch (odin.asked()) {
            case WINDOW -> window(odin, seat, moves);
            case LAY -> lay(odin, seat, moves);
            default -> best(position, seat, moves);
        };
    }

    private static Move lay(OdinPosition position, int seat, MoveList moves) {
        Packing packing = Packing.starting(position, seat, Laying.board(position), Laying.item(position));
        return packing.laid().isEmpty() ? moves.get(0) : Moves.lay(packing.laid().getFirst());
    }

    /** Cards and slots as they look; then what the packing lays. */
    private Move window(OdinPosition position, int seat, MoveList moves) {
        Move looks = new Choice(position, seat, weights.apply(position)).best(moves);
        if ((!(looks instanceof OdinMove.Place) && looks != OdinMove.Word.DONE) || position.phase == Phase.FEAST) {
            return looks;
        }
        Packing packing = Packing.of(position, seat);
        if (packing.laid().isEmpty()) {
            return OdinMove.Word.DONE;
        }
        int first = packing.laid().getFirst();
        return Moves.PLACE[Laid.item(first)][position.slot(Laid.board(first))];
    }

    /** Where tiles lie and what is served is found by search of another kind; looking ahead adds nothing. */
    @Override
    public boolean isRoutine(Position position, int seat) {
        return switch (((OdinPosition) position).asked()) {
            case TURN, PLAY, BONUS, TUTOR, CHOOSE, EXPLORE, FOLLOW, LATE, SALE, FORGE, FIRST_CARD -> false;
            default -> true;
        };
    }
}

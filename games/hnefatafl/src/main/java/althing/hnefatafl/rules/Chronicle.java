package althing.hnefatafl.rules;

import althing.engine.Phrase;
import althing.hnefatafl.board.Piece;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Square;
import althing.hnefatafl.board.Squares;
import althing.hnefatafl.rules.HnefataflMove.Step;

/** Tells what a move did, for the log. */
final class Chronicle {

    private Chronicle() {
    }

    static void tell(Battle battle, int seat, Step step) {
        battle.tell("log.move", "seat", Phrase.seat(seat), "piece",
                Phrase.name("piece." + Piece.WORDS.get(battle.board.piece(step.to()))),
                "from", Square.name(step.from()), "to", Square.name(step.to()));
        if (battle.quiet() == 0) {
            battle.tell("log.captured", "seat", Phrase.seat(Side.other(seat)), "count", battle.captured().count(),
                    "squares", battle.captured().names());
            explain(battle, seat, step.to());
        }
        Ending ending = battle.ending();
        if (ending != Ending.NOT_YET) {
            battle.tell("log.end." + ending.code(), "seat", Phrase.seat(seat), "other", Phrase.seat(Side.other(seat)),
                    "count", ending == Ending.QUIET ? battle.quietCap : battle.plies());
        }
    }

    /** Says why men have gone that did not stand between two pieces. */
    private static void explain(Battle battle, int seat, int to) {
        Squares captured = battle.captured();
        for (int man = captured.first(); man != Square.NONE; man = captured.after(man)) {
            String helper = Capture.helper(battle.board, seat, to, man);
            if (!helper.equals(Capture.PIECE)) {
                battle.tell("log.captured." + helper, "square", Square.name(man));
            }
        }
    }
}

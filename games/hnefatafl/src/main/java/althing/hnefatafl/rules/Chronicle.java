package althing.hnefatafl.rules;

import althing.engine.Phrase;
import althing.hnefatafl.board.Piece;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Square;
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
        }
        Ending ending = battle.ending();
        if (ending != Ending.NOT_YET) {
            battle.tell("log.end." + ending.code(), "seat", Phrase.seat(seat), "other", Phrase.seat(Side.other(seat)),
                    "count", ending == Ending.QUIET ? battle.quietCap : battle.plies());
        }
    }
}

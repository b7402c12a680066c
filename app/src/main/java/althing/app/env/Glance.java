package althing.app.env;

import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.View;

/**
 * All that the seat to decide may see of a game, as its page would be told; at the end, what an onlooker sees.
 *
 * @param moves the codes of the legal moves, in the order of their numbers in the batch
 */
record Glance(int seat, View view, @Nullable Phrase prompt, List<String> moves) {

    static Glance at(Position position) {
        if (position.isOver()) {
            return new Glance(Position.ONLOOKER, position.view(Position.ONLOOKER), null, List.of());
        }
        int seat = position.nextSeat();
        MoveList moves = new MoveList();
        position.moves(seat, moves);
        return new Glance(seat, position.view(seat), position.prompt(seat),
                moves.toList().stream().map(Move::code).toList());
    }
}

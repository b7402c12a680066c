package althing.__name__.notation;

import althing.__name__.__Name__Position;
import althing.engine.Notation;
import althing.engine.Setup;
import althing.engine.notation.Means;
import althing.engine.notation.SeatNumber;
import althing.engine.notation.Within;

/** A whole position of __Name__ in words. */
@Means("a position of __Name__")
public record __Name__Notation(
        @Means("the setup line without a seed") String setup,
        @Means("the stones that are left") @Within(most = 21) int left,
        @Means("the seat to take, or that would if the game were not over") @SeatNumber int turn) implements Notation {

    @Override
    public __Name__Position position() {
        __Name__Position position = new __Name__Position(Setup.parse(setup));
        position.begin(left, turn);
        return position;
    }
}

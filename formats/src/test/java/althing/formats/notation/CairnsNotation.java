package althing.formats.notation;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.Asked;
import althing.engine.BadInput;
import althing.engine.Notation;
import althing.engine.Position;
import althing.engine.notation.Form;
import althing.engine.notation.Means;
import althing.engine.notation.SeatNumber;
import althing.engine.notation.Size;
import althing.engine.notation.Within;
import althing.engine.notation.Word;

/** A notation with a field of every shape. */
@Means("a cairn and those who build it")
record CairnsNotation(String setup,
        @Means("the stones on the cairn") @Within(most = 200) int stones,
        @Means("what they are of") Stone stone,
        @Means("who laid the last one") @SeatNumber(orNone = true) int last,
        @Means("the runes on it, from below") @Size(least = 1, most = 3) List<@Word("rune") String> runes,
        @Means("where it stands") @Form(value = "[a-h][1-8]", example = "c4") String field,
        @Means("the stones in reach") Map<Stone, @Within(most = 9) Integer> heap,
        @Means("who builds") @Size(perSeat = true) List<Purse> purses,
        @Means("what was lost") @Nullable Purse lost,
        @Means("whether it is high enough") boolean done,
        @Means("what is owed, the next one last") List<Asked> agenda,
        int untold,
        String random) implements Notation {

    /** Complains about an untold number: 1 with a path, 2 without, 3 by a fault. */
    @Override
    public Position position() {
        throw switch (untold) {
            case 1 -> new BadInput("purses[1].coins: there are not so many.");
            case 2 -> new BadInput("There are 12 stones in all, not 13.");
            default -> new IndexOutOfBoundsException("Index 36 out of bounds for length 36");
        };
    }

    /** What stones are of. */
    enum Stone {
        GRANITE, RED_SANDSTONE
    }

    /** A purse. */
    record Purse(@Means("the coins in it") @Within(most = 40) int coins,
            @Means("whose it was") @Nullable String name) {}
}

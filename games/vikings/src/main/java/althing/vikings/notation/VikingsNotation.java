package althing.vikings.notation;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.Asked;
import althing.engine.Notation;
import althing.engine.notation.Form;
import althing.engine.notation.Means;
import althing.engine.notation.SeatNumber;
import althing.engine.notation.Size;
import althing.engine.notation.Within;
import althing.engine.notation.Word;
import althing.vikings.VikingsPosition;

/** A whole position of Vikings in words, hidden things included. */
@Means("a position between two decisions, hidden things included")
public record VikingsNotation(String setup,
        @Means("the round") @Within(least = 1, most = 6) int round,
        @Means("who has the start-player figure") @SeatNumber int startSeat,
        @Means("the place of the wheel at price 0, counted from 0") @Within(most = 11) int zero,
        @Means("the set at each place of the wheel, tile and viking, with `-` for a viking who is not there yet; `null` where nothing is left") @Size(least = 12, most = 12) List<@Nullable @Form(value = SET, example = "left/noble") String> wheel,
        @Means("the area of each seat") @Size(perSeat = true) List<Area> areas,
        @Means("the special tiles that lie open") @Size(most = 4) List<@Word("special") String> open,
        @Means("the vikings that were drawn and do not stand on the wheel yet") Map<@Word("viking") String, @Within(most = 13) Integer> drawn,
        @Means("the auction, while it goes on") @Nullable Auction auction,
        @Means("what was acquired and has no place yet") @Nullable Hand hand,
        @Means("the decisions that are owed, the next one last; empty when the game is over") @Size(most = 3) List<Asked> agenda,
        @Means("the vikings in the bag") Map<@Word("viking") String, @Within(most = 13) Integer> bag,
        @Means("the tiles of each round’s stack in the order in which they will be turned up; empty once they were") @Size(least = 6, most = 6) List<@Size(most = 12) List<@Word("tile") String>> stacks,
        @Means("the special tiles in the order in which they will be turned up") @Size(most = 25) List<@Word("special") String> specialStack,
        @Means("the lines of the score sheet that are not all 0; with the points at the start they explain the points of each seat") List<Score> scores,
        String random) implements Notation {

    @Override
    public VikingsPosition position() {
        return new NotationReader(this).read();
    }

    /** A tile and a viking. */
    static final String SET = "(left|farm|church|hall|tower|right|(red|green|yellow|blue)-ship)"
            + "/(fisherman|goldsmith|scout|noble|warrior|boatman|-)";
    /** A tile, perhaps a special building, perhaps with a viking. */
    static final String CELL = "(left|right|(farm|church|hall|tower)!?)[*]?";

    /** The area of one seat; rows and ships list their columns from 1, empty ones null. */
    @Means("the area of a seat; ships and rows list their columns from the base on, `null` for an empty one")
    public record Area(@Means("the gold") @Within(most = 9999) int gold,
            @Means("the points") @Within(most = 9999) int points,
            @Means("whether the start tile is still to be laid") boolean startTile,
            @Means("the ships") @Size(most = 37) List<@Nullable @Word("ship") String> ships,
            @Means("the tiles of each island row, with `!` for a special building and `*` for a viking on it") Map<@Word("row") String, @Size(most = 37) List<@Nullable @Form(value = CELL, example = "farm!*") String>> rows,
            @Means("the vikings that wait in the base") Map<@Word("viking") String, @Within(most = 13) Integer> base,
            @Means("the special tiles in use; buildings only while they wait to be swapped in") @Size(most = 25) List<@Word("special") String> specials) {}

    /** The highest bid so far, null before the first, and the seats that have not passed. */
    @Means("the auction for the start-player figure")
    public record Auction(@Means("the highest bid; `null` before the first") @Nullable @Within(most = 9999) Integer bid,
            @Means("whose it is; `null` before the first") @Nullable @SeatNumber Integer bidder,
            @Means("the seats that have not passed") @Size(least = 1, most = 4) List<@SeatNumber Integer> in) {}

    /** The acquired tile and viking, as far as they have no place yet. */
    @Means("the acquired tile and viking")
    public record Hand(@Means("the tile; `null` once it lies or has left the game") @Nullable @Word("tile") String tile,
            @Means("the viking; `null` once he has a place") @Nullable @Word("viking") String viking) {}

    /** One line of the score sheet: what each seat got in a round; round 0 is the final scoring. */
    @Means("a line of the score sheet")
    public record Score(@Means("its round; 0 for the final scoring") @Within(most = 6) int round,
            @Means("what it is for") @Word("line") String line,
            @Means("what it brought each seat, in gold or points") @Size(perSeat = true) List<@Within(least = -9999, most = 9999) Integer> amounts) {}
}

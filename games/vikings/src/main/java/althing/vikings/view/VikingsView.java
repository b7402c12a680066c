package althing.vikings.view;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.Sketch;
import althing.engine.View;
import althing.vikings.box.Row;
import althing.vikings.box.Special;
import althing.vikings.box.Tile;
import althing.vikings.box.Viking;

/**
 * What a seat or an onlooker sees of Vikings. Gold, points and areas are open to all; only stacks, bag and special stack
 * are hidden (gaps G36), so every viewer sees the same.
 *
 * @param round     1 … 6
 * @param startSeat who has the start-player figure
 * @param wheel     the twelve places in their fixed order round the wheel
 * @param areas     the area of each seat
 * @param specials  the special tiles that lie open
 * @param drawn     the vikings that were drawn and do not stand on the wheel yet
 * @param inHand    what the seat to decide has bought and not placed yet
 * @param bag       how many vikings of each trade were not drawn yet
 * @param stacks    how many tiles of each kind were not turned up yet
 * @param hiddenSpecials how many special tiles were not turned up yet
 */
public record VikingsView(int round, Stage stage, int startSeat, List<Place> wheel, List<Area> areas,
        List<Special> specials, Map<Viking, Integer> drawn, @Nullable Auction auction, @Nullable InHand inHand,
        @Nullable Trip trip, Map<Viking, Integer> bag, Map<Tile, Integer> stacks, int hiddenSpecials) implements View {

    @Override
    public Sketch sketch(int viewer) {
        return new VikingsSketch(this).sketch();
    }

    /** What the game is about now. */
    public enum Stage {
        AUCTION, REMOVING, GROUPING, BUYING, BOATMEN, OVER
    }

    /** A place at the wheel: its price now, and the set there, or a part of it while the round is being laid out. */
    public record Place(int price, @Nullable Tile tile, @Nullable Viking viking) {}

    /**
     * The area of one seat.
     *
     * @param ships    one entry for each column from 1, absent ones null
     * @param rows     the tiles of each row, one entry for each column from 1, absent ones null
     * @param base     the vikings that wait in the base
     * @param mouths   the vikings that want to eat at the end, as things stand
     * @param portions how many of them would be fed
     * @param specials the special tiles in use; buildings only while they wait to be swapped in
     * @param hasStartTile whether the start tile is still to be laid
     */
    public record Area(int gold, int points, int rank, List<@Nullable Ship> ships, Map<Row, List<@Nullable Cell>> rows,
            Map<Viking, Integer> base, int mouths, int portions, List<Special> specials, boolean hasStartTile) {}

    /** A ship: the last row its crew reaches, what it pays when repelled and costs at the end when not. */
    public record Ship(Tile tile, Row reach, String unit, int amount, boolean repelled) {}

    /** An island tile: who stands there, whether it is a special building, whether a ship threatens it. */
    public record Cell(Tile tile, boolean viking, boolean special, boolean threatened) {}

    /** The auction for the start-player figure: the highest bid so far (null before the first) and who is still in it. */
    public record Auction(@Nullable Integer bid, @Nullable Integer bidder, List<Integer> in) {}

    /** A set being placed. The tile is null once it lies, or was discarded; a start tile may be due with it. */
    public record InHand(int seat, @Nullable Tile tile, @Nullable Viking viking) {}

    /** The trip of a boatman: {@code trade} is null when he carries one of each; {@code carried} have landed already. */
    public record Trip(int seat, @Nullable Viking trade, List<Viking> carried) {}
}

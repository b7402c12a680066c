package althing.vikings;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.Asked;

/**
 * A whole position of Vikings in words, hidden things included. Tiles, vikings, rows and special tiles are written by
 * their codes. An island cell is its tile, then {@code !} for a special building and {@code *} for a viking on it.
 *
 * @param setup        the setup line without a seed
 * @param startSeat    who has the start-player figure
 * @param zero         the place of the wheel at price 0
 * @param wheel        what stands at each of the twelve places, {@code left/noble}; {@code left/-} before the vikings are
 *                     there, null where nothing is
 * @param open         the special tiles that lie open
 * @param drawn        the vikings that were drawn and do not stand on the wheel yet
 * @param hand         what was acquired and has no place yet
 * @param agenda       the decisions that are owed, the next one last
 * @param stacks       the tiles of each round's stack in the order in which they will be turned up; empty once they were
 * @param specialStack the special tiles in the order in which they will be turned up
 * @param scores       the lines of the score sheet that are not all 0
 * @param random       the state of the random generator, hexadecimal
 */
public record VikingsNotation(String setup, int round, int startSeat, int zero, List<@Nullable String> wheel,
        List<Area> areas, List<String> open, Map<String, Integer> drawn, @Nullable Auction auction, @Nullable Hand hand,
        List<Asked> agenda, Map<String, Integer> bag, List<List<String>> stacks, List<String> specialStack,
        List<Score> scores, String random) {

    /** The area of one seat; rows and ships list their columns from 1, empty ones null. */
    public record Area(int gold, int points, boolean startTile, List<@Nullable String> ships,
            Map<String, List<@Nullable String>> rows, Map<String, Integer> base, List<String> specials) {}

    /** The highest bid so far, null before the first, and the seats that have not passed. */
    public record Auction(@Nullable Integer bid, @Nullable Integer bidder, List<Integer> in) {}

    /** The acquired tile and viking, as far as they have no place yet. */
    public record Hand(@Nullable String tile, @Nullable String viking) {}

    /** One line of the score sheet: what each seat got in a round; round 0 is the final scoring. */
    public record Score(int round, String line, List<Integer> amounts) {}
}

package althing.odin.view;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.Sketch;
import althing.engine.View;
import althing.engine.notation.Means;
import althing.engine.notation.Within;
import althing.engine.notation.Word;
import althing.odin.box.Throw;
import althing.odin.course.Phase;

/**
 * What a seat or an onlooker sees of A Feast for Odin. Goods, cards in play and boards are open (FFO-0.8). Items, boards,
 * spaces and strips are named by their ids; what is printed on them stands in the component tables. Rows and columns count
 * from 0, row 0 at the top.
 *
 * @param asked          what kind of decision is owed; null when the game is over
 * @param startSeat      who started the round
 * @param lastPlacer     who placed vikings last in this round and will start the next one; null while nobody has
 * @param spaces         the action spaces and, with four seats, the imitation spaces
 * @param strips         the mountain strips that lie face up
 * @param stripsInPile   how many strips are still to come
 * @param islands        the four exploration boards as they lie
 * @param buildings      how many buildings of each kind are left
 * @param specials       the special tiles in the general supply
 * @param weaponDeck     the weapon cards in the deck, whose order nobody knows
 * @param weaponDiscards the weapon cards in the discard pile
 * @param occupationDeck how many occupation cards are left to draw
 * @param areas          what belongs to each seat
 * @param dice           the die action under way
 * @param laying         the tile that is about to be laid
 * @param table          the banquet table of the seat that holds its Feast
 * @param hint           a good use of its boards, for the seat that may lay now
 */
public record OdinView(int round, int rounds, Phase phase, @Nullable Task asked, int startSeat,
        @Nullable Integer lastPlacer, List<Spot> spaces, List<MountainStrip> strips, int stripsInPile,
        List<Island> islands, Map<String, Integer> buildings, List<String> specials, Map<String, Integer> weaponDeck,
        Map<String, Integer> weaponDiscards, int occupationDeck, List<Area> areas, @Nullable Die dice,
        @Nullable Laying laying, @Nullable BanquetTable table, @Nullable Hint hint) implements View {

    @Override
    public Sketch sketch(int viewer) {
        return new OdinSketch(this, viewer).sketch();
    }

    /**
     * An action space.
     *
     * @param seat    who has taken it; null while it is free
     * @param vikings how many vikings stand on it
     * @param old     whether they are those of the round before, in the solo game
     */
    public record Spot(String space, int column, @Nullable Integer seat, int vikings, boolean old) {}

    /** A mountain strip and its items from the left; a double silver is {@code 2silver}. */
    public record MountainStrip(String strip, List<String> items) {}

    /** An exploration board: what it shows, the silver on it, who has it, and what its other side would show. */
    public record Island(String board, @Nullable String back, int silver, @Nullable Integer seat) {}

    /**
     * What belongs to a seat.
     *
     * @param thingSquare vikings that can still be placed
     * @param banquet     vikings on the banquet table
     * @param passed      whether it places no more vikings in this round
     * @param income      what its boards would pay now
     * @param squares     the banquet squares it has to cover at the next Feast
     * @param items       all it has, by item, what it has none of left out
     * @param cardsInHand how many occupations it holds, and which, as far as the viewer may know
     * @param played      the occupations it has played
     */
    public record Area(int points, int rank, int thingSquare, int banquet, boolean passed, int income, int squares,
            int penalties, Map<String, Integer> items, List<Board> boards, int cardsInHand, List<String> hand,
            List<String> played) {}

    /**
     * A board of a seat.
     *
     * @param board   its name in moves; {@code plan} is what is printed on it
     * @param minus   the points it costs now
     * @param wood    the wood on its slots; {@code stone} the stone
     * @param laid    what lies on it, in the order of laying
     * @param bonuses its bonus squares
     */
    public record Board(String board, String plan, int income, int minus, int wood, int stone, List<Piece> laid,
            List<Bonus> bonuses) {}

    /** A tile, silver or ore on a board: the square of the upper left corner of its outline, and how it is turned. */
    @Means("A tile, silver, ore or wood on a board.")
    public record Piece(@Means("what it is") @Word("piece") String item,
            @Means("the row of the upper left corner of its outline, from 0") @Within(most = 11) int row,
            @Means("the column of that corner, from 0") @Within(most = 12) int column,
            @Means("its quarter turns clockwise; 4 and more are first mirrored left to right") @Within(most = 7) int turn) {}

    /** A bonus square: covered, or paying because all around it is covered, or neither. */
    public record Bonus(int row, int column, List<String> gives, boolean covered, boolean pays) {}

    /**
     * A die action.
     *
     * @param roll     the last roll, 0 before the first
     * @param battle   whether a high result is wanted
     * @param weapon   the weapon that helps, and {@code resource} what else can be spent
     * @param ore      the ore that helps
     * @param result   the result before anything is spent
     * @param mostRolls how often the die may be rolled
     * @param faces    what each face of the die would mean, from 1
     * @param chances  what the rolls that are left promise; null when there is none
     * @param boats    the same for each choice of boats, while they are chosen
     * @param reward   what a success brings, where that is always the same
     * @param loot     what can be carried off
     */
    public record Die(Throw action, boolean battle, String weapon, String resource, int sides, int roll, int rolls,
            int mostRolls, int ore, int result, List<Face> faces, @Nullable Chances chances, List<Boats> boats,
            List<String> reward, List<Prize> loot) {}

    /** What a roll would mean: the result, whether the seat could pay for a success, and whether without a weapon. */
    public record Face(int result, boolean succeeds, boolean unarmed) {}

    /**
     * Chances in percent.
     *
     * @param next    that the next roll brings a success
     * @param unarmed that it brings one for which no weapon need be spent
     * @param better  that it is better than the last one
     * @param any     that one of all rolls that are left brings a success
     */
    public record Chances(int next, int unarmed, int better, int any) {}

    /** A choice of boats, by its move, and what it promises. */
    public record Boats(String move, Chances chances) {}

    /** A tile that can be carried off, its sword value for the seat, and how much must be spent for it. */
    public record Prize(String tile, int sword, int due) {}

    /**
     * A tile on its way to a board.
     *
     * @param places where it may lie, as who lays it is told
     * @param best   the place that looks best, by its number among them
     */
    public record Laying(int seat, String item, String board, List<Place> places, @Nullable Integer best) {}

    /** A place of a tile: the square of the upper left corner of its outline, how it is turned, what it would bring. */
    public record Place(int row, int column, int turn, Gain gain) {}

    /**
     * What laying would bring.
     *
     * @param income by how much the income would rise
     * @param minus  how many points less boards would cost
     * @param wins   the goods of bonus squares that would begin to pay
     * @param covers the goods of bonus squares that would be covered
     */
    public record Gain(int income, int minus, List<String> wins, List<String> covers) {}

    /** A good way to lay what a seat has: what goes where, in this order, and what all of it would bring. */
    public record Hint(List<Suggestion> pieces, Gain gain) {}

    /** Something to be laid on a board. */
    public record Suggestion(String item, String board, int row, int column, int turn) {}

    /**
     * A banquet table.
     *
     * @param from   the first square to cover, counted from 0; {@code to} the one after the last
     * @param served the squares dealt with so far, up to this one
     * @param plan   the moves that lay the rest best, from the left, as the seat itself is told
     */
    public record BanquetTable(int seat, int from, int to, int served, List<Dish> dishes, List<String> plan) {}

    /** Something on the banquet table. */
    @Means("Something on the banquet table.")
    public record Dish(@Means("what it is") @Word("dish") String item,
            @Means("its first square, from 0") @Within(most = 11) int square,
            @Means("how many squares it covers") @Within(least = 1, most = 4) int length) {}
}

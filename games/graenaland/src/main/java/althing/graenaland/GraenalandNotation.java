package althing.graenaland;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.Notation;
import althing.graenaland.GraenalandView.Decision;
import althing.graenaland.GraenalandView.Promise;
import althing.graenaland.GraenalandView.Stage;

/**
 * A position of Graenaland, written out. Provinces are named by their tiles, resource cards by back and face
 * ({@code forest-wood}), supply and victory cards by their ids, seats by numbers from 0.
 *
 * @param random    the random state, hexadecimal
 * @param asked     what is owed; null when the game is over
 * @param pending   the seats that owe it
 * @param cursor    how many seats, places or villages the phase has dealt with
 * @param map       the tiles of the provinces, coast first; {@code -} where none lies yet
 * @param provinces in the order of the map
 * @param decks     each deck from the top, in the order of the terrains
 * @param orders    what each seat has ordered in this turn: {@code open}, {@code stay}, or hero and direction
 * @param origins   the tile from which each ordered hero went, or {@code -}
 * @param revealed  whether the orders are carried out
 * @param swapped   the seats two of whose heroes changed places
 * @param proposal  null when nobody is to propose
 * @param promises  the ledger
 * @param promised  the seats that have promised something in this window
 * @param building  what the building phases remember
 * @param founded   the villages of the advanced start in the order of placing
 */
public record GraenalandNotation(String setup, String random, int turn, int startSeat, int mainSeat, Stage stage,
        @Nullable Decision asked, List<Integer> pending, int cursor, List<String> map, List<Place> provinces,
        List<Clan> clans, List<List<String>> decks, Map<String, Integer> discard, List<String> supplyRow,
        List<String> supplyDeck, List<String> supplyDiscard, List<String> orders, List<String> origins,
        boolean revealed, List<Integer> swapped, @Nullable Proposal proposal, List<Promise> promises,
        List<Integer> promised, Works building, @Nullable Integer announcer, List<Integer> declared,
        List<Integer> shown, List<Founded> founded) implements Notation {

    @Override
    public GraenalandPosition position() {
        return new NotationReader(this).read();
    }

    /** A province: villages of each seat, owners of buildings, works, cards. */
    public record Place(List<Integer> villages, Map<Building, Integer> buildings, List<Work> works,
            Map<String, Integer> faceUp, Map<String, Integer> faceDown) {}

    /**
     * What belongs to a seat.
     *
     * @param heroes  the tiles of those on the board
     * @param waiting the tiles for which heroes wait
     * @param known   what each seat knows to be in this hand, at least
     * @param dealt   the victory cards it was dealt
     * @param victory the one it kept
     * @param pledgedGold the resources for which pledged gold stands
     */
    public record Clan(int army, Map<String, Integer> hand, List<String> supply, Map<Hero, String> heroes,
            Map<Hero, String> waiting, List<Map<String, Integer>> known, List<String> dealt, @Nullable String victory,
            Map<String, Integer> pledged, List<String> pledgedSupply, Map<Resource, Integer> pledgedGold, int kept,
            int broken) {}

    /** A proposal: how many cards are given, what each seat gets, how it voted ({@code open}, {@code for}, {@code against}). */
    public record Proposal(int seat, @Nullable String tile, int given, List<Share> shares, List<String> ballots) {}

    /** What a proposal gives to a seat. */
    public record Share(Map<String, Integer> faceUp, int faceDown) {}

    /**
     * Building.
     *
     * @param thing      what is being built, as in move codes; null if nothing is
     * @param due        what is still to pay
     * @param nextSupply the index of the lowest supply card that may be laid
     * @param tollTo     the seats that still get a toll
     * @param calls      how often the helpers of a joint work were asked
     * @param withdrawn  how many cards the helper who is asked has taken back
     */
    public record Works(int builder, @Nullable String thing, @Nullable String site, Map<Resource, Integer> due,
            int nextSupply, List<Integer> tollTo, int marketsUsed, boolean supplyTaken, boolean offered,
            @Nullable Integer permitted, int calls, int withdrawn) {}

    /** A village of the advanced start. */
    public record Founded(int seat, String tile) {}
}

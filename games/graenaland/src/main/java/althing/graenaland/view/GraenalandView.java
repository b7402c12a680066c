package althing.graenaland.view;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.Sketch;
import althing.engine.View;
import althing.graenaland.box.Building;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Column;
import althing.graenaland.box.Direction;
import althing.graenaland.box.Hero;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Terrain;
import althing.graenaland.box.Work;
import althing.graenaland.table.Pledge;
import althing.graenaland.table.Stage;
import althing.graenaland.table.Standing;

/**
 * What a seat or an onlooker sees of Graenaland (GRA-22.4). Provinces are named by their tiles, cards by their ids.
 *
 * @param turn       counts from 1; 0 before the first turn
 * @param asked      what kind of decision is owed; null when the game is over. Somebody who composes a proposal is
 *                   asked to PROPOSE as far as the others can see
 * @param mainSeat   who has the ship; before the first turn the starting player
 * @param talk       whether the players may talk now (GRA-22.1)
 * @param provinces  coast from left to right, then inland from left to right
 * @param decks      the four decks of resource cards
 * @param supply     the supply cards on the table
 * @param tokens     how many of each public work are left
 * @param clans      what belongs to each seat
 * @param ordered    the orders of this turn once they are revealed, in the order in which they were carried out
 * @param ownOrder   what the viewer has ordered in secret, until it is revealed
 * @param composing  the proposal that the viewer is composing; nobody else sees it
 * @param offer      the proposal that is voted on
 * @param bill       the build that is being paid
 * @param toll       the rampart toll that is being paid
 * @param arrival    the hero about whose place somebody decides
 * @param joint      the joint work that is being funded
 * @param permitted  who may build one thing in the turn of another (GRA-21)
 * @param founding   who places villages in the advanced start; null outside it
 * @param promises   the ledger, the oldest first
 * @param hand       the viewer's own cards; null for onlookers
 * @param secret     the viewer's own victory cards; null in the basic game and for onlookers
 * @param announcer  who has announced victory
 * @param conditions what is needed on the victory tile; empty in the advanced game
 * @param toWin      how many conditions, or victory points, win
 * @param prices     of buildings, works and armies by their words in move codes
 */
public record GraenalandView(int turn, Stage stage, @Nullable Decision asked, int mainSeat, boolean talk,
        List<Province> provinces, List<Deck> decks, Supply supply, Map<Work, Integer> tokens, List<Clan> clans,
        List<Ordered> ordered, @Nullable Order ownOrder, @Nullable Composing composing, @Nullable Offer offer,
        @Nullable Bill bill, @Nullable Toll toll, @Nullable Arrival arrival, @Nullable Joint joint,
        @Nullable Integer permitted, @Nullable Founding founding, List<Promise> promises, @Nullable Hand hand,
        @Nullable Secret secret, @Nullable Integer announcer, Map<Column, Integer> conditions, int toWin,
        Map<String, Map<Resource, Integer>> prices) implements View {

    @Override
    public Sketch sketch(int viewer) {
        return new GraenalandSketch(this).sketch();
    }

    /** The kinds of decisions. */
    public enum Decision {
        /** Which tile comes to the next place of the map. */
        MAP_TILE,
        /** Whether to accept the new map; several seats at once. */
        MAP_VOTE,
        /** Where the next village is founded. */
        FOUND,
        /** Whether, and where to, the own village gives way to the newcomer. */
        DISPLACE,
        /** Which victory card to keep; all seats at once. */
        KEEP_CARD,
        /** The secret order; all seats but the main player's at once. */
        ORDER,
        /** Which of two waiting heroes enters. */
        ENTER,
        /** Which province to make a proposal for. */
        PROPOSE,
        /** Who is to get the next card. */
        ASSIGN,
        /** For or against; all voters at once, open. */
        VOTE,
        /** Whether to declare victory; several seats at once, in secret until all have answered. */
        DECLARE,
        /** What to build. */
        BUILD,
        /** How to pay. */
        PAY,
        /** Which card to hand over as toll. */
        TOLL,
        /** Whether a hero comes to the new building. */
        BRING_HERO,
        /** The main player has invited to a joint work and may promise something. */
        APPEAL,
        /** What to pledge to the joint work. */
        PLEDGE,
        /** Whether to pay the rest of the joint work. */
        JOINT_PAY,
        /** What to build with the main player's permission. */
        PERMITTED
    }

    /**
     * A province.
     *
     * @param place        counts from 0 in its row
     * @param ways         the province to which each direction leads; whether a hero may go there only the moves say
     * @param villages     how many each seat has there
     * @param buildings    who owns the building of a kind
     * @param cards        the face-up cards beside the tile
     * @param faceDown     how many road cards, or cards of the advanced start, lie there face down
     * @param cap          how many cards may lie there
     * @param votes        the votes of each seat, and where they come from
     * @param needed       how many votes carry a proposal there (GRA-7.13)
     * @param buildable    whether there are places for buildings
     */
    public record Province(String tile, Terrain terrain, boolean coast, int place, List<String> neighbours,
            Map<Direction, String> ways, Map<Resource, Integer> villagePrice, Resource improvement,
            @Nullable Resource fortResource, boolean buildable, List<Integer> villages,
            Map<Building, Integer> buildings, List<Work> works, List<HeroOf> heroes, List<Resource> cards, int faceDown,
            int cap, List<VoteCount> votes, int needed) {}

    /** A hero and whose it is. */
    public record HeroOf(int seat, Hero hero) {}

    /** The votes of a seat in a province: the total is the sum of the parts. */
    public record VoteCount(int settlements, int warlord, int priest, int skald, int total) {}

    /** A deck: what its cards show in all, how many are left, and the discard pile. */
    public record Deck(Terrain terrain, Map<Resource, Integer> cards, int left, Map<Resource, Integer> discarded) {}

    /** Supply cards on the table; {@code taken} says that the main player has taken the one of this turn. */
    public record Supply(List<SupplyCard> row, int left, List<String> discarded, boolean taken) {}

    /** A supply card with its two resources. */
    public record SupplyCard(String card, List<Resource> resources) {}

    /**
     * A clan.
     *
     * @param settlements   own settlements on the board
     * @param provinces     provinces with two or more of them
     * @param dominated     the most of them in one province
     * @param army          its strength
     * @param piecesLeft    settlement pieces that are not on the board yet
     * @param waiting       heroes that wait, and the tile where they will enter
     * @param backs         the cards in hand by their backs
     * @param supplyCards   how many supply cards are in hand
     * @param met           the conditions met; empty in the advanced game
     * @param victoryCard   its victory card if the viewer may see it
     * @param victoryPoints the points on that card now
     * @param markets       the markets it could still use in its building phase
     * @param kept          how many promises it has kept
     * @param broken        how many promises it has broken
     */
    public record Clan(int settlements, int provinces, int dominated, int buildings, int army, int piecesLeft,
            Map<Hero, String> waiting, Map<Terrain, Integer> backs, int supplyCards, List<Column> met,
            @Nullable VictoryCard victoryCard, @Nullable Integer victoryPoints, int markets, int kept, int broken,
            int rank) {}

    /** An order: no hero means staying. */
    public record Order(@Nullable Hero hero, @Nullable Direction direction) {}

    /** A revealed order with the tiles between which the hero went; the same tile twice if it stayed. */
    public record Ordered(int seat, Order order, @Nullable String from, @Nullable String to, boolean swapped) {}

    /**
     * A proposal under way: what comes next, and to whom it may go. The cards come in the order of the province's
     * list, the face-down ones last.
     *
     * @param next null for a face-down card
     */
    public record Composing(String tile, List<Share> shares, @Nullable Resource next, int left,
            List<Integer> recipients) {}

    /** What a proposal gives to a seat. */
    public record Share(int seat, List<Resource> cards, int faceDown) {}

    /** A published proposal. */
    public record Offer(int proposer, String tile, List<Share> shares, List<Ballot> ballots, int needed, int inFavour,
            int against) {}

    /** A voter: {@code inFavour} is null until it has voted. */
    public record Ballot(int seat, int votes, @Nullable Boolean inFavour) {}

    /**
     * A build being paid.
     *
     * @param thing   the word of the move: {@code village}, {@code fort}, {@code army} …
     * @param tile    null for the army
     * @param left    what is still to pay
     * @param markets how many markets may still be used
     * @param toll    how many cards go to others afterwards
     */
    public record Bill(int seat, String thing, @Nullable String tile, Map<Resource, Integer> price,
            Map<Resource, Integer> left, int markets, int toll) {}

    /** The rampart toll: {@code seat} gives one card each to those named, the first now. */
    public record Toll(int seat, String tile, List<Integer> to) {}

    /** A hero that may come to a tile, or change the tile for which it waits. */
    public record Arrival(int seat, Hero hero, String tile, boolean waits) {}

    /** A joint work: what it costs, what is still missing and what each seat has pledged. */
    public record Joint(Work work, String tile, Map<Resource, Integer> price, Map<Resource, Integer> left,
            List<Pledged> pledges) {}

    /** Cards pledged to a joint work. */
    public record Pledged(int seat, List<Resource> cards, List<String> supply) {}

    /**
     * The advanced start.
     *
     * @param round    1 or 2
     * @param newcomer who has just settled where others have to decide whether they give way; null otherwise
     * @param tile     where that is
     */
    public record Founding(int round, @Nullable Integer newcomer, @Nullable String tile) {}

    /** A promise. {@code receiver}, {@code resource} and {@code work} are null where its kind has none. */
    public record Promise(int maker, @Nullable Integer receiver, Pledge pledge, String tile,
            @Nullable Resource resource, @Nullable Work work, int turn, Standing standing) {}

    /** The cards in the viewer's hand. */
    public record Hand(List<Held> cards, List<SupplyCard> supply) {}

    /** Equal cards in hand: the back and the face. */
    public record Held(Terrain terrain, Resource resource, int count) {}

    /** The viewer's victory cards: those to choose from, or the one kept alone. */
    public record Secret(List<VictoryCard> cards, boolean chosen) {}

    /** A victory card: the three levels of each column, and which column is easier or harder than elsewhere. */
    public record VictoryCard(String card, Map<Column, List<Integer>> levels, Column light, Column dark) {}
}

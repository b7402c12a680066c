package althing.northgard.view;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.Sketch;
import althing.engine.View;
import althing.northgard.box.Building;
import althing.northgard.box.Card;
import althing.northgard.box.Clan;
import althing.northgard.box.CreatureFace;
import althing.northgard.box.Resource;
import althing.northgard.box.TileFace;

/**
 * What a seat or an onlooker sees of Northgard. Cards, tiles, regions and creatures are named by their ids; a territory is
 * named by the first of its regions in the order of the components.
 *
 * @param asked       what kind of decision is owed; null when the game is over
 * @param decides     who owes it; null when the game is over
 * @param firstSeat   who holds the First Player marker; null before it is dealt
 * @param turn        the turn under way; null outside the Actions phase
 * @param tiles       the map in the order in which its tiles were placed
 * @param territories the territories of the map
 * @param offer       the Development or Achievement cards on offer this year
 * @param achievements the Achievements laid out for the last year
 * @param developments how many Development cards are still to come
 * @param stack       how many tiles are left in the stack
 * @param stackBottom the tiles at the bottom of the stack that everybody saw, the lowest last
 * @param drawn       the tiles that were drawn and are to be placed, or those in the viewer's hand in the setup
 * @param placements  where these may be placed now, as the viewer may know it, with what that would bring
 * @param buildings   the building tokens left in the reserve
 * @param unrest      the Unrest cards left in the pile
 * @param action      the action that is being carried out; null between actions
 * @param combat      the combat that is being fought, or the last one fought; null before the first one
 * @param creatures   the creature line; empty without the module
 * @param creatureDeck how many creature cards are left in the deck
 * @param creatureDiscard the creature cards that were eliminated
 * @param harvest     what the Harvest under way, else the last one, brought each seat; null for a seat still to collect
 * @param winter      what the last Winter cost each seat; empty before the first one
 * @param teams       whether partners sit opposite each other
 * @param tileFaces   the faces of all tiles that the viewer can see
 * @param cards       the faces of the cards of this game
 * @param creatureFaces the faces of the creatures; empty without the module
 * @param raids       the moves that lead units into an enemy's land now, with what the dice would make of them
 */
public record NorthgardView(int year, int years, Stage stage, @Nullable Decision asked, @Nullable Integer decides,
        @Nullable Integer firstSeat, @Nullable Turn turn, List<Tile> tiles, List<Territory> territories,
        List<Area> areas, List<String> offer, List<String> achievements, int developments, int stack,
        List<String> stackBottom, List<String> drawn, List<Placement> placements, Map<Building, Integer> buildings,
        int unrest, @Nullable Acting action, @Nullable Combat combat, List<Creature> creatures, int creatureDeck,
        List<String> creatureDiscard, List<@Nullable Harvest> harvest, List<Winter> winter, boolean teams,
        List<TileFace> tileFaces, List<Card.Face> cards, List<CreatureFace> creatureFaces, List<Raid> raids)
        implements
            View {

    @Override
    public Sketch sketch(int viewer) {
        return new NorthgardSketch(this, viewer).sketch();
    }

    /** Where the game is. */
    public enum Stage {
        SETUP, ACTIONS, CREATURES, HARVEST, END_OF_YEAR, OVER
    }

    /**
     * A turn of the Actions phase.
     *
     * @param played whether a card was played in it
     * @param main   whether a card without the Flash symbol was played in it
     * @param card   the card that is being played or answered; null between cards
     */
    public record Turn(int seat, boolean played, boolean main, @Nullable String card) {}

    /** A tile of the map. */
    public record Tile(String tile, int x, int y, int rotation) {}

    /** A building; {@code loose} ones stand in the territory without a site. */
    public record Standing(String region, Building building, boolean loose) {}

    /** A way to an adjacent territory. */
    public record Way(String territory, boolean hard) {}

    /**
     * A territory.
     *
     * @param id       the first of its regions
     * @param name     what people call it
     * @param owner    who controls it; null while it is neutral
     * @param units    the units of its owner, without Kaija
     * @param kaija    whether Kaija stands here, among the owner's units or the visitors
     * @param visitor  whose units came in and have not fought or left yet; null if there are none
     * @param visitors how many they are, without Kaija
     * @param size     the number of its tiles
     * @param glory    what it brings in a Harvest to who controls it
     * @param food     its icons, buildings included
     * @param lairs    the printed lairs
     * @param creatures the creatures in it
     * @param scorched whether the Scorched Earth token lies here
     * @param fighting whether a combat is pending or going on here
     */
    public record Territory(String id, String name, List<String> regions, @Nullable Integer owner, int units,
            boolean kaija,
            @Nullable Integer visitor, int visitors, boolean closed, int size, int glory, int food, int wood, int lore,
            int lairs,
            List<Standing> buildings, List<String> creatures, boolean scorched, boolean fighting, List<Way> ways) {}

    /** A card in an active zone; {@code played} for its effect or used without. */
    public record Active(String card, boolean played) {}

    /**
     * What belongs to a seat.
     *
     * @param clan      null before it is chosen
     * @param glory     the glory tokens; null if the viewer may not know them
     * @param points    what the viewer may count so far: resources, cards in the deck and, if known, glory
     * @param units     the units on the map, without Kaija
     * @param reserve   the units in the reserve
     * @param hand      the cards of the hand that the viewer knows
     * @param handSize  how many cards are in hand
     * @param drawPile  how many cards are in the draw pile
     * @param drawTop   the cards of the draw pile that the viewer knows, from the top; null where one is not known
     * @param removed   the cards of this seat that left the game
     * @param upgrades  the clan upgrades still set aside
     * @param tiles     how many tiles are in hand in the setup
     * @param foresaw   whether it has taken this year's card already
     * @param conqueror whether it ignores defences this year
     * @param awake     whether Kaija may enter enemy territories this year
     * @param closed    the closed territories it controls
     * @param dominant  those of them with a large building
     * @param income    what the next Harvest still brings if nothing changes before
     * @param winter    what the next Winter costs with as many units as now
     */
    public record Area(@Nullable Clan clan, int food, int wood, int lore, @Nullable Integer glory, int points,
            int units, int reserve, List<String> hand, int handSize, int drawPile, List<@Nullable String> drawTop,
            List<Active> active, List<String> discard, List<String> removed, List<String> upgrades, int tiles,
            boolean passed, boolean foresaw, boolean conqueror, boolean awake, int territories, int closed,
            int dominant, Harvest income, Need winter) {}

    /**
     * What the Winter costs.
     *
     * @param missingFood what will be missing of it after the income, if nothing changes and nothing is traded
     * @param unrest      whether trading does not help either
     */
    public record Need(int food, int wood, int missingFood, int missingWood, boolean unrest) {}

    /**
     * A legal placement and what it would bring.
     *
     * @param closes the territories it would close: all regions of each
     * @param glory  the glory for who places it
     * @param food   what else it would bring at once
     */
    public record Placement(String tile, int x, int y, int rotation, List<Closing> closes, int glory, int food,
            int wood, int lore) {}

    /** A territory that a placement would close. */
    public record Closing(List<String> regions, int size, @Nullable Integer owner) {}

    /**
     * An action under way.
     *
     * @param card  the card whose action it is; null for none
     * @param left  moves, units, tiles, cards or resources left
     * @param from  the territory units go from; null if none was named
     * @param to    the territory units go to; null if none was named
     * @param cards the cards drawn or looked at, if the viewer may see them
     * @param resource what is bought or offered; null for none
     * @param seat  the opponent or partner it is about; null for none
     */
    public record Acting(@Nullable String card, int left, @Nullable String from, @Nullable String to,
            List<String> cards, @Nullable Resource resource, @Nullable Integer seat) {}

    /**
     * A combat.
     *
     * @param pending whether it is still going on
     * @param winner  0 for the attacker, 1 for the defender; null while it goes on or if nobody won
     */
    public record Combat(String territory, Side attacker, Side defender, boolean pending, @Nullable Integer winner) {}

    /**
     * One side of a combat.
     *
     * @param seat       null for a creature
     * @param creature   null for a player
     * @param units      the units at the beginning, with Kaija
     * @param strength   the points of the units or of the creature
     * @param bonus      the points of cards, buildings and clan
     * @param food       the food discarded; null before it is decided
     * @param face       the face of the die; null before it is rolled
     * @param dice       the points of the die, the choice included
     * @param total      all points so far
     * @param casualties the casualties suffered so far
     */
    public record Side(@Nullable Integer seat, @Nullable String creature, int units, int strength, int bonus,
            @Nullable Integer food, @Nullable String face, int dice, int total, int casualties) {}

    /**
     * A move into an enemy's land, before it is made, and the chances of the combat there: as it stands, with the cards under way,
     * without food and without pushing anybody away.
     *
     * @param move        the move; a march is told as if all went who can
     * @param won         the chance to win, in percent
     * @param nobody      the chance that nobody wins
     * @param lost        the chance to lose
     * @param losses      the units that it costs on average, in tenths
     * @param theirLosses those that it costs the defender
     * @param food        by how many points food could still help
     * @param theirFood   by how many it could help the defender
     */
    public record Raid(String move, String territory, int won, int nobody, int lost, int losses, int theirLosses,
            int food, int theirFood) {}

    /** A creature of the line and where it is; {@code active} while it is its turn. */
    public record Creature(String creature, String territory, boolean active) {}

    /** What a Harvest brings a seat, before trading. */
    public record Harvest(int glory, int food, int wood, int lore) {}

    /** What a Winter cost a seat. */
    public record Winter(int units, int food, int wood, boolean unrest) {}
}

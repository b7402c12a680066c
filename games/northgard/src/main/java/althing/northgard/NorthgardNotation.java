package althing.northgard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.Asked;
import althing.engine.Notation;
import althing.northgard.NorthgardView.Active;
import althing.northgard.NorthgardView.Harvest;
import althing.northgard.NorthgardView.Standing;
import althing.northgard.NorthgardView.Tile;
import althing.northgard.NorthgardView.Winter;

/**
 * A position of Northgard, written out. Cards, tiles, regions and creatures are named by their ids, territories by their
 * first region. Piles are written from the top.
 *
 * @param random       the random state, hexadecimal
 * @param step         what comes next once all that is asked is decided
 * @param cursor       how many seats the step has dealt with
 * @param first        who holds the First Player marker; null before it is dealt
 * @param turn         whose turn of the Actions phase it is; null outside of one
 * @param turnPlayed   whether a card was played in this turn
 * @param turnMain     whether one without the Flash symbol was
 * @param scorchedTake the resource that Scorched Earth takes in this Harvest
 * @param agenda       the decisions and tasks that wait, the next one last
 * @param tiles        the map in the order of placing
 * @param territories  the territories with units
 * @param kaija        where Kaija stands
 * @param kaijaVisits  whether she came into a territory of somebody else
 * @param scorched     where the Scorched Earth token lies
 * @param awake        whether Kaija may enter enemy territories this year
 * @param creatures    the creature line
 * @param creatureTop  how many cards on top of the creature deck were chosen among the weaker ones
 * @param activated    the creatures that acted in this phase
 * @param declared     the creatures attacked in this action
 * @param stackKnown   how many tiles at the bottom of the stack were seen by all
 * @param drawn        the tiles drawn to be placed
 * @param developments the Development deck
 * @param achievements the Achievements laid out
 * @param fight        the combat under way or the last one
 */
public record NorthgardNotation(String setup, String random, int year, Step step, int cursor, @Nullable Integer first,
        @Nullable Integer turn, boolean turnPlayed, boolean turnMain, @Nullable Resource scorchedTake,
        List<Asked> agenda,
        List<Tile> tiles, List<Garrison> territories, @Nullable Integer visitor, List<Recruited> recruits,
        List<Standing> buildings, @Nullable String kaija,
        boolean kaijaVisits, @Nullable String scorched, boolean awake, List<Beast> creatures, List<String> creatureDeck,
        int creatureTop, List<String> activated, List<String> declared, List<String> stack, int stackKnown,
        List<String> drawn, List<String> developments, List<String> achievements, List<String> offer, int unrest,
        List<Seat> seats, @Nullable Struggle fight, List<Harvest> harvest, List<Winter> winter) implements Notation {

    @Override
    public NorthgardPosition position() {
        return new NotationReader(this).read();
    }

    /** The units of a territory. */
    public record Garrison(String territory, @Nullable Integer owner, int units, int visitors) {}

    /** A creature and a region of its territory. */
    public record Beast(String creature, String region) {}

    /** A card with the seats that know it. */
    public record Known(String card, List<Integer> by) {}

    /** What belongs to a seat. */
    public record Seat(@Nullable Clan clan, int food, int wood, int lore, int glory, int reserve, List<Known> hand,
            List<Known> draw, List<Active> active, List<String> discard, List<String> removed, List<String> upgrades,
            List<String> tiles, boolean passed, boolean foresaw, boolean conqueror) {}

    /** Figures recruited in a territory by the card under way. */
    public record Recruited(String territory, int figures) {}

    /** A combat. */
    public record Struggle(String at, @Nullable String creature, boolean visits, int points, List<Action.Trait> traits,
            int winner, List<Struggler> sides, int fleeing, boolean fleeingKaija, int fleeingSeat) {}

    /** One side of a combat; -1 stands for a creature, for food not decided and for a die not rolled. */
    public record Struggler(int seat, int units, int strength, int bonus, int food, int face, int dice, int inflicts,
            int suffers) {}

    static NorthgardNotation of(NorthgardPosition position) {
        return new Writer(position).write();
    }

    /** Writes a position. */
    private static final class Writer {

        private final NorthgardPosition position;
        private final Land land;

        Writer(NorthgardPosition position) {
            this.position = position;
            land = position.land;
        }

        NorthgardNotation write() {
            return new NorthgardNotation(position.setup.lineWithRules(), position.random.state(),
                    position.course.year, position.course.step, position.course.cursor, orNull(position.course.first),
                    orNull(position.course.turn),
                    position.course.turnPlayed, position.course.turnMain,
                    position.course.scorched < 0 ? null : Resource.values()[position.course.scorched],
                    Asked.write(position.agenda, Frames.ALL), new MapViews(position).tiles(), garrisons(),
                    orNull(land.visitor), recruits(), buildings(), region(position.kaijaAt),
                    position.kaijaVisits, region(position.scorchedAt), position.course.awake, creatures(),
                    pile(position.beasts.deck, position.beasts.deckSize, Bestiary::id), position.beasts.weakOnTop,
                    beasts(position.beasts.activated), beasts(position.beasts.declared),
                    pile(position.piles.stack, position.piles.stackSize, Tiles::id), position.piles.stackKnown,
                    Wording.drawn(position),
                    developments(), achievements(), names(position.piles.offer, 0, position.piles.offerSize),
                    position.unrest,
                    IntStream.range(0, position.seats).mapToObj(this::seat).toList(), fight(), harvest(),
                    winter());
        }

        private static @Nullable Integer orNull(int number) {
            return number < 0 ? null : number;
        }

        private static @Nullable String region(int region) {
            return region == Tiles.NONE ? null : Tiles.region(region);
        }

        private List<Garrison> garrisons() {
            List<Garrison> garrisons = new ArrayList<>();
            for (int there = land.territoryFrom(0); there >= 0; there = land.territoryFrom(there + 1)) {
                if (land.owner[there] >= 0 || land.visitors[there] > 0) {
                    garrisons.add(new Garrison(Tiles.region(there), orNull(land.owner[there]), land.units[there],
                            land.visitors[there]));
                }
            }
            return List.copyOf(garrisons);
        }

        private List<Standing> buildings() {
            MapViews map = new MapViews(position);
            List<Standing> standing = new ArrayList<>();
            for (int there = land.territoryFrom(0); there >= 0; there = land.territoryFrom(there + 1)) {
                standing.addAll(map.buildings(there));
            }
            return List.copyOf(standing);
        }

        private List<Beast> creatures() {
            return IntStream.range(0, position.beasts.lineSize).map(i -> position.beasts.line[i])
                    .mapToObj(creature -> new Beast(Bestiary.id(creature),
                            Tiles.region(position.beasts.at[creature])))
                    .toList();
        }

        private static List<String> beasts(int bits) {
            return IntStream.range(0, Bestiary.COUNT).filter(creature -> (bits >> creature & 1) != 0)
                    .mapToObj(Bestiary::id).toList();
        }

        private static List<String> pile(byte[] pile, int size, java.util.function.IntFunction<String> name) {
            return IntStream.range(0, size).mapToObj(i -> name.apply(pile[size - 1 - i])).toList();
        }

        private static List<String> names(byte[] cards, int from, int to) {
            return IntStream.range(from, to).mapToObj(i -> Cards.id(cards[i])).toList();
        }

        private List<String> developments() {
            if (position.course.first < 0) {
                return List.of();
            }
            int early = position.layout.earlyCards;
            List<String> deck = new ArrayList<>(
                    names(position.piles.early, Math.min(position.piles.dealt, early), early));
            deck.addAll(names(position.piles.advanced, Math.max(position.piles.dealt - early, 0),
                    position.layout.advancedCards));
            return List.copyOf(deck);
        }

        private List<String> achievements() {
            return position.course.first < 0 ? List.of() : names(position.piles.achievements, 0, position.seats);
        }

        private Seat seat(int seat) {
            Decks decks = position.decks;
            int clan = position.holdings.clan[seat];
            List<Known> hand = known(decks.hand, decks.handKnown, decks.handSize, seat);
            List<Known> draw = known(decks.draw, decks.drawKnown, decks.drawSize, seat).reversed();
            List<Active> active = IntStream.range(seat * Decks.ROOM, seat * Decks.ROOM + decks.activeSize[seat])
                    .mapToObj(at -> new Active(Cards.id(decks.active[at]), decks.played[at] != 0)).toList();
            List<String> upgrades = clan < 0
                    ? List.of()
                    : IntStream.range(0, Cards.UPGRADES_EACH)
                            .filter(i -> (position.holdings.upgrades[seat] >> i & 1) != 0)
                            .mapToObj(i -> Cards.id(Turns.upgrade(position, seat, i))).toList();
            List<String> tiles = IntStream.range(0, position.piles.tilesHeld[seat])
                    .mapToObj(i -> Tiles.id(position.piles.tiles[seat * Figures.TILES_IN_HAND + i])).toList();
            return new Seat(clan < 0 ? null : Clan.values()[clan], position.holdings.stock(seat, Resource.FOOD),
                    position.holdings.stock(seat, Resource.WOOD), position.holdings.stock(seat, Resource.LORE),
                    position.holdings.glory[seat],
                    position.holdings.reserve[seat], hand, List.copyOf(draw), active,
                    Views.zone(decks.discard, decks.discardSize, seat),
                    Views.zone(decks.removed, decks.removedSize, seat), upgrades, tiles,
                    position.course.hasPassed(seat),
                    (position.course.foresaw >> seat & 1) != 0, (position.course.conqueror >> seat & 1) != 0);
        }

        private List<Known> known(byte[] zone, byte[] mask, byte[] size, int seat) {
            return IntStream.range(seat * Decks.ROOM, seat * Decks.ROOM + size[seat])
                    .mapToObj(at -> new Known(Cards.id(zone[at]), IntStream.range(0, position.seats)
                            .filter(other -> (mask[at] >> other & 1) != 0).boxed().toList()))
                    .toList();
        }

        private static List<Action.Trait> traits(int bits) {
            return Arrays.stream(Action.Trait.values()).filter(trait -> (bits >> trait.ordinal() & 1) != 0).toList();
        }

        private List<Recruited> recruits() {
            return IntStream.range(0, Tiles.REGION_COUNT).filter(region -> position.recruits.in(region) != 0)
                    .mapToObj(region -> new Recruited(Tiles.region(region), position.recruits.in(region))).toList();
        }

        private @Nullable Struggle fight() {
            Fight fight = position.fight;
            if (fight.at == Tiles.NONE) {
                return null;
            }
            List<Struggler> sides = IntStream.range(0, 2).mapToObj(side -> new Struggler(fight.seat[side],
                    fight.units[side], fight.strength[side], fight.bonus[side], fight.food[side], fight.face[side],
                    fight.dice[side], fight.inflicts[side], fight.suffers[side])).toList();
            return new Struggle(Tiles.region(fight.at), fight.creature < 0 ? null : Bestiary.id(fight.creature),
                    fight.visits, fight.points, traits(fight.traits), fight.winner, sides, fight.fleeing,
                    fight.fleeingKaija, fight.fleeingSeat);
        }

        private List<Harvest> harvest() {
            return IntStream.range(0, position.seats).map(seat -> seat * 4)
                    .mapToObj(at -> new Harvest(position.holdings.harvest[at], position.holdings.harvest[at + 1],
                            position.holdings.harvest[at + 2], position.holdings.harvest[at + 3]))
                    .toList();
        }

        private List<Winter> winter() {
            return IntStream.range(0, position.seats).map(seat -> seat * 4)
                    .mapToObj(at -> new Winter(position.holdings.winter[at], position.holdings.winter[at + 1],
                            position.holdings.winter[at + 2],
                            position.holdings.winter[at + 3] != 0))
                    .toList();
        }
    }
}

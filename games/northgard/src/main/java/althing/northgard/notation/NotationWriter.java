package althing.northgard.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.Asked;
import althing.northgard.cards.Upgrading;
import althing.northgard.Frames;
import althing.northgard.box.Action;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Buildings;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.Die;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.notation.NorthgardNotation.Beast;
import althing.northgard.notation.NorthgardNotation.Cost;
import althing.northgard.notation.NorthgardNotation.Garrison;
import althing.northgard.notation.NorthgardNotation.Known;
import althing.northgard.notation.NorthgardNotation.Laid;
import althing.northgard.notation.NorthgardNotation.Outcome;
import althing.northgard.notation.NorthgardNotation.Recruited;
import althing.northgard.notation.NorthgardNotation.Seat;
import althing.northgard.notation.NorthgardNotation.Standing;
import althing.northgard.notation.NorthgardNotation.Struggle;
import althing.northgard.notation.NorthgardNotation.Struggler;
import althing.northgard.notation.NorthgardNotation.Used;
import althing.northgard.notation.NorthgardNotation.Yield;
import althing.northgard.state.Decks;
import althing.northgard.state.Fight;
import althing.northgard.state.Land;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Zone;

/** Writes a position as a notation. */
public final class NotationWriter {

    private final NorthgardState position;
    private final Land land;

    public NotationWriter(NorthgardState position) {
        this.position = position;
        land = position.land;
    }

    public NorthgardNotation write() {
        return new NorthgardNotation(position.setup().lineWithRules(), position.random.state(),
                position.course.year, position.course.step, position.course.cursor, orNull(position.course.first),
                orNull(position.course.turn),
                position.course.turnPlayed, position.course.turnMain,
                position.course.scorched < 0 ? null : Resource.values()[position.course.scorched],
                Asked.write(position.agenda, Frames.ALL), tiles(), garrisons(),
                orNull(land.visitor), recruits(), buildings(), region(position.kaijaAt),
                position.kaijaVisits, region(position.scorchedAt), position.course.awake, creatures(),
                pile(position.beasts.deck, position.beasts.deckSize, Bestiary::id), position.beasts.weakOnTop,
                beasts(position.beasts.activated), beasts(position.beasts.declared),
                pile(position.piles.stack, position.piles.stackSize, Tiles::id), position.piles.stackKnown,
                IntStream.range(0, position.piles.drawnSize).mapToObj(i -> Tiles.id(position.piles.drawn[i])).toList(),
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
            if (land.owner(there) >= 0 || land.visitors(there) > 0) {
                garrisons.add(new Garrison(Tiles.region(there), orNull(land.owner(there)), land.units(there),
                        land.visitors(there)));
            }
        }
        return List.copyOf(garrisons);
    }

    private List<Laid> tiles() {
        return IntStream.range(0, land.grid.size()).map(i -> land.grid.placed(i))
                .mapToObj(tile -> new Laid(Tiles.id(tile), land.grid.x(tile), land.grid.y(tile),
                        land.grid.rotation(tile)))
                .toList();
    }

    /** Territory by territory, the regions of each in the order of the components. */
    private List<Standing> buildings() {
        List<Standing> standing = new ArrayList<>();
        for (int there = land.territoryFrom(0); there >= 0; there = land.territoryFrom(there + 1)) {
            for (int region = there; region < Tiles.REGION_COUNT; region++) {
                if (land.of(region) == there) {
                    addBuildings(region, standing);
                }
            }
        }
        return List.copyOf(standing);
    }

    private void addBuildings(int region, List<Standing> standing) {
        String id = Tiles.region(region);
        if (land.estate.building[region] != 0) {
            standing.add(new Standing(id, Buildings.ALL[land.estate.building[region] - 1], false));
        }
        for (int kind = 0; kind < Buildings.FIRST_LARGE; kind++) {
            standing.addAll(Collections.nCopies(land.estate.looseOf(region, kind),
                    new Standing(id, Buildings.ALL[kind], true)));
        }
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

    private static List<String> pile(byte[] pile, int size, IntFunction<String> name) {
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
        List<Known> hand = known(decks.hand, seat);
        List<Known> draw = known(decks.draw, seat).reversed();
        List<Used> active = IntStream.range(0, decks.active.size(seat))
                .mapToObj(i -> new Used(Cards.id(decks.active.card(seat, i)), decks.isPlayed(seat, i))).toList();
        List<String> upgrades = clan < 0
                ? List.of()
                : IntStream.range(0, Cards.UPGRADES_EACH)
                        .filter(i -> (position.holdings.upgrades[seat] >> i & 1) != 0)
                        .mapToObj(i -> Cards.id(Upgrading.upgrade(position, seat, i))).toList();
        List<String> tiles = IntStream.range(0, position.piles.tilesHeld[seat])
                .mapToObj(i -> Tiles.id(position.piles.tiles[seat * Components.TILES_IN_HAND + i])).toList();
        return new Seat(clan < 0 ? null : Clan.values()[clan], position.holdings.stock(seat, Resource.FOOD),
                position.holdings.stock(seat, Resource.WOOD), position.holdings.stock(seat, Resource.LORE),
                position.holdings.glory[seat],
                position.holdings.reserve[seat], hand, List.copyOf(draw), active,
                cards(decks.discard, seat),
                cards(decks.removed, seat), upgrades, tiles,
                position.course.hasPassed(seat),
                (position.course.foresaw >> seat & 1) != 0, (position.course.conqueror >> seat & 1) != 0);
    }

    private static List<String> cards(Zone zone, int seat) {
        return IntStream.range(0, zone.size(seat)).mapToObj(i -> Cards.id(zone.card(seat, i))).toList();
    }

    private List<Known> known(Zone zone, int seat) {
        return IntStream.range(0, zone.size(seat))
                .mapToObj(i -> new Known(Cards.id(zone.card(seat, i)), IntStream.range(0, position.seats)
                        .filter(other -> (zone.mark(seat, i) >> other & 1) != 0).boxed().toList()))
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
        return new Struggle(Tiles.region(fight.at), fight.creature < 0 ? null : Bestiary.id(fight.creature),
                fight.visits, fight.points, traits(fight.traits), outcome(fight.winner),
                IntStream.range(0, 2).mapToObj(side -> struggler(fight, side)).toList(), fight.fleeing,
                fight.fleeingKaija, fight.fleeingSeat);
    }

    private static Struggler struggler(Fight fight, int side) {
        return new Struggler(orNull(fight.seat[side]), fight.units[side], fight.strength[side], fight.bonus[side],
                orNull(fight.food[side]), fight.face[side] < 0 ? null : Die.id(fight.face[side]), fight.dice[side],
                fight.inflicts[side], fight.suffers[side]);
    }

    private static Outcome outcome(int winner) {
        return switch (winner) {
            case Fight.ATTACKER -> Outcome.ATTACKER;
            case Fight.DEFENDER -> Outcome.DEFENDER;
            case Fight.NOBODY -> Outcome.NOBODY;
            default -> Outcome.PENDING;
        };
    }

    private List<Yield> harvest() {
        return IntStream.range(0, position.seats).map(seat -> seat * 4)
                .mapToObj(at -> new Yield(position.holdings.harvest[at], position.holdings.harvest[at + 1],
                        position.holdings.harvest[at + 2], position.holdings.harvest[at + 3]))
                .toList();
    }

    private List<Cost> winter() {
        return IntStream.range(0, position.seats).map(seat -> seat * 4)
                .mapToObj(at -> new Cost(position.holdings.winter[at], position.holdings.winter[at + 1],
                        position.holdings.winter[at + 2],
                        position.holdings.winter[at + 3] != 0))
                .toList();
    }
}

package althing.northgard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import althing.engine.MoveTable;
import althing.engine.code.MoveCodec;
import althing.engine.code.Vocabulary;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Deal;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.Place;
import althing.northgard.NorthgardMove.Use;
import althing.northgard.box.Action;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Building;
import althing.northgard.box.Buildings;
import althing.northgard.box.Card;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.CreatureFace;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.box.TileFace;
import althing.northgard.box.TileFace.Region;
import althing.northgard.box.Tiles;

/**
 * Every move of the game; lists of legal moves are filled from here. Placements and marches are so many that each is made
 * when it is first wanted and then kept; moves are immutable, so two threads may make the same one.
 */
@SuppressWarnings("MutablePublicArray")
public final class Moves {

    /** No tile can lie further from the start than all others in a line. */
    public static final int REACH = Tiles.COUNT;
    private static final int SPAN = 2 * REACH + 1;
    private static final Deed[] WITH_KAIJA = {Deed.SETTLE, Deed.RECRUIT};
    private static final int MOST_FOOD = Components.UNITS + 1;

    public static final NorthgardMove[] CLAN = new NorthgardMove[Clan.COUNT];
    private static final NorthgardMove[][] CARD = new NorthgardMove[Use.values().length][Cards.COUNT];
    /** Indexed by deed and region; the second half of the regions with Kaija. */
    private static final NorthgardMove[][] AT = new NorthgardMove[Deed.values().length][2 * Tiles.REGION_COUNT];
    private static final NorthgardMove[] MARCH = new NorthgardMove[Tiles.REGION_COUNT * Tiles.REGION_COUNT];
    private static final NorthgardMove[][] PLACE = new NorthgardMove[Tiles.COUNT][SPAN * SPAN * Tiles.SIDES];
    /** Indexed by the number of units, with Kaija in the second row. */
    public static final NorthgardMove[][] SEND = new NorthgardMove[2][Components.UNITS + 1];
    /** Indexed by building and region; the second half of the regions without a site. */
    private static final NorthgardMove[][] BUILD = new NorthgardMove[Buildings.COUNT][2 * Tiles.REGION_COUNT];
    private static final NorthgardMove[][][] REPLACE = new NorthgardMove[Buildings.COUNT][Buildings.COUNT][2
            * Tiles.REGION_COUNT];
    public static final NorthgardMove[] ATTACK = new NorthgardMove[Bestiary.COUNT];
    public static final NorthgardMove[] FEED = new NorthgardMove[MOST_FOOD + 1];
    public static final NorthgardMove[] TARGET = new NorthgardMove[NorthgardGame.MOST_SEATS];
    private static final NorthgardMove[][] RESOURCE = new NorthgardMove[Deal.values().length][Resource.KINDS];
    public static final NorthgardMove[][] OFFER = new NorthgardMove[Resource.KINDS][Resource.KINDS];
    public static final NorthgardMove[] UNDER = new NorthgardMove[Tiles.COUNT];
    public static final NorthgardMove[] AS = new NorthgardMove[Action.Kind.values().length];

    static final MoveCodec<NorthgardMove> CODEC = MoveCodec.of(NorthgardMove.class,
            Vocabulary.of("tile", Tiles.FACES, TileFace::id), Vocabulary.of("region", Tiles.REGIONS, Region::id),
            Vocabulary.of("card", Cards.ALL, Card::id), Vocabulary.of("creature", Bestiary.ALL, CreatureFace::id));
    static final MoveTable<NorthgardMove> TABLE = new MoveTable<>("Northgard",
            "'play start-move' or 'place T05 1,0 2'", CODEC);

    static {
        for (Clan clan : Clan.values()) {
            CLAN[clan.ordinal()] = known(new NorthgardMove.TakeClan(clan));
        }
        for (Use use : Use.values()) {
            for (int card = 0; card < Cards.COUNT; card++) {
                CARD[use.ordinal()][card] = known(new NorthgardMove.WithCard(use, card));
            }
        }
        for (int region = 0; region < Tiles.REGION_COUNT; region++) {
            deeds(region);
            buildings(region);
        }
        SEND[1][0] = known(new NorthgardMove.Send(0, true));
        for (int units = 1; units <= Components.UNITS; units++) {
            SEND[0][units] = known(new NorthgardMove.Send(units, false));
            SEND[1][units] = known(new NorthgardMove.Send(units, true));
        }
        for (int food = 0; food <= MOST_FOOD; food++) {
            FEED[food] = known(new NorthgardMove.Feed(food));
        }
        for (int creature = 0; creature < Bestiary.COUNT; creature++) {
            ATTACK[creature] = known(new NorthgardMove.Attack(creature));
        }
        for (int seat = 0; seat < NorthgardGame.MOST_SEATS; seat++) {
            TARGET[seat] = known(new NorthgardMove.Target(seat));
        }
        for (int tile = 0; tile < Tiles.COUNT; tile++) {
            UNDER[tile] = known(new NorthgardMove.Under(tile));
        }
        for (Resource resource : Resource.values()) {
            resources(resource);
        }
        for (Action.Kind kind : new Action.Kind[]{Action.Kind.RECRUIT, Action.Kind.MOVE, Action.Kind.EXPLORE,
                Action.Kind.BUILD}) {
            AS[kind.ordinal()] = known(new NorthgardMove.As(kind));
        }
        for (NorthgardMove.Word word : NorthgardMove.Word.values()) {
            known(word);
        }
    }

    private Moves() {
    }

    public static NorthgardMove card(Use use, int card) {
        return CARD[use.ordinal()][card];
    }

    public static NorthgardMove at(Deed deed, int region) {
        return AT[deed.ordinal()][region];
    }

    public static NorthgardMove withKaija(Deed deed, int region) {
        return AT[deed.ordinal()][Tiles.REGION_COUNT + region];
    }

    public static NorthgardMove build(int building, int region, boolean loose) {
        return BUILD[building][loose ? Tiles.REGION_COUNT + region : region];
    }

    public static NorthgardMove replace(int old, int now, int region, boolean loose) {
        return REPLACE[old][now][loose ? Tiles.REGION_COUNT + region : region];
    }

    public static NorthgardMove resource(Deal deal, int resource) {
        return RESOURCE[deal.ordinal()][resource];
    }

    public static NorthgardMove march(int from, int to) {
        int index = from * Tiles.REGION_COUNT + to;
        NorthgardMove march = MARCH[index];
        if (march == null) {
            march = new NorthgardMove.March(from, to);
            MARCH[index] = march;
        }
        return march;
    }

    public static NorthgardMove place(int tile, int x, int y, int rotation) {
        int index = ((y + REACH) * SPAN + x + REACH) * Tiles.SIDES + rotation;
        NorthgardMove place = PLACE[tile][index];
        if (place == null) {
            place = new NorthgardMove.Place(tile, x, y, rotation);
            PLACE[tile][index] = place;
        }
        return place;
    }

    /** Every move, also the placements and marches that nobody has wanted yet. */
    static List<NorthgardMove> all() {
        List<NorthgardMove> all = new ArrayList<>(TABLE.all());
        all.addAll(marches());
        for (int tile = 0; tile < Tiles.COUNT; tile++) {
            placements(tile, all);
        }
        return all;
    }

    /** Every march, also those that nobody has wanted yet. */
    static List<NorthgardMove> marches() {
        List<NorthgardMove> all = new ArrayList<>();
        for (int from = 0; from < Tiles.REGION_COUNT; from++) {
            for (int to = 0; to < Tiles.REGION_COUNT; to++) {
                if (from != to) {
                    all.add(new March(from, to));
                }
            }
        }
        return all;
    }

    private static void placements(int tile, List<NorthgardMove> into) {
        for (int x = -REACH; x <= REACH; x++) {
            for (int y = -REACH; y <= REACH; y++) {
                for (int rotation = 0; rotation < Tiles.SIDES; rotation++) {
                    into.add(new Place(tile, x, y, rotation));
                }
            }
        }
    }

    public static NorthgardMove named(String code) {
        return TABLE.find(code).or(() -> CODEC.read(code).flatMap(Moves::late)).orElseThrow(() -> TABLE.unknown(code));
    }

    /** A placement or a march, which are made when they are first needed. */
    private static Optional<NorthgardMove> late(NorthgardMove move) {
        return switch (move) {
            case Place(int tile, int x, int y, int rotation) when Math.max(Math.abs(x), Math.abs(y)) <= REACH ->
                Optional.of(place(tile, x, y, rotation));
            case March(int from, int to) when from != to -> Optional.of(march(from, to));
            default -> Optional.empty();
        };
    }

    private static void deeds(int region) {
        for (Deed deed : Deed.values()) {
            AT[deed.ordinal()][region] = known(new At(deed, region, false));
        }
        for (Deed deed : WITH_KAIJA) {
            AT[deed.ordinal()][Tiles.REGION_COUNT + region] = known(new At(deed, region, true));
        }
    }

    private static void buildings(int region) {
        for (Building building : Buildings.ALL) {
            int index = building.ordinal();
            BUILD[index][region] = known(new NorthgardMove.Build(region, building, false));
            BUILD[index][Tiles.REGION_COUNT + region] = known(new NorthgardMove.Build(region, building, true));
            for (Building now : Buildings.ALL) {
                if (building != now && Buildings.isLarge(index) == Buildings.isLarge(now.ordinal())) {
                    replacement(region, building, now);
                }
            }
        }
    }

    private static void replacement(int region, Building building, Building now) {
        NorthgardMove[] moves = REPLACE[building.ordinal()][now.ordinal()];
        moves[region] = known(new NorthgardMove.Replace(region, building, now, false));
        moves[Tiles.REGION_COUNT + region] = known(new NorthgardMove.Replace(region, building, now, true));
    }

    private static void resources(Resource resource) {
        for (Deal deal : Deal.values()) {
            RESOURCE[deal.ordinal()][resource.ordinal()] = known(new NorthgardMove.WithResource(deal, resource));
        }
        for (Resource other : Resource.values()) {
            if (other != resource) {
                OFFER[resource.ordinal()][other.ordinal()] = known(new NorthgardMove.Offer(resource, other));
            }
        }
    }

    private static NorthgardMove known(NorthgardMove move) {
        return TABLE.known(move);
    }
}

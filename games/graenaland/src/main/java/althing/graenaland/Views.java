package althing.graenaland;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.graenaland.GraenalandView.Arrival;
import althing.graenaland.GraenalandView.Ballot;
import althing.graenaland.GraenalandView.Bill;
import althing.graenaland.GraenalandView.Clan;
import althing.graenaland.GraenalandView.Composing;
import althing.graenaland.GraenalandView.Decision;
import althing.graenaland.GraenalandView.Deck;
import althing.graenaland.GraenalandView.Hand;
import althing.graenaland.GraenalandView.Held;
import althing.graenaland.GraenalandView.HeroOf;
import althing.graenaland.GraenalandView.Joint;
import althing.graenaland.GraenalandView.Offer;
import althing.graenaland.GraenalandView.Order;
import althing.graenaland.GraenalandView.Ordered;
import althing.graenaland.GraenalandView.Pledged;
import althing.graenaland.GraenalandView.Promise;
import althing.graenaland.GraenalandView.Province;
import althing.graenaland.GraenalandView.Secret;
import althing.graenaland.GraenalandView.Share;
import althing.graenaland.GraenalandView.Stage;
import althing.graenaland.GraenalandView.Supply;
import althing.graenaland.GraenalandView.SupplyCard;
import althing.graenaland.GraenalandView.Toll;
import althing.graenaland.GraenalandView.VictoryCard;
import althing.graenaland.GraenalandView.VoteCount;

/** Makes the view of a position for one viewer. */
final class Views {

    private static final Resource[] RESOURCES = Resource.values();
    private static final Terrain[] TERRAINS = Terrain.values();
    private static final Hero[] HEROES = Hero.values();
    private static final Building[] BUILDINGS = Building.values();
    private static final Work[] WORKS = Work.values();
    private static final Direction[] DIRECTIONS = Direction.values();
    private static final Map<String, Map<Resource, Integer>> PRICES = prices();

    private final GraenalandPosition position;
    private final int viewer;

    Views(GraenalandPosition position, int viewer) {
        this.position = position;
        this.viewer = viewer;
    }

    GraenalandView view() {
        return new GraenalandView(position.turn, position.stage, asked(), position.main, position.isTalkOpen(),
                provinces(), decks(), supply(), tokens(), clans(), ordered(), ownOrder(), composing(), offer(), bill(),
                toll(), arrival(), joint(), permitted(), founding(), promises(position), hand(), secret(),
                orNull(position.announcer), conditions(),
                position.advanced ? Components.POINTS_TO_WIN : Components.CONDITIONS_TO_WIN, PRICES);
    }

    private static Map<String, Map<Resource, Integer>> prices() {
        Map<String, Map<Resource, Integer>> prices = new LinkedHashMap<>();
        Components.FILE.table("prices").rows()
                .forEach(row -> prices.put(row.word("thing"), Amounts.map(Components.price(row.word("thing")))));
        return prices;
    }

    private boolean isAsked(Decision decision) {
        return position.isAsked(decision);
    }

    private @Nullable Decision asked() {
        if (position.pending == 0) {
            return null;
        }
        return isAsked(Decision.ASSIGN) && viewer != position.proposer ? Decision.PROPOSE : position.asked;
    }

    private static @Nullable Integer orNull(int seat) {
        return seat == GraenalandPosition.NONE ? null : seat;
    }

    private List<Province> provinces() {
        return IntStream.range(0, position.board.provinces).filter(each -> position.tiles[each] >= 0)
                .mapToObj(this::province).toList();
    }

    private String tile(int province) {
        return tile(position, province);
    }

    static String tile(GraenalandPosition position, int province) {
        return Components.TILES.get(position.tiles[province]).id();
    }

    private Province province(int province) {
        Tile tile = Components.TILES.get(position.tiles[province]);
        Board board = position.board;
        return new Province(tile.id(), tile.terrain(), tile.coast(), board.place(province), neighbours(province),
                Amounts.map(tile.village()), tile.improvement(), tile.fort(), tile.isBuildable(),
                seats(seat -> position.villagesAt(seat, province)), buildings(position, province),
                works(position, province), heroes(province), faces(position.up[province]),
                Cards.total(position.down[province]), position.settlements(province) + 1, votes(province));
    }

    private List<String> neighbours(int province) {
        return IntStream.range(0, position.board.provinces)
                .filter(other -> (position.board.neighbours[province] >> other & 1) != 0 && position.tiles[other] >= 0)
                .mapToObj(this::tile).toList();
    }

    private List<Integer> seats(IntUnaryOperator number) {
        return IntStream.range(0, position.seats).map(number).boxed().toList();
    }

    static Map<Building, Integer> buildings(GraenalandPosition position, int province) {
        Map<Building, Integer> buildings = new EnumMap<>(Building.class);
        for (Building kind : BUILDINGS) {
            int owner = position.owner[province * GraenalandPosition.BUILDINGS + kind.ordinal()];
            if (owner != GraenalandPosition.NONE) {
                buildings.put(kind, owner);
            }
        }
        return buildings;
    }

    static List<Work> works(GraenalandPosition position, int province) {
        return Arrays.stream(WORKS).filter(work -> position.hasWork(province, work.ordinal())).toList();
    }

    private List<HeroOf> heroes(int province) {
        List<HeroOf> heroes = new ArrayList<>();
        for (int i = 0; i < position.heroes.length; i++) {
            if (position.heroes[i] == province) {
                heroes.add(new HeroOf(i / GraenalandPosition.HEROES, HEROES[i % GraenalandPosition.HEROES]));
            }
        }
        return heroes;
    }

    static List<Resource> faces(long cards) {
        List<Resource> faces = new ArrayList<>();
        for (long left = cards; left != 0; left -= Cards.one(Cards.first(left))) {
            faces.add(RESOURCES[Cards.RESOURCE[Cards.first(left)]]);
        }
        return faces;
    }

    private List<VoteCount> votes(int province) {
        int heroes = heroes(province).size();
        boolean priest = heroes(province).stream().anyMatch(each -> each.hero() == Hero.PRIEST);
        return IntStream.range(0, position.seats).mapToObj(seat -> {
            int settlements = position.settledAt(seat, province);
            int warlord = position.hero(seat, 0) == province ? Votes.warlord(position, seat, province, priest) : 0;
            int ofPriest = position.hero(seat, 1) == province ? Votes.priest(position, seat, province) : 0;
            int skald = position.hero(seat, 2) == province ? Votes.skald(position, seat, province, heroes) : 0;
            return new VoteCount(settlements, warlord, ofPriest, skald, settlements + warlord + ofPriest + skald);
        }).toList();
    }

    private List<Deck> decks() {
        return Arrays.stream(TERRAINS).map(terrain -> {
            long mask = Cards.mask(terrain.ordinal());
            return new Deck(terrain, byResource(Cards.FULL & mask), position.deckLeft[terrain.ordinal()],
                    byResource(position.discard & mask));
        }).toList();
    }

    private static Map<Resource, Integer> byResource(long cards) {
        Map<Resource, Integer> counts = new EnumMap<>(Resource.class);
        faces(cards).forEach(resource -> counts.merge(resource, 1, Integer::sum));
        return counts;
    }

    private Supply supply() {
        return new Supply(supplyCards(position.supplyRow), Integer.bitCount(position.supplyDeck),
                supplyIds(position.supplyDiscard), position.supplyTaken);
    }

    private static List<SupplyCard> supplyCards(int cards) {
        return Components.SUPPLY.stream().filter(card -> (cards >> card.index() & 1) != 0)
                .map(card -> new SupplyCard(card.id(), card.resources())).toList();
    }

    static List<String> supplyIds(int cards) {
        return supplyCards(cards).stream().map(SupplyCard::card).toList();
    }

    private Map<Work, Integer> tokens() {
        Map<Work, Integer> tokens = new EnumMap<>(Work.class);
        for (Work work : WORKS) {
            tokens.put(work, position.tokensLeft(work.ordinal()));
        }
        return tokens;
    }

    private List<Clan> clans() {
        return IntStream.range(0, position.seats).mapToObj(this::clan).toList();
    }

    private Clan clan(int seat) {
        boolean open = viewer == seat || Ending.isShown(position, seat);
        boolean card = open && position.victory[seat] >= 0;
        return new Clan(stat(seat, Column.SETTLEMENTS), stat(seat, Column.PROVINCES), stat(seat, Column.DOMINATED),
                stat(seat, Column.BUILDINGS), position.army[seat], Components.PIECES - position.placed[seat],
                waiting(position, seat), backs(position.hands[seat]), Integer.bitCount(position.supplyHands[seat]),
                met(seat), card ? victoryCard(position.victory[seat]) : null,
                card ? Ending.victoryPoints(position, seat) : null, markets(seat), position.kept[seat],
                position.broken[seat], position.rank(seat));
    }

    private int stat(int seat, Column column) {
        return Ending.stat(position, seat, column.ordinal());
    }

    static Map<Hero, String> waiting(GraenalandPosition position, int seat) {
        Map<Hero, String> waiting = new EnumMap<>(Hero.class);
        for (Hero hero : HEROES) {
            int place = Arrivals.waits(position, seat, hero.ordinal());
            if (place != Board.NOWHERE) {
                waiting.put(hero, tile(position, place));
            }
        }
        return waiting;
    }

    private static Map<Terrain, Integer> backs(long hand) {
        Map<Terrain, Integer> backs = new EnumMap<>(Terrain.class);
        for (Terrain terrain : TERRAINS) {
            int number = Cards.ofTerrain(hand, terrain.ordinal());
            if (number > 0) {
                backs.put(terrain, number);
            }
        }
        return backs;
    }

    private List<Column> met(int seat) {
        return position.advanced
                ? List.of()
                : Arrays.stream(Ending.COLUMNS).filter(each -> Ending.meets(position, seat, each.ordinal())).toList();
    }

    private int markets(int seat) {
        long markets = IntStream.range(0, position.board.provinces)
                .filter(each -> position.hasWork(each, Work.MARKET.ordinal()) && position.settledAt(seat, each) > 0)
                .count();
        boolean building = (position.stage == Stage.BUILDING || position.stage == Stage.FINAL_BUILDING)
                && position.permitted == GraenalandPosition.NONE && position.builder == seat;
        return (int) markets - (building ? position.marketsUsed : 0);
    }

    private static VictoryCard victoryCard(int card) {
        VictoryFace face = Components.VICTORY.get(card);
        Map<Column, List<Integer>> levels = new EnumMap<>(Column.class);
        for (Column column : Ending.COLUMNS) {
            levels.put(column, face.levels().get(column.ordinal()));
        }
        return new VictoryCard(face.id(), levels, face.light(), face.dark());
    }

    private static Order order(int order) {
        return order == Orders.STAY
                ? new Order(null, null)
                : new Order(HEROES[Orders.hero(order)], DIRECTIONS[Orders.direction(order)]);
    }

    private List<Ordered> ordered() {
        if (!position.revealedOrders) {
            return List.of();
        }
        List<Ordered> ordered = new ArrayList<>();
        for (int place = 1; place < position.seats; place++) {
            int seat = position.left(orderedBy(), place);
            ordered.add(ordered(seat, position.orders[seat]));
        }
        return ordered;
    }

    /** The main player of the turn in which the orders were given: the only one who gave none. */
    private int orderedBy() {
        int seat = 0;
        while (position.orders[seat] != Orders.OPEN) {
            seat++;
        }
        return seat;
    }

    private Ordered ordered(int seat, int order) {
        int from = position.origins[seat];
        if (order == Orders.STAY || from == Board.NOWHERE) {
            return new Ordered(seat, order(order), null, null, false);
        }
        int target = position.board.target[from][Orders.direction(order)];
        int to = target == Board.NOWHERE ? from : target;
        return new Ordered(seat, order(order), tile(from), tile(to), (position.swapped >> seat & 1) != 0);
    }

    private @Nullable Order ownOrder() {
        boolean sealed = isAsked(Decision.ORDER) && viewer >= 0 && position.orders[viewer] != Orders.OPEN;
        return sealed ? order(position.orders[viewer]) : null;
    }

    private @Nullable Composing composing() {
        if (!isAsked(Decision.ASSIGN) || viewer != position.proposer) {
            return null;
        }
        int kind = Sharing.nextKind(position);
        return new Composing(tile(position.offerProvince), shares(),
                kind < 0 ? null : RESOURCES[Cards.RESOURCE[kind]],
                Harvest.cards(position, position.offerProvince) - position.offerNext, bits(Voting.voters(position)));
    }

    private List<Share> shares() {
        return IntStream.range(0, position.seats)
                .filter(seat -> position.shareUp[seat] != 0 || position.shareDown[seat] != 0)
                .mapToObj(seat -> new Share(seat, faces(position.shareUp[seat]), position.shareDown[seat])).toList();
    }

    static List<Integer> bits(int seats) {
        return IntStream.range(0, Integer.SIZE).filter(seat -> (seats >>> seat & 1) != 0).boxed().toList();
    }

    private @Nullable Offer offer() {
        if (!isAsked(Decision.VOTE)) {
            return null;
        }
        List<Ballot> ballots = bits(Voting.voters(position)).stream()
                .map(seat -> new Ballot(seat, position.votes[seat],
                        position.ballots[seat] == Voting.OPEN ? null : position.ballots[seat] == Voting.FOR))
                .toList();
        return new Offer(position.proposer, tile(position.offerProvince), shares(), ballots, Voting.needed(position),
                Voting.cast(position, Voting.FOR), Voting.cast(position, Voting.AGAINST));
    }

    private @Nullable Bill bill() {
        if (!isAsked(Decision.PAY)) {
            return null;
        }
        return new Bill(position.builder, Things.word(position.thing),
                position.site == GraenalandPosition.NONE ? null : tile(position.site),
                Amounts.map(Things.price(position)), Amounts.map(position.due),
                Payment.markets(position, position.builder), Integer.bitCount(position.tollTo));
    }

    private @Nullable Toll toll() {
        if (!isAsked(Decision.TOLL)) {
            return null;
        }
        List<Integer> takers = IntStream.range(1, position.seats).map(place -> position.left(position.builder, place))
                .filter(seat -> (position.tollTo >> seat & 1) != 0).boxed().toList();
        return new Toll(position.builder, tile(position.site), takers);
    }

    private @Nullable Arrival arrival() {
        return isAsked(Decision.BRING_HERO)
                ? new Arrival(position.builder, HEROES[Callings.kind(position)], tile(position.site),
                        Callings.waits(position))
                : null;
    }

    private @Nullable Joint joint() {
        if (position.thing < Construction.JOINT) {
            return null;
        }
        int work = position.thing - Construction.JOINT;
        List<Pledged> pledges = IntStream.range(0, position.seats)
                .filter(seat -> position.pledged[seat] != 0 || position.pledgedSupply[seat] != 0)
                .mapToObj(seat -> new Pledged(seat, faces(position.pledged[seat]),
                        supplyIds(position.pledgedSupply[seat])))
                .toList();
        return new Joint(WORKS[work], tile(position.site), Amounts.map(Components.WORK[work]),
                Amounts.map(position.due), pledges);
    }

    private @Nullable Integer permitted() {
        return orNull(position.permitted);
    }

    private GraenalandView.@Nullable Founding founding() {
        if (position.stage != Stage.FOUNDING) {
            return null;
        }
        boolean crowded = isAsked(Decision.DISPLACE);
        int round = position.founded - (crowded ? 1 : 0) < position.seats ? 1 : 2;
        return new GraenalandView.Founding(round, crowded ? (int) position.founders[position.founded - 1] : null,
                crowded ? tile(Founding.crowded(position)) : null);
    }

    static List<Promise> promises(GraenalandPosition position) {
        return Arrays.stream(position.ledger, 0, position.ledgerSize).mapToObj(Views::promise).toList();
    }

    private static Promise promise(long entry) {
        GraenalandView.Pledge pledge = Ledger.pledge(entry);
        return new Promise(Ledger.maker(entry), Ledger.receiver(entry) == Ledger.NOBODY ? null : Ledger.receiver(entry),
                pledge, Components.TILES.get(Ledger.tile(entry)).id(),
                pledge == GraenalandView.Pledge.CARD ? RESOURCES[Ledger.what(entry)] : null,
                pledge == GraenalandView.Pledge.WORK ? WORKS[Ledger.what(entry)] : null, Ledger.turn(entry),
                Ledger.standing(entry));
    }

    private @Nullable Hand hand() {
        return viewer < 0 ? null : new Hand(held(position.hands[viewer]), supplyCards(position.supplyHands[viewer]));
    }

    private static List<Held> held(long hand) {
        return IntStream.range(0, Cards.KINDS).filter(kind -> Cards.has(hand, kind))
                .mapToObj(kind -> new Held(TERRAINS[Cards.terrain(kind)], RESOURCES[Cards.RESOURCE[kind]],
                        Cards.count(hand, kind)))
                .toList();
    }

    private @Nullable Secret secret() {
        if (viewer < 0 || position.dealt[0] == GraenalandPosition.NONE) {
            return null;
        }
        int kept = position.victory[viewer];
        int first = viewer * Components.VICTORY_CARDS_DEALT;
        return kept >= 0
                ? new Secret(List.of(victoryCard(kept)), true)
                : new Secret(IntStream.range(first, first + Components.VICTORY_CARDS_DEALT)
                        .mapToObj(i -> victoryCard(position.dealt[i])).toList(), false);
    }

    private Map<Column, Integer> conditions() {
        Map<Column, Integer> conditions = new EnumMap<>(Column.class);
        if (!position.advanced) {
            for (Column column : Ending.COLUMNS) {
                conditions.put(column, position.conditions[column.ordinal()]);
            }
        }
        return conditions;
    }
}

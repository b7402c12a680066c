package althing.graenaland;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.engine.Setup;
import althing.graenaland.GraenalandNotation.Clan;
import althing.graenaland.GraenalandNotation.Founded;
import althing.graenaland.GraenalandNotation.Place;
import althing.graenaland.GraenalandNotation.Proposal;
import althing.graenaland.GraenalandNotation.Works;
import althing.graenaland.GraenalandView.Decision;
import althing.graenaland.GraenalandView.Promise;
import althing.graenaland.GraenalandView.Stage;

/** Makes a position from a notation and refuses, with a sentence, what cannot be one. */
final class NotationReader {

    private static final int MOST_TURNS = 100_000;
    private static final Set<Stage> WITHOUT_PLAY = Set.of(Stage.MAP, Stage.FOUNDING, Stage.VICTORY_CARDS);

    private final GraenalandNotation notation;
    private final GraenalandPosition position;

    NotationReader(GraenalandNotation notation) {
        this.notation = notation;
        Setup setup = Setup.parse(notation.setup());
        if (!(setup.game() instanceof GraenalandGame) || setup.seed().isPresent()) {
            throw new BadInput("setup: '" + notation.setup() + "' is no setup of Graenaland without a seed.");
        }
        position = new GraenalandPosition(setup);
    }

    GraenalandPosition read() {
        course();
        map();
        for (int province = 0; province < position.board.provinces; province++) {
            place(province, "provinces[" + province + "]", notation.provinces().get(province));
        }
        require(notation.clans().size() == position.seats, "clans: there must be one for each seat.");
        for (int seat = 0; seat < position.seats; seat++) {
            clan(seat, "clans[" + seat + "]", notation.clans().get(seat));
        }
        decks();
        supply();
        orders();
        founded();
        building(notation.building());
        ending();
        proposal(notation.proposal());
        promises();
        NotationCheck.check(position);
        return position;
    }

    private void course() {
        if (!notation.random().matches("[0-9a-f]{1,16}")) {
            throw new BadInput("random: '" + notation.random() + "' is no hexadecimal number of at most 16 digits.");
        }
        position.random.state(Long.parseUnsignedLong(notation.random(), 16));
        position.turn = within("turn", notation.turn(), 0, MOST_TURNS);
        position.start = seat("startSeat", notation.startSeat());
        position.main = seat("mainSeat", notation.mainSeat());
        position.stage = notation.stage();
        position.pending = seats("pending", notation.pending());
        position.cursor = within("cursor", notation.cursor(), 0, 2 * position.seats);
        Decision asked = notation.asked();
        require((asked == null) == (position.pending == 0), "asked: somebody must owe a decision if one is asked.");
        require((asked == null) == (position.stage == Stage.OVER), "stage: a game that is over asks nothing.");
        if (asked != null) {
            position.asked = asked;
        }
    }

    private void map() {
        int provinces = position.board.provinces;
        require(notation.map().size() == provinces && notation.provinces().size() == provinces,
                "map: this setup has " + provinces + " provinces.");
        for (int province = 0; province < provinces; province++) {
            String id = notation.map().get(province);
            if (id.equals(NotationWriter.NOTHING)) {
                require(position.stage == Stage.MAP && province >= position.cursor, "map: a tile is missing.");
                continue;
            }
            Tile tile = Components.tile(id);
            if (tile == null || tile.coast() != position.board.isCoast(province)
                    || position.provinceOf[tile.index()] != GraenalandPosition.NONE) {
                throw new BadInput("map: the tile '" + id + "' cannot lie there.");
            }
            MapMaking.put(position, province, tile.index());
        }
    }

    private void place(int province, String path, Place place) {
        require(place.villages().size() == position.seats, path + ".villages: there must be a number for each seat.");
        for (int seat = 0; seat < position.seats; seat++) {
            position.addVillage(seat, province,
                    within(path + ".villages", place.villages().get(seat), 0, Components.PIECES));
        }
        place.buildings().forEach((building, owner) -> {
            require(Construction.hasPlace(position, province, building.ordinal()),
                    path + ".buildings: there is no place for it.");
            position.addBuilding(seat(path + ".buildings", owner), province, building.ordinal());
        });
        for (Work work : place.works()) {
            require(!position.hasWork(province, work.ordinal()), path + ".works: " + work.code() + " stands twice.");
            position.works[province] |= (byte) (1 << work.ordinal());
        }
        position.up[province] = ofTerrain(province, path + ".faceUp", place.faceUp());
        position.down[province] = ofTerrain(province, path + ".faceDown", place.faceDown());
    }

    private long ofTerrain(int province, String path, Map<String, Integer> counts) {
        long cards = cards(path, counts);
        require(cards == 0 || position.tiles[province] >= 0
                && (cards & ~Cards.mask(Components.TERRAIN[position.tiles[province]])) == 0,
                path + ": cards of another terrain.");
        return cards;
    }

    private void clan(int seat, String path, Clan clan) {
        position.army[seat] = (byte) within(path + ".army", clan.army(), Components.ARMY_START, Components.ARMY_MOST);
        require(position.placed[seat] <= Components.PIECES, path + ": it has more settlements than pieces.");
        position.hands[seat] = cards(path + ".hand", clan.hand());
        position.supplyHands[seat] = supply(path + ".supply", clan.supply());
        clan.heroes().forEach((hero, tile) -> position.heroes[seat * GraenalandPosition.HEROES
                + hero.ordinal()] = (byte) province(path + ".heroes", tile));
        clan.waiting().forEach((hero, tile) -> {
            require(hero != Hero.WARLORD && !clan.heroes().containsKey(hero), path + ".waiting: it cannot wait.");
            position.waiting[seat * GraenalandPosition.HEROES + hero.ordinal()] = (byte) province(path + ".waiting",
                    tile);
        });
        require(clan.known().size() == position.seats, path + ".known: there must be one for each seat.");
        for (int observer = 0; observer < position.seats; observer++) {
            position.known[observer * position.seats + seat] = cards(path + ".known", clan.known().get(observer));
        }
        position.pledged[seat] = cards(path + ".pledged", clan.pledged());
        position.pledgedSupply[seat] = supply(path + ".pledgedSupply", clan.pledgedSupply());
        position.kept[seat] = (byte) within(path + ".kept", clan.kept(), 0, Byte.MAX_VALUE);
        position.broken[seat] = (byte) within(path + ".broken", clan.broken(), 0, Byte.MAX_VALUE);
        victory(seat, path, clan);
    }

    private void victory(int seat, String path, Clan clan) {
        int dealt = clan.dealt().size();
        require(dealt == 0 || position.advanced && dealt == Components.VICTORY_CARDS_DEALT,
                path + ".dealt: there must be none or " + Components.VICTORY_CARDS_DEALT + ".");
        for (int i = 0; i < dealt; i++) {
            position.dealt[seat * Components.VICTORY_CARDS_DEALT + i] = (byte) victory(path, clan.dealt().get(i));
        }
        String kept = clan.victory();
        if (kept != null) {
            require(clan.dealt().contains(kept), path + ".victory: it was not dealt.");
            position.victory[seat] = (byte) victory(path, kept);
        }
    }

    private static int victory(String path, String id) {
        return Components.VICTORY.stream().filter(card -> card.id().equals(id)).findFirst()
                .orElseThrow(() -> new BadInput(path + ": there is no victory card '" + id + "'.")).index();
    }

    private void decks() {
        require(notation.decks().size() == Cards.DECK.length, "decks: there are " + Cards.DECK.length + ".");
        for (int terrain = 0; terrain < Cards.DECK.length; terrain++) {
            List<String> deck = notation.decks().get(terrain);
            require(deck.size() <= Cards.DECK[terrain], "decks[" + terrain + "]: it is too large.");
            position.deckLeft[terrain] = (byte) deck.size();
            for (int i = 0; i < deck.size(); i++) {
                int kind = kind("decks[" + terrain + "]", deck.get(i));
                require(Cards.terrain(kind) == terrain, "decks[" + terrain + "]: a card of another terrain.");
                position.deck[GraenalandPosition.DECK_START[terrain] + deck.size() - 1 - i] = (byte) kind;
            }
        }
        position.discard = cards("discard", notation.discard());
    }

    private void supply() {
        position.supplyRow = supply("supplyRow", notation.supplyRow());
        position.supplyDeck = supply("supplyDeck", notation.supplyDeck());
        position.supplyDiscard = supply("supplyDiscard", notation.supplyDiscard());
    }

    private void orders() {
        require(notation.orders().size() == position.seats && notation.origins().size() == position.seats,
                "orders: there must be one for each seat.");
        for (int seat = 0; seat < position.seats; seat++) {
            Integer order = NotationWriter.order(notation.orders().get(seat));
            if (order == null) {
                throw new BadInput("orders: '" + notation.orders().get(seat) + "' is no order.");
            }
            position.orders[seat] = order.byteValue();
            String origin = notation.origins().get(seat);
            position.origins[seat] = (byte) (origin.equals(NotationWriter.NOTHING)
                    ? Board.NOWHERE
                    : province("origins", origin));
        }
        position.revealedOrders = notation.revealed();
        position.swapped = seats("swapped", notation.swapped());
        long open = notation.orders().stream().filter(NotationWriter.OPEN::equals).count();
        require(!position.revealedOrders || open == 1, "orders: all but one are revealed.");
    }

    private void founded() {
        require(notation.founded().size() <= position.founders.length, "founded: too many villages.");
        for (Founded village : notation.founded()) {
            position.founders[position.founded] = (byte) seat("founded", village.seat());
            position.foundedAt[position.founded++] = (byte) province("founded", village.tile());
        }
    }

    private void building(Works building) {
        position.builder = seat("building.builder", building.builder());
        String thing = building.thing();
        if (thing != null) {
            position.thing = Things.number(thing);
            require(position.thing >= 0, "building.thing: '" + thing + "' cannot be built.");
        }
        String site = building.site();
        position.site = site == null ? GraenalandPosition.NONE : province("building.site", site);
        building.due().forEach((resource, number) -> {
            require(resource != Resource.GOLD, "building.due: no price names gold.");
            position.due += within("building.due", number, 0, 9) * Amounts.one(resource.ordinal());
        });
        position.nextSupply = within("building.nextSupply", building.nextSupply(), 0, Components.SUPPLY.size());
        position.tollTo = seats("building.tollTo", building.tollTo());
        position.marketsUsed = within("building.marketsUsed", building.marketsUsed(), 0, Board.MOST);
        position.supplyTaken = building.supplyTaken();
        position.offered = building.offered();
        position.permitted = orNone("building.permitted", building.permitted());
    }

    private void ending() {
        position.announcer = orNone("announcer", notation.announcer());
        position.declared = seats("declared", notation.declared());
        position.shown = seats("shown", notation.shown());
        boolean ends = position.stage == Stage.FINAL_BUILDING || position.stage == Stage.OVER;
        require(ends == (position.announcer != GraenalandPosition.NONE),
                "announcer: there is one from the final building on, and only then.");
    }

    private void proposal(@Nullable Proposal proposal) {
        require((proposal != null) == (position.stage == Stage.SHARING), "proposal: there is one in sharing, only.");
        if (proposal == null) {
            return;
        }
        position.proposer = seat("proposal.seat", proposal.seat());
        String tile = proposal.tile();
        require(proposal.shares().size() == position.seats && proposal.ballots().size() == position.seats,
                "proposal: there must be a share and a ballot for each seat.");
        if (tile != null) {
            position.offerProvince = province("proposal.tile", tile);
            Votes.count(position, position.offerProvince, position.tally);
        }
        int given = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            position.votes[seat] = (byte) (tile == null ? 0 : position.tally[seat]);
            position.shareUp[seat] = cards("proposal.shares", proposal.shares().get(seat).faceUp());
            position.shareDown[seat] = (byte) within("proposal.shares", proposal.shares().get(seat).faceDown(), 0,
                    Cards.ALL);
            given += Cards.total(position.shareUp[seat]) + position.shareDown[seat];
            int ballot = NotationWriter.BALLOTS.indexOf(proposal.ballots().get(seat));
            require(ballot >= 0, "proposal.ballots: '" + proposal.ballots().get(seat) + "' is no ballot.");
            position.ballots[seat] = (byte) ballot;
        }
        position.offerNext = within("proposal.given", proposal.given(), given, given);
    }

    private void promises() {
        require(notation.promises().size() <= GraenalandPosition.LEDGER, "promises: there are too many.");
        List<Long> entries = new ArrayList<>();
        for (Promise promise : notation.promises()) {
            entries.add(entry(promise));
        }
        for (long entry : entries) {
            position.ledger[position.ledgerSize++] = entry;
        }
        position.promised = seats("promised", notation.promised());
    }

    private long entry(Promise promise) {
        Tile tile = Components.tile(promise.tile());
        Integer receiver = promise.receiver();
        Resource resource = promise.resource();
        Work work = promise.work();
        if (tile == null) {
            throw new BadInput("promises: there is no tile '" + promise.tile() + "'.");
        }
        int what = resource != null ? resource.ordinal() : work != null ? work.ordinal() : 0;
        boolean fits = switch (promise.pledge()) {
            case VOTE -> receiver != null && resource == null && work == null;
            case CARD -> receiver != null && resource != null && work == null;
            case WORK -> receiver == null && resource == null && work != null;
            case AWAY -> receiver == null && resource == null && work == null;
        };
        require(fits, "promises: " + promise.pledge() + " does not fit together.");
        return Ledger.entry(seat("promises", promise.maker()),
                receiver == null ? Ledger.NOBODY : seat("promises", receiver), promise.pledge(), tile.index(), what,
                promise.standing(), within("promises.turn", promise.turn(), 0, MOST_TURNS));
    }

    private int province(String path, String id) {
        Tile tile = Components.tile(id);
        if (tile == null || position.provinceOf[tile.index()] == GraenalandPosition.NONE) {
            throw new BadInput(path + ": there is no tile '" + id + "' on the map.");
        }
        return position.provinceOf[tile.index()];
    }

    private int seat(String path, int seat) {
        return within(path, seat, 0, position.seats - 1);
    }

    private int orNone(String path, @Nullable Integer seat) {
        return seat == null ? GraenalandPosition.NONE : seat(path, seat);
    }

    private int seats(String path, List<Integer> seats) {
        int bits = 0;
        for (int each : seats) {
            bits |= 1 << seat(path, each);
        }
        return bits;
    }

    private static long cards(String path, Map<String, Integer> counts) {
        long cards = Cards.NONE;
        for (Map.Entry<String, Integer> each : counts.entrySet()) {
            int kind = kind(path, each.getKey());
            cards += within(path, each.getValue(), 0, Cards.COUNT[kind]) * Cards.one(kind);
        }
        return cards;
    }

    private static int kind(String path, String name) {
        int kind = NotationWriter.KINDS.indexOf(name);
        require(kind >= 0, path + ": there is no card '" + name + "'.");
        return kind;
    }

    private static int supply(String path, List<String> ids) {
        int cards = 0;
        for (String id : ids) {
            SupplyFace card = Components.SUPPLY.stream().filter(each -> each.id().equals(id)).findFirst()
                    .orElseThrow(() -> new BadInput(path + ": there is no supply card '" + id + "'."));
            require((cards >> card.index() & 1) == 0, path + ": the supply card " + id + " stands twice.");
            cards |= 1 << card.index();
        }
        return cards;
    }

    private static int within(String path, int number, int lowest, int highest) {
        require(number >= lowest && number <= highest,
                path + ": " + number + " is not between " + lowest + " and " + highest + ".");
        return number;
    }

    static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new BadInput(sentence);
        }
    }

    static boolean isBeforePlay(Stage stage) {
        return WITHOUT_PLAY.contains(stage);
    }
}

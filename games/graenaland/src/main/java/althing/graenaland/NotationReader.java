package althing.graenaland;

import java.util.List;
import java.util.Map;

import althing.engine.BadInput;
import althing.engine.Setup;
import althing.graenaland.GraenalandNotation.Founded;
import althing.graenaland.GraenalandNotation.Place;
import althing.graenaland.GraenalandView.Decision;
import althing.graenaland.GraenalandView.Stage;

import static althing.graenaland.Given.cards;
import static althing.graenaland.Given.kind;
import static althing.graenaland.Given.require;
import static althing.graenaland.Given.supply;
import static althing.graenaland.Given.within;

/** Makes a position from a notation and refuses, with a sentence, what cannot be one. */
final class NotationReader {

    static final int MOST_TURNS = 100_000;

    private final GraenalandNotation notation;
    private final GraenalandPosition position;
    private final Given given;

    NotationReader(GraenalandNotation notation) {
        this.notation = notation;
        Setup setup = Setup.parse(notation.setup());
        if (!(setup.game() instanceof GraenalandGame) || setup.seed().isPresent()) {
            throw new BadInput("setup: '" + notation.setup() + "' is no setup of Graenaland without a seed.");
        }
        position = new GraenalandPosition(setup);
        given = new Given(position);
    }

    GraenalandPosition read() {
        course();
        map();
        for (int province = 0; province < position.board.provinces; province++) {
            place(province, "provinces[" + province + "]", notation.provinces().get(province));
        }
        new ClanReader(notation, position, given).clans();
        decks();
        supplyCards();
        orders();
        founded();
        ending();
        new DealReader(notation, position, given).read();
        NotationCheck.check(position);
        return position;
    }

    private void course() {
        position.random.state(notation.random());
        position.turn = within("turn", notation.turn(), 0, MOST_TURNS);
        position.start = given.seat("startSeat", notation.startSeat());
        position.main = given.seat("mainSeat", notation.mainSeat());
        position.stage = notation.stage();
        position.pending = given.seats("pending", notation.pending());
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
            position.addBuilding(given.seat(path + ".buildings", owner), province, building.ordinal());
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
                    : given.province("origins", origin));
        }
        position.revealedOrders = notation.revealed();
        position.swapped = given.seats("swapped", notation.swapped());
        long open = notation.orders().stream().filter(NotationWriter.OPEN::equals).count();
        require(!position.revealedOrders || open == 1, "orders: all but one are revealed.");
    }

    private void founded() {
        require(notation.founded().size() <= position.founders.length, "founded: too many villages.");
        for (Founded village : notation.founded()) {
            position.founders[position.founded] = (byte) given.seat("founded", village.seat());
            position.foundedAt[position.founded++] = (byte) given.province("founded", village.tile());
        }
    }

    private void ending() {
        position.announcer = given.orNone("announcer", notation.announcer());
        position.declared = given.seats("declared", notation.declared());
        position.shown = given.seats("shown", notation.shown());
        boolean ends = position.stage == Stage.FINAL_BUILDING || position.stage == Stage.OVER;
        require(ends == (position.announcer != GraenalandPosition.NONE),
                "announcer: there is one from the final building on, and only then.");
    }

    private void decks() {
        require(notation.decks().size() == Cards.DECK.length, "decks: there are " + Cards.DECK.length + ".");
        for (int terrain = 0; terrain < Cards.DECK.length; terrain++) {
            List<String> deck = notation.decks().get(terrain);
            require(deck.size() <= Cards.DECK[terrain], "decks[" + terrain + "]: it is too large.");
            position.piles.deckLeft[terrain] = (byte) deck.size();
            for (int i = 0; i < deck.size(); i++) {
                int kind = kind("decks[" + terrain + "]", deck.get(i));
                require(Cards.terrain(kind) == terrain, "decks[" + terrain + "]: a card of another terrain.");
                position.piles.deck[Piles.START[terrain] + deck.size() - 1 - i] = (byte) kind;
            }
        }
        position.piles.discard = cards("discard", notation.discard());
    }

    private void supplyCards() {
        position.piles.supplyRow = supply("supplyRow", notation.supplyRow());
        position.piles.supplyDeck = supply("supplyDeck", notation.supplyDeck());
        position.piles.supplyDiscard = supply("supplyDiscard", notation.supplyDiscard());
    }
}

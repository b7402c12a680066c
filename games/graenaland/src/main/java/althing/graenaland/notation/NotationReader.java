package althing.graenaland.notation;

import static althing.graenaland.notation.Given.cards;
import static althing.graenaland.notation.Given.require;
import static althing.graenaland.notation.Given.supply;

import java.util.List;
import java.util.Map;

import althing.engine.Setup;
import althing.graenaland.GraenalandPosition;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Tile;
import althing.graenaland.box.Work;
import althing.graenaland.notation.GraenalandNotation.Founded;
import althing.graenaland.notation.GraenalandNotation.Place;
import althing.graenaland.start.MapMaking;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Piles;
import althing.graenaland.table.Question;
import althing.graenaland.table.Sites;
import althing.graenaland.table.Stage;

/**
 * Makes a position from a notation whose fields are checked one by one, and refuses what does not fit this setup; the
 * checks look at the whole.
 */
public final class NotationReader {

    private final GraenalandNotation notation;
    private final GraenalandPosition position;
    private final Given given;

    public NotationReader(GraenalandNotation notation) {
        this.notation = notation;
        position = new GraenalandPosition(Setup.parse(notation.setup()));
        given = new Given(position);
    }

    public GraenalandPosition read() {
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
        new CourseCheck(position).check();
        return position;
    }

    private void course() {
        position.random.state(notation.random());
        position.turn = notation.turn();
        position.start = notation.startSeat();
        position.main = notation.mainSeat();
        position.stage = notation.stage();
        position.pending = Given.seats("pending", notation.pending());
        position.cursor = notation.cursor();
        Question asked = notation.asked();
        require((asked == null) == (position.stage == Stage.OVER),
                "asked: something is asked exactly as long as the game is not over.");
        require((asked == null) == (position.pending == 0), "pending: somebody must owe an answer to what is asked.");
        if (asked != null) {
            position.asked = asked;
        }
    }

    private void map() {
        int provinces = position.board.provinces;
        require(notation.map().size() == provinces, "map: this setup has " + provinces + " provinces.");
        require(notation.provinces().size() == provinces, "provinces: this setup has " + provinces + " provinces.");
        int laid = position.isAsked(Question.MAP_TILE) ? position.cursor : provinces;
        for (int province = 0; province < provinces; province++) {
            String id = notation.map().get(province);
            require(id.equals(NotationWords.NOTHING) == province >= laid, "map[" + province + "]: "
                    + (province < laid ? "a tile is missing." : "only " + laid + " tiles lie, as the cursor says."));
            if (province < laid) {
                lay("map[" + province + "]", province, Components.TILES.get(NotationWords.TILES.indexOf(id)));
            }
        }
    }

    private void lay(String path, int province, Tile tile) {
        require(tile.coast() == position.board.isCoast(province),
                path + ": '" + tile.id() + "' lies " + (tile.coast() ? "on the coast." : "inland."));
        require(position.island.provinceOf[tile.index()] == GraenalandState.NONE,
                path + ": '" + tile.id() + "' lies twice.");
        MapMaking.put(position, province, tile.index());
    }

    private void place(int province, String path, Place place) {
        for (int seat = 0; seat < position.seats; seat++) {
            position.addVillage(seat, province, place.villages().get(seat));
        }
        require(position.island.tiles[province] >= 0 || isBare(place), path + ": there is no tile yet.");
        place.buildings().forEach((building, owner) -> {
            require(Sites.hasPlace(position, province, building.ordinal()),
                    path + ".buildings: there are no places for buildings in mountains.");
            position.addBuilding(owner, province, building.ordinal());
        });
        for (Work work : place.works()) {
            require(!position.island.hasWork(province, work.ordinal()),
                    path + ".works: '" + work.code() + "' stands twice.");
            position.island.works[province] |= (byte) (1 << work.ordinal());
        }
        position.island.up[province] = ofTerrain(province, path + ".faceUp", place.faceUp());
        position.island.down[province] = ofTerrain(province, path + ".faceDown", place.faceDown());
    }

    private static boolean isBare(Place place) {
        return place.villages().stream().allMatch(number -> number == 0) && place.buildings().isEmpty()
                && place.works().isEmpty();
    }

    private long ofTerrain(int province, String path, Map<String, Integer> counts) {
        long cards = cards(counts);
        require(cards == 0 || (position.island.tiles[province] >= 0
                && (cards & ~Cards.mask(Components.TERRAIN[position.island.tiles[province]])) == 0),
                path + ": there are cards of another terrain.");
        return cards;
    }

    private void orders() {
        for (int seat = 0; seat < position.seats; seat++) {
            position.heroes.orders[seat] = NotationWords.order(notation.orders().get(seat));
            position.heroes.origins[seat] = (byte) given.provinceOrNone("origins[" + seat + "]",
                    notation.origins().get(seat));
        }
        position.heroes.revealed = notation.revealed();
        position.heroes.swapped = Given.seats("swapped", notation.swapped());
    }

    private void founded() {
        require(notation.founded().size() <= position.opening.founders.length,
                "founded: there are at most " + position.opening.founders.length + " villages.");
        for (Founded village : notation.founded()) {
            position.opening.founders[position.opening.founded] = (byte) village.seat();
            position.opening.foundedAt[position.opening.founded] = (byte) given.province(
                    "founded[" + position.opening.founded + "].tile",
                    village.tile());
            position.opening.founded++;
        }
    }

    private void ending() {
        position.announcer = Given.orNone(notation.announcer());
        position.declared = Given.seats("declared", notation.declared());
        position.shown = Given.seats("shown", notation.shown());
    }

    private void decks() {
        for (int terrain = 0; terrain < Cards.DECK.length; terrain++) {
            List<String> deck = notation.decks().get(terrain);
            String path = "decks[" + terrain + "]";
            require(deck.size() <= Cards.DECK[terrain], path + ": it has at most " + Cards.DECK[terrain] + " cards.");
            position.piles.deckLeft[terrain] = (byte) deck.size();
            for (int i = 0; i < deck.size(); i++) {
                int kind = NotationWords.CARDS.indexOf(deck.get(i));
                require(Cards.terrain(kind) == terrain, path + "[" + i + "]: '" + deck.get(i)
                        + "' belongs to another deck.");
                position.piles.deck[Piles.START[terrain] + deck.size() - 1 - i] = (byte) kind;
            }
        }
        position.piles.discard = cards(notation.discard());
    }

    private void supplyCards() {
        position.piles.supplyRow = supply("supplyRow", notation.supplyRow());
        position.piles.supplyDeck = supply("supplyDeck", notation.supplyDeck());
        position.piles.supplyDiscard = supply("supplyDiscard", notation.supplyDiscard());
    }
}

package althing.graenaland.table;

import java.util.ArrayList;
import java.util.List;

import althing.engine.Phrase;
import althing.graenaland.box.Amounts;
import althing.graenaland.box.Building;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Hero;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Terrain;
import althing.graenaland.box.Things;
import althing.graenaland.box.Tile;
import althing.graenaland.box.Work;

/** The things of the game in words. */
public final class Names {

    private static final Resource[] RESOURCES = Resource.values();
    private static final Terrain[] TERRAINS = Terrain.values();
    private static final Hero[] HEROES = Hero.values();
    private static final Building[] BUILDINGS = Building.values();
    private static final Work[] WORKS = Work.values();

    private Names() {
    }

    public static Phrase.SeatFact seat(int seat) {
        return Phrase.seat(seat);
    }

    public static Phrase.NameFact resource(int resource) {
        return resource(RESOURCES[resource]);
    }

    public static Phrase.NameFact resource(Resource resource) {
        return Phrase.name("resource." + resource.code());
    }

    public static Phrase.NameFact terrain(int terrain) {
        return Phrase.name("terrain." + TERRAINS[terrain].code());
    }

    public static Phrase.NameFact hero(int kind) {
        return Phrase.name("hero." + HEROES[kind].code());
    }

    public static Phrase.NameFact work(int work) {
        return Phrase.name("work." + WORKS[work].code());
    }

    public static Phrase.NameFact building(int kind) {
        return Phrase.name("building." + BUILDINGS[kind].code());
    }

    public static Phrase.NameFact tile(Tile tile) {
        return Phrase.name("tile." + tile.id());
    }

    public static Phrase.NameFact province(GraenalandState position, int province) {
        return tile(Components.TILES.get(position.island.tiles[province]));
    }

    /** A supply card by its two resources. */
    public static Phrase supply(int card) {
        List<Resource> resources = Components.SUPPLY.get(card).resources();
        return Phrase.of("supply.card", "first", resource(resources.getFirst()), "second",
                resource(resources.getLast()));
    }

    /** What is or was built; the army has no province. */
    public static Phrase thing(GraenalandState position, int thing, int province) {
        if (thing == Things.VILLAGE) {
            return Phrase.of("built.village", "tile", province(position, province));
        }
        if (thing < Things.ARMY) {
            return Phrase.of("built.at", "thing", building(thing - Things.BUILDING), "tile",
                    province(position, province));
        }
        if (thing < Things.WORK) {
            return Phrase.of("built.army");
        }
        int work = thing < Things.JOINT ? thing - Things.WORK : thing - Things.JOINT;
        return Phrase.of("built.at", "thing", work(work), "tile", province(position, province));
    }

    public static List<Phrase> price(int amounts) {
        List<Phrase> price = new ArrayList<>();
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            if (Amounts.of(amounts, resource) > 0) {
                price.add(Phrase.of("price.part", "number", Amounts.of(amounts, resource), "resource",
                        resource(resource)));
            }
        }
        return price;
    }

    /** Who gets what in the proposal. */
    public static List<Phrase> shares(GraenalandState position) {
        List<Phrase> shares = new ArrayList<>();
        for (int seat = 0; seat < position.seats; seat++) {
            List<Object> cards = new ArrayList<>();
            for (int kind = 0; kind < Cards.KINDS; kind++) {
                for (int i = Cards.count(position.offer.shareUp[seat], kind); i > 0; i--) {
                    cards.add(resource(Cards.RESOURCE[kind]));
                }
            }
            for (int i = position.offer.shareDown[seat]; i > 0; i--) {
                cards.add(Phrase.name("card.face-down"));
            }
            if (!cards.isEmpty()) {
                shares.add(Phrase.of("share.of", "seat", seat(seat), "cards", cards));
            }
        }
        return shares;
    }
}

package althing.northgard.state;

import java.util.List;
import java.util.stream.IntStream;

import althing.engine.Phrase;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Buildings;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;

/** Puts the things of the game into phrases by their names. */
public final class Names {

    private Names() {
    }

    public static Phrase.NameFact card(int card) {
        return Phrase.name("card." + Cards.id(card));
    }

    public static Phrase.NameFact clan(int clan) {
        return Phrase.name("clan." + Clan.values()[clan].code());
    }

    public static Phrase.NameFact resource(Resource resource) {
        return Phrase.name("resource." + resource.code());
    }

    public static Phrase.NameFact building(int building) {
        return Phrase.name("building." + Buildings.ALL[building].code());
    }

    /** What a building is good for. */
    public static Phrase.NameFact use(int building) {
        return Phrase.name("building." + Buildings.ALL[building].code() + ".help");
    }

    public static Phrase.NameFact creature(int creature) {
        return Phrase.name("creature." + Bestiary.id(creature));
    }

    /** A territory is called the same in all languages, and on the map. */
    public static String territory(int territory) {
        return Tiles.name(territory);
    }

    /** A region by its territory, and by its own name where the territory is larger. */
    public static Object region(NorthgardState position, int region) {
        int territory = position.land.of(region);
        return territory == region
                ? territory(territory)
                : Phrase.of("place.part", "territory", territory(territory), "region", Tiles.name(region));
    }

    public static String tile(int tile) {
        return Tiles.called(tile);
    }

    public static List<String> drawn(NorthgardState position) {
        return IntStream.range(0, position.piles.drawnSize).mapToObj(i -> tile(position.piles.drawn[i])).toList();
    }

    public static List<Phrase.NameFact> offer(NorthgardState position) {
        return IntStream.range(0, position.piles.offerSize).mapToObj(i -> card(position.piles.offer[i])).toList();
    }

    public static Object side(Fight fight, int side) {
        return fight.seat[side] == Fight.CREATURE ? creature(fight.creature) : Phrase.seat(fight.seat[side]);
    }

    /** A fact that selects between two variants of a message. */
    public static String yesNo(boolean yes) {
        return yes ? "yes" : "no";
    }
}

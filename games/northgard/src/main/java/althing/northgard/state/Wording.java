package althing.northgard.state;

import java.util.List;
import java.util.stream.IntStream;

import althing.engine.Phrase;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.As;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Attack;
import althing.northgard.NorthgardMove.Build;
import althing.northgard.NorthgardMove.Feed;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.Offer;
import althing.northgard.NorthgardMove.Place;
import althing.northgard.NorthgardMove.Replace;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.NorthgardMove.TakeClan;
import althing.northgard.NorthgardMove.Target;
import althing.northgard.NorthgardMove.Under;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.NorthgardMove.WithResource;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Buildings;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.box.Words;

/** Puts decisions and moves into phrases. */
public final class Wording {

    private Wording() {
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

    public static Phrase.NameFact creature(int creature) {
        return Phrase.name("creature." + Bestiary.id(creature));
    }

    /** A territory is told by its name, which the page shows on the map. */
    public static String territory(int territory) {
        return Tiles.region(territory);
    }

    public static List<String> drawn(NorthgardState position) {
        return IntStream.range(0, position.piles.drawnSize).mapToObj(i -> Tiles.id(position.piles.drawn[i])).toList();
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

    public static Phrase option(NorthgardState position, int seat, NorthgardMove move) {
        return switch (move) {
            case TakeClan take -> Phrase.of("move.clan", "clan", clan(take.clan().ordinal()));
            case Place place -> place(position, seat, place);
            case WithCard with -> Phrase.of("move." + Words.code(with.use()), "card", card(with.card()));
            case At at -> Phrase.of("move." + Words.code(at.deed()), "territory", territory(at.region()), "kaija",
                    yesNo(at.kaija()));
            case March march -> march(position, march);
            case Send send -> Phrase.of("move.send", "units", send.units(), "kaija", yesNo(send.kaija()));
            case Build build -> Phrase.of("move.build", "building", building(build.building().ordinal()), "territory",
                    territory(build.region()), "loose", yesNo(build.loose()));
            case Replace replace -> Phrase.of("move.replace", "old", building(replace.old().ordinal()), "building",
                    building(replace.now().ordinal()), "territory", territory(replace.region()));
            case Attack attack -> Phrase.of("move.attack", "creature", creature(attack.creature()), "combat",
                    Bestiary.COMBAT[attack.creature()]);
            case Feed feed -> Phrase.of("move.food", "food", feed.food());
            case Target target -> Phrase.of("move.target", "seat", Phrase.seat(target.seat()));
            case WithResource with -> Phrase.of("move." + Words.code(with.deal()), "resource",
                    resource(with.resource()));
            case Offer offer -> Phrase.of("move.offer", "give", resource(offer.give()), "want",
                    resource(offer.want()));
            case Under under -> Phrase.of("move.under", "tile", Tiles.id(under.tile()));
            case As as -> Phrase.of("move.as-" + Words.code(as.kind()));
            case Word word -> word(position, word);
        };
    }

    private static Phrase place(NorthgardState position, int seat, Place place) {
        Placing placing = position.placing();
        placing.hold(place.tile(), place.x(), place.y(), place.rotation());
        int closed = 0;
        int glory = 0;
        for (int side = 0; side < Tiles.SIDES; side++) {
            if (placing.group[side] == side && placing.closes(side)) {
                closed++;
                glory += placing.owner(side) == seat
                        ? placing.extent(side) + (position.holdings.isClan(seat, Clan.STAG) ? 1 : 0)
                        : 0;
            }
        }
        return Phrase.of("move.place", "tile", Tiles.id(place.tile()), "x", place.x(), "y", place.y(), "rotation",
                place.rotation() * 90, "closed", closed, "glory",
                position.asked() == Question.EXPLORE ? glory : 0);
    }

    private static Phrase march(NorthgardState position, March march) {
        position.land.look(march.from());
        boolean hard = !Land.contains(position.land.regularLow, position.land.regularHigh, march.to());
        return Phrase.of("move.move", "from", territory(march.from()), "to", territory(march.to()), "hard",
                yesNo(hard));
    }

    private static Phrase word(NorthgardState position, Word word) {
        return word == Word.STOP
                ? Phrase.of("move.stop-" + Words.code(position.asked()))
                : Phrase.of("move.word-" + Words.code(word));
    }
}

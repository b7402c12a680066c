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
import althing.northgard.box.Clan;
import althing.northgard.box.Tiles;
import althing.northgard.box.Words;

/** Puts moves into phrases. */
public final class Wording {

    private static final List<String> TURNED = List.of("not", "right", "round", "left");
    /** Where a cell lies from what is beyond its sides. */
    private static final List<String> SIDES = List.of("south", "west", "north", "east");

    private Wording() {
    }

    public static Phrase option(NorthgardState position, int seat, NorthgardMove move) {
        return switch (move) {
            case TakeClan take -> Phrase.of("move.clan", "clan", Names.clan(take.clan().ordinal()));
            case Place place -> place(position, seat, place);
            case WithCard with -> Phrase.of("move." + Words.code(with.use()), "card", Names.card(with.card()));
            case At at -> Phrase.of("move." + Words.code(at.deed()), "territory", Names.territory(at.region()), "kaija",
                    Names.yesNo(at.kaija()));
            case March march -> march(position, march);
            case Send send -> Phrase.of("move.send", "units", send.units(), "kaija", Names.yesNo(send.kaija()));
            case Build build ->
                Phrase.of("move.build", "building", Names.building(build.building().ordinal()), "territory",
                        Names.region(position, build.region()), "loose", Names.yesNo(build.loose()));
            case Replace replace ->
                Phrase.of("move.replace", "old", Names.building(replace.old().ordinal()), "building",
                        Names.building(replace.now().ordinal()), "territory", Names.region(position, replace.region()));
            case Attack attack -> Phrase.of("move.attack", "creature", Names.creature(attack.creature()), "combat",
                    Bestiary.COMBAT[attack.creature()]);
            case Feed feed -> Phrase.of("move.food", "food", feed.food());
            case Target target -> Phrase.of("move.target", "seat", Phrase.seat(target.seat()));
            case WithResource with -> Phrase.of("move." + Words.code(with.deal()), "resource",
                    Names.resource(with.resource()));
            case Offer offer -> Phrase.of("move.offer", "give", Names.resource(offer.give()), "want",
                    Names.resource(offer.want()));
            case Under under -> Phrase.of("move.under", "tile", Names.tile(under.tile()));
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
        return Phrase.of("move.place", "tile", Names.tile(place.tile()), "beside", beside(position, place), "turned",
                TURNED.get(place.rotation()), "closed", closed, "glory",
                position.asked() == Question.EXPLORE ? glory : 0);
    }

    /** Where a cell lies: on which side of each territory around it. */
    private static List<Phrase> beside(NorthgardState position, Place place) {
        Grid grid = position.land.grid;
        int cell = grid.frontierAt(place.x(), place.y());
        return IntStream.range(0, Tiles.SIDES).filter(side -> grid.frontier.beyond(cell, side) != Tiles.NONE)
                .mapToObj(side -> Phrase.of("place." + SIDES.get(side), "place",
                        Names.region(position, grid.frontier.beyond(cell, side))))
                .toList();
    }

    private static Phrase march(NorthgardState position, March march) {
        position.land.look(march.from());
        boolean hard = !RegionSet.contains(position.land.regularLow, position.land.regularHigh, march.to());
        return Phrase.of("move.move", "from", Names.territory(march.from()), "to", Names.territory(march.to()), "hard",
                Names.yesNo(hard));
    }

    private static Phrase word(NorthgardState position, Word word) {
        return word == Word.STOP
                ? Phrase.of("move.stop-" + Words.code(position.asked()))
                : Phrase.of("move.word-" + Words.code(word));
    }
}

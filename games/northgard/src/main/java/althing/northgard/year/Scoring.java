package althing.northgard.year;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

import althing.engine.BadInput;
import althing.engine.Phrase;
import althing.engine.ScoreSheet;
import althing.engine.ScoreSheet.Line;
import althing.engine.ScoreSheet.Section;
import althing.engine.data.DataRow;
import althing.northgard.box.Card;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.state.Land;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

/** Glory at the end, victory and ties (NOR-17, NOR-19.7, NOR-19.8). */
public final class Scoring {

    private static final String UNIT = "glory";

    private Scoring() {
    }

    /** All but the glory tokens (NOR-17.4). */
    public static int extra(NorthgardState position, int seat) {
        return position.holdings.clan[seat] == NorthgardState.NOBODY
                ? 0
                : resources(position, seat) + position.decks.glory(seat) + achievements(position, seat);
    }

    public static int total(NorthgardState position, int seat) {
        return position.holdings.glory[seat] + extra(position, seat);
    }

    private static int resources(NorthgardState position, int seat) {
        return position.holdings.stock(seat) / Components.RESOURCES_PER_GLORY;
    }

    private static int achievements(NorthgardState position, int seat) {
        int sum = 0;
        for (int card : Cards.ACHIEVEMENTS) {
            if (position.decks.count(seat, card) > 0) {
                sum += achievement(position, seat, card);
            }
        }
        return sum;
    }

    /** What an Achievement is worth to a seat now (NOR-27.33). */
    public static int achievement(NorthgardState position, int seat, int card) {
        int sum = 0;
        for (Merit merit : Merit.ALL) {
            sum += merit.card == card ? merit.glory * merit.thing.count(position, seat) : 0;
        }
        return sum;
    }

    /** What an Achievement counts. */
    private record Merit(int card, Thing thing, int glory) {

        private static final List<Merit> ALL = Components.FILE.table("achievements").rows().stream().map(Merit::read)
                .toList();

        private static Merit read(DataRow row) {
            Card card = Cards.named(row.word("card"));
            if (card == null) {
                throw new BadInput(row.place() + ": there is no card '" + row.word("card") + "'.");
            }
            return new Merit(card.index(), row.constant("each", Thing.class), row.number("glory"));
        }
    }

    /** The things that Achievements count. */
    private enum Thing {

        SMALL_BUILDING, LARGE_BUILDING, EMPTY_SMALL_SITE, EMPTY_LARGE_SITE, FOOD_ICON, WOOD_ICON, LORE_ICON, LAIR, UNIT;

        int count(NorthgardState position, int seat) {
            if (this == UNIT) {
                boolean kaija = position.kaijaAt != Tiles.NONE && position.holdings.isClan(seat, Clan.BEAR);
                return position.onMap(seat) + (kaija ? 1 : 0);
            }
            int sum = 0;
            for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
                sum += in(position.land, own);
            }
            return sum;
        }

        private int in(Land land, int own) {
            return switch (this) {
                case SMALL_BUILDING -> land.estate.buildings(own, false);
                case LARGE_BUILDING -> land.estate.buildings(own, true);
                case EMPTY_SMALL_SITE -> land.estate.emptySites(own, false);
                case EMPTY_LARGE_SITE -> land.estate.emptySites(own, true);
                case FOOD_ICON -> land.estate.icons(own, Resource.FOOD.ordinal());
                case WOOD_ICON -> land.estate.icons(own, Resource.WOOD.ordinal());
                case LORE_ICON -> land.estate.icons(own, Resource.LORE.ordinal());
                case LAIR -> land.estate.lairs(own);
                case UNIT -> 0;
            };
        }
    }

    /** The closed territories with a large building of a seat (NOR-17.1). */
    public static int dominant(NorthgardState position, int seat) {
        int count = 0;
        for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
            count += position.land.isClosed(own) && position.land.estate.hasLarge(own) ? 1 : 0;
        }
        return count;
    }

    /** The seats that win by domination, as bits; there is none in the long game (NOR-19.2). */
    public static int dominators(NorthgardState position) {
        int bits = 0;
        for (int seat = 0; !position.layout.longGame && seat < position.seats; seat++) {
            int own = dominant(position, seat);
            boolean wins = position.layout.teams
                    ? own + dominant(position, position.layout.partner(seat)) >= Components.TEAM_DOMINATION
                    : own >= Components.DOMINATION;
            bits |= wins ? 1 << seat : 0;
        }
        return bits;
    }

    /** Domination, then glory, territories, units, buildings; partners stand together (NOR-17.2, NOR-17.5, NOR-19.7). */
    public static int rank(NorthgardState position, int seat) {
        int rank = 1;
        for (int other = 0; other < position.seats; other++) {
            rank += other != seat && isAhead(position, other, seat) ? 1 : 0;
        }
        return rank;
    }

    private static boolean isAhead(NorthgardState position, int one, int other) {
        for (int measure = 0; measure < MEASURES; measure++) {
            int lead = measured(position, one, measure) - measured(position, other, measure);
            if (lead != 0) {
                return lead > 0;
            }
        }
        return false;
    }

    private static final int MEASURES = 5;

    private static int measured(NorthgardState position, int seat, int measure) {
        if (measure == 0) {
            return position.holdings.dominators >> seat & 1;
        }
        int own = measuredAlone(position, seat, measure);
        return position.layout.teams
                ? own + measuredAlone(position, position.layout.partner(seat), measure)
                : own;
    }

    private static int measuredAlone(NorthgardState position, int seat, int measure) {
        if (measure == 1) {
            return total(position, seat);
        }
        if (measure == 3) {
            return Thing.UNIT.count(position, seat);
        }
        int sum = 0;
        for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
            sum += measure == 2
                    ? 1
                    : position.land.estate.buildings(own, false) + position.land.estate.buildings(own, true);
        }
        return sum;
    }

    public static ScoreSheet sheet(NorthgardState position) {
        List<Line> lines = new ArrayList<>();
        lines.add(line(position, Phrase.of("score.glory"), "NOR-17.4", seat -> position.holdings.glory[seat]));
        lines.add(line(position, Phrase.of("score.resources"), "NOR-17.4", seat -> resources(position, seat)));
        lines.add(line(position, Phrase.of("score.unrest"), "NOR-15.4",
                seat -> position.decks.count(seat, Cards.UNREST) * Components.UNREST_GLORY));
        List<Line> cards = new ArrayList<>();
        for (Card card : Cards.ALL) {
            int index = card.index();
            if (Cards.isAchievement(index)) {
                cards.add(line(position, Phrase.of("score.card", "card", Names.card(index)), "NOR-27.33",
                        seat -> position.decks.count(seat, index) * achievement(position, seat, index)));
            } else if (index != Cards.UNREST) {
                cards.add(line(position, Phrase.of("score.card", "card", Names.card(index)), "NOR-17.4",
                        seat -> position.decks.count(seat, index) * Cards.GLORY[index]));
            }
        }
        List<Section> sections = new ArrayList<>();
        add(sections, "score.game", lines);
        add(sections, "score.cards", cards);
        return new ScoreSheet(List.copyOf(sections),
                IntStream.range(0, position.seats).mapToObj(position::points).toList());
    }

    private static void add(List<Section> sections, String title, List<Line> lines) {
        List<Line> telling = lines.stream().filter(line -> line.amounts().stream().anyMatch(amount -> amount != 0))
                .toList();
        if (!telling.isEmpty()) {
            sections.add(new Section(Phrase.of(title), telling));
        }
    }

    private static Line line(NorthgardState position, Phrase reason, String rule, IntUnaryOperator amount) {
        return new Line(reason, rule, UNIT, IntStream.range(0, position.seats).map(amount).boxed().toList());
    }
}

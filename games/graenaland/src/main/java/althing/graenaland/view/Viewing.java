package althing.graenaland.view;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.graenaland.box.Amounts;
import althing.graenaland.box.Column;
import althing.graenaland.box.Components;
import althing.graenaland.box.Hero;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Things;
import althing.graenaland.building.Callings;
import althing.graenaland.scoring.Scoring;
import althing.graenaland.start.Founding;
import althing.graenaland.table.Affording;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Question;
import althing.graenaland.table.Stage;
import althing.graenaland.view.GraenalandView.Arrival;
import althing.graenaland.view.GraenalandView.Bill;
import althing.graenaland.view.GraenalandView.Decision;
import althing.graenaland.view.GraenalandView.Toll;

/** Makes the view of a position for one viewer. */
public final class Viewing {

    private static final Hero[] HEROES = Hero.values();
    private static final Map<String, Map<Resource, Integer>> PRICES = prices();

    private final GraenalandState position;
    private final int viewer;

    public Viewing(GraenalandState position, int viewer) {
        this.position = position;
        this.viewer = viewer;
    }

    public GraenalandView view() {
        ClanViews clans = new ClanViews(position, viewer);
        OrderViews orders = new OrderViews(position, viewer);
        CardViews cards = new CardViews(position, viewer);
        DealViews deals = new DealViews(position, viewer);
        return new GraenalandView(position.turn, position.stage, asked(), position.main, position.isTalkOpen(),
                new ProvinceViews(position).provinces(), cards.decks(), cards.supply(), cards.tokens(), clans.clans(),
                orders.ordered(), orders.ownOrder(), deals.composing(), deals.offer(), bill(), toll(), arrival(),
                deals.joint(), permitted(), founding(), DealViews.promises(position), cards.hand(), clans.secret(),
                orNull(position.announcer), conditions(),
                position.advanced ? Components.POINTS_TO_WIN : Components.CONDITIONS_TO_WIN, PRICES);
    }

    private static Map<String, Map<Resource, Integer>> prices() {
        Map<String, Map<Resource, Integer>> prices = new LinkedHashMap<>();
        Components.FILE.table("prices").rows()
                .forEach(row -> prices.put(row.word("thing"), Amounts.map(Components.price(row.word("thing")))));
        return prices;
    }

    private boolean isAsked(Question question) {
        return position.isAsked(question);
    }

    private @Nullable Decision asked() {
        if (position.pending == 0) {
            return null;
        }
        boolean hidden = isAsked(Question.ASSIGN) && viewer != position.offer.seat;
        return Decision.valueOf((hidden ? Question.PROPOSE : position.asked).name());
    }

    public static @Nullable Integer orNull(int seat) {
        return seat == GraenalandState.NONE ? null : seat;
    }

    public static List<Integer> bits(int seats) {
        return IntStream.range(0, Integer.SIZE).filter(seat -> (seats >>> seat & 1) != 0).boxed().toList();
    }

    private @Nullable Bill bill() {
        if (!isAsked(Question.PAY)) {
            return null;
        }
        return new Bill(position.yard.builder, Things.word(position.yard.thing),
                position.yard.site == GraenalandState.NONE ? null : ProvinceViews.tile(position, position.yard.site),
                Amounts.map(position.price()), Amounts.map(position.yard.due),
                Affording.markets(position, position.yard.builder), Integer.bitCount(position.yard.tollTo));
    }

    private @Nullable Toll toll() {
        if (!isAsked(Question.TOLL)) {
            return null;
        }
        List<Integer> takers = IntStream.range(1, position.seats)
                .map(place -> position.left(position.yard.builder, place))
                .filter(seat -> (position.yard.tollTo >> seat & 1) != 0).boxed().toList();
        return new Toll(position.yard.builder, ProvinceViews.tile(position, position.yard.site), takers);
    }

    private @Nullable Arrival arrival() {
        return isAsked(Question.BRING_HERO)
                ? new Arrival(position.yard.builder, HEROES[Callings.kind(position)],
                        ProvinceViews.tile(position, position.yard.site),
                        Callings.waits(position))
                : null;
    }

    private @Nullable Integer permitted() {
        return orNull(position.yard.permitted);
    }

    private GraenalandView.@Nullable Founding founding() {
        if (position.stage != Stage.FOUNDING) {
            return null;
        }
        boolean crowded = isAsked(Question.DISPLACE);
        int round = position.opening.founded - (crowded ? 1 : 0) < position.seats ? 1 : 2;
        return new GraenalandView.Founding(round,
                crowded ? (int) position.opening.founders[position.opening.founded - 1] : null,
                crowded ? ProvinceViews.tile(position, Founding.crowded(position)) : null);
    }

    private Map<Column, Integer> conditions() {
        Map<Column, Integer> conditions = new EnumMap<>(Column.class);
        if (!position.advanced) {
            for (Column column : Scoring.COLUMNS) {
                conditions.put(column, position.conditions[column.ordinal()]);
            }
        }
        return conditions;
    }
}

package althing.odin.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.odin.view.OdinView.Area;
import althing.odin.view.OdinView.BanquetTable;
import althing.odin.view.OdinView.Board;
import althing.odin.view.OdinView.Bonus;
import althing.odin.view.OdinView.Die;
import althing.odin.view.OdinView.Dish;
import althing.odin.view.OdinView.Hint;
import althing.odin.view.OdinView.Island;
import althing.odin.view.OdinView.MountainStrip;
import althing.odin.view.OdinView.Piece;
import althing.odin.view.OdinView.Place;
import althing.odin.view.OdinView.Spot;
import althing.odin.actions.Mountains;
import althing.odin.actions.Turns;
import althing.odin.actions.Vikings;
import althing.odin.actions.Voyages;
import althing.odin.advice.Banquet;
import althing.odin.board.Laying;
import althing.odin.board.Supply;
import althing.odin.board.Yield;
import althing.odin.box.Card;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.box.Plan;
import althing.odin.box.Space;
import althing.odin.box.Strip;
import althing.odin.box.Throw;
import althing.odin.cards.Occupations;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.course.Window;
import althing.odin.dice.Dice;
import althing.odin.dice.Rolling;
import althing.odin.dice.Sailing;
import althing.odin.dice.Spending;
import althing.odin.dice.Splitting;
import althing.odin.feast.Feast;
import althing.odin.feast.Serving;
import althing.odin.scoring.Scoring;

/** Makes the view of a position. */
public final class Viewing {

    private Viewing() {
    }

    public static OdinView view(OdinState position, int viewer) {
        return new OdinView(Math.min(position.round, position.calendar.rounds), position.calendar.rounds,
                position.phase, position.isOver() ? null : Task.of(position.decision()), position.start,
                seat(position.lastPlacer), spaces(position), strips(position), Mountains.inPile(position),
                islands(position), buildings(position), specials(position), weapons(position.deck),
                weapons(position.discards), Occupations.count(position, Occupations.DECK),
                areas(position, viewer), dice(position), laying(position, viewer), table(position, viewer),
                hint(position, viewer));
    }

    private static @Nullable Integer seat(int seat) {
        return seat < 0 ? null : Integer.valueOf(seat);
    }

    private static List<Spot> spaces(OdinState position) {
        return IntStream.range(0, Space.COUNT).filter(space -> Vikings.column(position, space) > 0)
                .mapToObj(space -> new Spot(Space.get(space).id, Vikings.column(position, space),
                        seat(position.taken.by(space) % OdinState.OLD - 1), position.standing[space],
                        position.taken.by(space) > OdinState.OLD))
                .toList();
    }

    private static List<MountainStrip> strips(OdinState position) {
        return IntStream.range(0, Strip.COUNT).filter(strip -> position.strips[strip] > 0)
                .mapToObj(strip -> new MountainStrip(Strip.id(strip), items(strip, position.strips[strip]))).toList();
    }

    private static List<String> items(int strip, int left) {
        return IntStream.iterate(left, each -> each > 0, each -> each - 1).mapToObj(each -> {
            int amount = Strip.amount(strip, each);
            return (amount > 1 ? amount : "") + Items.id(Strip.item(strip, each));
        }).toList();
    }

    private static List<Island> islands(OdinState position) {
        return IntStream.range(0, Estate.ISLANDS).mapToObj(island -> {
            boolean back = position.boards.isBack(island);
            return new Island(Estate.island(island, back).id, back ? null : Estate.island(island, true).id,
                    position.islandSilver[island], seat(position.owner[Estate.FIRST_ISLAND + island]));
        }).toList();
    }

    private static Map<String, Integer> buildings(OdinState position) {
        Map<String, Integer> left = new LinkedHashMap<>();
        for (Plan building : List.of(Plan.SHED, Plan.STONE_HOUSE, Plan.LONG_HOUSE)) {
            int first = Estate.first(building);
            left.put(building.id, (int) IntStream.range(first, first + building.copies)
                    .filter(board -> position.owner[board] == OdinState.NOBODY).count());
        }
        return left;
    }

    private static List<String> specials(OdinState position) {
        return IntStream.range(Items.GOODS, Items.TILES).filter(tile -> Supply.isLeft(position, tile))
                .mapToObj(Items::id).toList();
    }

    private static Map<String, Integer> weapons(byte[] cards) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (int weapon = 0; weapon < cards.length; weapon++) {
            counts.put(Items.id(Items.BOW + weapon), (int) cards[weapon]);
        }
        return counts;
    }

    private static List<Area> areas(OdinState position, int viewer) {
        return IntStream.range(0, position.seats).mapToObj(seat -> area(position, seat, viewer)).toList();
    }

    private static Area area(OdinState position, int seat, int viewer) {
        int round = Math.min(position.round, position.calendar.rounds);
        return new Area(position.points(seat), position.rank(seat), position.thingSquare[seat],
                Feast.SQUARES - position.calendar.squares(round), (position.passed >> seat & 1) != 0,
                Yield.income(position, seat),
                Math.max(0, position.calendar.squares(round) - Voyages.coveredSquares(position, seat)),
                position.penalties[seat], items(position, seat), boards(position, seat),
                Occupations.hand(position, seat),
                seat == viewer ? cards(position, Occupations.HAND + seat) : List.of(),
                played(position, seat));
    }

    /** The cards before a seat, whether they still act or not. */
    static List<String> played(OdinState position, int seat) {
        return IntStream.range(0, Card.COUNT).filter(card -> position.cards[card] == Occupations.PLAYED + seat
                || position.cards[card] == Occupations.SPENT + seat).mapToObj(card -> Card.get(card).id()).toList();
    }

    /** The ids of the cards in a place. */
    public static List<String> cards(OdinState position, int place) {
        return IntStream.range(0, Card.COUNT).filter(card -> position.cards[card] == place)
                .mapToObj(card -> Card.get(card).id()).toList();
    }

    public static Map<String, Integer> items(OdinState position, int seat) {
        Map<String, Integer> items = new LinkedHashMap<>();
        for (int item = 0; item < Items.COUNT; item++) {
            if (position.count(seat, item) > 0) {
                items.put(Items.id(item), position.count(seat, item));
            }
        }
        return items;
    }

    public static List<Board> boards(OdinState position, int seat) {
        return IntStream.range(0, Estate.BOARDS).filter(board -> position.owner[board] == seat)
                .mapToObj(board -> board(position, board)).toList();
    }

    private static Board board(OdinState position, int board) {
        Plan plan = position.plan(board);
        return new Board(Estate.slotName(position.slot(board)), plan.id, Yield.boardIncome(position, board),
                Scoring.minus(position, board), position.woodStored[board], position.stoneStored[board],
                laid(position, board),
                Arrays.stream(plan.bonuses).map(bonus -> bonus(position, board, bonus)).toList());
    }

    private static List<Piece> laid(OdinState position, int board) {
        return position.boards.pieces().filter(laid -> Laid.board(laid) == board)
                .mapToObj(laid -> new Piece(Items.id(Laid.item(laid)), Laid.row(laid), Laid.column(laid),
                        Laid.turn(laid)))
                .toList();
    }

    private static Bonus bonus(OdinState position, int board, Plan.Bonus bonus) {
        return new Bonus(bonus.row(), bonus.column(), Arrays.stream(bonus.gives()).mapToObj(Items::id).toList(),
                Yield.isCovered(position, board, bonus), Yield.pays(position, board, bonus));
    }

    private static @Nullable Die dice(OdinState position) {
        if (!position.isAsked(Sailing.FRAME) && !position.isAsked(Rolling.FRAME) && !position.isAsked(Splitting.FRAME)
                && !position.isAsked(Spending.FRAME)) {
            return null;
        }
        Throw kind = Dice.kind(position);
        Odds odds = Odds.of(position);
        return new Die(kind, kind.isBattle(), Items.id(kind.weapon), Items.id(kind.resource()), kind.sides,
                position.now.die, position.now.rolls, Dice.mostRolls(position, position.agenda.seat()),
                position.now.oreHelp,
                position.now.rolls == 0 ? 0 : Dice.result(position), odds.faces(), odds.chances(), Odds.boats(position),
                IntStream.of(kind.reward.items()).mapToObj(Items::id).toList(), Odds.prizes(position));
    }

    /** Advice goes to who decides alone: the others neither need it nor pay for it. */
    private static OdinView.@Nullable Laying laying(OdinState position, int viewer) {
        if (!position.isAsked(Laying.FRAME)) {
            return null;
        }
        int seat = position.agenda.seat();
        List<Place> places = viewer == seat ? Gains.places(position) : List.of();
        return new OdinView.Laying(seat, Items.id(Laying.item(position)),
                Estate.slotName(position.slot(Laying.board(position))),
                places, places.isEmpty() ? null : Gains.best(position, places));
    }

    private static @Nullable BanquetTable table(OdinState position, int viewer) {
        if (!position.isAsked(Serving.FRAME)) {
            return null;
        }
        int seat = position.agenda.seat();
        List<OdinMove> plan = viewer == seat ? Banquet.plan(position, seat) : List.of();
        return new BanquetTable(seat, Feast.from(position, seat), Feast.to(position), position.served,
                dishes(position), plan.stream().map(OdinMove::code).toList());
    }

    private static @Nullable Hint hint(OdinState position, int viewer) {
        boolean laying = position.isAsked(Turns.FRAME) || position.isAsked(Window.FRAME);
        return laying && viewer == position.agenda.seat() ? Gains.hint(position, viewer) : null;
    }

    public static List<Dish> dishes(OdinState position) {
        List<Dish> dishes = new ArrayList<>();
        for (int square = 0; square < Feast.SQUARES; square++) {
            if (position.table[square] > 0) {
                int end = square + 1;
                while (end < Feast.SQUARES && position.table[end] < 0) {
                    end++;
                }
                dishes.add(new Dish(Items.id(position.table[square] - 1), square, end - square));
            }
        }
        return dishes;
    }
}

package althing.odin.board;

import althing.engine.Phrase;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.cards.Moments;
import althing.odin.cards.Occupations;
import althing.odin.course.OdinState;
import althing.odin.effects.Maid;
import althing.odin.words.Names;

/** What boards bring: income of the diagonals and goods of surrounded bonus squares (FFO-5.20, FFO-5.24). */
public final class Yield {

    private Yield() {
    }

    /** The income that the seat's boards would pay now (FFO-5.23). */
    public static int income(OdinState position, int seat) {
        int income = 0;
        for (int board = 0; board < Estate.FIRST_SHED; board++) {
            if (position.owner[board] == seat) {
                income += boardIncome(position, board);
            }
        }
        return income;
    }

    public static int boardIncome(OdinState position, int board) {
        int income = 0;
        for (Plan.Diagonal diagonal : position.plan(board).diagonals) {
            income += income(position, board, diagonal);
        }
        return income;
    }

    private static int income(OdinState position, int board, Plan.Diagonal diagonal) {
        for (Plan.Income square : diagonal.squares()) {
            if (!position.boards.isCovered(board, square.row(), square.column())) {
                return square.value();
            }
        }
        return diagonal.full();
    }

    /** Phase 7: all incomes at the same moment (FFO-4.3). */
    public static void payIncome(OdinState position) {
        for (int places = 0; places < position.seats; places++) {
            int seat = position.clockwise(places);
            int income = income(position, seat);
            position.change(seat, Items.SILVER, income);
            if (position.isHeard()) {
                position.tell("log.income", "seat", Phrase.seat(seat), "silver", income);
            }
        }
    }

    public static boolean isCovered(OdinState position, int board, Plan.Bonus bonus) {
        return position.boards.isCovered(board, bonus.row(), bonus.column());
    }

    /** Whether the bonus square is free and every square around it covered (FFO-5.24). */
    public static boolean pays(OdinState position, int board, Plan.Bonus bonus) {
        if (isCovered(position, board, bonus)) {
            return false;
        }
        for (int i = 0; i < 3; i++) {
            int around = bonus.around()[i];
            if (around != 0 && (around & ~position.boards.covered(board, bonus.row() - 1 + i)) != 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Phase 10: bonuses are goods and cover nothing, so none completes another (FFO-4.19, FFO-4.20); what is scarce goes round
     * from the start player while it lasts (FFO-5.28).
     */
    public static void payBonuses(OdinState position) {
        for (int places = 0; places < position.seats; places++) {
            int seat = position.clockwise(places);
            for (int board = 0; board < Estate.BOARDS; board++) {
                if (position.owner[board] == seat) {
                    payBoard(position, seat, board);
                }
            }
        }
    }

    /** The bonuses of one seat's houses, or of its home board (cards 20A and 21b). */
    public static void payBonuses(OdinState position, int seat, boolean houses) {
        for (int board = 0; board < Estate.BOARDS; board++) {
            if (position.owner[board] == seat
                    && (houses ? position.plan(board).isHouse() : position.plan(board).kind == Plan.Kind.HOME)) {
                payBoard(position, seat, board);
            }
        }
    }

    /** A house that yields exactly one good may give silverware instead (card 177B). */
    private static boolean mayReplace(OdinState position, int seat, int board) {
        int goods = 0;
        for (Plan.Bonus bonus : position.plan(board).bonuses) {
            goods += pays(position, board, bonus) ? bonus.gives().length : 0;
        }
        return goods == 1 && position.plan(board).isHouse() && Occupations.has(position, seat, Occupations.MAID);
    }

    private static void payBoard(OdinState position, int seat, int board) {
        if (mayReplace(position, seat, board)) {
            Maid.ask(position, seat, board);
            return;
        }
        payGoods(position, seat, board);
    }

    public static void payGoods(OdinState position, int seat, int board) {
        for (Plan.Bonus bonus : position.plan(board).bonuses) {
            if (pays(position, board, bonus)) {
                for (int item : bonus.gives()) {
                    give(position, seat, board, item);
                }
            }
        }
    }

    public static void give(OdinState position, int seat, int board, int item) {
        if (!Supply.canGain(position, seat, item)) {
            return;
        }
        Supply.gain(position, seat, item, 1);
        if (position.isHeard()) {
            position.tell("log.bonus", "seat", Phrase.seat(seat), "item", Names.item(item), "board",
                    Names.slot(position.slot(board)));
        }
    }

    public static void breedAll(OdinState position, int seat) {
        breed(position, seat, Items.SHEEP);
        breed(position, seat, Items.CATTLE);
    }

    /** Phase 8 for one kind of animal: a birth, or a pregnancy, or nothing (FFO-4.4 to FFO-4.7). */
    static void breed(OdinState position, int seat, int animal) {
        int pregnant = animal + 1;
        if (position.count(seat, pregnant) > 0) {
            position.change(seat, pregnant, -1);
            position.change(seat, animal, 2);
            tellBreeding(position, seat, animal, "log.birth");
            if (animal == Items.CATTLE) {
                Moments.gained(position, seat, Items.CATTLE);
            }
        } else if (position.count(seat, animal) >= 2) {
            position.change(seat, animal, -1);
            position.change(seat, pregnant, 1);
            tellBreeding(position, seat, animal, "log.pregnant");
        }
    }

    private static void tellBreeding(OdinState position, int seat, int animal, String key) {
        if (position.isHeard()) {
            position.tell(key, "seat", Phrase.seat(seat), "animal", Names.item(animal));
        }
    }
}

package althing.odin;

import static althing.odin.NotationReader.require;

import java.util.List;

import althing.odin.OdinNotation.Asked;

/** Reads what is due, so that everything on the agenda can be asked or done. */
final class AgendaReader {

    private static final int MOST = 40;

    private final OdinPosition position;
    private final List<Asked> asked;

    AgendaReader(OdinPosition position, List<Asked> asked) {
        this.position = position;
        this.asked = asked;
    }

    void read() {
        require(asked.isEmpty() == (position.phase == Phase.OVER), "agenda: only a game that is over asks nothing.");
        require(asked.size() <= MOST, "agenda: it is too long.");
        for (int i = 0; i < asked.size(); i++) {
            Asked each = asked.get(i);
            require(each.seat() >= 0 && each.seat() < position.seats,
                    "agenda: seat " + each.seat() + " is not asked here.");
            require(isInPhase(each.task()), "agenda: " + each.task() + " is not asked in this phase.");
            require(isNumber(each), "agenda: " + each.task() + " cannot be about " + each.number() + ".");
            require(each.task() != Task.ORDER || isOrder(i), "agenda: ORDER is not about the entries before it.");
            position.push(each.task(), each.seat(), each.number());
        }
        require(asked.isEmpty() || !asked.getLast().task().isSilent(), "agenda: its last entry is no decision.");
        require(position.now.site >= 0 || asked.stream().noneMatch(each -> each.task() == Task.BACK),
                "agenda: no vikings stand on a space to come back from.");
    }

    /** Whether effects of cards come before an entry that orders them. */
    private boolean isOrder(int at) {
        int first = at - asked.get(at).number();
        return first >= 0 && asked.subList(first, at).stream()
                .allMatch(each -> each.task() == Task.PROGRAM && each.seat() == asked.get(at).seat()
                        && Program.get(each.number()).card >= 0);
    }

    /** Turns and their ends belong to the Actions phase, windows to the phases that open them. */
    private boolean isInPhase(Task task) {
        return switch (task) {
            case TURN, END, AFTER, BEGIN, BONUS -> position.phase == Phase.ACTIONS;
            case WINDOW -> position.phase == Phase.INCOME || position.phase == Phase.BONUS
                    || position.phase == Phase.SCORING || position.phase == Phase.FEAST;
            case FEAST -> position.phase == Phase.FEAST || !position.noCards;
            case FIRST_CARD -> Occupations.isFirstChosen(position.setup());
            default -> true;
        };
    }

    private boolean isNumber(Asked each) {
        int number = each.number();
        return number >= 0 && switch (each.task()) {
            case TURN, WINDOW, FEAST, END, RESUME, FORGE, DICE, BONUS, TUTOR, AFTER, FOLLOW, STEWARD,
                    MORE, RECALL, LATE, FIRST_CARD ->
                number == 0;
            case ORDER -> number > 1;
            case COURIER -> number <= 1;
            case RECALL_AGAIN -> number < Space.COUNT && position.taken[number] == each.seat() + 1;
            case SPLIT -> number < Items.TILES;
            case FISH -> number > 0 && number <= Feast.SQUARES;
            case INSTEAD -> number < Space.PRINTED && Moments.INSTEAD[number] >= 0;
            case INSTEAD_UPGRADE -> number < Program.count() && Program.deed(number) instanceof Deed.Upgrade;
            case TURN_OVER, RAGE -> number > 0 && number < 8;
            case MAID -> number < Estate.BOARDS && position.owner[number] == each.seat();
            case LAY -> isLaying(each.seat(), number);
            case CHOOSE, PROGRAM -> number < Program.programs();
            case BEGIN -> number < Space.PRINTED;
            case PLAY -> Asking.count(number) > 0 && Asking.count(number) < 8;
            case SETTLE -> number == Items.ORE;
            case THROW -> number < Program.count() && Program.deed(number) instanceof Deed.Roll;
            case OFFER -> number < Program.count() && Program.deed(number) instanceof Deed.Trade;
            case DEED -> number < Program.count();
            case MOUNTAIN -> Mountains.most(number) > 0 && Mountains.most(number) < 5 && Asking.count(number) < 1 << 14;
            case UPGRADE -> Upgrading.left(number) > 0 && Upgrading.deedNumber(number) < Program.count()
                    && Program.deed(Upgrading.deedNumber(number)) instanceof Deed.Upgrade;
            case OVERSEAS -> number < 1 << 8;
            case SALE -> Asking.count(number) > 0 && Asking.count(number) < 8;
            case EXPLORE -> number < 1 << Plan.ALL.size();
            case EMIGRATE, REBUILD -> Asking.count(number) < 8;
            case BOATS -> number <= 3;
            case SPEND -> Loot.first(number) < Items.TILES && Loot.second(number) < Items.TILES;
            case BACK -> number < Moves.BACK.length && position.now.site >= 0
                    && number <= position.standing[position.now.site];
        };
    }

    private boolean isLaying(int seat, int number) {
        int item = number & 127;
        int board = number >> 7;
        return board < Estate.BOARDS && item <= Items.SILVER && position.owner[board] == seat
                && position.count(seat, item) > 0 && Placing.fits(position, board, item);
    }
}

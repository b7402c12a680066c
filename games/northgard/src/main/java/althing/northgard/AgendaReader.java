package althing.northgard;

import althing.engine.MoveList;
import althing.northgard.NorthgardNotation.Waiting;
import althing.northgard.NorthgardView.Decision;

import static althing.northgard.Given.require;
import static althing.northgard.Given.within;

/** Reads what a notation waits for, and refuses what cannot be asked now. */
final class AgendaReader {

    private static final int MOST = 10_000;
    private static final int MOST_NUMBER = 1 << 18;

    private final NorthgardNotation notation;
    private final NorthgardPosition position;

    AgendaReader(NorthgardNotation notation, NorthgardPosition position) {
        this.notation = notation;
        this.position = position;
    }

    void agenda() {
        if (position.course.step == Step.OVER) {
            require(notation.agenda().isEmpty(), "agenda: a game that is over asks nothing.");
            return;
        }
        require(!notation.agenda().isEmpty() && notation.agenda().size() <= NorthgardPosition.AGENDA / 2,
                "agenda: it cannot have " + notation.agenda().size() + " entries.");
        for (Waiting waiting : notation.agenda()) {
            int seat = within("agenda: seat", waiting.seat(), 0, position.seats - 1);
            int number = within("agenda: number", waiting.number(), 0, MOST_NUMBER);
            if (waiting.what().startsWith("task ")) {
                Task task = Words.constant("agenda", waiting.what().substring("task ".length()), Task.class);
                require(task != Task.RUN && task != Task.EXPLORE || isAction(number), "agenda: " + waiting.what()
                        + " cannot have the number " + number + ".");
                position.task(task, seat, number);
            } else {
                Decision decision = Words.constant("agenda", waiting.what(), Decision.class);
                require(fits(decision, number),
                        "agenda: " + waiting.what() + " cannot have the number " + number + ".");
                position.ask(decision, seat, number);
            }
        }
        require(position.agenda.kind() < NorthgardPosition.TASKS, "agenda: the last entry must be a decision.");
        require(hasOptions(), "agenda: there is nothing to decide.");
    }

    private static boolean isAction(int number) {
        int card = Effects.card(number);
        return card < Cards.COUNT && (number & 3) < Cards.ACTIONS[card].length;
    }

    private boolean fits(Decision decision, int number) {
        return switch (decision) {
            case SETTLE -> number < Tiles.COUNT && position.land.isPlaced(number);
            case SECOND_CHANCE -> number == Tiles.COUNT;
            case UPGRADE, COUNTER, RANSOM -> number < Cards.COUNT;
            case COPY -> isAction(number) && position.course.card != Cards.NONE;
            case CHOOSE, TARGET, DISCARD -> position.course.card != Cards.NONE;
            case SEND -> number <= Companies.RETREATING && (number == Companies.RETREATING || position.action.from >= 0)
                    && position.action.to >= 0;
            case FOOD, DIE, AXES -> number <= 1 && position.fight.isPending()
                    && position.fight.seat[number] >= 0;
            case RETREAT, PUSH -> position.fight.at >= 0;
            case STALK -> number < Bestiary.COUNT && position.beasts.at[number] >= 0;
            case SCORCHED_HARVEST -> position.scorchedAt >= 0;
            case GAIN -> position.action.from >= 0;
            case PICK -> position.action.target >= 0;
            case OFFER ->
                number < Resource.KINDS * Resource.KINDS && position.action.target >= 0 && position.layout.teams;
            case UNDER -> position.piles.drawnSize == 2;
            case DIVIDE -> position.action.left <= position.decks.handSize[0] + MOST && position.action.left >= 0;
            default -> true;
        };
    }

    private boolean hasOptions() {
        MoveList moves = new MoveList();
        position.moves(position.nextSeat(), moves);
        return !moves.isEmpty();
    }
}

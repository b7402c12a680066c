package althing.northgard.notation;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

import althing.engine.Agenda;
import althing.engine.MoveList;
import althing.northgard.NorthgardPosition;
import althing.northgard.box.Words;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Step;

import static althing.northgard.notation.Given.require;

/** Checks that what waits in a position that was read can be waiting: what lies on what, in which step, and who is asked. */
public final class AgendaCheck {

    /** What a card does lies on the card, on its next action, or on the choice between actions. */
    private static final Set<Question> CARD = EnumSet.of(Question.CARD, Question.ACT, Question.CHOOSE);
    /** Where a creature that has just come does its harm. */
    private static final Set<Question> HAUNTED = EnumSet.of(Question.CARD, Question.ACT, Question.CHOOSE,
            Question.RECRUIT, Question.SETTLE_GROUP);
    private static final Set<Step> ROUNDS = EnumSet.of(Step.FIRST_ROUND, Step.SECOND_ROUND);

    private final NorthgardPosition position;
    private final Agenda agenda;

    public AgendaCheck(NorthgardPosition position) {
        this.position = position;
        agenda = position.agenda;
    }

    public void check() {
        require(!agenda.isEmpty(), "agenda: it is empty, but the game is not over.");
        int[] entries = entries();
        for (int i = 0; i < entries.length; i++) {
            entry("agenda[" + i + "]", entries[i]);
        }
        require(agenda.kind() < NorthgardState.TASKS, "agenda: the last entry must be a decision.");
        new FightCheck(position).check();
        for (int i = 0; i < entries.length; i++) {
            new AskedCheck(position, "agenda[" + i + "]", entries[i]).check();
        }
        MoveList moves = new MoveList();
        position.moves(agenda.seat(), moves);
        require(!moves.isEmpty(), "agenda: there is nothing to decide.");
    }

    /** Where the entries are, the lowest first. */
    private int[] entries() {
        int[] entries = new int[agenda.count()];
        int entry = agenda.top();
        for (int i = entries.length - 1; i >= 0; i--) {
            entries[i] = entry;
            entry = agenda.below(entry);
        }
        return entries;
    }

    private void entry(String place, int entry) {
        Question question = position.asked(entry);
        int below = agenda.below(entry);
        String name = "'" + Words.code(question) + "'";
        if (below < 0) {
            require(steps(question).contains(position.course.step),
                    place + ".decision: " + name + " is not asked in the step '" + Words.code(position.course.step)
                            + "'.");
        } else {
            require(bases(question).contains(position.asked(below)),
                    place + ".decision: " + name + " is not asked upon '" + Words.code(position.asked(below)) + "'.");
        }
    }

    /** The steps in which a question is asked with nothing below it. */
    private static Set<Step> steps(Question question) {
        return switch (question) {
            case CLAN -> EnumSet.of(Step.CLANS);
            case FIRST_TILES -> ROUNDS;
            case SETTLE -> EnumSet.of(Step.FIRST_ROUND, Step.SECOND_ROUND, Step.SECOND_CHANCE);
            case TURN, UPGRADE, CARD, SPAWN -> EnumSet.of(Step.ACTIONS);
            case FIGHT, LOSS, RETREAT -> EnumSet.of(Step.ACTIONS, Step.CREATURES);
            case STALK -> EnumSet.of(Step.CREATURES);
            case TRADE, SCORCHED_HARVEST -> EnumSet.of(Step.HARVEST);
            case LAND, SETTLE_GROUP, SECOND_CHANCE -> EnumSet.of(Step.SECOND_CHANCE);
            default -> EnumSet.noneOf(Step.class);
        };
    }

    /** What a question is asked upon. */
    private static Set<Question> bases(Question question) {
        return switch (question) {
            case CLAN, FIRST_TILES, SETTLE, TURN, UPGRADE, CARD, SPAWN, STALK, TRADE, SCORCHED_HARVEST, SETTLE_GROUP,
                    SECOND_CHANCE ->
                EnumSet.noneOf(Question.class);
            case COUNTER -> EnumSet.of(Question.CARD);
            case SEND -> EnumSet.of(Question.MOVE, Question.PULL, Question.BRIBE, Question.RETREAT);
            case PUSH, FOOD, DIE, AXES -> EnumSet.of(Question.FIGHT);
            case FIGHT, RETREAT -> with(HAUNTED, Question.COMBAT);
            case LOSS -> with(HAUNTED, Question.FIGHT, Question.AFTER_STRIKE);
            case UNDER -> with(CARD, Question.APPEAR);
            case LAND -> EnumSet.of(Question.RECRUIT);
            case TARGET, PICK, RANSOM -> with(CARD, Question.DRAW_CARDS);
            case DISCARD -> EnumSet.of(Question.CURSE);
            case PAY -> with(CARD, Question.TRADE);
            case OFFER -> EnumSet.of(Question.TRADE);
            default -> CARD;
        };
    }

    private static Set<Question> with(Set<Question> bases, Question... more) {
        Set<Question> all = EnumSet.copyOf(bases);
        all.addAll(Arrays.asList(more));
        return all;
    }
}

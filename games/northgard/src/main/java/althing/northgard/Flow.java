package althing.northgard;

import althing.engine.MoveList;
import althing.northgard.NorthgardMove.Send;

/** The course of the game: which room lists and plays a decision, carries out a task, and what comes when nothing waits. */
final class Flow {

    private Flow() {
    }

    static void list(NorthgardPosition position, int seat, MoveList into) {
        switch (position.asked()) {
            case CLAN -> Preparation.list(position, into);
            case FIRST_TILES, EXPLORE, LAND, UNDER -> Exploring.list(position, seat, into);
            case SETTLE, SECOND_CHANCE -> Settling.list(position, seat, into);
            case TURN, UPGRADE, COUNTER -> Turns.list(position, seat, into);
            case CHOOSE, EXPLORE_MORE -> Choices.list(position, seat, into);
            case SCORCH, SCORCHED_HARVEST -> Scorching.list(position, seat, into);
            case RECRUIT, PULL -> Recruiting.list(position, seat, into);
            case BUILD, REPLACE -> Construction.list(position, seat, into);
            case MOVE -> Ways.list(position, seat, into);
            case SEND -> Companies.list(position, seat, into);
            case DECLARE -> Challenges.list(position, seat, into);
            case COMBAT, PUSH, FOOD, DIE, AXES, LOSS -> Combat.list(position, into);
            case RETREAT -> Retreat.list(position, into);
            case DIVIDE, TARGET, PICK, RANSOM, DISCARD, TAKE, COPY -> Intrigue.list(position, seat, into);
            case PAY, PAY_MORE, TRADE, OFFER -> Trading.list(position, seat, into);
            case STRIKE, GAIN, ADD, BRIBE -> Raids.list(position, seat, into);
            case SPAWN, STALK -> Creatures.list(position, into);
            default -> throw noTask(position);
        }
    }

    static void play(NorthgardPosition position, int seat, NorthgardMove move) {
        switch (position.asked()) {
            case CLAN -> Preparation.play(position, seat, move);
            case FIRST_TILES, EXPLORE, LAND, UNDER -> Exploring.play(position, seat, move);
            case SETTLE, SECOND_CHANCE -> Settling.play(position, seat, move);
            case TURN, UPGRADE, COUNTER -> Turns.play(position, seat, move);
            case CHOOSE, EXPLORE_MORE -> Choices.play(position, seat, move);
            case SCORCH, SCORCHED_HARVEST -> Scorching.play(position, seat, move);
            case RECRUIT, PULL -> Recruiting.play(position, seat, move);
            case BUILD, REPLACE -> Construction.play(position, seat, move);
            case MOVE -> Marching.play(position, seat, move);
            case SEND -> Companies.play(position, seat, (Send) move);
            case DECLARE -> Challenges.play(position, seat, move);
            case COMBAT, PUSH, FOOD, DIE, AXES, LOSS -> Combat.play(position, seat, move);
            case RETREAT -> Retreat.play(position, seat, move);
            case DIVIDE, TARGET, PICK, RANSOM, DISCARD, TAKE, COPY -> Intrigue.play(position, seat, move);
            case PAY, PAY_MORE, TRADE, OFFER -> Trading.play(position, seat, move);
            case STRIKE, GAIN, ADD, BRIBE -> Raids.play(position, seat, move);
            case SPAWN, STALK -> Creatures.play(position, seat, move);
            default -> throw noTask(position);
        }
    }

    /** Goes on until somebody is asked or the game is over. */
    static void advance(NorthgardPosition position) {
        while (true) {
            if (position.agenda.isEmpty()) {
                if (position.course.step == Step.OVER) {
                    return;
                }
                step(position);
            } else if (position.agenda.kind() >= NorthgardPosition.TASKS) {
                run(position);
            } else if (isOpen(position)) {
                return;
            }
        }
    }

    /** Whether there is still something to decide; what is decided step by step ends itself, or goes on, when there is not. */
    private static boolean isOpen(NorthgardPosition position) {
        return switch (position.asked()) {
            case CHOOSE -> Choices.isOpen(position);
            case RECRUIT -> Recruiting.isOpen(position);
            case MOVE -> Marching.isOpen(position);
            case DECLARE -> Challenges.isOpen(position);
            case COMBAT -> Combat.isOpen(position);
            case RETREAT -> Retreat.isOpen(position);
            case TRADE -> Trading.isOpen(position);
            default -> true;
        };
    }

    private static void run(NorthgardPosition position) {
        switch (position.asked()) {
            case ACT -> Effects.run(position);
            case CARD -> Turns.endCard(position);
            case SETTLE_GROUP -> Settling.settleGroup(position);
            case FIGHT -> Combat.step(position);
            case DRAW_CARDS -> Intrigue.drawCards(position);
            case CURSE -> Intrigue.curse(position);
            case APPEAR -> Creatures.appear(position);
            case AFTER_STRIKE -> Raids.afterStrike(position);
            default -> throw noTask(position);
        }
    }

    private static IllegalStateException noTask(NorthgardPosition position) {
        return new IllegalStateException(position.asked() + " cannot be treated so");
    }

    private static void step(NorthgardPosition position) {
        switch (position.course.step) {
            case CLANS -> Preparation.nextClan(position);
            case DEAL -> Preparation.deal(position);
            case FIRST_ROUND, SECOND_ROUND -> Settling.nextTile(position);
            case YEAR_START -> Year.begin(position);
            case ACTIONS -> Turns.next(position);
            case CREATURES -> Creatures.next(position);
            case SCORCHED -> Scorching.harvest(position);
            case HARVEST -> Year.harvest(position);
            case WINTER -> Year.winter(position);
            case YEAR_END -> Year.end(position);
            case SECOND_CHANCE -> Year.secondChance(position);
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    /** Goes over to a step, which begins to count anew. */
    static void enter(NorthgardPosition position, Step step) {
        position.course.step = step;
        position.course.cursor = 0;
    }
}

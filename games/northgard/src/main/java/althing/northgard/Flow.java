package althing.northgard;

import althing.northgard.actions.Settling;
import althing.northgard.cards.Effects;
import althing.northgard.cards.Drawing;
import althing.northgard.cards.Intrigue;
import althing.northgard.cards.Raids;
import althing.northgard.cards.Scorching;
import althing.northgard.cards.Turns;
import althing.northgard.combat.Combat;
import althing.northgard.combat.Creatures;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Step;
import althing.northgard.year.Preparation;
import althing.northgard.year.Year;

/** The course of the game: what is done by itself, and what comes when nothing waits. */
public final class Flow {

    private Flow() {
    }

    /** Goes on until somebody is asked or the game is over. */
    public static void advance(NorthgardState position) {
        while (true) {
            if (position.agenda.isEmpty()) {
                if (position.course.step == Step.OVER) {
                    return;
                }
                step(position);
            } else if (position.agenda.kind() >= NorthgardState.TASKS) {
                run(position);
            } else if (Contents.DECISIONS[position.agenda.kind()].isOpen(position)) {
                return;
            }
        }
    }

    private static void run(NorthgardState position) {
        switch (position.asked()) {
            case ACT -> Effects.run(position);
            case CARD -> Turns.endCard(position);
            case SETTLE_GROUP -> Settling.settleGroup(position);
            case FIGHT -> Combat.step(position);
            case DRAW_CARDS -> Drawing.drawCards(position);
            case CURSE -> Intrigue.curse(position);
            case APPEAR -> Creatures.appear(position);
            case AFTER_STRIKE -> Raids.afterStrike(position);
            default -> throw new IllegalStateException(position.asked() + " is a question");
        }
    }

    private static void step(NorthgardState position) {
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
}

package althing.northgard;

import althing.northgard.cards.Passing;
import althing.northgard.actions.Settling;
import althing.northgard.cards.Scorching;
import althing.northgard.combat.Creatures;
import althing.northgard.state.NorthgardState;
import althing.northgard.year.Preparation;
import althing.northgard.year.Year;

/** What comes when nothing waits: the steps of the setup and of the years (NOR-3, NOR-5). */
public final class Steps {

    private Steps() {
    }

    public static void take(NorthgardState position) {
        switch (position.course.step) {
            case CLANS -> Preparation.nextClan(position);
            case DEAL -> Preparation.deal(position);
            case FIRST_ROUND, SECOND_ROUND -> Settling.nextTile(position);
            case YEAR_START -> Year.begin(position);
            case ACTIONS -> Passing.next(position);
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

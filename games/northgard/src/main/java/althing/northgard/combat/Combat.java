package althing.northgard.combat;

import java.util.List;

import althing.engine.Frame;
import althing.northgard.box.Acts;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Tiles;
import althing.northgard.state.Fight;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Names;

/** Combats in their seven steps, between players and with creatures (NOR-13, NOR-23). */
public final class Combat {

    private static final int PUSHING = 0;
    public static final int MUSTERING = 1;
    private static final int ATTACKER_FOOD = 2;
    private static final int DEFENDER_FOOD = 3;
    private static final int ATTACKER_DIE = 4;
    private static final int AXES = 5;
    private static final int DEFENDER_DIE = 6;
    public static final int JUDGING = 7;
    private static final int ATTACKER_LOSSES = 8;
    public static final int DEFENDER_LOSSES = 9;
    private static final int OUTCOME = 10;
    private static final List<String> STEPS = List.of("push", "muster", "attacker-food", "defender-food",
            "attacker-die", "axes", "defender-die", "judge", "attacker-losses", "defender-losses", "outcome");

    public static final Frame COMBAT = new Frame(Question.COMBAT);
    /** The action that leads to the combats, whose bonus and traits the attacker has. */
    private static final Frame.Field ACTION = COMBAT.word("action", Acts.NAMES);
    public static final Frame FIGHT = new Frame(Question.FIGHT);
    private static final Frame.Field STEP = FIGHT.word("step", STEPS);

    private Combat() {
    }

    /** Lets all combats that an action leads to be fought. */
    public static void push(NorthgardState position, int seat, int act) {
        position.agenda.push(COMBAT, seat);
        ACTION.set(position.agenda, act);
    }

    /** Begins the only combat of an action, or ends it without one; with several the active seat chooses (NOR-13.2). */
    public static boolean isSeveral(NorthgardState position) {
        int only = Tiles.NONE;
        int count = 0;
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (isPending(position, there)) {
                only = there;
                count++;
            }
        }
        if (count == 0) {
            position.land.visitor = NorthgardState.NOBODY;
            position.agenda.pop();
        } else if (count == 1) {
            begin(position, only);
        }
        return count > 1;
    }

    /** Whether a combat waits in a territory. */
    public static boolean isPending(NorthgardState position, int there) {
        return position.visitors(there) > 0
                || (position.beasts.declared != 0 && (position.creatures(there, -1) & position.beasts.declared) != 0);
    }

    public static void begin(NorthgardState position, int there) {
        Fight fight = position.fight;
        int creature = position.beasts.declared & position.creatures(there, -1);
        fight.at = there;
        fight.creature = creature == 0 ? Bestiary.NONE : Integer.numberOfTrailingZeros(creature);
        fight.visits = position.visitors(there) > 0;
        fight.points = Acts.ACTIONS[ACTION.of(position.agenda)].points();
        fight.traits = Acts.TRAITS[ACTION.of(position.agenda)];
        fight.seat[Fight.ATTACKER] = (byte) position.land.visitor;
        fight.seat[Fight.DEFENDER] = (byte) (creature == 0 ? position.land.owner(there) : Fight.CREATURE);
        position.beasts.declared &= ~creature;
        start(position, PUSHING);
    }

    /** A creature attacks who controls its territory (NOR-25.3). */
    public static void beginAttackOf(NorthgardState position, int creature) {
        Fight fight = position.fight;
        fight.at = position.land.of(position.beasts.at[creature]);
        fight.creature = creature;
        fight.visits = true;
        fight.points = 0;
        fight.traits = 0;
        fight.seat[Fight.ATTACKER] = Fight.CREATURE;
        fight.seat[Fight.DEFENDER] = (byte) position.land.owner(fight.at);
        start(position, MUSTERING);
    }

    private static void start(NorthgardState position, int step) {
        Fight fight = position.fight;
        fight.winner = Fight.PENDING;
        fight.fleeing = 0;
        fight.fleeingKaija = false;
        for (int side = Fight.ATTACKER; side <= Fight.DEFENDER; side++) {
            fight.units[side] = 0;
            fight.strength[side] = 0;
            fight.bonus[side] = 0;
            fight.food[side] = Fight.OPEN;
            fight.face[side] = Fight.OPEN;
            fight.dice[side] = 0;
            fight.inflicts[side] = 0;
            fight.suffers[side] = 0;
        }
        if (position.isHeard()) {
            position.tell("log.fight", "attacker", Names.side(fight, Fight.ATTACKER), "defender",
                    Names.side(fight, Fight.DEFENDER), "territory", Names.territory(fight.at));
        }
        position.agenda.push(FIGHT, 0);
        STEP.set(position.agenda, step);
    }

    /** The step that the combat under way goes on with. */
    public static int nextStep(NorthgardState position) {
        return STEP.at(position.agenda, position.agenda.nearest(FIGHT));
    }

    /** Whether a question is asked in the step before the one that the combat under way goes on with. */
    public static boolean isAskedBefore(NorthgardState position, Question question) {
        int step = nextStep(position) - 1;
        return switch (question) {
            case PUSH -> step == PUSHING;
            case FOOD -> step == (Muster.eater(position) == Fight.ATTACKER ? ATTACKER_FOOD : DEFENDER_FOOD);
            case DIE -> step == (Muster.thrower(position) == Fight.ATTACKER ? ATTACKER_DIE : DEFENDER_DIE);
            case AXES -> step == AXES;
            default -> step == ATTACKER_LOSSES || step == DEFENDER_LOSSES;
        };
    }

    public static void step(NorthgardState position) {
        int step = STEP.of(position.agenda);
        if (step < OUTCOME) {
            STEP.set(position.agenda, step + 1);
        } else {
            position.agenda.pop();
        }
        switch (step) {
            case PUSHING -> Pushing.ask(position);
            case MUSTERING -> Muster.muster(position);
            case ATTACKER_FOOD -> Muster.askFood(position, Fight.ATTACKER);
            case DEFENDER_FOOD -> Muster.askFood(position, Fight.DEFENDER);
            case ATTACKER_DIE -> Muster.roll(position, Fight.ATTACKER);
            case AXES -> Muster.axes(position);
            case DEFENDER_DIE -> Muster.roll(position, Fight.DEFENDER);
            case JUDGING -> Casualties.judge(position);
            case ATTACKER_LOSSES -> Casualties.lose(position, Fight.ATTACKER);
            case DEFENDER_LOSSES -> Casualties.lose(position, Fight.DEFENDER);
            default -> Aftermath.end(position);
        }
    }
}

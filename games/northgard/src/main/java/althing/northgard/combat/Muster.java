package althing.northgard.combat;

import althing.engine.Frame;
import althing.engine.Phrase;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Buildings;
import althing.northgard.box.Clan;
import althing.northgard.box.Die;
import althing.northgard.box.Resource;
import althing.northgard.state.Fight;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Names;

/** Steps 1 to 4 of a combat: units, cards, buildings and clans, food, and the dice (NOR-13.3 to NOR-13.6). */
public final class Muster {

    private static final int KAIJA_POINTS = 2;

    public static final Frame FOOD = new Frame(Question.FOOD);
    private static final Frame.Field EATS = FOOD.word("side", Fight.SIDES);
    public static final Frame DIE = new Frame(Question.DIE);
    private static final Frame.Field ROLLS = DIE.word("side", Fight.SIDES);
    public static final Frame AXES = new Frame(Question.AXES);

    private Muster() {
    }

    /** The side that is asked for food. */
    public static int eater(NorthgardState position) {
        return EATS.of(position.agenda);
    }

    /** The side that is asked for a point or a casualty, on its die or by its axes. */
    public static int thrower(NorthgardState position) {
        return position.asked() == Question.DIE ? ROLLS.of(position.agenda) : Fight.ATTACKER;
    }

    /** Steps 1 and 2: units, cards, buildings and clans (NOR-13.3, NOR-13.4). */
    public static void muster(NorthgardState position) {
        for (int side = Fight.ATTACKER; side <= Fight.DEFENDER; side++) {
            if (position.fight.isCreature(side)) {
                position.fight.strength[side] = (byte) Bestiary.COMBAT[position.fight.creature];
            } else {
                muster(position, side);
            }
        }
    }

    private static void muster(NorthgardState position, int side) {
        Fight fight = position.fight;
        boolean visits = side == Fight.ATTACKER && fight.visits;
        muster(position, fight, side, visits ? position.land.visitors(fight.at) : position.land.units(fight.at),
                visits ? position.isKaijaVisiting(fight.at) : position.isKaijaHome(fight.at));
    }

    /** Counts so many units of a side, and Kaija if she is there. */
    static void muster(NorthgardState position, Fight fight, int side, int units, boolean kaija) {
        fight.units[side] = (byte) (units + (kaija ? 1 : 0));
        fight.strength[side] = (byte) (units + (kaija ? KAIJA_POINTS : 0));
        boolean scorched = position.holdings.isClan(fight.seat[side], Clan.SNAKE)
                && position.land.of(position.scorchedAt) == fight.at;
        fight.bonus[side] = (byte) (scorched ? 1 : 0);
        if (side == Fight.ATTACKER) {
            fight.bonus[side] += (byte) fight.points;
        } else if (!isConquered(position, fight)) {
            defences(position, fight);
        }
    }

    /** Whether the attacker's Conqueror makes the defences useless (NOR-27.15). */
    private static boolean isConquered(NorthgardState position, Fight fight) {
        int attacker = fight.seat[Fight.ATTACKER];
        return attacker != Fight.CREATURE && (position.course.conqueror >> attacker & 1) != 0;
    }

    private static void defences(NorthgardState position, Fight fight) {
        for (int kind = 0; kind < Buildings.COUNT; kind++) {
            if (Buildings.DEFENCE_POINTS[kind] + Buildings.DEFENCE_CASUALTIES[kind] > 0) {
                int count = position.land.estate.count(fight.at, kind);
                fight.bonus[Fight.DEFENDER] += (byte) (count * Buildings.DEFENCE_POINTS[kind]);
                fight.inflicts[Fight.DEFENDER] += (byte) (count * Buildings.DEFENCE_CASUALTIES[kind]);
            }
        }
    }

    public static void askFood(NorthgardState position, int side) {
        Fight fight = position.fight;
        if (!fight.isCreature(side) && mostFood(position, side) > 0) {
            position.agenda.push(FOOD, fight.seat[side]);
            EATS.set(position.agenda, side);
        } else {
            fight.food[side] = 0;
        }
    }

    /** One food for each unit of the side (NOR-13.5). */
    public static int mostFood(NorthgardState position, int side) {
        return mostFood(position, position.fight, side);
    }

    static int mostFood(NorthgardState position, Fight fight, int side) {
        return Math.min(fight.units[side], position.holdings.stock(fight.seat[side], Resource.FOOD));
    }

    public static void feed(NorthgardState position, int seat, int food) {
        int side = eater(position);
        position.agenda.pop();
        position.holdings.gain(seat, Resource.FOOD, -food);
        position.fight.food[side] = (byte) food;
        if (position.isHeard() && food > 0) {
            position.tell("log.food", "seat", Phrase.seat(seat), "food", food);
        }
    }

    public static void roll(NorthgardState position, int side) {
        Fight fight = position.fight;
        position.reveal();
        int face = position.random.nextInt(Die.FACES);
        fight.face[side] = (byte) face;
        if (position.isHeard()) {
            position.tell("log.roll", "side", Names.side(fight, side), "face", Phrase.name("die." + Die.id(face)));
        }
        if (face != Die.CHOICE) {
            fight.dice[side] += (byte) Die.POINTS[face];
            fight.inflicts[side] += (byte) Die.CASUALTIES[face];
        } else if (fight.isWithCreature()) {
            fight.dice[side] += (byte) Die.POINTS[face];
        } else {
            position.agenda.push(DIE, fight.seat[side]);
            ROLLS.set(position.agenda, side);
        }
    }

    public static void axes(NorthgardState position) {
        Fight fight = position.fight;
        if (!fight.is(Trait.POINT_OR_CASUALTY_AFTER_ROLL)) {
            return;
        }
        if (fight.isWithCreature()) {
            fight.dice[Fight.ATTACKER]++;
        } else {
            position.agenda.push(AXES, fight.seat[Fight.ATTACKER]);
        }
    }

    /** Counts the point or the casualty that was chosen (NOR-13.6, NOR-27.11). */
    public static void count(NorthgardState position, boolean point) {
        byte[] counted = point ? position.fight.dice : position.fight.inflicts;
        counted[thrower(position)]++;
        position.agenda.pop();
    }
}

package althing.northgard;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.northgard.Action.Trait;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.NorthgardMove.Feed;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.NorthgardView.Decision;

/** Combats in their seven steps, between players and with creatures (NOR-13, NOR-23). */
final class Combat {

    private static final int KAIJA_POINTS = 2;
    private static final int PUSHING = 0;
    private static final int MUSTERING = 1;
    private static final int ATTACKER_FOOD = 2;
    private static final int DEFENDER_FOOD = 3;
    private static final int ATTACKER_DIE = 4;
    private static final int AXES = 5;
    private static final int DEFENDER_DIE = 6;
    private static final int JUDGING = 7;
    private static final int ATTACKER_LOSSES = 8;
    private static final int DEFENDER_LOSSES = 9;
    private static final int OUTCOME = 10;
    /** Marks the loss of a combat; without it the number is the territory of a single loss. */
    private static final int IN_COMBAT = 128;

    private Combat() {
    }

    /** Begins the next combat of an action; with several the active seat chooses (NOR-13.2). */
    static void next(NorthgardPosition position, int seat) {
        int only = Tiles.NONE;
        int count = 0;
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (isPending(position, there)) {
                only = there;
                count++;
            }
        }
        if (count == 0) {
            position.visitor = NorthgardPosition.NOBODY;
            return;
        }
        position.task(Task.FIGHTS, seat, 0);
        if (count == 1) {
            begin(position, only);
        } else {
            position.ask(Decision.COMBAT, seat);
        }
    }

    /** Whether a combat waits in a territory. */
    static boolean isPending(NorthgardPosition position, int there) {
        return position.visitors(there) > 0
                || position.declared != 0 && (position.creatures(there, -1) & position.declared) != 0;
    }

    private static void begin(NorthgardPosition position, int there) {
        Fight fight = position.fight;
        int creature = position.declared & position.creatures(there, -1);
        fight.at = there;
        fight.creature = creature == 0 ? Bestiary.NONE : Integer.numberOfTrailingZeros(creature);
        fight.visits = position.visitors(there) > 0;
        fight.points = position.points;
        fight.traits = position.traits;
        fight.seat[Fight.ATTACKER] = (byte) position.visitor;
        fight.seat[Fight.DEFENDER] = creature == 0 ? position.land.owner[there] : Fight.CREATURE;
        position.declared &= ~creature;
        start(position, PUSHING);
    }

    /** A creature attacks who controls its territory (NOR-25.3). */
    static void beginAttackOf(NorthgardPosition position, int creature) {
        Fight fight = position.fight;
        fight.at = position.land.of(position.creatureAt[creature]);
        fight.creature = creature;
        fight.visits = true;
        fight.points = 0;
        fight.traits = 0;
        fight.seat[Fight.ATTACKER] = Fight.CREATURE;
        fight.seat[Fight.DEFENDER] = position.land.owner[fight.at];
        start(position, MUSTERING);
    }

    private static void start(NorthgardPosition position, int step) {
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
            position.tell("log.fight", "attacker", Wording.side(fight, Fight.ATTACKER), "defender",
                    Wording.side(fight, Fight.DEFENDER), "territory", Wording.territory(fight.at));
        }
        position.task(Task.FIGHT, 0, step);
    }

    static void step(NorthgardPosition position, int step) {
        if (step < OUTCOME) {
            position.task(Task.FIGHT, 0, step + 1);
        }
        switch (step) {
            case PUSHING -> push(position);
            case MUSTERING -> muster(position);
            case ATTACKER_FOOD -> askFood(position, Fight.ATTACKER);
            case DEFENDER_FOOD -> askFood(position, Fight.DEFENDER);
            case ATTACKER_DIE -> roll(position, Fight.ATTACKER);
            case AXES -> axes(position);
            case DEFENDER_DIE -> roll(position, Fight.DEFENDER);
            case JUDGING -> judge(position);
            case ATTACKER_LOSSES -> lose(position, Fight.ATTACKER);
            case DEFENDER_LOSSES -> lose(position, Fight.DEFENDER);
            default -> Retreat.end(position);
        }
    }

    private static void push(NorthgardPosition position) {
        Fight fight = position.fight;
        if (!fight.is(Trait.PUSH_DEFENDER) || isCreature(fight, Fight.DEFENDER)
                || position.land.units[fight.at] == 0) {
            return;
        }
        position.scratch.clear();
        listPushes(position, position.scratch);
        if (!position.scratch.isEmpty()) {
            position.ask(Decision.PUSH, fight.seat[Fight.ATTACKER]);
        }
    }

    private static void listPushes(NorthgardPosition position, MoveList into) {
        Fight fight = position.fight;
        position.land.look(fight.at);
        long low = position.land.nearLow;
        long high = position.land.nearHigh;
        for (int there = Land.first(low, high, 0); there >= 0; there = Land.first(low, high, there + 1)) {
            boolean open = position.isNeutral(there) || position.controls(fight.seat[Fight.DEFENDER], there);
            if (open && !isPending(position, there) && !position.isHaunted(there)) {
                into.add(Moves.at(Deed.PUSH, there));
            }
        }
    }

    private static boolean isCreature(Fight fight, int side) {
        return fight.seat[side] == Fight.CREATURE;
    }

    /** Steps 1 and 2: units, cards, buildings and clans (NOR-13.3, NOR-13.4). */
    private static void muster(NorthgardPosition position) {
        for (int side = Fight.ATTACKER; side <= Fight.DEFENDER; side++) {
            if (isCreature(position.fight, side)) {
                position.fight.strength[side] = (byte) Bestiary.COMBAT[position.fight.creature];
            } else {
                muster(position, side);
            }
        }
    }

    private static void muster(NorthgardPosition position, int side) {
        Fight fight = position.fight;
        int there = fight.at;
        boolean visits = side == Fight.ATTACKER && fight.visits;
        boolean kaija = visits ? position.isKaijaVisiting(there) : position.isKaijaHome(there);
        int units = visits ? position.land.visitors[there] : position.land.units[there];
        fight.units[side] = (byte) (units + (kaija ? 1 : 0));
        fight.strength[side] = (byte) (units + (kaija ? KAIJA_POINTS : 0));
        boolean scorched = position.isClan(fight.seat[side], Clan.SNAKE)
                && position.land.of(position.scorchedAt) == there;
        fight.bonus[side] = (byte) (scorched ? 1 : 0);
        if (side == Fight.ATTACKER) {
            fight.bonus[side] += (byte) fight.points;
        } else if (!isConquered(position)) {
            defences(position, fight);
        }
    }

    /** Whether the attacker's Conqueror makes the defences useless (NOR-27.15). */
    private static boolean isConquered(NorthgardPosition position) {
        int attacker = position.fight.seat[Fight.ATTACKER];
        return attacker != Fight.CREATURE && (position.conqueror >> attacker & 1) != 0;
    }

    private static void defences(NorthgardPosition position, Fight fight) {
        for (int kind = 0; kind < Buildings.COUNT; kind++) {
            if (Buildings.DEFENCE_POINTS[kind] + Buildings.DEFENCE_CASUALTIES[kind] > 0) {
                int count = position.land.count(fight.at, kind);
                fight.bonus[Fight.DEFENDER] += (byte) (count * Buildings.DEFENCE_POINTS[kind]);
                fight.inflicts[Fight.DEFENDER] += (byte) (count * Buildings.DEFENCE_CASUALTIES[kind]);
            }
        }
    }

    private static void askFood(NorthgardPosition position, int side) {
        Fight fight = position.fight;
        if (!isCreature(fight, side) && mostFood(position, side) > 0) {
            position.ask(Decision.FOOD, fight.seat[side], side);
        } else {
            fight.food[side] = 0;
        }
    }

    /** One food for each unit of the side (NOR-13.5). */
    static int mostFood(NorthgardPosition position, int side) {
        Fight fight = position.fight;
        return Math.min(fight.units[side], position.stock(fight.seat[side], Resource.FOOD));
    }

    private static void roll(NorthgardPosition position, int side) {
        Fight fight = position.fight;
        position.reveal();
        int face = position.random.nextInt(Die.FACES);
        fight.face[side] = (byte) face;
        if (position.isHeard()) {
            position.tell("log.roll", "side", Wording.side(fight, side), "face", Phrase.name("die." + Die.id(face)));
        }
        if (face != Die.CHOICE) {
            fight.dice[side] += (byte) Die.POINTS[face];
            fight.inflicts[side] += (byte) Die.CASUALTIES[face];
        } else if (isWithCreature(fight)) {
            fight.dice[side] += (byte) Die.POINTS[face];
        } else {
            position.ask(Decision.DIE, fight.seat[side], side);
        }
    }

    private static boolean isWithCreature(Fight fight) {
        return fight.creature != Bestiary.NONE;
    }

    private static void axes(NorthgardPosition position) {
        Fight fight = position.fight;
        if (!fight.is(Trait.POINT_OR_CASUALTY_AFTER_ROLL)) {
            return;
        }
        if (isWithCreature(fight)) {
            fight.dice[Fight.ATTACKER]++;
        } else {
            position.ask(Decision.AXES, fight.seat[Fight.ATTACKER], Fight.ATTACKER);
        }
    }

    /** Step 5: casualties before totals, a tie to the defender (NOR-13.7 to NOR-13.9, NOR-23.8, NOR-23.9). */
    private static void judge(NorthgardPosition position) {
        Fight fight = position.fight;
        int cancelled = fight.is(Trait.CANCEL_ONE_CASUALTY) && fight.inflicts[Fight.DEFENDER] > 0 ? 1 : 0;
        boolean attackerDown = suffer(fight, Fight.ATTACKER, fight.inflicts[Fight.DEFENDER] - cancelled);
        boolean defenderDown = suffer(fight, Fight.DEFENDER, fight.inflicts[Fight.ATTACKER]);
        if (attackerDown && defenderDown) {
            fight.winner = Fight.NOBODY;
        } else if (attackerDown || defenderDown) {
            fight.winner = attackerDown ? Fight.DEFENDER : Fight.ATTACKER;
        } else {
            fight.winner = fight.total(Fight.ATTACKER) > fight.total(Fight.DEFENDER) ? Fight.ATTACKER : Fight.DEFENDER;
        }
        if (position.isHeard()) {
            tellResult(position, fight);
        }
    }

    private static void tellResult(NorthgardPosition position, Fight fight) {
        position.tell("log.totals", "attacker", fight.total(Fight.ATTACKER), "defender", fight.total(Fight.DEFENDER),
                "attackerLosses", (int) fight.suffers[Fight.ATTACKER], "defenderLosses",
                (int) fight.suffers[Fight.DEFENDER]);
        if (fight.winner == Fight.NOBODY) {
            position.tell("log.no-winner");
        } else {
            position.tell("log.winner", "side", Wording.side(fight, fight.winner));
        }
    }

    private static boolean suffer(Fight fight, int side, int casualties) {
        if (isCreature(fight, side)) {
            return false;
        }
        fight.suffers[side] = (byte) casualties;
        return casualties >= fight.units[side];
    }

    /** Step 6: who suffers casualties removes as many figures; Kaija's owner chooses (NOR-13.10, NOR-18.2b). */
    private static void lose(NorthgardPosition position, int side) {
        Fight fight = position.fight;
        int losses = Math.min(fight.suffers[side], fight.units[side]);
        if (isCreature(fight, side) || losses == 0) {
            return;
        }
        boolean visits = side == Fight.ATTACKER && fight.visits;
        boolean kaija = visits ? position.isKaijaVisiting(fight.at) : position.isKaijaHome(fight.at);
        if (kaija && losses < fight.units[side]) {
            position.ask(Decision.LOSS, fight.seat[side], IN_COMBAT | side);
        } else {
            remove(position, side, losses, kaija);
        }
    }

    private static void remove(NorthgardPosition position, int side, int losses, boolean kaija) {
        Fight fight = position.fight;
        boolean visits = side == Fight.ATTACKER && fight.visits;
        int units = losses - (kaija ? 1 : 0);
        byte[] zone = visits ? position.land.visitors : position.land.units;
        zone[fight.at] -= (byte) units;
        position.reserve[fight.seat[side]] += (byte) units;
        if (kaija) {
            position.kaijaAt = Tiles.NONE;
            position.kaijaVisits = false;
        }
    }

    /** The owner of a territory loses one figure there outside a combat (NOR-25.2, NOR-27.2). */
    static void loseOne(NorthgardPosition position, int there) {
        boolean kaija = position.isKaijaHome(there);
        if (kaija && position.land.units[there] > 0) {
            position.ask(Decision.LOSS, position.land.owner[there], there);
        } else {
            loseFigure(position, there, kaija);
        }
    }

    private static void loseFigure(NorthgardPosition position, int there, boolean kaija) {
        int owner = position.land.owner[there];
        if (kaija) {
            position.kaijaAt = Tiles.NONE;
        } else {
            position.land.units[there]--;
            position.reserve[owner]++;
        }
        position.vacate(there);
        if (position.isHeard()) {
            position.tell("log.loses", "seat", Phrase.seat(owner), "territory", Wording.territory(there), "kaija",
                    Wording.yesNo(kaija));
        }
    }

    static void list(NorthgardPosition position, int seat, MoveList into) {
        switch (position.asked()) {
            case COMBAT -> {
                for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(
                        there + 1)) {
                    if (isPending(position, there)) {
                        into.add(Moves.at(Deed.FIGHT, there));
                    }
                }
            }
            case PUSH -> {
                listPushes(position, into);
                into.add(Word.DECLINE);
            }
            case FOOD -> {
                int most = mostFood(position, position.agenda.number());
                for (int food = 0; food <= most; food++) {
                    into.add(Moves.FEED[food]);
                }
            }
            case LOSS -> {
                into.add(Word.LOSE_UNIT);
                into.add(Word.LOSE_KAIJA);
            }
            default -> {
                into.add(Word.POINT);
                into.add(Word.CASUALTY);
            }
        }
    }

    static void play(NorthgardPosition position, int seat, NorthgardMove move) {
        Decision decision = position.asked();
        int number = position.agenda.number();
        position.agenda.pop();
        switch (decision) {
            case COMBAT -> begin(position, ((At) move).region());
            case PUSH -> {
                if (move instanceof At at) {
                    pushTo(position, at.region());
                }
            }
            case FOOD -> feed(position, seat, number, ((Feed) move).food());
            case LOSS -> chooseLoss(position, number, move == Word.LOSE_KAIJA);
            default -> {
                if (move == Word.POINT) {
                    position.fight.dice[number]++;
                } else {
                    position.fight.inflicts[number]++;
                }
            }
        }
    }

    private static void chooseLoss(NorthgardPosition position, int number, boolean kaija) {
        if (number < IN_COMBAT) {
            loseFigure(position, number, kaija);
        } else {
            int side = number - IN_COMBAT;
            remove(position, side, position.fight.suffers[side], kaija);
        }
    }

    private static void feed(NorthgardPosition position, int seat, int side, int food) {
        position.gain(seat, Resource.FOOD, -food);
        position.fight.food[side] = (byte) food;
        if (position.isHeard() && food > 0) {
            position.tell("log.food", "seat", Phrase.seat(seat), "food", food);
        }
    }

    /** Without defenders the attacker takes the territory, and nobody wins a combat (NOR-27.9). */
    private static void pushTo(NorthgardPosition position, int there) {
        Fight fight = position.fight;
        int defender = fight.seat[Fight.DEFENDER];
        position.land.units[fight.at]--;
        position.land.units[there]++;
        position.land.owner[there] = (byte) defender;
        if (position.isHeard()) {
            position.tell("log.push", "seat", Phrase.seat(defender), "territory", Wording.territory(there));
        }
        if (position.figures(fight.at) == 0) {
            position.agenda.pop();
            fight.winner = Fight.NOBODY;
            Retreat.takeOver(position);
        }
    }
}

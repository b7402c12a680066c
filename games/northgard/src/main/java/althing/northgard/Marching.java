package althing.northgard;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.northgard.Action.Trait;
import althing.northgard.NorthgardMove.Attack;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.NorthgardView.Decision;

/** Move actions up to their combats, and how many units go wherever units go (NOR-10, NOR-19.5, NOR-22, NOR-23.2). */
final class Marching {

    /** What a number of units is asked for. */
    static final int MOVING = 0;
    static final int PULLING = 1;
    static final int BRIBING = 2;
    static final int RETREATING = 3;

    private Marching() {
    }

    static void begin(NorthgardPosition position, int seat, int number) {
        Action action = Effects.action(number);
        position.acting = number;
        position.traits = action.bits();
        position.points = action.points();
        position.left = action.n();
        position.visitor = seat;
        position.beasts.declared = 0;
        position.passing = Tiles.NONE;
        position.from = Tiles.NONE;
        position.to = Tiles.NONE;
        again(position, seat);
    }

    private static void again(NorthgardPosition position, int seat) {
        if (position.left > 0) {
            position.ask(Decision.MOVE, seat);
        } else {
            endMoves(position, seat);
        }
    }

    static void list(NorthgardPosition position, int seat, MoveList into) {
        switch (position.asked()) {
            case MOVE -> listMarches(position, seat, into);
            case SEND -> listNumbers(position, seat, position.agenda.number(), into);
            default -> {
                listCreatures(position, seat, into);
                into.add(Word.STOP);
            }
        }
    }

    private static void listMarches(NorthgardPosition position, int seat, MoveList into) {
        for (int own = position.land.territoryFrom(0); own >= 0; own = position.land.territoryFrom(own + 1)) {
            if (mayLeave(position, seat, own)) {
                listFrom(position, seat, own, into);
            }
        }
        if (position.passing == Tiles.NONE) {
            into.add(Word.STOP);
        }
    }

    /** Whether the seat has figures there that may be moved (NOR-10.2, NOR-10.6, NOR-25.1). */
    private static boolean mayLeave(NorthgardPosition position, int seat, int there) {
        if (position.passing != Tiles.NONE) {
            return there == position.passing;
        }
        boolean may = position.controls(seat, there)
                || position.is(Trait.PASS_THROUGH_ENEMIES) && position.isEnemy(seat, there)
                        && position.visitors(there) > 0;
        return may && !position.isBlocked(there);
    }

    private static void listFrom(NorthgardPosition position, int seat, int own, MoveList into) {
        if (position.is(Trait.HIDDEN_WAYS)) {
            for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(
                    there + 1)) {
                if (there != own && !position.land.isClosed(there) && mayEnter(position, seat, own, there, 0)) {
                    into.add(Moves.march(own, there));
                }
            }
            return;
        }
        position.land.look(own);
        long low = position.land.nearLow;
        long high = position.land.nearHigh;
        long regularLow = position.land.regularLow;
        long regularHigh = position.land.regularHigh;
        for (int there = Land.first(low, high, 0); there >= 0; there = Land.first(low, high, there + 1)) {
            int rest = position.left - cost(position, Land.contains(regularLow, regularHigh, there));
            if (rest >= 0 && mayEnter(position, seat, own, there, rest)) {
                into.add(Moves.march(own, there));
            }
        }
    }

    private static int cost(NorthgardPosition position, boolean regular) {
        return regular || position.is(Trait.IGNORE_HARD) ? 1 : Figures.HARD_BORDER_MOVES;
    }

    private static boolean mayEnter(NorthgardPosition position, int seat, int own, int there, int rest) {
        if (isShut(position, there)) {
            return false;
        }
        boolean kaija = own == position.land.of(position.kaijaAt) && position.isClan(seat, Clan.BEAR);
        boolean units = movable(position, seat, own) > 0;
        if (position.isPartner(seat, there)) {
            return units && canLeave(position, seat, there, rest, false)
                    || kaija && canLeave(position, seat, there, rest, true);
        }
        boolean kaijaGoes = kaija && (position.awake || !position.isEnemy(seat, there));
        return position.passing == Tiles.NONE
                ? units || kaijaGoes
                : (!kaija || kaijaGoes) || units && canLeave(position, seat, own, rest, true);
    }

    /** Two Valkyries keep everybody out (NOR-22.3). */
    private static boolean isShut(NorthgardPosition position, int there) {
        return position.beasts.lineSize > 0 && Integer.bitCount(position.creatures(there, Bestiary.VALKYRIES)) > 1;
    }

    /** Whether figures could go on from a partner's territory with so many moves (NOR-19.5). */
    private static boolean canLeave(NorthgardPosition position, int seat, int there, int moves, boolean kaija) {
        if (moves <= 0 || position.isBlocked(there)) {
            return false;
        }
        position.land.look(there);
        long low = position.land.nearLow;
        long high = position.land.nearHigh;
        long regularLow = position.land.regularLow;
        long regularHigh = position.land.regularHigh;
        for (int next = Land.first(low, high, 0); next >= 0; next = Land.first(low, high, next + 1)) {
            int rest = moves - cost(position, Land.contains(regularLow, regularHigh, next));
            boolean goes = rest >= 0 && !isShut(position, next) && (position.isPartner(seat, next)
                    ? canLeave(position, seat, next, rest, kaija)
                    : !kaija || position.awake || !position.isEnemy(seat, next));
            if (goes) {
                return true;
            }
        }
        return false;
    }

    /** The units without Kaija that the seat could move from a territory. */
    private static int movable(NorthgardPosition position, int seat, int there) {
        return position.controls(seat, there) ? position.land.units[there] : position.land.visitors[there];
    }

    /** Asks how many figures go; a single possibility is taken at once. */
    static void askNumber(NorthgardPosition position, int seat, int purpose) {
        position.scratch.clear();
        listNumbers(position, seat, purpose, position.scratch);
        if (position.scratch.size() == 1) {
            send(position, seat, purpose, (Send) position.scratch.get(0));
        } else {
            position.ask(Decision.SEND, seat, purpose);
        }
    }

    private static void listNumbers(NorthgardPosition position, int seat, int purpose, MoveList into) {
        switch (purpose) {
            case PULLING -> {
                if (position.land.units[position.from] > 0) {
                    into.add(Moves.SEND[0][1]);
                }
                if (position.isKaijaHome(position.from)) {
                    into.add(Moves.SEND[1][0]);
                }
            }
            case BRIBING -> {
                int most = Math.min(Effects.action(position.acting).n(), position.land.units[position.from]);
                for (int units = 1; units <= most; units++) {
                    into.add(Moves.SEND[0][units]);
                }
            }
            case RETREATING -> numbers(position.fight.fleeing, position.fight.fleeingKaija, into);
            default -> listMoving(position, seat, into);
        }
    }

    private static void numbers(int units, boolean kaija, MoveList into) {
        for (int i = 1; i <= units; i++) {
            into.add(Moves.SEND[0][i]);
        }
        for (int i = 0; kaija && i <= units; i++) {
            into.add(Moves.SEND[1][i]);
        }
    }

    private static void listMoving(NorthgardPosition position, int seat, MoveList into) {
        int units = movable(position, seat, position.from);
        boolean there = position.land.of(position.kaijaAt) == position.from && position.isClan(seat, Clan.BEAR);
        boolean kaija = there && (position.awake || !position.isEnemy(seat, position.to));
        boolean partner = position.isPartner(seat, position.to);
        if (position.passing == Tiles.NONE && !partner) {
            numbers(units, kaija, into);
            return;
        }
        int rest = position.left - costOfWay(position);
        for (int i = 0; i <= units; i++) {
            for (int with = 0; with <= (kaija ? 1 : 0); with++) {
                boolean splits = i < units || there && with == 0;
                boolean arrives = !partner || canLeave(position, seat, position.to, rest, with == 1);
                boolean leaves = position.passing == Tiles.NONE || !splits
                        || !partner && canLeave(position, seat, position.from, rest, there && with == 0);
                if (i + with > 0 && arrives && leaves) {
                    into.add(Moves.SEND[with][i]);
                }
            }
        }
    }

    private static int costOfWay(NorthgardPosition position) {
        if (position.is(Trait.HIDDEN_WAYS)) {
            return 1;
        }
        position.land.look(position.from);
        return cost(position, Land.contains(position.land.regularLow, position.land.regularHigh, position.to));
    }

    static void play(NorthgardPosition position, int seat, NorthgardMove move) {
        int number = position.agenda.number();
        position.agenda.pop();
        switch (move) {
            case March march -> {
                position.from = march.from();
                position.to = march.to();
                askNumber(position, seat, MOVING);
            }
            case Send send -> send(position, seat, number, send);
            case Attack attack -> {
                position.beasts.declared |= 1 << attack.creature();
                tellAttack(position, seat, attack.creature());
                declare(position, seat);
            }
            default -> {
                if (number == DECLARING) {
                    fight(position, seat);
                } else {
                    endMoves(position, seat);
                }
            }
        }
    }

    private static final int DECLARING = 1;

    private static void send(NorthgardPosition position, int seat, int purpose, Send send) {
        switch (purpose) {
            case BRIBING -> Raids.bribe(position, seat, send.units());
            case RETREATING -> Retreat.go(position, send.units(), send.kaija());
            case PULLING -> {
                move(position, seat, send.units(), send.kaija());
                tellMove(position, seat, send);
            }
            default -> {
                position.left -= costOfWay(position);
                if (send.kaija() && position.is(Trait.KAIJA_COLLECTS)) {
                    kaijaCollects(position, seat);
                }
                move(position, seat, send.units(), send.kaija());
                tellMove(position, seat, send);
                again(position, seat);
            }
        }
    }

    /** All food and wood shown where Kaija leaves (NOR-27.27). */
    private static void kaijaCollects(NorthgardPosition position, int seat) {
        Gains.collect(position, seat, Resource.FOOD,
                position.land.estate.icons(position.from, Resource.FOOD.ordinal()));
        Gains.collect(position, seat, Resource.WOOD,
                position.land.estate.icons(position.from, Resource.WOOD.ordinal()));
    }

    private static void move(NorthgardPosition position, int seat, int units, boolean kaija) {
        Land land = position.land;
        int from = position.from;
        int to = position.to;
        if (position.controls(seat, from)) {
            land.units[from] -= (byte) units;
        } else {
            land.visitors[from] -= (byte) units;
        }
        boolean visits = !position.controls(seat, to) && (!position.isNeutral(to) || position.isHaunted(to));
        if (kaija) {
            position.kaijaAt = to;
            position.kaijaVisits = visits;
        }
        if (visits) {
            land.visitors[to] += (byte) units;
        } else {
            land.units[to] += (byte) units;
            land.owner[to] = (byte) seat;
            if (position.isHaunted(to)) {
                position.beasts.declared |= Integer.lowestOneBit(position.creatures(to, Bestiary.VALKYRIES));
            }
        }
        if (position.controls(seat, from)) {
            position.vacate(from);
        }
        boolean stays = position.passing != Tiles.NONE && position.visitors(position.passing) > 0;
        position.passing = position.isPartner(seat, to) ? to : stays ? position.passing : Tiles.NONE;
    }

    private static void tellMove(NorthgardPosition position, int seat, Send send) {
        if (position.isHeard()) {
            position.tell("log.move", "seat", Phrase.seat(seat), "units", send.units(), "kaija",
                    Wording.yesNo(send.kaija()), "from", Wording.territory(position.from), "to",
                    Wording.territory(position.to));
        }
    }

    /** After all moves creatures are attacked: a Valkyrie that units met must be (NOR-23.2). */
    private static void endMoves(NorthgardPosition position, int seat) {
        for (int i = 0; i < position.beasts.lineSize; i++) {
            int creature = position.beasts.line[i];
            int there = position.land.of(position.beasts.at[creature]);
            if (Bestiary.isOf(Bestiary.VALKYRIES, creature) && position.isNeutral(there)
                    && position.visitors(there) > 0) {
                position.beasts.declared |= 1 << creature;
                tellAttack(position, seat, creature);
            }
        }
        declare(position, seat);
    }

    private static void tellAttack(NorthgardPosition position, int seat, int creature) {
        if (position.isHeard()) {
            position.tell("log.attack", "seat", Phrase.seat(seat), "creature", Wording.creature(creature));
        }
    }

    private static void declare(NorthgardPosition position, int seat) {
        position.scratch.clear();
        listCreatures(position, seat, position.scratch);
        if (position.scratch.isEmpty()) {
            fight(position, seat);
        } else {
            position.ask(Decision.DECLARE, seat, DECLARING);
        }
    }

    /** At most one creature in each territory with own units (NOR-23.1, NOR-23.2). */
    private static void listCreatures(NorthgardPosition position, int seat, MoveList into) {
        for (int i = 0; i < position.beasts.lineSize; i++) {
            int creature = position.beasts.line[i];
            int there = position.land.of(position.beasts.at[creature]);
            if (position.controls(seat, there) && (position.creatures(there, -1) & position.beasts.declared) == 0) {
                into.add(Moves.ATTACK[creature]);
            }
        }
    }

    private static void fight(NorthgardPosition position, int seat) {
        position.task(Task.FIGHTS, seat, 0);
    }
}

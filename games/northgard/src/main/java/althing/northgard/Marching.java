package althing.northgard;

import althing.engine.Phrase;
import althing.northgard.Action.Trait;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.NorthgardView.Decision;

/** Move actions up to their combats (NOR-10, NOR-19.5, NOR-22). */
final class Marching {

    private Marching() {
    }

    static void begin(NorthgardPosition position, int seat, int number) {
        Action action = Effects.action(number);
        position.action.acting = number;
        position.action.traits = action.bits();
        position.action.points = action.points();
        position.action.left = action.n();
        position.action.visitor = seat;
        position.beasts.declared = 0;
        position.action.passing = Tiles.NONE;
        position.action.from = Tiles.NONE;
        position.action.to = Tiles.NONE;
        again(position, seat);
    }

    private static void again(NorthgardPosition position, int seat) {
        if (position.action.left > 0) {
            position.ask(Decision.MOVE, seat);
        } else {
            Challenges.begin(position, seat);
        }
    }

    static void play(NorthgardPosition position, int seat, NorthgardMove move) {
        position.agenda.pop();
        if (move instanceof March march) {
            position.action.from = march.from();
            position.action.to = march.to();
            Companies.ask(position, seat, Companies.MOVING);
        } else {
            Challenges.begin(position, seat);
        }
    }

    /** A company goes its way, which uses up moves. */
    static void go(NorthgardPosition position, int seat, Send send) {
        position.action.left -= Ways.costOfWay(position);
        if (send.kaija() && position.action.is(Trait.KAIJA_COLLECTS)) {
            kaijaCollects(position, seat);
        }
        transfer(position, seat, send);
        again(position, seat);
    }

    static void transfer(NorthgardPosition position, int seat, Send send) {
        move(position, seat, send.units(), send.kaija());
        tell(position, seat, send);
    }

    /** All food and wood shown where Kaija leaves (NOR-27.27). */
    private static void kaijaCollects(NorthgardPosition position, int seat) {
        Gains.collect(position, seat, Resource.FOOD,
                position.land.estate.icons(position.action.from, Resource.FOOD.ordinal()));
        Gains.collect(position, seat, Resource.WOOD,
                position.land.estate.icons(position.action.from, Resource.WOOD.ordinal()));
    }

    private static void move(NorthgardPosition position, int seat, int units, boolean kaija) {
        Land land = position.land;
        int from = position.action.from;
        int to = position.action.to;
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
        boolean stays = position.action.passing != Tiles.NONE && position.visitors(position.action.passing) > 0;
        position.action.passing = position.isPartner(seat, to) ? to : stays ? position.action.passing : Tiles.NONE;
    }

    private static void tell(NorthgardPosition position, int seat, Send send) {
        if (position.isHeard()) {
            position.tell("log.move", "seat", Phrase.seat(seat), "units", send.units(), "kaija",
                    Wording.yesNo(send.kaija()), "from", Wording.territory(position.action.from), "to",
                    Wording.territory(position.action.to));
        }
    }
}

package althing.graenaland.start;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.Found;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Heroes;
import althing.graenaland.table.Hands;
import althing.graenaland.table.Moves;
import althing.graenaland.table.Names;
import althing.graenaland.table.Question;
import althing.graenaland.table.Stage;

/** The advanced start: two rounds of villages on the coast, with crowding and giving way (GRA-18.3 to 18.12). */
public final class Founding {

    private static final int CARDS = 2;
    /** In a province with so many villages a newcomer gets no card and others may give way. */
    static final int CROWD = 2;

    private Founding() {
    }

    public static void begin(GraenalandState position) {
        position.stage = Stage.FOUNDING;
        for (int province = 0; province < position.board.coast; province++) {
            for (int i = 0; i < CARDS; i++) {
                int kind = Hands.draw(position, Components.TERRAIN[position.island.tiles[province]]);
                position.island.down[province] += Cards.one(kind);
            }
        }
        next(position);
    }

    static void next(GraenalandState position) {
        position.cursor = 0;
        if (position.opening.founded < position.opening.founders.length) {
            position.ask(Question.FOUND, placer(position, position.opening.founded));
        } else {
            clear(position);
            VictoryChoice.begin(position);
        }
    }

    /** Who places the village with this number: clockwise from the starting player, and back again (GRA-18.4, GRA-18.9). */
    public static int placer(GraenalandState position, int number) {
        return position.left(position.start, number < position.seats ? number : 2 * position.seats - 1 - number);
    }

    /** Cards that nobody took are discarded (GRA-18.12). */
    private static void clear(GraenalandState position) {
        position.reveal();
        for (int province = 0; province < position.board.coast; province++) {
            position.piles.discard += position.island.down[province];
            position.island.down[province] = Cards.NONE;
        }
    }

    /** Where the next village is founded. */
    public static final class Placing extends GraenalandDecision {

        public Placing() {
            super("GRA-18.4", "prompt.found");
        }

        @Override
        public void list(GraenalandState position, int seat, MoveList into) {
            for (int province = 0; province < position.board.coast; province++) {
                if (mayFound(position, seat, province, null)) {
                    into.add(Moves.FOUND[position.island.tiles[province]]);
                }
            }
        }

        @Override
        public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
            if (!(move instanceof Found found)) {
                return notNow(position, seat, why);
            }
            int province = position.island.provinceOf[found.tile().index()];
            return isOnMap(position, found.tile(), why)
                    && must(why, position.board.isCoast(province), "GRA-18.4", "refusal.not-coastal")
                    && mayFound(position, seat, province, why);
        }

        private static boolean mayFound(GraenalandState position, int seat, int province, @Nullable Why why) {
            return must(why, position.island.villagesAt(seat, province) == 0, "GRA-18.10", "refusal.own-village-there")
                    && must(why, leavesRoom(position, seat, province), "GRA-18.11", "refusal.leave-room");
        }

        @Override
        public void play(GraenalandState position, int seat, GraenalandMove move) {
            found(position, seat, position.island.provinceOf[((Found) move).tile().index()]);
        }

        @Override
        public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
            return Phrase.of("move.found", "tile", Names.tile(((Found) move).tile()));
        }
    }

    /** The last but one must leave the last player a province that is not crowded and not its own (GRA-18.11). */
    public static boolean leavesRoom(GraenalandState position, int seat, int province) {
        if (position.opening.founded != position.opening.founders.length - 2) {
            return true;
        }
        position.addVillage(seat, province, 1);
        boolean room = hasRoomForLast(position);
        position.addVillage(seat, province, -1);
        return room;
    }

    static boolean hasRoomForLast(GraenalandState position) {
        int last = position.start;
        for (int province = 0; province < position.board.coast; province++) {
            if (position.island.settlements(province) < CROWD && position.island.villagesAt(last, province) == 0) {
                return true;
            }
        }
        return false;
    }

    private static void found(GraenalandState position, int seat, int province) {
        boolean crowded = position.island.settlements(province) >= CROWD;
        if (position.isHeard()) {
            position.tell("log.found", "seat", Names.seat(seat), "tile", Names.province(position, province));
        }
        if (position.opening.founded < position.seats) {
            position.heroes.at[seat * Heroes.KINDS] = (byte) province;
        }
        position.opening.founders[position.opening.founded] = (byte) seat;
        position.opening.foundedAt[position.opening.founded++] = (byte) province;
        position.addVillage(seat, province, 1);
        if (crowded) {
            position.cursor = -1;
            nextToGiveWay(position);
        } else {
            takeCard(position, seat, province);
            next(position);
        }
    }

    static void takeCard(GraenalandState position, int seat, int province) {
        if (position.island.down[province] != Cards.NONE) {
            Hands.receive(position, seat, Hands.takeHidden(position, province));
        }
    }

    /** Offers the earlier villages of the newcomer's province, in the order of placing, to move (GRA-18.7, GRA-18.8). */
    static void nextToGiveWay(GraenalandState position) {
        int newcomer = position.opening.founded - 1;
        while (++position.cursor < newcomer) {
            int seat = position.opening.founders[position.cursor];
            if (position.opening.foundedAt[position.cursor] == crowded(position) && canGiveWay(position, seat)) {
                position.ask(Question.DISPLACE, seat);
                return;
            }
        }
        next(position);
    }

    /** The province where the last village was placed. */
    public static int crowded(GraenalandState position) {
        return position.opening.foundedAt[position.opening.founded - 1];
    }

    /** Whether more live where the last village was placed than get cards. */
    public static boolean isCrowded(GraenalandState position) {
        return position.island.settlements(crowded(position)) > CROWD;
    }

    public static boolean canGiveWay(GraenalandState position, int seat) {
        for (int province = 0; province < position.board.coast; province++) {
            if (GivingWay.mayMove(position, seat, province, null)) {
                return true;
            }
        }
        return false;
    }
}

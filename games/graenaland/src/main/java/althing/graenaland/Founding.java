package althing.graenaland;

import althing.engine.MoveList;
import althing.graenaland.GraenalandMove.Found;
import althing.graenaland.GraenalandMove.Resettle;
import althing.graenaland.GraenalandMove.Word;
import althing.graenaland.GraenalandView.Decision;
import althing.graenaland.GraenalandView.Stage;

/** The advanced start: two rounds of villages on the coast, with crowding and giving way (GRA-18.3 to 18.12). */
final class Founding {

    private static final int CARDS = 2;
    /** In a province with so many villages a newcomer gets no card and others may give way. */
    private static final int CROWD = 2;

    private Founding() {
    }

    static void begin(GraenalandPosition position) {
        position.stage = Stage.FOUNDING;
        for (int province = 0; province < position.board.coast; province++) {
            for (int i = 0; i < CARDS; i++) {
                int kind = Hands.draw(position, Components.TERRAIN[position.tiles[province]]);
                position.down[province] += Cards.one(kind);
            }
        }
        next(position);
    }

    private static void next(GraenalandPosition position) {
        position.cursor = 0;
        if (position.founded < position.founders.length) {
            position.ask(Decision.FOUND, placer(position, position.founded));
        } else {
            clear(position);
            VictoryChoice.begin(position);
        }
    }

    /** Who places the village with this number: clockwise from the starting player, and back again (GRA-18.4, GRA-18.9). */
    static int placer(GraenalandPosition position, int number) {
        return position.left(position.start, number < position.seats ? number : 2 * position.seats - 1 - number);
    }

    /** Cards that nobody took are discarded (GRA-18.12). */
    private static void clear(GraenalandPosition position) {
        position.reveal();
        for (int province = 0; province < position.board.coast; province++) {
            position.piles.discard += position.down[province];
            position.down[province] = Cards.NONE;
        }
    }

    static void list(GraenalandPosition position, int seat, MoveList into) {
        for (int province = 0; province < position.board.coast; province++) {
            if (position.villagesAt(seat, province) == 0 && leavesRoom(position, seat, province)) {
                into.add(Moves.FOUND[position.tiles[province]]);
            }
        }
    }

    /** The last but one must leave the last player a province that is not crowded and not its own (GRA-18.11). */
    static boolean leavesRoom(GraenalandPosition position, int seat, int province) {
        if (position.founded != position.founders.length - 2) {
            return true;
        }
        position.addVillage(seat, province, 1);
        boolean room = hasRoomForLast(position);
        position.addVillage(seat, province, -1);
        return room;
    }

    private static boolean hasRoomForLast(GraenalandPosition position) {
        int last = position.start;
        for (int province = 0; province < position.board.coast; province++) {
            if (position.settlements(province) < CROWD && position.villagesAt(last, province) == 0) {
                return true;
            }
        }
        return false;
    }

    static void play(GraenalandPosition position, int seat, Found found) {
        int province = position.provinceOf[found.tile().index()];
        boolean crowded = position.settlements(province) >= CROWD;
        if (position.isHeard()) {
            position.tell("log.found", "seat", Wording.seat(seat), "tile", Wording.province(position, province));
        }
        if (position.founded < position.seats) {
            position.heroes[seat * GraenalandPosition.HEROES] = (byte) province;
        }
        position.founders[position.founded] = (byte) seat;
        position.foundedAt[position.founded++] = (byte) province;
        position.addVillage(seat, province, 1);
        if (crowded) {
            position.cursor = -1;
            nextToGiveWay(position);
        } else {
            takeCard(position, seat, province);
            next(position);
        }
    }

    private static void takeCard(GraenalandPosition position, int seat, int province) {
        if (position.down[province] != Cards.NONE) {
            Hands.receive(position, seat, Voting.takeHidden(position, province));
        }
    }

    /** Offers the earlier villages of the newcomer's province, in the order of placing, to move (GRA-18.7, GRA-18.8). */
    private static void nextToGiveWay(GraenalandPosition position) {
        int newcomer = position.founded - 1;
        while (++position.cursor < newcomer) {
            int seat = position.founders[position.cursor];
            if (position.foundedAt[position.cursor] == crowded(position) && canGiveWay(position, seat)) {
                position.ask(Decision.DISPLACE, seat);
                return;
            }
        }
        next(position);
    }

    /** The province where the last village was placed. */
    static int crowded(GraenalandPosition position) {
        return position.foundedAt[position.founded - 1];
    }

    /** Whether more live where the last village was placed than get cards. */
    static boolean isCrowded(GraenalandPosition position) {
        return position.settlements(crowded(position)) > CROWD;
    }

    static boolean canGiveWay(GraenalandPosition position, int seat) {
        for (int province = 0; province < position.board.coast; province++) {
            if (canGiveWay(position, seat, province)) {
                return true;
            }
        }
        return false;
    }

    private static boolean canGiveWay(GraenalandPosition position, int seat, int to) {
        int from = crowded(position);
        if (position.settlements(to) >= CROWD || position.villagesAt(seat, to) > 0) {
            return false;
        }
        if (position.founded != position.founders.length - 1) {
            return true;
        }
        position.addVillage(seat, from, -1);
        position.addVillage(seat, to, 1);
        boolean room = hasRoomForLast(position);
        position.addVillage(seat, to, -1);
        position.addVillage(seat, from, 1);
        return room;
    }

    static void listWays(GraenalandPosition position, int seat, MoveList into) {
        for (int province = 0; province < position.board.coast; province++) {
            if (canGiveWay(position, seat, province)) {
                into.add(Moves.RESETTLE[position.tiles[province]]);
            }
        }
        into.add(Word.REMAIN);
    }

    static void playWay(GraenalandPosition position, int seat, GraenalandMove move) {
        if (move instanceof Resettle resettle) {
            giveWay(position, seat, position.provinceOf[resettle.tile().index()]);
            next(position);
        } else {
            if (position.isHeard()) {
                position.tell("log.remain", "seat", Wording.seat(seat));
            }
            nextToGiveWay(position);
        }
    }

    /** The village counts as placed last where it goes; the warlord goes with it (GRA-18.8). */
    private static void giveWay(GraenalandPosition position, int seat, int to) {
        int from = crowded(position);
        position.addVillage(seat, from, -1);
        position.addVillage(seat, to, 1);
        if (position.hero(seat, 0) == from) {
            position.heroes[seat * GraenalandPosition.HEROES] = (byte) to;
        }
        int later = position.founded - 1 - position.cursor;
        System.arraycopy(position.founders, position.cursor + 1, position.founders, position.cursor, later);
        System.arraycopy(position.foundedAt, position.cursor + 1, position.foundedAt, position.cursor, later);
        position.founders[position.founded - 1] = (byte) seat;
        position.foundedAt[position.founded - 1] = (byte) to;
        if (position.isHeard()) {
            position.tell("log.resettle", "seat", Wording.seat(seat), "from", Wording.province(position, from), "to",
                    Wording.province(position, to));
        }
        takeCard(position, seat, to);
    }
}

package althing.graenaland.start;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.Resettle;
import althing.graenaland.table.GraenalandMove.Word;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Heroes;
import althing.graenaland.table.Moves;
import althing.graenaland.table.Names;

/** Whether, and where to, the own village gives way to the newcomer. */
public final class GivingWay extends GraenalandDecision {

    public GivingWay() {
        super("GRA-18.7", "prompt.displace");
    }

    @Override
    public void list(GraenalandState position, int seat, MoveList into) {
        for (int province = 0; province < position.board.coast; province++) {
            if (mayMove(position, seat, province, null)) {
                into.add(Moves.RESETTLE[position.island.tiles[province]]);
            }
        }
        into.add(Word.REMAIN);
    }

    @Override
    public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
        if (!(move instanceof Resettle resettle)) {
            return move == Word.REMAIN || notNow(position, seat, why);
        }
        return isOnMap(position, resettle.tile(), why)
                && mayMove(position, seat, position.island.provinceOf[resettle.tile().index()], why);
    }

    static boolean mayMove(GraenalandState position, int seat, int to, @Nullable Why why) {
        boolean free = position.board.isCoast(to) && position.island.settlements(to) < Founding.CROWD
                && position.island.villagesAt(seat, to) == 0;
        return must(why, free, "GRA-18.8", "refusal.crowded")
                && must(why, leavesRoomMoving(position, seat, to), "GRA-18.11", "refusal.leave-room");
    }

    @Override
    public void play(GraenalandState position, int seat, GraenalandMove move) {
        if (move instanceof Resettle resettle) {
            giveWay(position, seat, position.island.provinceOf[resettle.tile().index()]);
            Founding.next(position);
        } else {
            if (position.isHeard()) {
                position.tell("log.remain", "seat", Names.seat(seat));
            }
            Founding.nextToGiveWay(position);
        }
    }

    @Override
    public Phrase prompt(GraenalandState position, int seat) {
        return Phrase.of("prompt.displace", "tile", Names.province(position, Founding.crowded(position)));
    }

    @Override
    public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
        return move instanceof Resettle resettle
                ? Phrase.of("move.resettle", "tile", Names.tile(resettle.tile()))
                : said((Word) move);
    }

    /** Whether the last player still finds room when a village of a seat goes to another province. */
    private static boolean leavesRoomMoving(GraenalandState position, int seat, int to) {
        int from = Founding.crowded(position);
        if (position.opening.founded != position.opening.founders.length - 1) {
            return true;
        }
        position.addVillage(seat, from, -1);
        position.addVillage(seat, to, 1);
        boolean room = Founding.hasRoomForLast(position);
        position.addVillage(seat, to, -1);
        position.addVillage(seat, from, 1);
        return room;
    }

    /** The village counts as placed last where it goes; the warlord goes with it (GRA-18.8). */
    private static void giveWay(GraenalandState position, int seat, int to) {
        int from = Founding.crowded(position);
        position.addVillage(seat, from, -1);
        position.addVillage(seat, to, 1);
        if (position.heroes.place(seat, 0) == from) {
            position.heroes.at[seat * Heroes.KINDS] = (byte) to;
        }
        int later = position.opening.founded - 1 - position.cursor;
        System.arraycopy(position.opening.founders, position.cursor + 1, position.opening.founders, position.cursor,
                later);
        System.arraycopy(position.opening.foundedAt, position.cursor + 1, position.opening.foundedAt, position.cursor,
                later);
        position.opening.founders[position.opening.founded - 1] = (byte) seat;
        position.opening.foundedAt[position.opening.founded - 1] = (byte) to;
        if (position.isHeard()) {
            position.tell("log.resettle", "seat", Names.seat(seat), "from", Names.province(position, from), "to",
                    Names.province(position, to));
        }
        Founding.takeCard(position, seat, to);
    }
}

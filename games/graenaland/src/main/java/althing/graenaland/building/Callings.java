package althing.graenaland.building;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.graenaland.box.Board;
import althing.graenaland.box.Building;
import althing.graenaland.box.Things;
import althing.graenaland.moving.Arrivals;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.Word;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Heroes;
import althing.graenaland.table.Names;
import althing.graenaland.table.Question;
import althing.graenaland.talk.Ledger;

/** A church calls the priest, a hall the skald (GRA-11.9 to 11.14). */
public final class Callings extends GraenalandDecision {

    public Callings() {
        super("GRA-3.2", "prompt.bring");
    }

    /** The hero of a kind of building. Building and hero kinds stand in the same order: church and priest, hall and skald. */
    public static int hero(int building) {
        return building;
    }

    /** Brings the hero of a new building to its place; true if the owner has to be asked. */
    public static boolean asks(GraenalandState position, int seat, int building, int province) {
        int kind = hero(building);
        boolean blocked = position.heroes.standIn(seat, province);
        if (position.heroes.place(seat, kind) != Board.NOWHERE) {
            if (blocked || position.isFinalBuilding()) {
                return false;
            }
            position.ask(Question.BRING_HERO, seat);
            return true;
        }
        if (!blocked) {
            come(position, seat, kind, province);
            return false;
        }
        if (Arrivals.waits(position, seat, kind) == Board.NOWHERE) {
            await(position, seat, kind, province);
            return false;
        }
        position.ask(Question.BRING_HERO, seat);
        return true;
    }

    private static void come(GraenalandState position, int seat, int kind, int province) {
        Arrivals.enter(position, seat, kind, province);
        Ledger.heroCame(position, seat, province);
    }

    private static void await(GraenalandState position, int seat, int kind, int province) {
        position.heroes.waiting[seat * Heroes.KINDS + kind] = (byte) province;
        if (position.isHeard()) {
            position.tell("log.await", "seat", Names.seat(seat), "hero", Names.hero(kind), "tile",
                    Names.province(position, province));
        }
    }

    /** Whether the hero that is asked about waits outside the board. */
    public static boolean waits(GraenalandState position) {
        return position.heroes.place(position.yard.builder, kind(position)) == Board.NOWHERE;
    }

    public static int kind(GraenalandState position) {
        return hero(position.yard.thing - Things.BUILDING);
    }

    @Override
    public void list(GraenalandState position, int seat, MoveList into) {
        into.add(Word.BRING);
        into.add(Word.LEAVE);
    }

    @Override
    public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
        return move == Word.BRING || move == Word.LEAVE || notNow(position, seat, why);
    }

    @Override
    public Phrase prompt(GraenalandState position, int seat) {
        return Phrase.of(waits(position) ? "prompt.await" : "prompt.bring", "hero", Names.hero(kind(position)), "tile",
                Names.province(position, position.yard.site));
    }

    @Override
    public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
        return said((Word) move);
    }

    @Override
    public void play(GraenalandState position, int seat, GraenalandMove move) {
        if (move == Word.BRING) {
            if (waits(position)) {
                await(position, seat, kind(position), position.yard.site);
            } else {
                come(position, seat, kind(position), position.yard.site);
            }
        }
        Construction.goOn(position);
    }
}

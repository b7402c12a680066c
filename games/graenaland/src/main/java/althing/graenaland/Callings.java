package althing.graenaland;

import althing.engine.MoveList;
import althing.graenaland.GraenalandMove.Word;
import althing.graenaland.GraenalandView.Decision;

/** A church calls the priest, a hall the skald (GRA-11.9 to 11.14). */
final class Callings {

    private Callings() {
    }

    /** The hero of a kind of building. Building and hero kinds stand in the same order: church and priest, hall and skald. */
    static int hero(int building) {
        return building;
    }

    /** Brings the hero of a new building to its place; true if the owner has to be asked. */
    static boolean asks(GraenalandPosition position, int seat, int building, int province) {
        int kind = hero(building);
        boolean blocked = position.hasHero(seat, province);
        if (position.hero(seat, kind) != Board.NOWHERE) {
            if (blocked || Construction.isFinal(position)) {
                return false;
            }
            position.ask(Decision.BRING_HERO, seat);
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
        position.ask(Decision.BRING_HERO, seat);
        return true;
    }

    private static void come(GraenalandPosition position, int seat, int kind, int province) {
        Arrivals.enter(position, seat, kind, province);
        Ledger.heroCame(position, seat, province);
    }

    private static void await(GraenalandPosition position, int seat, int kind, int province) {
        position.waiting[seat * GraenalandPosition.HEROES + kind] = (byte) province;
        if (position.isHeard()) {
            position.tell("log.await", "seat", Wording.seat(seat), "hero", Wording.hero(kind), "tile",
                    Wording.province(position, province));
        }
    }

    /** Whether the hero that is asked about waits outside the board. */
    static boolean waits(GraenalandPosition position) {
        return position.hero(position.yard.builder, kind(position)) == Board.NOWHERE;
    }

    static int kind(GraenalandPosition position) {
        return hero(position.yard.thing - Construction.BUILDING);
    }

    static void list(MoveList into) {
        into.add(Word.BRING);
        into.add(Word.LEAVE);
    }

    static void play(GraenalandPosition position, int seat, GraenalandMove move) {
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

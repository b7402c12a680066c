package althing.server.http;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

import althing.engine.Refusal;
import althing.server.api.Answers;
import althing.server.api.Requests;
import althing.server.api.TableState;
import althing.server.api.TableSummary;
import althing.server.host.Doorkeeper;
import althing.server.review.ReviewDesk;
import althing.server.table.Hall;
import althing.server.table.Names;
import althing.server.table.Table;
import althing.server.table.Watcher;

/** What a program does in the hall that has come through an annex: what it could do by the calls, and no more. */
public final class Visit {

    private final Rooms rooms;
    private final String person;
    private final String address;

    Visit(Rooms rooms, String person, String address) {
        this.rooms = rooms;
        this.person = person;
        this.address = address;
    }

    /** Where it is let in. */
    record Rooms(Hall hall, ReviewDesk reviews, Doorkeeper doorkeeper, Limits limits, Crowding crowding) {}

    /** The tables at which the program has a seat. */
    public List<TableSummary> tables() {
        return rooms.hall.tablesOf(person);
    }

    /** Opens a table; its id. */
    public String open(Requests.OpenTable wish) {
        rooms.limits.openTable(person, address);
        rooms.doorkeeper.admitToPlay(person, wish.seats().size());
        return rooms.hall.open(person, wish);
    }

    /** Sits down at a table of somebody else's. */
    public Answers.Joined join(String table, Optional<String> invite, String name) {
        String clean = Names.clean(name);
        return rooms.limits.invited(address,
                () -> rooms.hall.at(table, found -> found.lots().join(person, invite, clean, Optional.empty())));
    }

    /** The table as the program may see it. */
    public TableState look(String table) {
        return rooms.hall.atNewest(table, found -> found.tell(person)).state();
    }

    /** The same as soon as the program is asked or the game is over, or when it has waited long enough. */
    public TableState await(String table, Duration longest) {
        long end = System.nanoTime() + longest.toNanos();
        Watcher watcher = new Watcher(person, address);
        try (Quota.Held _ = rooms.crowding.line(person, address)) {
            rooms.hall.atNewest(table, found -> found.watch(watcher));
            TableState state = look(table);
            while (isQuiet(state) && watcher.await(end - System.nanoTime(), TimeUnit.NANOSECONDS)) {
                state = look(table);
            }
            return state;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return look(table);
        } finally {
            rooms.hall.at(table, found -> found.leave(watcher));
        }
    }

    private static boolean isQuiet(TableState state) {
        return state.question().acting() == null && !state.question().over() && state.trouble() == null;
    }

    /** Makes a move on a seat of its own. */
    public void play(String table, int seat, String move, int after) {
        rooms.hall.at(table, found -> found.playing().play(person, seat, move, after, false));
    }

    /** Why a seat of its own may not make a move. */
    public Optional<Refusal> why(String table, int seat, String move) {
        return rooms.hall.atNewest(table, found -> found.playing().why(person, seat, move));
    }

    /** Asks for the review of a game that is over, and tells how far it is, as JSON. */
    public String review(String table) {
        return rooms.reviews.ask(person, rooms.hall.atNewest(table, Table::record));
    }
}

package althing.server.table;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.engine.Deal;
import althing.engine.Deal.Lot;
import althing.engine.Setup;
import althing.server.api.DealState;
import althing.server.api.DealState.DealKind;
import althing.server.api.DealState.SealState;
import althing.server.api.TableState.SeatKind;
import althing.server.storage.Event;
import althing.server.storage.StoredTable;

/**
 * How one table comes to its deal: what the hall has fixed, what people have put in and opened, and for whom it waits. The
 * same events lead to the same deal wherever they are relived. Not thread safe.
 */
final class Dealing {

    /** The words of the schema. */
    static final String TOGETHER = "together";
    static final String HALL = "hall";
    static final String PRACTICE = "practice";
    static final String TOLD = "told";
    static final String DAILY = "daily";

    /** Where the deal names what it is for itself. */
    private static final Set<String> NAMED = Set.of(TOLD, DAILY);

    /** What happens to seats that were free when the table was opened. */
    private static final Set<Event.Kind> TAKING = EnumSet.of(Event.Kind.JOIN, Event.Kind.FILL);

    private final Setup setup;
    private final DealKind kind;
    /** The table and its secret; the lots come with the events. */
    private final @Nullable Deal bare;
    private final SortedMap<Integer, String> seals = new TreeMap<>();
    private final SortedMap<Integer, String> lots = new TreeMap<>();
    /** The seats to which nobody has come yet, as bits. */
    private int free;

    private Dealing(Setup setup, DealKind kind, @Nullable Deal deal, int free) {
        this.setup = setup;
        this.kind = kind;
        this.bare = deal;
        this.free = free;
    }

    /** The deal when the table was opened, with the lot of its opener. What came later is met one by one. */
    static Dealing of(StoredTable stored, List<Event> events) {
        Setup setup = Setup.parse(stored.setup(), stored.rulesVersion());
        String words = String.valueOf(stored.deal());
        String word = words.replaceAll(" .*", "");
        String rest = words.substring(word.length()).strip();
        Dealing dealing = new Dealing(setup, stored.start() != null ? DealKind.PRACTICE : kind(word, setup),
                rest.isEmpty() ? null : Deal.parse(NAMED.contains(word) ? rest : stored.id() + " " + rest),
                free(stored, events));
        dealing.check();
        events.stream().limit(1).filter(event -> event.kind() == Event.Kind.SEAL)
                .forEach(event -> dealing.seals.put(event.seat(), event.payload()));
        return dealing;
    }

    private static DealKind kind(String word, Setup setup) {
        if (!setup.game().knowsChance()) {
            return DealKind.NONE;
        }
        return switch (word) {
            case TOGETHER, TOLD -> DealKind.TOGETHER;
            case HALL, DAILY -> DealKind.HALL;
            case PRACTICE -> DealKind.PRACTICE;
            default -> DealKind.UNTOLD;
        };
    }

    /** The seats that were free when a table was opened, as bits. */
    private static int free(StoredTable table, List<Event> events) {
        int free = table.seats().stream().filter(seat -> seat.kind() == SeatKind.OPEN)
                .mapToInt(seat -> 1 << seat.seat()).sum();
        for (Event event : events) {
            free |= TAKING.contains(event.kind()) ? 1 << event.seat() : 0;
        }
        return free;
    }

    private void check() {
        if (setup.seed().isEmpty() && bare == null && kind != DealKind.PRACTICE) {
            throw new BadInput("its setup has no seed, and nothing tells where one comes from.");
        }
        if (bare != null) {
            bare.lots().forEach(lot -> {
                seals.put(lot.seat(), Lot.seal(lot.digits()));
                lots.put(lot.seat(), lot.digits());
            });
        }
    }

    /** Goes on by an event, if it belongs to the deal. */
    void meet(Event.Kind what, int seat, String payload) {
        switch (what) {
            case JOIN -> {
                free &= ~(1 << seat);
                payload.lines().skip(1).findFirst().ifPresent(seal -> seals.put(seat, seal));
            }
            case FILL -> free &= ~(1 << seat);
            case LEAVE -> {
                free |= 1 << seat;
                seals.remove(seat);
            }
            case SEAL -> seals.put(seat, payload);
            case LOT -> lots.put(seat, payload);
            case MOVE, UNDO, CHAT, HINT, LESSON, PERSON, STAND_IN, RETURN, GIFT, HOLIDAY, PAUSE, RESUME, END -> {
                // They belong to the game, or to the company.
            }
        }
    }

    /** The seats for which the deal waits, as bits: first who is to come, then who is to open a lot. */
    int awaited() {
        if (kind != DealKind.TOGETHER || setup.seed().isPresent()) {
            return 0;
        }
        return free != 0
                ? free
                : seals.keySet().stream().filter(seat -> !isOpened(seat))
                        .mapToInt(seat -> 1 << seat).sum();
    }

    /** Who is awaited, or else asked first. */
    int pending() {
        return awaited() != 0 ? awaited() : dealt().start().pending();
    }

    /** The same after one more event. */
    int pendingAfter(Event.Kind what, int seat, String payload) {
        Dealing then = new Dealing(setup, kind, bare, free);
        then.seals.putAll(seals);
        then.lots.putAll(lots);
        then.meet(what, seat, payload);
        return then.pending();
    }

    /** Whether a seat is still free. */
    boolean isOpen() {
        return free != 0;
    }

    boolean isAnyOpened() {
        return !lots.isEmpty();
    }

    boolean isOpened(int seat) {
        return lots.containsKey(seat);
    }

    boolean hasSeal(String seal) {
        return seals.containsValue(seal);
    }

    /** The seal of the lot that somebody has put in, with its seat. */
    Optional<Map.Entry<Integer, String>> sealOf(Viewpoint viewpoint) {
        return seals.entrySet().stream().filter(each -> viewpoint.holds(each.getKey())).findFirst();
    }

    /** The setup with the seed that follows, where nobody is awaited. */
    Setup dealt() {
        return setup.seed().isPresent() ? setup : deal().map(deal -> setup.seeded(deal.seed(setup))).orElse(setup);
    }

    /** The secret and what was added to it; nothing where there is no secret. */
    Optional<Deal> deal() {
        return Optional.ofNullable(bare).map(deal -> new Deal(deal.table(), deal.secret(), lots.entrySet().stream()
                .map(each -> new Lot(each.getKey(), each.getValue())).toList()));
    }

    /** The fingerprint of the secret. */
    Optional<String> commitment() {
        return Optional.ofNullable(bare).map(deal -> deal.commitment(setup));
    }

    /** What everybody may know of it. */
    DealState state(boolean over, boolean lesson) {
        List<SealState> shown = seals.entrySet().stream()
                .map(each -> new SealState(each.getKey(), each.getValue(), isOpened(each.getKey()))).toList();
        return new DealState(lesson ? DealKind.PRACTICE : whoDeals(), awaited() != 0, commitment().orElse(null), shown,
                over ? deal().orElse(null) : null);
    }

    /** Where nobody has put anything in, the hall deals alone. */
    private DealKind whoDeals() {
        return kind == DealKind.TOGETHER && free == 0 && seals.isEmpty() ? DealKind.HALL : kind;
    }
}

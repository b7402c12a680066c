package althing.odin.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import althing.odin.OdinRuling;
import althing.odin.actions.Deeds;
import althing.odin.actions.Steps;
import althing.odin.board.Supply;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.box.Space;
import althing.odin.course.OdinState;

/** The moments at which occupations act, and what the cards of a seat do then (FFO-13.7, FFO-13.8). */
@SuppressWarnings("MutablePublicArray")
public final class Moments {

    /** By die action. */
    public static final int[] BEFORE_THROW = moments("before:hunt", "before:snare", "before:whale", "before:raid",
            "before:pillage");
    public static final int RAID_WON = Effect.moment("success:raid");
    public static final int SOON = Effect.moment("soon");
    static final int SOON_KNARR = Effect.moment("soon:knarr");
    public static final int SCORING = Effect.moment("scoring");
    public static final int DIG_STONE = Effect.moment("dig:stone");
    public static final int CLEARED_ORE = Effect.moment("cleared:ore");
    public static final int CLEARED_SILVER = Effect.moment("cleared:silver");
    public static final int INSTEAD_OF_UPGRADE = Effect.moment("instead-of-upgrade");
    /** By item: when it comes into the supply, is laid on an island, is laid in a house. */
    private static final int[] GAINED = new int[Items.TILES];
    private static final int[] ON_ISLAND = new int[Items.COUNT];
    private static final int[] IN_HOUSE = new int[Items.COUNT];
    /** By space: what is done instead of its action, and what follows it. */
    public static final int[] INSTEAD = new int[Space.PRINTED];
    private static final int[][] AFTER = new int[Space.PRINTED][];
    static final int TWO_VIKINGS = Effect.moment("before:two-vikings");
    public static final int USE_LONGSHIP = Effect.moment("use:longship");
    static final int ACTION = Effect.moment("action");
    public static final int BUILD_LARGE_SHIP = Effect.moment("build:large-ship");
    public static final int BUILD_KNARR = Effect.moment("build:knarr");
    public static final int BUILD_HOUSE = Effect.moment("build:house");
    public static final int BEFORE_ORE = Effect.moment("before-ore");
    public static final int VOYAGE = Effect.moment("voyage");
    public static final int VIKINGS_BACK = Effect.moment("vikings-back");
    public static final int THING_SQUARE_3 = Effect.moment("thing-square-3");
    public static final int ACTIONS_OVER = Effect.moment("actions-over");
    public static final int HARVEST = Effect.moment("harvest");
    public static final int DIG_DOUBLE_SILVER = Effect.moment("dig:2silver");
    public static final int INCOME = Effect.moment("income");
    public static final int HARVESTED = Effect.moment("harvested");
    public static final int NO_HARVEST = Effect.moment("no-harvest");
    public static final int NEW_WEAPON = Effect.moment("new-weapon");
    public static final int BEFORE_FEAST = Effect.moment("feast");
    public static final int FEASTED = Effect.moment("feasted");
    public static final int FEAST_OVER = Effect.moment("feast-over");
    public static final int BONUSED = Effect.moment("bonused");
    public static final int BATTLE_WON = Effect.moment("success:battle");
    public static final int RAID_LOST = Effect.moment("fail:raid");
    public static final int[] SUCCESS = {Effect.moment("success:hunt"), Effect.moment("success:snare"),
            Effect.moment("success:whale")};
    private static final int[][] BEFORE = new int[Space.PRINTED][];
    private static final String OVERSEAS = "SA[12]A";

    static {
        for (int space = 0; space < Space.PRINTED; space++) {
            BEFORE[space] = around(Space.get(space), "before:");
            AFTER[space] = around(Space.get(space), "after:");
            INSTEAD[space] = Effect.moment("instead:" + Space.get(space).id);
        }
        for (int item = 0; item < Items.COUNT; item++) {
            if (Items.isTile(item)) {
                GAINED[item] = Effect.moment("gain:" + Items.id(item));
            }
            ON_ISLAND[item] = Effect.moment("lay:" + Items.id(item) + "-on-island");
            IN_HOUSE[item] = Effect.moment("lay:" + Items.id(item) + "-in-house");
        }
    }

    private Moments() {
    }

    /** Schedules what the seat's cards do at a moment. */
    public static void fire(OdinState position, int seat, int moment) {
        int floor = position.agenda.top();
        collect(position, seat, moment);
        Ordering.arrange(position, seat, floor);
    }

    /** The same where two moments are one. */
    public static void fire(OdinState position, int seat, int moment, int other) {
        int floor = position.agenda.top();
        collect(position, seat, moment);
        collect(position, seat, other);
        Ordering.arrange(position, seat, floor);
    }

    /** Schedules what the seat's cards do, the first card on top. */
    private static void collect(OdinState position, int seat, int moment) {
        if (moment < 0 || position.noCards) {
            return;
        }
        Effect[] effects = Effect.of(moment);
        for (int i = effects.length - 1; i >= 0; i--) {
            if (Occupations.has(position, seat, effects[i].card().index())) {
                schedule(position, seat, effects[i]);
            }
        }
    }

    static void schedule(OdinState position, int seat, Effect effect) {
        if (effect.condition().holds(position, seat)) {
            for (int times = effect.per().of(position, seat); times > 0; times--) {
                position.push(Steps.CardActing.FRAME, seat, Steps.CardActing.PROGRAM, effect.program().index);
            }
        }
    }

    public static void fireBefore(OdinState position, int seat, int space) {
        int floor = position.agenda.top();
        for (int moment : BEFORE[space]) {
            collect(position, seat, moment);
        }
        if (Space.get(space).isPlundering && (position.twoPlunderers >> seat & 1) != 0) {
            collect(position, seat, TWO_VIKINGS);
        }
        if (isLongshipUsed(position, seat, Space.get(space), false)) {
            collect(position, seat, USE_LONGSHIP);
        }
        Ordering.arrange(position, seat, floor);
    }

    /** The action of a space itself begins, rather than what a card offers instead. */
    public static void fireBegun(OdinState position, int seat, int space) {
        if (isLongshipUsed(position, seat, Space.get(space), true)) {
            fire(position, seat, USE_LONGSHIP);
        }
    }

    /** Whether a longship sails; where another ship would do too, it is a longship if the seat has one (card 12A). */
    private static boolean isLongshipUsed(OdinState position, int seat, Space space, boolean begun) {
        if (position.holds(OdinRuling.LONGSHIP_SAILS)) {
            return begun && space.sailsLongship && Supply.longships(position, seat) > 0;
        }
        return !begun && space.needsLongship;
    }

    private static int[] moments(String... names) {
        return Arrays.stream(names).mapToInt(Effect::moment).toArray();
    }

    private static int[] around(Space space, String word) {
        List<String> names = new ArrayList<>(space.groups);
        names.add(space.column == 2 ? "two-vikings" : "column-" + space.column);
        names.add(space.id);
        if (space.id.matches(OVERSEAS)) {
            names.add("overseas");
        }
        if (space.groups.stream().anyMatch(group -> group.startsWith("build-"))) {
            names.add("building");
        }
        return names.stream().mapToInt(name -> Effect.moment(word + name)).filter(moment -> moment >= 0).toArray();
    }

    /** What follows the action of a space: effects of the space, then those that look at the whole action. */
    public static void fireAfter(OdinState position, int seat) {
        int floor = position.agenda.top();
        collect(position, seat, ACTION);
        for (int moment : AFTER[position.now.space]) {
            collect(position, seat, moment);
        }
        Ordering.arrange(position, seat, floor);
    }

    /** A tile has come into the seat's supply. */
    public static void gained(OdinState position, int seat, int tile) {
        fire(position, seat, GAINED[tile]);
    }

    /** A ship has come into the seat's bay: effects that wait for it happen once (FFO-13.8). */
    public static void shipGained(OdinState position, int seat, int ship) {
        if (ship == Items.KNARR) {
            fireOnce(position, seat, SOON_KNARR);
        }
        fireOnce(position, seat, SOON);
    }

    public static void fireOnce(OdinState position, int seat, int moment) {
        if (moment < 0 || position.noCards) {
            return;
        }
        for (Effect effect : Effect.of(moment)) {
            int card = effect.card().index();
            if (Occupations.has(position, seat, card) && effect.condition().holds(position, seat)) {
                schedule(position, seat, effect);
                position.cards[card] = (byte) (Occupations.SPENT + seat);
            }
        }
    }

    public static void laid(OdinState position, int seat, int item, Plan plan) {
        fire(position, seat, laying(item, plan));
    }

    /** The moment at which an item is laid on such a board, or nothing. */
    static int laying(int item, Plan plan) {
        if (plan.isHouse()) {
            return IN_HOUSE[item];
        }
        return plan.kind == Plan.Kind.ISLAND ? ON_ISLAND[item] : OdinState.NOBODY;
    }

    /** Whether a card of the seat simply gives something at this moment. */
    static boolean pays(OdinState position, int seat, int moment) {
        if (moment < 0) {
            return false;
        }
        for (Effect effect : Effect.of(moment)) {
            if (effect.program().gift && Occupations.has(position, seat, effect.card().index())
                    && effect.condition().holds(position, seat)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a card of the seat offers something possible at this moment. */
    public static boolean canInstead(OdinState position, int seat, int moment) {
        if (moment < 0 || position.noCards) {
            return false;
        }
        for (Effect effect : Effect.of(moment)) {
            if (Occupations.has(position, seat, effect.card().index())
                    && Deeds.isPossible(position, seat, effect.program())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a card does something at a moment, if it is played. */
    public static boolean offers(int moment, int card) {
        return moment >= 0 && Arrays.stream(Effect.of(moment)).anyMatch(effect -> effect.card().index() == card);
    }
}

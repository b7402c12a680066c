package althing.odin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Setup;
import althing.odin.OdinMove.Play;
import althing.odin.OdinMove.Word;

/** Occupation cards: drawing, playing, and what they do at which moment (FFO-3.8, FFO-3.9, FFO-13). */
final class Occupations {

    /** Where a card can be; a seat is added to the last two. */
    static final int ABSENT = 0;
    static final int DECK = 1;
    static final int OUT = 2;
    static final int HAND = 8;
    static final int PLAYED = 16;
    /** Played, and what it does once is done. */
    static final int SPENT = 24;

    static final int STONE_COUNTS_TWO = Effect.rule("stone-counts-two");
    static final int SPEARS_AS_SWORDS = Effect.rule("spears-as-swords");
    static final int FOUR_ROLLS = Effect.rule("four-rolls");
    static final int CHEAP_EMIGRATION = Effect.rule("cheap-emigration");
    static final int CHEAP_LIVESTOCK = Effect.rule("cheap-livestock");
    static final int PLAY_FOR_DRAW = Effect.rule("play-for-draw");
    static final int KNARR_AS_LONGSHIP = Effect.rule("knarr-as-longship");
    static final int ONE_DOUBLE_UPGRADE = Effect.rule("one-double-upgrade");
    static final int LOWER_HUNTING = Effect.rule("lower-hunting");
    static final int WOOD_IN_HOUSES = Effect.rule("wood-in-houses");
    static final int FEWER_PLUNDERERS = Effect.rule("fewer-plunderers");
    static final int ANY_ISLAND = Effect.rule("any-island");
    static final int MAID = Effect.rule("maid");
    private static final int TEACHER = Card.known("occupations", "176B").index();
    private static final int CHRONICLER = Card.known("occupations", "187B").index();
    static final int TWO_FLAT_PEAS = Effect.rule("two-flat-peas");

    private static final int PLAYED_NOW = Effect.moment("played");
    private static final int ANYTIME = Effect.moment("anytime");
    /** By die action. */
    static final int[] BEFORE_THROW = moments("before:hunt", "before:snare", "before:whale", "before:raid",
            "before:pillage");
    static final int RAID_WON = Effect.moment("success:raid");
    static final int SOON = Effect.moment("soon");
    static final int SOON_KNARR = Effect.moment("soon:knarr");
    static final int SCORING = Effect.moment("scoring");
    static final int DIG_STONE = Effect.moment("dig:stone");
    static final int CLEARED_ORE = Effect.moment("cleared:ore");
    static final int CLEARED_SILVER = Effect.moment("cleared:silver");
    static final int INSTEAD_OF_UPGRADE = Effect.moment("instead-of-upgrade");
    /** By item: when it comes into the supply, is laid on an island, is laid in a house. */
    private static final int[] GAINED = new int[Items.TILES];
    private static final int[] ON_ISLAND = new int[Items.COUNT];
    private static final int[] IN_HOUSE = new int[Items.COUNT];
    /** By space: what is done instead of its action, and what follows it. */
    static final int[] INSTEAD = new int[Space.PRINTED];
    private static final int[][] AFTER = new int[Space.PRINTED][];
    static final int USE_LONGSHIP = Effect.moment("use:longship");
    static final int ACTION = Effect.moment("action");
    static final int BUILD_LARGE_SHIP = Effect.moment("build:large-ship");
    static final int INCOME = Effect.moment("income");
    static final int HARVESTED = Effect.moment("harvested");
    static final int NO_HARVEST = Effect.moment("no-harvest");
    static final int NEW_WEAPON = Effect.moment("new-weapon");
    static final int BEFORE_FEAST = Effect.moment("feast");
    static final int FEASTED = Effect.moment("feasted");
    static final int FEAST_OVER = Effect.moment("feast-over");
    static final int BONUSED = Effect.moment("bonused");
    static final int BATTLE_WON = Effect.moment("success:battle");
    static final int RAID_LOST = Effect.moment("fail:raid");
    static final int[] SUCCESS = {Effect.moment("success:hunt"), Effect.moment("success:snare"),
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

    private Occupations() {
    }

    private static int[] moments(String... names) {
        return Arrays.stream(names).mapToInt(Effect::moment).toArray();
    }

    private static int[] around(Space space, String word) {
        List<String> names = new ArrayList<>(space.groups);
        names.add("column-" + space.column);
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
    static void fireAfter(OdinPosition position, int seat) {
        fire(position, seat, ACTION);
        for (int moment : AFTER[position.action]) {
            fire(position, seat, moment);
        }
    }

    /** A tile has come into the seat's supply. */
    static void gained(OdinPosition position, int seat, int tile) {
        fire(position, seat, GAINED[tile]);
    }

    /** A ship has come into the seat's bay: effects that wait for it happen once (FFO-13.8). */
    static void shipGained(OdinPosition position, int seat, int ship) {
        if (ship == Items.KNARR) {
            fireOnce(position, seat, SOON_KNARR);
        }
        fireOnce(position, seat, SOON);
    }

    private static void fireOnce(OdinPosition position, int seat, int moment) {
        if (moment < 0 || position.noCards) {
            return;
        }
        for (Effect effect : Effect.of(moment)) {
            int card = effect.card().index();
            if (has(position, seat, card) && effect.condition().holds(position, seat)) {
                schedule(position, seat, effect);
                position.cards[card] = (byte) (SPENT + seat);
            }
        }
    }

    static void laid(OdinPosition position, int seat, int item, Plan plan) {
        if (plan.isHouse()) {
            fire(position, seat, IN_HOUSE[item]);
        } else if (plan.kind == Plan.Kind.ISLAND) {
            fire(position, seat, ON_ISLAND[item]);
        }
    }

    /** Whether a card of the seat offers something possible at this moment. */
    static boolean canInstead(OdinPosition position, int seat, int moment) {
        if (moment < 0 || position.noCards) {
            return false;
        }
        for (Effect effect : Effect.of(moment)) {
            if (has(position, seat, effect.card().index()) && Deeds.isPossible(position, seat, effect.program())) {
                return true;
            }
        }
        return false;
    }

    static void listInstead(OdinPosition position, int seat, int moment, MoveList into) {
        for (Effect effect : Effect.of(moment)) {
            for (int i = 0; has(position, seat, effect.card().index()) && i < effect.program().alternatives(); i++) {
                if (Deeds.isPossible(position, seat, effect.program(), i)) {
                    into.add(Moves.USE[effect.card().index()][i]);
                }
            }
        }
    }

    static void useInstead(OdinPosition position, int seat, int moment, OdinMove.Use use) {
        for (Effect effect : Effect.of(moment)) {
            if (effect.card().index() == use.card()) {
                Deeds.schedule(position, seat, effect.program(), use.alternative() - 1);
            }
        }
    }

    static boolean arePlayed(Setup setup) {
        return !setup.option("occupations").equals("none");
    }

    /** Whether the seat has played a card, so that it works (FFO-13.1). */
    static boolean has(OdinPosition position, int seat, int card) {
        return position.cards[card] == PLAYED + seat;
    }

    static int hand(OdinPosition position, int seat) {
        return count(position, HAND + seat);
    }

    static int count(OdinPosition position, int place) {
        if (position.noCards) {
            return 0;
        }
        int cards = 0;
        for (byte where : position.cards) {
            cards += where == place ? 1 : 0;
        }
        return cards;
    }

    /** Schedules what the seat's cards do at a moment, the first card on top. */
    static void fire(OdinPosition position, int seat, int moment) {
        if (moment < 0 || position.noCards) {
            return;
        }
        List<Effect> effects = Effect.of(moment);
        for (int i = effects.size() - 1; i >= 0; i--) {
            if (has(position, seat, effects.get(i).card().index())) {
                schedule(position, seat, effects.get(i));
            }
        }
    }

    private static void schedule(OdinPosition position, int seat, Effect effect) {
        if (effect.condition().holds(position, seat)) {
            for (int times = effect.per().of(position, seat); times > 0; times--) {
                position.push(Task.PROGRAM, seat, effect.program().index);
            }
        }
    }

    static void fireBefore(OdinPosition position, int seat, int space) {
        for (int moment : BEFORE[space]) {
            fire(position, seat, moment);
        }
        Space wanted = Space.get(space);
        if (!wanted.anyOfNeeds && wanted.needs.of(Items.LONGSHIP) > 0 || wanted.needs.size() == 1
                && wanted.needs.items()[0] == Items.LONGSHIP) {
            fire(position, seat, USE_LONGSHIP);
        }
    }

    /** Draws the top dark card, or offers to play one instead (FFO-3.8, FFO-15.7). */
    static void draw(OdinPosition position, int seat) {
        if (position.noCards) {
            return;
        }
        if (has(position, seat, PLAY_FOR_DRAW) && hand(position, seat) > 0) {
            position.push(Task.TUTOR, seat, 0);
        } else {
            drawNow(position, seat);
        }
    }

    private static void drawNow(OdinPosition position, int seat) {
        int deck = count(position, DECK);
        if (deck == 0) {
            return;
        }
        int card = pick(position, DECK, position.random.nextInt(deck));
        position.cards[card] = (byte) (HAND + seat);
        position.revealed = true;
        if (position.isHeard()) {
            position.tell("log.draw", "seat", Phrase.seat(seat));
            position.tellSeat(seat, "log.drawn", "card", Wording.card(card));
        }
    }

    /** The card that so many others of a place come before. */
    static int pick(OdinPosition position, int place, int skip) {
        int left = skip;
        for (int card = 0; card < Card.COUNT; card++) {
            if (position.cards[card] == place && left-- == 0) {
                return card;
            }
        }
        throw new IllegalStateException("no card there");
    }

    static void listHand(OdinPosition position, int seat, MoveList into) {
        for (int card = 0; card < Card.COUNT; card++) {
            if (position.cards[card] == HAND + seat) {
                into.add(Moves.PLAY[card]);
            }
        }
    }

    static void listPlays(OdinPosition position, int seat, MoveList into) {
        listHand(position, seat, into);
        if (!Asking.must(position.agenda.number())) {
            into.add(Word.DONE);
        }
    }

    /** A card played in an action, of which more may follow (FFO-13.2). */
    static void playPlays(OdinPosition position, int seat, OdinMove move) {
        int left = Asking.count(position.agenda.number()) - 1;
        position.agenda.pop();
        if (move instanceof Play play) {
            if (left > 0) {
                position.push(Task.PLAY, seat, Asking.number(left, false));
            }
            play(position, seat, play.card());
        }
    }

    /** The card of the column bonus, before the action or after it (FFO-3.9). */
    static void playBonus(OdinPosition position, int seat, OdinMove move) {
        position.agenda.pop();
        if (move instanceof Play play) {
            position.bonusUsed = true;
            boolean acted = position.acted;
            play(position, seat, play.card());
            position.acted = acted;
        }
    }

    static void playTutor(OdinPosition position, int seat, OdinMove move) {
        position.agenda.pop();
        if (move instanceof Play play) {
            play(position, seat, play.card());
        } else {
            drawNow(position, seat);
        }
    }

    /** Lays the card before the seat and carries out what it does at once (FFO-13.5). */
    static void play(OdinPosition position, int seat, int card) {
        position.otherPlays += has(position, seat, TEACHER) ? 1 : 0;
        position.cards[card] = (byte) (PLAYED + seat);
        position.acted = true;
        position.revealed = true;
        if (position.isHeard()) {
            position.tell("log.play", "seat", Phrase.seat(seat), "card", Wording.card(card));
        }
        List<Effect> effects = Effect.of(PLAYED_NOW);
        for (int i = effects.size() - 1; i >= 0; i--) {
            if (effects.get(i).card().index() == card) {
                schedule(position, seat, effects.get(i));
            }
        }
        fireOnce(position, seat, SOON);
    }

    /** The anytime cards in play (FFO-6.7, FFO-13.6). */
    static void listUses(OdinPosition position, int seat, MoveList into) {
        if (position.noCards) {
            return;
        }
        for (Effect effect : Effect.of(ANYTIME)) {
            for (int i = 0; has(position, seat, effect.card().index()) && i < effect.program().alternatives(); i++) {
                if (Deeds.isPossible(position, seat, effect.program(), i) && isNow(position, effect, i)) {
                    into.add(Moves.USE[effect.card().index()][i]);
                }
            }
        }
    }

    /** The belt of card 187B comes only during an action of the seat's vikings. */
    private static boolean isNow(OdinPosition position, Effect effect, int alternative) {
        return effect.card().index() != CHRONICLER || alternative == 0 || position.action >= 0;
    }

    static boolean canUse(OdinPosition position, int seat) {
        if (position.noCards) {
            return false;
        }
        for (Effect effect : Effect.of(ANYTIME)) {
            for (int i = 0; has(position, seat, effect.card().index()) && i < effect.program().alternatives(); i++) {
                if (Deeds.isPossible(position, seat, effect.program(), i) && isNow(position, effect, i)) {
                    return true;
                }
            }
        }
        return false;
    }

    static void use(OdinPosition position, int seat, OdinMove.Use use) {
        Deeds.schedule(position, seat, program(use.card()), use.alternative() - 1);
        if (position.isHeard()) {
            position.tell("log.use", "seat", Phrase.seat(seat), "card", Wording.card(use.card()));
        }
    }

    /** What an anytime card does. */
    static Program program(int card) {
        Program program = Effect.program(card);
        if (program != null) {
            return program;
        }
        throw new IllegalArgumentException(Card.get(card).id() + " is no card for any time");
    }

    static int points(OdinPosition position, int seat) {
        int points = 0;
        for (int card = 0; card < Card.COUNT && !position.noCards; card++) {
            points += has(position, seat, card) || position.cards[card] == SPENT + seat ? Card.get(card).points() : 0;
        }
        return points;
    }
}

package althing.northgard.box;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;

/**
 * One action of a card as data (NOR-7.1).
 *
 * @param n        units, moves, tiles, cards or resources
 * @param points   the attacker's bonus in each combat
 * @param discount wood that a building costs less
 * @param discard  how many of the cards drawn are discarded
 * @param top      how many of them go back on top of the draw pile
 * @param where    where units may be recruited
 */
public record Action(Kind kind, int n, int points, int discount, int discard, int top, Where where,
        @Nullable Resource resource, Set<Trait> traits) {

    /** What is done. */
    public enum Kind {
        RECRUIT, BUILD, MOVE, EXPLORE, DRAW, COLLECT,
        /** So many different ones of Recruit 1, Move 1, Explore and Build. */
        CHOICE,
        /** Move 1, and Explore before or after it. */
        ANNEX, KAIJA_AWAKENS, DRAW_PER_LARGE, PAY_TO_DRAW, PAY_TO_RECRUIT, PULL, SCORCH, RAID, PLUNDER, CAPTURE, BRIBE,
        /** A card of the discard pile, or a draw. */
        FETCH,
        /** A card on offer at once. */
        FORESEE, SPY, RAPACIOUS, THREATEN, CURSE, COUNTER, REPLACE, CONQUER, COPY_NEIGHBOUR, COPY_SCORCHED, REPLAY
    }

    /** Where units may be recruited. */
    public enum Where {
        OWN, SAME_OWN, OWN_OR_NEUTRAL, SAME_OWN_OR_NEUTRAL, NEUTRAL, SAME_NEUTRAL, PER_FOOD, PER_WOOD, PER_LORE,
        /** One in each of several controlled territories that are open or show wood on their tiles. */
        EACH_OPEN_OR_WOOD,
        /** One in each controlled territory beside an enemy one. */
        EACH_AT_ENEMY
    }

    /** What is special about an action. */
    public enum Trait {
        IGNORE_HARD, KAIJA_COLLECTS, PUSH_DEFENDER, CANCEL_ONE_CASUALTY, POINT_OR_CASUALTY_AFTER_ROLL,
        PASS_THROUGH_ENEMIES, HIDDEN_WAYS, ANYWHERE, REDRAW_ONCE, COLLECT_TILE, OPTIONAL, ONE_LARGE, DUPLICATE, LOOSE,
        COLLECT
    }

    public Action {
        Set<Trait> own = EnumSet.noneOf(Trait.class);
        own.addAll(traits);
        traits = Collections.unmodifiableSet(own);
    }

    public boolean is(Trait trait) {
        return traits.contains(trait);
    }

    /** The traits as bits, for positions. */
    public int bits() {
        int bits = 0;
        for (Trait trait : traits) {
            bits |= 1 << trait.ordinal();
        }
        return bits;
    }

    /** Reads an action of the table of cards, such as {@code move:2:points=1}. */
    public static Action read(String place, String words) {
        String[] parts = words.split(":", -1);
        Reader reader = new Reader(place, Words.constant(place, parts[0], Kind.class));
        for (int i = 1; i < parts.length; i++) {
            reader.part(parts[i]);
        }
        return reader.action();
    }

    /** The parts of an action as they are read. */
    private static final class Reader {

        private final String place;
        private final Kind kind;
        private final Set<Trait> traits = EnumSet.noneOf(Trait.class);
        private int n = 1;
        private int points;
        private int discount;
        private int discard;
        private int top;
        private Where where = Where.OWN;
        @Nullable
        private Resource resource;

        Reader(String place, Kind kind) {
            this.place = place;
            this.kind = kind;
        }

        void part(String part) {
            if (part.matches("\\d")) {
                n = Integer.parseInt(part);
            } else if (part.matches("[a-z]+=\\d")) {
                figure(part.substring(0, part.length() - 2), part.charAt(part.length() - 1) - '0');
            } else if (kind == Kind.RECRUIT) {
                where = Words.constant(place, part, Where.class);
            } else if (kind == Kind.COLLECT) {
                resource = Words.constant(place, part, Resource.class);
            } else {
                traits.add(Words.constant(place, part, Trait.class));
            }
        }

        private void figure(String name, int value) {
            switch (name) {
                case "points" -> points = value;
                case "discount" -> discount = value;
                case "discard" -> discard = value;
                case "top" -> top = value;
                default -> throw new BadInput(place + ": an action has no '" + name + "'.");
            }
        }

        Action action() {
            return new Action(kind, n, points, discount, discard, top, where, resource, traits);
        }
    }
}

package althing.northgard.cards;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove.Use;
import althing.northgard.NorthgardRuling;
import althing.northgard.box.Action;
import althing.northgard.box.Action.Kind;
import althing.northgard.box.Acts;
import althing.northgard.box.Cards;
import althing.northgard.box.Tiles;
import althing.northgard.state.RegionSet;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Names;

/** Effects that are used a second time: Enemy Secrets, Stolen Lore, Legendary Heroes (NOR-27.18). */
public final class Copying {

    public static final Frame COPY = new Frame(Question.COPY);
    private static final Frame.Field ACTION = COPY.word("action", Acts.NAMES);
    private static final long[] UNUSED = {};

    private Copying() {
    }

    /** Whether a card that copies may be played; the Snake may lay its token before (NOR-18.6a). */
    public static boolean isPossible(NorthgardState position, int seat, Kind kind) {
        return hasCopy(position, seat, kind) || (kind == Kind.COPY_SCORCHED
                && position.holds(NorthgardRuling.TOKEN_BEFORE_STOLEN_LORE)
                && hasCopy(position, seat, Kind.COPY_NEIGHBOUR));
    }

    private static boolean hasCopy(NorthgardState position, int seat, Kind kind) {
        for (int other = 0; other < position.seats; other++) {
            if (isSource(position, seat, other, kind) && find(position, seat, other, UNUSED, null)) {
                return true;
            }
        }
        return false;
    }

    public static void begin(NorthgardState position, int seat, int act) {
        if (hasCopy(position, seat, Acts.ACTIONS[act].kind())) {
            position.agenda.push(COPY, seat);
            ACTION.set(position.agenda, act);
        }
    }

    public static void list(NorthgardState position, int seat, MoveList into) {
        Kind kind = Acts.ACTIONS[ACTION.of(position.agenda)].kind();
        long[] seen = new long[2];
        for (int other = 0; other < position.seats; other++) {
            if (isSource(position, seat, other, kind)) {
                find(position, seat, other, seen, into);
            }
        }
    }

    /** Lists the cards of an active zone that may be copied, or just says whether there is one. */
    private static boolean find(NorthgardState position, int seat, int other, long[] seen,
            @Nullable MoveList into) {
        for (int i = 0; i < position.decks.active.size(other); i++) {
            int card = position.decks.active.card(other, i);
            if (!position.decks.isPlayed(other, i) || !isCopyable(card) || !Acting.isPlayable(position, seat, card)) {
                continue;
            }
            if (into == null) {
                return true;
            }
            if ((seen[card >> 6] >>> card & 1) == 0) {
                seen[card >> 6] |= 1L << card;
                into.add(Moves.card(Use.COPY, card));
            }
        }
        return false;
    }

    /** Whose active zone may be copied from. */
    private static boolean isSource(NorthgardState position, int seat, int other, Kind kind) {
        return switch (kind) {
            case REPLAY -> other == seat;
            case COPY_SCORCHED -> position.scorchedAt != Tiles.NONE && position.layout.isEnemy(seat, other)
                    && position.controls(other, position.land.of(position.scorchedAt));
            default -> position.layout.isEnemy(seat, other) && areNeighbours(position, seat, other);
        };
    }

    private static boolean areNeighbours(NorthgardState position, int seat, int other) {
        for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
            position.land.look(own);
            long low = position.land.nearLow;
            long high = position.land.nearHigh;
            for (int there = RegionSet.first(low, high, 0); there >= 0; there = RegionSet.first(low, high, there + 1)) {
                if (position.controls(other, there)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a card was played where it could be copied from. */
    public static boolean isWithinReach(NorthgardState position, int seat, int card) {
        Kind kind = Acts.ACTIONS[ACTION.of(position.agenda)].kind();
        for (int other = 0; other < position.seats; other++) {
            if (isSource(position, seat, other, kind) && position.decks.hasPlayed(other, card)) {
                return true;
            }
        }
        return false;
    }

    public static boolean isCopyable(int card) {
        Action[] actions = Cards.ACTIONS[card];
        return actions.length > 0 && switch (actions[0].kind()) {
            case COPY_NEIGHBOUR, COPY_SCORCHED, REPLAY, COUNTER -> false;
            default -> true;
        };
    }

    public static void copy(NorthgardState position, int seat, int card) {
        position.agenda.pop();
        if (position.isHeard()) {
            position.tell("log.copy", "seat", Phrase.seat(seat), "card", Names.card(card));
        }
        Acting.push(position, seat, card);
    }
}

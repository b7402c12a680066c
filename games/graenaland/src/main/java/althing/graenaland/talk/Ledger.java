package althing.graenaland.talk;

import althing.engine.Phrase;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Tile;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Names;
import althing.graenaland.table.Offer;
import althing.graenaland.table.Pledge;
import althing.graenaland.table.Promises;
import althing.graenaland.table.Standing;

/**
 * The promises that were made while talk was open, and what became of them. They bind nobody (GRA-7.12, GRA-22.3). A
 * promise is packed into a long.
 */
public final class Ledger {

    public static final int NOBODY = 7;

    private static final Pledge[] PLEDGES = Pledge.values();
    private static final Standing[] STANDINGS = Standing.values();
    private static final int RECEIVER = 3;
    private static final int PLEDGE = 6;
    private static final int TILE = 8;
    private static final int WHAT = 12;
    private static final int STANDING = 15;
    private static final int TURN = 18;
    private static final int WORDS = (1 << STANDING) - 1;

    private Ledger() {
    }

    public static long entry(int maker, int receiver, Pledge pledge, int tile, int what, Standing standing, int turn) {
        return (long) turn << TURN | standing.ordinal() << STANDING | what << WHAT | tile << TILE
                | pledge.ordinal() << PLEDGE | receiver << RECEIVER | maker;
    }

    public static int maker(long entry) {
        return (int) entry & 7;
    }

    /** A seat, or {@link #NOBODY} where all are meant. */
    public static int receiver(long entry) {
        return (int) entry >> RECEIVER & 7;
    }

    public static Pledge pledge(long entry) {
        return PLEDGES[(int) entry >> PLEDGE & 3];
    }

    public static int tile(long entry) {
        return (int) entry >> TILE & 15;
    }

    /** The resource or the work. */
    public static int what(long entry) {
        return (int) entry >> WHAT & 7;
    }

    public static Standing standing(long entry) {
        return STANDINGS[(int) (entry >> STANDING & 7)];
    }

    public static int turn(long entry) {
        return (int) (entry >> TURN);
    }

    private static boolean isOpen(long entry, Pledge pledge) {
        return standing(entry) == Standing.OPEN && pledge(entry) == pledge;
    }

    public static boolean isResolved(long entry) {
        return standing(entry).compareTo(Standing.OPEN) > 0;
    }

    /** Who promises what to whom, without when and what became of it. */
    public static long words(long entry) {
        return entry & WORDS;
    }

    /** Writes a promise down and tells everybody. */
    public static void record(GraenalandState position, long entry) {
        if (position.promises.size == Promises.MOST) {
            dropOldest(position);
        }
        position.promises.entries[position.promises.size++] = entry;
        position.promises.makers |= 1 << maker(entry);
        position.reveal();
        if (position.isHeard()) {
            position.tell("log.promise", "seat", Names.seat(maker(entry)), "promise", phrase(entry));
        }
    }

    private static void dropOldest(GraenalandState position) {
        int oldest = 0;
        while (!isResolved(position.promises.entries[oldest])) {
            oldest++;
        }
        position.promises.size--;
        System.arraycopy(position.promises.entries, oldest + 1, position.promises.entries, oldest,
                position.promises.size - oldest);
    }

    /** The vote or the joint work is decided: the promises of this window hold only if it came about. */
    public static void closeWindow(GraenalandState position, boolean cameAbout) {
        position.promises.makers = 0;
        for (int i = 0; i < position.promises.size; i++) {
            if (standing(position.promises.entries[i]) == Standing.MADE) {
                set(position, i, cameAbout ? Standing.OPEN : Standing.LAPSED);
            }
        }
    }

    /** A proposal is published: has its maker promised a card of this province to somebody? */
    public static void proposed(GraenalandState position) {
        int tile = position.island.tiles[position.offer.province];
        for (int i = 0; i < position.promises.size; i++) {
            long entry = position.promises.entries[i];
            if (isOpen(entry, Pledge.CARD) && maker(entry) == position.offer.seat && tile(entry) == tile
                    && Cards.showing(position.island.up[position.offer.province], what(entry)) > 0) {
                set(position, i, Cards.showing(position.offer.shareUp[receiver(entry)], what(entry)) > 0
                        ? Standing.KEPT
                        : Standing.BROKEN);
            }
        }
    }

    /** All have voted: who had promised the proposer a vote? Without a vote there the promise lapses. */
    public static void voted(GraenalandState position) {
        for (int i = 0; i < position.promises.size; i++) {
            long entry = position.promises.entries[i];
            if (isOpen(entry, Pledge.VOTE) && receiver(entry) == position.offer.seat) {
                set(position, i, switch (position.offer.ballots[maker(entry)]) {
                    case Offer.FOR -> Standing.KEPT;
                    case Offer.AGAINST -> Standing.BROKEN;
                    default -> Standing.LAPSED;
                });
            }
        }
    }

    /** A work is built: whoever promised it has kept the word, or comes too late without fault. */
    public static void built(GraenalandState position, int builder, int province, int work) {
        for (int i = 0; i < position.promises.size; i++) {
            long entry = position.promises.entries[i];
            if (isOpen(entry, Pledge.WORK) && tile(entry) == position.island.tiles[province] && what(entry) == work) {
                set(position, i, maker(entry) == builder ? Standing.KEPT : Standing.LAPSED);
            }
        }
    }

    /** A building phase is over: works promised in an earlier turn should stand. */
    public static void doneBuilding(GraenalandState position, int seat) {
        for (int i = 0; i < position.promises.size; i++) {
            long entry = position.promises.entries[i];
            if (isOpen(entry, Pledge.WORK) && maker(entry) == seat && turn(entry) < position.turn) {
                set(position, i, Standing.BROKEN);
            }
        }
    }

    /** After the moves: who is where it promised not to be, and which promises have run out. */
    public static void heroesMoved(GraenalandState position) {
        for (int i = 0; i < position.promises.size; i++) {
            long entry = position.promises.entries[i];
            int age = position.turn - turn(entry);
            if (isOpen(entry, Pledge.AWAY)) {
                if (position.heroes.standIn(maker(entry), position.island.provinceOf[tile(entry)])) {
                    set(position, i, Standing.BROKEN);
                } else if (age >= position.seats) {
                    set(position, i, Standing.KEPT);
                }
            } else if (standing(entry) == Standing.OPEN && age > Components.PROMISE_ROUNDS * position.seats) {
                set(position, i, Standing.LAPSED);
            }
        }
    }

    /** A hero came to a province in a building phase. */
    public static void heroCame(GraenalandState position, int seat, int province) {
        for (int i = 0; i < position.promises.size; i++) {
            long entry = position.promises.entries[i];
            if (isOpen(entry, Pledge.AWAY) && maker(entry) == seat && tile(entry) == position.island.tiles[province]) {
                set(position, i, Standing.BROKEN);
            }
        }
    }

    /** The game is over: what was not put to the test has lapsed. */
    public static void close(GraenalandState position) {
        for (int i = 0; i < position.promises.size; i++) {
            if (!isResolved(position.promises.entries[i])) {
                set(position, i, Standing.LAPSED);
            }
        }
    }

    private static void set(GraenalandState position, int index, Standing standing) {
        long entry = position.promises.entries[index];
        position.promises.entries[index] = (entry & ~(7L << STANDING)) | (long) standing.ordinal() << STANDING;
        if (standing == Standing.KEPT) {
            position.promises.kept[maker(entry)]++;
        } else if (standing == Standing.BROKEN) {
            position.promises.broken[maker(entry)]++;
        }
        if (position.isHeard() && (standing == Standing.KEPT || standing == Standing.BROKEN)) {
            position.tell(standing == Standing.KEPT ? "log.kept" : "log.broken", "seat", Names.seat(maker(entry)),
                    "promise", phrase(entry));
        }
    }

    /** A promise in words. */
    public static Phrase phrase(long entry) {
        Tile tile = Components.TILES.get(tile(entry));
        return switch (pledge(entry)) {
            case VOTE -> Phrase.of("promise.vote", "other", Names.seat(receiver(entry)));
            case CARD -> Phrase.of("promise.card", "resource", Names.resource(what(entry)), "other",
                    Names.seat(receiver(entry)), "tile", Names.tile(tile));
            case WORK -> Phrase.of("promise.work", "work", Names.work(what(entry)), "tile", Names.tile(tile));
            case AWAY -> Phrase.of("promise.away", "tile", Names.tile(tile));
        };
    }
}

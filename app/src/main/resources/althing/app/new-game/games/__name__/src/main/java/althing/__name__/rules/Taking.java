package althing.__name__.rules;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.__name__.rules.__Name__Move.Take;
import althing.engine.Decision;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;

/** The one question of the game: how many stones to take (__RULE__-2). */
final class Taking extends Decision<Heap, __Name__Move> {

    static final Taking DECISION = new Taking();

    private Taking() {
        super("__RULE__-1.2");
    }

    @Override
    public void list(Heap heap, int seat, MoveList into) {
        for (int count = 1; count <= Components.MOST; count++) {
            if (areLeft(heap, count, null)) {
                into.add(Moves.take(count));
            }
        }
    }

    @Override
    public boolean allows(Heap heap, int seat, __Name__Move move, @Nullable Why why) {
        return areLeft(heap, ((Take) move).count(), why);
    }

    private static boolean areLeft(Heap heap, int count, @Nullable Why why) {
        return must(why, count <= heap.left(), "__RULE__-2.2", "refusal.too-few", "count", count, "left", heap.left());
    }

    @Override
    public void play(Heap heap, int seat, __Name__Move move) {
        int count = ((Take) move).count();
        heap.take(count);
        if (heap.isHeard()) {
            heap.tell("log.take", "seat", Phrase.seat(seat), "count", count, "left", heap.left());
        }
    }

    @Override
    public Phrase prompt(Heap heap, int seat) {
        return Phrase.of("prompt.take", "left", heap.left());
    }

    @Override
    public Phrase option(Heap heap, int seat, __Name__Move move) {
        return Phrase.of("move.take", "count", ((Take) move).count());
    }
}

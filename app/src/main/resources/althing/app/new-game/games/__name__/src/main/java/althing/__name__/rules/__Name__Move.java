package althing.__name__.rules;

import althing.engine.Move;
import althing.engine.code.Code;

/** The decisions of __Name__. There is one kind. */
public sealed interface __Name__Move extends Move {

    /** Takes stones from the heap (__RULE__-2.1). */
    @Code("take {count}")
    record Take(int count) implements __Name__Move {

        @Override
        public String code() {
            return Moves.CODEC.write(this);
        }
    }
}

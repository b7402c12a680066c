/** Occupations: where they are, when they act, what they count, and playing them (FFO-13). */
@NullMarked
package althing.odin.cards;

import org.jspecify.annotations.NullMarked;

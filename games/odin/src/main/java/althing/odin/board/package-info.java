/** The boards, bays and supplies of the seats: laying tiles, storing, ships, and what boards yield (FFO-5, FFO-6, FFO-15). */
@NullMarked
package althing.odin.board;

import org.jspecify.annotations.NullMarked;

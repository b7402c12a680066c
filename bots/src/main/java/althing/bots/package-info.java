/** Players that are programs. They get a belief, never a position. */
@NullMarked
package althing.bots;

import org.jspecify.annotations.NullMarked;

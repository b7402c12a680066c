/** Who meets whom in a tournament, and how everybody stands. */
@NullMarked
package althing.server.contest;

import org.jspecify.annotations.NullMarked;

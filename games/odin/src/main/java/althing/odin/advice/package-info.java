/** What moves and positions look worth, for bots and for hints. */
@NullMarked
package althing.odin.advice;

import org.jspecify.annotations.NullMarked;

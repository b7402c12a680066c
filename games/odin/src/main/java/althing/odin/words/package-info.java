/** Things of the game as they are called in texts. */
@NullMarked
package althing.odin.words;

import org.jspecify.annotations.NullMarked;

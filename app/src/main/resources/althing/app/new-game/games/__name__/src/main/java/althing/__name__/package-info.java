/** __Name__: the game and its position. The rules live in a room of their own, and so does what is made from them. */
@NullMarked
package althing.__name__;

import org.jspecify.annotations.NullMarked;

/** What lies in the box: goods, boards, spaces, cards and strips, and what is printed on them. */
@NullMarked
package althing.odin.box;

import org.jspecify.annotations.NullMarked;

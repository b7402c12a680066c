/** Games that a program outside plays, many at once: numbers go out, numbers of moves come back. */
@NullMarked
package althing.lab.env;

import org.jspecify.annotations.NullMarked;

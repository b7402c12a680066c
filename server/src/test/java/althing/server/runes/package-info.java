/** A tiny game for the hall's tests: secret hands, secret simultaneous choices, and moves that can be taken back. */
@NullMarked
package althing.server.runes;

import org.jspecify.annotations.NullMarked;

/** How moves are written: forms on the records of a sealed move type, and the one codec that is built from them. */
@NullMarked
package althing.engine.code;

import org.jspecify.annotations.NullMarked;

/** What stands in a game's notation: how it is checked before the game reads it, described in a schema and in documents. */
@NullMarked
package althing.formats.notation;

import org.jspecify.annotations.NullMarked;

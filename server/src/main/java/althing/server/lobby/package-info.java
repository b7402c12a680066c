/** Where people find a table, and each other. */
@NullMarked
package althing.server.lobby;

import org.jspecify.annotations.NullMarked;

/** Tables: records being played, with people, bots, chat and undo. */
@NullMarked
package althing.server.table;

import org.jspecify.annotations.NullMarked;

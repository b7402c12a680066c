/** The tables on disk: an append-only log of what happened at each, in SQLite or PostgreSQL. */
@NullMarked
package althing.server.storage;

import org.jspecify.annotations.NullMarked;

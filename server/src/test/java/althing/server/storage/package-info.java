/** The storage on both databases. */
@NullMarked
package althing.server.storage;

import org.jspecify.annotations.NullMarked;

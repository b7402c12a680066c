/** Writes the page's TypeScript types from the Java records, and guards that they agree. */
@NullMarked
package althing.server.types;

import org.jspecify.annotations.NullMarked;

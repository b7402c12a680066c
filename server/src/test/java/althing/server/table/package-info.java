/** Tables without HTTP. */
@NullMarked
package althing.server.table;

import org.jspecify.annotations.NullMarked;

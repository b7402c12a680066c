/** What nodes in processes of their own do when one of them, or their database, fails. */
@NullMarked
package althing.server.faults;

import org.jspecify.annotations.NullMarked;

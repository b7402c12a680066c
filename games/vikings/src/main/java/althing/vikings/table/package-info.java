/** What lies on the table, what can be asked and played there, and how it is told; the decisions know it all. */
@NullMarked
package althing.vikings.table;

import org.jspecify.annotations.NullMarked;

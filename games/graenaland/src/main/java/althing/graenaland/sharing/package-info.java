/** Phase 3: proposals and votes. */
@NullMarked
package althing.graenaland.sharing;

import org.jspecify.annotations.NullMarked;

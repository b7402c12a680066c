/** Phase 4: building, paying, joint works and permissions. */
@NullMarked
package althing.graenaland.building;

import org.jspecify.annotations.NullMarked;

/** Boatmen, who bring vikings ashore before a large scoring. */
@NullMarked
package althing.vikings.boatmen;

import org.jspecify.annotations.NullMarked;

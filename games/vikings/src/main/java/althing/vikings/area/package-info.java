/** The area of a seat: its tiles, vikings and ships, and what is there to be seen in it. */
@NullMarked
package althing.vikings.area;

import org.jspecify.annotations.NullMarked;

/**
 * Vikings, two to four seats, six rounds round a wheel of prices. This package is the door, with the table of contents;
 * behind it lie the rooms, from what is in the {@code box} up to what is told of it all. Rule ids are VIK-…
 */
@NullMarked
package althing.vikings;

import org.jspecify.annotations.NullMarked;

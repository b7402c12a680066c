/** The course of a year beside its turns: setup, Harvest, trade, Winter and the end. */
@NullMarked
package althing.northgard.year;

import org.jspecify.annotations.NullMarked;

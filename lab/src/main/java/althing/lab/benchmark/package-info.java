/** The benchmark: fixed setups, opponents, games and seeds, by which agents of different people can be compared. */
@NullMarked
package althing.lab.benchmark;

import org.jspecify.annotations.NullMarked;

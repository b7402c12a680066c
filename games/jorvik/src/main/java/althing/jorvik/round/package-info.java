/** The game as a whole: how it is set up, the course of a round, everything that is asked, and the final scoring (JOR-2, JOR-3, JOR-11). */
@NullMarked
package althing.jorvik.round;

import org.jspecify.annotations.NullMarked;

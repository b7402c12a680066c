/** The Picts attack: strengths are compared, and who may do something about it is asked (JOR-5, JOR-15). */
@NullMarked
package althing.jorvik.attack;

import org.jspecify.annotations.NullMarked;

/** What happens with cubes: cards that act in any phase, where a cube goes, and Loading (JOR-9, JOR-10, JOR-13, JOR-14). */
@NullMarked
package althing.jorvik.goods;

import org.jspecify.annotations.NullMarked;

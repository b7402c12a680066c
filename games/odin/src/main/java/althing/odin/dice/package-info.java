/** The die actions: hunting, laying snares, whaling, raiding and pillaging (FFO-11). */
@NullMarked
package althing.odin.dice;

import org.jspecify.annotations.NullMarked;

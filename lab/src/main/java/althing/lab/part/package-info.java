/** Experiments that are played in parts, anywhere and in any order, and counted together: the files of the parts. */
@NullMarked
package althing.lab.part;

import org.jspecify.annotations.NullMarked;

/** Figures by which a change of rules shows: how many positions can be reached, and how games drawn by lot go. */
@NullMarked
package althing.engine.guard;

import org.jspecify.annotations.NullMarked;

/** The turns of the Actions phase, and what cards do beside the four actions. */
@NullMarked
package althing.northgard.cards;

import org.jspecify.annotations.NullMarked;

/** Jórvík, two to five seats, in two variants: Karl and Jarl. Rule ids are JOR-… */
@NullMarked
package althing.jorvik;

import org.jspecify.annotations.NullMarked;

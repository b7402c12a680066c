/** What is in the box: the cards, the goods, the figures of each variant, and their names. */
@NullMarked
package althing.jorvik.cards;

import org.jspecify.annotations.NullMarked;

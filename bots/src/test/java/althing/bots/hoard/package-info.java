/**
 * The smallest game there is: treasures are fought for with secret cards. It has all that a search must cope with,
 * hidden hands, chance and a choice made by all at once, and shows what a game has to bring.
 */
@NullMarked
package althing.bots.hoard;

import org.jspecify.annotations.NullMarked;

/** Bots that are programs of their own: lines of JSON to their standard input, answers from their standard output. */
@NullMarked
package althing.lab.guest;

import org.jspecify.annotations.NullMarked;

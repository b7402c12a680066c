/** What a game is like: how long it is, who is better off, what luck does, and which moves pay. */
@NullMarked
package althing.lab.study;

import org.jspecify.annotations.NullMarked;

/** The course of a game: its state and moves, what a question is, the rounds, and what can be done at any time. */
@NullMarked
package althing.odin.course;

import org.jspecify.annotations.NullMarked;

/** Lessons: games that teach, as text files of the game's module. */
@NullMarked
package althing.formats.lesson;

import org.jspecify.annotations.NullMarked;

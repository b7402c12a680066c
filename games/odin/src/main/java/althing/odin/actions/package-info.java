/** The actions of the action board: vikings, deeds, and the questions that they ask (FFO-3, FFO-7 to FFO-10, FFO-12). */
@NullMarked
package althing.odin.actions;

import org.jspecify.annotations.NullMarked;

/** What bots are told about playing well. */
@NullMarked
package althing.jorvik.advice;

import org.jspecify.annotations.NullMarked;

/** What is known about playing Vikings well. */
@NullMarked
package althing.vikings.advice;

import org.jspecify.annotations.NullMarked;

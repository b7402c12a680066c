/** What people see: the view, and the view in words. Made from the rules, which know nothing of it. */
@NullMarked
package althing.__name__.view;

import org.jspecify.annotations.NullMarked;

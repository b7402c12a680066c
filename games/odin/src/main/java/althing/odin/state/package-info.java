/** What changes in a game and knows nothing but the components: supplies, boards. */
@NullMarked
package althing.odin.state;

import org.jspecify.annotations.NullMarked;

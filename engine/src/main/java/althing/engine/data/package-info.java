/** Component data as readable tables. The only place in the engine that reads files, and it reads class-path resources. */
@NullMarked
package althing.engine.data;

import org.jspecify.annotations.NullMarked;

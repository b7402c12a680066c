package althing.engine.code;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A component of a move that is written by a word of a {@link Vocabulary}: a thing, or the index of one. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Named {

    /** The name of the vocabulary. */
    String value();
}

package althing.engine.notation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A string of a notation that is one of the words of a vocabulary, {@link althing.engine.Game#vocabularies}; also in
 * lists and as keys of maps: {@code Map<@Word("tile") String, Integer>}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface Word {

    /** The name of the vocabulary. */
    String value();
}

package althing.engine.notation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a field of a notation says, in one English sentence without its full stop; for the documents that are made from it.
 * On a record: what it describes. On a constant that has a {@link althing.engine.Frame}: what is decided, and what the
 * fields of the frame are about.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.TYPE, ElementType.FIELD})
public @interface Means {

    String value();
}

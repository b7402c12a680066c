package althing.engine.notation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The limits of a number in a notation; also of the numbers in a list or of the values in a map. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface Within {

    int least() default 0;

    int most();
}

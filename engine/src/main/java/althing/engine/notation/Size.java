package althing.engine.notation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How many elements a list of a notation has. Lists that have one for each seat say {@code perSeat}. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface Size {

    int least() default 0;

    int most() default Integer.MAX_VALUE;

    boolean perSeat() default false;
}

package althing.engine.notation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A number of a notation that is a seat of the setup, counted from 0. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface SeatNumber {

    /** Whether -1 stands for nobody. */
    boolean orNone() default false;
}

package althing.engine.code;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The form of a move's code, on its record. What stands outside of braces and brackets is written as it is.
 *
 * <ul>
 * <li>{@code {row}} is a component of the record: a number, a constant of an enum by its word, or a thing of a
 * {@link Vocabulary}, which {@link Named} names. Numbers are not
 * negative unless {@link althing.engine.notation.Within} says so.
 * <li>{@code {inFavour:for|against}} is a boolean by two words.
 * <li>{@code {space:row=0}} is a number of which one has a word.
 * <li>{@code [ brown]} is there when the boolean of this name is true.
 * <li>{@code [ {fort=gold}]} is there unless the component has this value.
 * </ul>
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Code {

    String value();
}

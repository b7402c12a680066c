package althing.lab;

/** How a numbered game of an experiment came out: a row if it was played to its end, or what broke it. */
public sealed interface Result permits Row, Crash {

    /** Its number in the experiment, from 0. */
    long game();
}

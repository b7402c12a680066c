package althing.app.env;

import java.util.List;

import althing.lab.env.Environment;

/**
 * What a program is told first, as one line of JSON.
 *
 * @param protocol     the version of what follows
 * @param observations what the numbers of an observation are called; none where the game has none
 * @param actions      the codes of all moves; the place of one is its number
 */
record Greeting(int protocol, String setup, int rules, int games, int seats, List<String> observations,
        List<String> actions) {

    static final int PROTOCOL = 1;

    static Greeting of(Environment environment) {
        return new Greeting(PROTOCOL, environment.setup().line(), environment.setup().rules(), environment.games(),
                environment.setup().seats(), environment.names(), environment.actions().codes());
    }
}

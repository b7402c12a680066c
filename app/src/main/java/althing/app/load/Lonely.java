package althing.app.load;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import althing.engine.BadInput;
import althing.engine.Setup;

/**
 * Tables of bots alone, all opened from one address, at which nobody looks.
 *
 * @param setup the setup line of each
 * @param level of all of their bots
 */
public record Lonely(String setup, int seats, int level, int count) {

    private static final int MOST = 2_000;
    private static final Pattern FORM = Pattern.compile("(?:(.+) )?(\\d)\\*(\\d{1,4})");

    public Lonely {
        if (level < 1 || level > 5 || count < 1 || count > MOST) {
            throw new BadInput("A crowd is 1 to " + MOST + " tables of bots of the levels 1 to 5, not " + count
                    + " of level " + level + ".");
        }
    }

    /** So many tables of a level, written {@code 5*120}, or {@code GAME(seats=4) 1*30} where they play something else. */
    public static Lonely parse(String text, String usualSetup) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw new BadInput("--crowd is a level and a number of tables, such as 5*120 or 'GAME(seats=4) 1*30', not '"
                    + text + "'.");
        }
        String setup = form.group(1) == null ? usualSetup : form.group(1);
        return new Lonely(setup, Setup.parse(setup).seats(), Integer.parseInt(form.group(2)),
                Integer.parseInt(form.group(3)));
    }
}

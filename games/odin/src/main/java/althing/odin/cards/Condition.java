package althing.odin.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import althing.engine.BadInput;
import althing.odin.course.OdinState;

/** What must hold for an effect: measures compared with numbers, all of them. */
public record Condition(List<Term> terms) {

    private static final Pattern TERM = Pattern.compile("([A-Za-z0-9-]+?)(>=|<=|=)(\\d+)");

    /** One comparison; {@code least} and {@code most} are the bounds. */
    record Term(Measure measure, int least, int most) {}

    static Condition parse(String place, String text) {
        List<Term> terms = new ArrayList<>();
        for (String part : text.equals("-") ? new String[0] : text.split("&", -1)) {
            Matcher term = TERM.matcher(part);
            if (!term.matches()) {
                throw new BadInput(place + ": '" + part + "' is no condition.");
            }
            int number = Integer.parseInt(term.group(3));
            terms.add(new Term(Measure.named(place, term.group(1)), term.group(2).equals("<=") ? 0 : number,
                    term.group(2).equals(">=") ? Integer.MAX_VALUE : number));
        }
        return new Condition(List.copyOf(terms));
    }

    public boolean holds(OdinState position, int seat) {
        for (int i = 0; i < terms.size(); i++) {
            int count = terms.get(i).measure.of(position, seat);
            if (count < terms.get(i).least || count > terms.get(i).most) {
                return false;
            }
        }
        return true;
    }
}

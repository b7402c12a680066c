package althing.odin.cards;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.engine.data.DataRow;
import althing.odin.box.Card;
import althing.odin.box.Components;
import althing.odin.box.Program;
import althing.odin.box.Space;
import althing.odin.course.OdinState;

/** One effect of an occupation: the moment, the condition, how often, and what it does. */
public record Effect(Card card, Condition condition, Measure per, Program program) {

    private static final String INSTEAD = "instead:";
    private static final Map<String, Integer> MOMENTS = new HashMap<>();
    private static final List<List<Effect>> BY_MOMENT = new ArrayList<>();
    private static final Map<String, Card> RULES = new HashMap<>();

    static {
        // The programs of the spaces are numbered before those of the cards, whoever asks first.
        Objects.checkIndex(0, Space.COUNT);
        for (DataRow row : Components.FILE.table("effects").rows()) {
            Card card = Card.known(row.place(), row.word("card"));
            if (row.word("when").equals("rule")) {
                RULES.put(row.word("does"), card);
            } else {
                Program program = Program.parse(row.place(), row.word("does"), OdinState.NOBODY, card.id());
                at(row.word("when")).add(new Effect(card, Condition.parse(row.place(), row.word("if")),
                        Measure.named(row.place(), row.word("per")), program));
                offer(program, row.word("when"));
            }
        }
    }

    /** The same as they are looked up: by moment. */
    private static final Effect[][] EFFECTS = BY_MOMENT.stream().map(effects -> effects.toArray(Effect[]::new))
            .toArray(Effect[][]::new);

    private static void offer(Program program, String moment) {
        Space space = moment.startsWith(INSTEAD) ? Space.named(moment.substring(INSTEAD.length())) : null;
        if (space != null) {
            program.offerInsteadOf(space.index);
        }
    }

    private static List<Effect> at(String moment) {
        return BY_MOMENT.get(MOMENTS.computeIfAbsent(moment, _ -> {
            BY_MOMENT.add(new ArrayList<>());
            return BY_MOMENT.size() - 1;
        }));
    }

    /** The number of a moment, or nothing if no card knows it. */
    public static int moment(String name) {
        return MOMENTS.getOrDefault(name, OdinState.NOBODY);
    }

    /** The effects of a moment in the order of the cards; nobody changes the array. */
    public static Effect[] of(int moment) {
        return EFFECTS[moment];
    }

    /** What a card does that is used by its name: at any time, or instead of something. */
    static @Nullable Program program(int card) {
        for (Map.Entry<String, Integer> moment : MOMENTS.entrySet()) {
            for (Effect effect : BY_MOMENT.get(moment.getValue())) {
                boolean used = moment.getKey().equals("anytime") || moment.getKey().startsWith("instead");
                if (used && effect.card.index() == card) {
                    return effect.program;
                }
            }
        }
        return null;
    }

    /** All programs by their index, those of the spaces first. */
    static List<Program> programs() {
        return Program.all();
    }

    /** The card that changes a rule. */
    public static int rule(String name) {
        Card card = RULES.get(name);
        if (card == null) {
            throw new BadInput("No occupation has the rule '" + name + "'.");
        }
        return card.index();
    }
}

package althing.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/**
 * An entry of an agenda as it stands in a notation: {@code {"decision": "carry", "seat": 1, "about": {"left": 2}}}.
 *
 * @param decision the name of its {@link Frame}
 * @param about    the value of each field of the frame, by name: a number, true or false, a word or a list of words
 */
public record Asked(String decision, int seat, Map<String, @Nullable Object> about) {

    /** What is on an agenda, the entry on top last. */
    public static List<Asked> write(Agenda agenda, List<Frame> frames) {
        List<Asked> written = new ArrayList<>();
        for (int entry = agenda.top(); entry >= 0; entry = agenda.below(entry)) {
            Frame frame = frames.get(agenda.kind(entry));
            Map<String, @Nullable Object> about = new LinkedHashMap<>();
            for (Frame.Field field : frame.fields()) {
                about.put(field.name(), field.value().write(field.at(agenda, entry)));
            }
            written.addFirst(new Asked(frame.name(), agenda.seat(entry), about));
        }
        return written;
    }

    /**
     * Puts on an empty agenda what is written; {@link BadInput} names the entry and the field that does not fit.
     *
     * @param frames the frames of the game, each at the place of its kind
     * @param most   how many entries there can be
     */
    public static void read(List<Asked> asked, List<Frame> frames, int seats, int most, Agenda agenda) {
        if (asked.size() > most) {
            throw new BadInput("agenda: it has " + asked.size() + " entries, and there are never more than " + most
                    + ".");
        }
        for (int i = 0; i < asked.size(); i++) {
            asked.get(i).push("agenda[" + i + "]", frames, seats, agenda);
        }
    }

    private void push(String place, List<Frame> frames, int seats, Agenda agenda) {
        Frame frame = frames.stream().filter(each -> each.name().equals(decision)).findFirst()
                .orElseThrow(() -> new BadInput(place + ".decision: '" + decision + "' is none; decisions are "
                        + String.join(", ", frames.stream().map(Frame::name).toList()) + "."));
        if (seat < 0 || seat >= seats) {
            throw new BadInput(place + ".seat: there is no seat " + seat + ".");
        }
        agenda.push(frame, seat);
        for (Frame.Field field : frame.fields()) {
            String path = place + ".about." + field.name();
            if (!about.containsKey(field.name())) {
                throw new BadInput(path + " is missing.");
            }
            try {
                field.set(agenda, field.value().read(about.get(field.name())));
            } catch (BadInput e) {
                throw new BadInput(path + ": " + e.getMessage());
            }
        }
        for (String name : about.keySet()) {
            if (frame.fields().stream().noneMatch(field -> field.name().equals(name))) {
                throw new BadInput(place + ".about." + name + ": " + decision + " has no such field.");
            }
        }
    }
}

package althing.lab;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import althing.engine.Listener;
import althing.engine.Phrase;
import althing.engine.Position;

/** Counts what the games of an experiment tell: each log line by its key and the names in it. Not thread safe. */
final class Happenings implements Listener {

    private final boolean wanted;
    private final Map<String, Long> counts = new TreeMap<>();

    /** @param wanted if not, nobody listens and the games need not tell anything */
    Happenings(boolean wanted) {
        this.wanted = wanted;
    }

    void listenTo(Position position) {
        if (wanted) {
            position.listener(this);
        }
    }

    @Override
    public void hear(int audience, Phrase phrase) {
        counts.merge(label(phrase), 1L, Long::sum);
    }

    void add(Happenings other) {
        other.counts.forEach((label, count) -> counts.merge(label, count, Long::sum));
    }

    List<Happening> perGame(long games) {
        return counts.entrySet().stream()
                .map(each -> new Happening(each.getKey(), (double) each.getValue() / games)).toList();
    }

    /** The phrase without its numbers and seats. */
    private static String label(Phrase phrase) {
        StringBuilder label = new StringBuilder(phrase.key());
        for (Object fact : phrase.args().values()) {
            switch (fact) {
                case Phrase.NameFact name -> label.append(' ').append(name.name());
                case Phrase part -> label.append(' ').append(label(part));
                default -> {
                }
            }
        }
        return label.toString();
    }
}

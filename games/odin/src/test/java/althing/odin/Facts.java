package althing.odin;

import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.data.DataRow;
import althing.odin.box.Components;
import althing.odin.box.Items;
import althing.odin.box.Space;
import althing.testkit.ReasonsContract.Reason;
import althing.testkit.ReasonsContract.Told;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What the tests of reasons read from a refusal, and how they mend what it complains of. */
final class Facts {

    /** More than any question needs. */
    static final int PLENTY = 9;

    private Facts() {
    }

    static OdinPosition at(Told told) {
        return (OdinPosition) told.position();
    }

    static int count(Told told, String item) {
        return at(told).count(told.seat(), Items.named(item));
    }

    /** The name that a fact gives, without its kind. */
    static String named(Told told, String fact) {
        return word(told.fact(fact));
    }

    static String word(Object fact) {
        String name = ((Phrase.NameFact) fact).name();
        return name.substring(name.indexOf('.') + 1);
    }

    static int item(Told told, String fact) {
        return Items.named(named(told, fact));
    }

    static Space space(Told told) {
        return Objects.requireNonNull(Space.named(named(told, "space")));
    }

    static int asked(Told told, String fact) {
        return (Integer) Objects.requireNonNull(at(told).prompt(told.seat()).args().get(fact));
    }

    static Doable doable(Told told) {
        return new Doable(at(told), told.seat(), null);
    }

    static boolean isPlayed(Told told, String card) {
        return doable(told).isPlayed(card);
    }

    /** A copy in which the seat has something it lacked. */
    static Optional<Position> with(Told told, BiConsumer<OdinPosition, Integer> gift) {
        OdinPosition copy = at(told).copy();
        gift.accept(copy, told.seat());
        return Optional.of(copy);
    }

    static Reason mended(Predicate<Told> truth, BiConsumer<Told, OdinPosition> gift) {
        Reason reason = truth::test;
        return reason.orMended(told -> with(told, (copy, _) -> gift.accept(told, copy)));
    }

    static void give(Told told, OdinPosition copy, int item) {
        copy.change(told.seat(), item, PLENTY);
    }

    static String does(Space space) {
        return Components.FILE.table("spaces").row("space", space.id).word("does");
    }

    static Stream<DataRow> effects() {
        return Components.FILE.table("effects").rows().stream();
    }

    /** What the entry that is asked says. */
    static Map<String, @Nullable Object> about(Told told) {
        return at(told).notation().agenda().getLast().about();
    }
}

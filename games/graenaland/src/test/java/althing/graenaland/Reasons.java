package althing.graenaland;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import althing.graenaland.table.Stage;
import althing.testkit.ReasonsContract.Reason;

/** How a reason is verified by what a witness sees. */
final class Reasons {

    private Reasons() {
    }

    static Reason told(Predicate<Witness> truth) {
        return told -> truth.test(Witness.of(told));
    }

    /** A reason whose fact a change of a copy makes otherwise. */
    static Reason told(Predicate<Witness> truth, BiConsumer<GraenalandPosition, Witness> change) {
        return told(truth).orMended(told -> {
            GraenalandPosition copy = (GraenalandPosition) told.position().copy();
            change.accept(copy, Witness.of(told));
            return Optional.of(copy);
        });
    }

    /** Reasons of several sections; none is verified twice. */
    static Map<String, Reason> together(List<Map<String, Reason>> sections) {
        return sections.stream().flatMap(each -> each.entrySet().stream())
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    static boolean isFinal(Witness is) {
        return is.view().stage() == Stage.FINAL_BUILDING;
    }
}

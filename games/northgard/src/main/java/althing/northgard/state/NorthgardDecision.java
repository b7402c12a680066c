package althing.northgard.state;

import org.jspecify.annotations.Nullable;

import althing.engine.Decision;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.As;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.NorthgardMove.WithResource;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Words;

import static althing.engine.Why.must;

/** A question of Northgard. */
public abstract class NorthgardDecision extends Decision<NorthgardState, NorthgardMove> {

    public NorthgardDecision(String rule) {
        super(rule);
    }

    /** Whether it was settled without asking, being on top of the agenda: nothing is left to decide. */
    public boolean settles(NorthgardState position, int seat) {
        return false;
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position));
    }

    /** The key of the question in words. */
    public static String key(NorthgardState position) {
        return "prompt." + Words.code(position.asked());
    }

    /** The kinds of choices that many questions offer; others are put into words by the question that offers them. */
    @Override
    public Phrase option(NorthgardState position, int seat, NorthgardMove move) {
        return switch (move) {
            case WithCard with -> Phrase.of("move." + Words.code(with.use()), "card", Names.card(with.card()));
            case WithResource with -> Phrase.of("move." + Words.code(with.deal()), "resource",
                    Names.resource(with.resource()));
            case At at -> Phrase.of("move." + Words.code(at.deed()), "territory", Names.territory(at.region()), "kaija",
                    Names.yesNo(at.kaija()));
            case As as -> Phrase.of("move.as-" + Words.code(as.kind()));
            case March march -> march(position, march);
            case Word.STOP -> Phrase.of("move.stop-" + Words.code(position.asked()));
            case Word word -> Phrase.of("move.word-" + Words.code(word));
            default -> throw new IllegalArgumentException("'" + move.code() + "' is no choice of " + key(position));
        };
    }

    private static Phrase march(NorthgardState position, March march) {
        position.land.look(march.from());
        boolean hard = !RegionSet.contains(position.land.regularLow, position.land.regularHigh, march.to());
        return Phrase.of("move.move", "from", Names.territory(march.from()), "to", Names.territory(march.to()), "hard",
                Names.yesNo(hard));
    }

    /** Whether a deed names a territory of the map, and Kaija only where she may be placed (NOR-2.4, NOR-18.2a). */
    public static boolean isTerritory(NorthgardState position, int seat, At at, @Nullable Why why) {
        return isTerritory(position, at.region(), why)
                && must(why, !at.kaija() || position.mayPlaceKaija(seat), "NOR-18.2a", "refusal.no-kaija");
    }

    public static boolean isTerritory(NorthgardState position, int region, @Nullable Why why) {
        return must(why, position.land.of(region) == region, "NOR-2.4", "refusal.no-territory");
    }

    /** A Brown Bear lets nobody do anything in its territory (NOR-25.1). */
    public static boolean isUnblocked(NorthgardState position, int territory, @Nullable Why why) {
        return must(why, !position.isBlocked(territory), "NOR-25.1", "refusal.bear");
    }
}

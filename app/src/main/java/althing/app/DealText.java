package althing.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import althing.engine.Deal;
import althing.engine.Deal.Lot;
import althing.engine.GameRecord;
import althing.engine.Setup;

/** Reckons again where the seed of a record comes from, and tells what was found. */
final class DealText {

    /** The fingerprint of what a seat has added. */
    record Seal(int seat, String seal) {}

    /**
     * The answer in JSON.
     *
     * @param holds whether the seed that was played follows from the secret and the lots
     */
    record Answer(String table, String commitment, List<Seal> seals, boolean holds) {}

    private final Words words;
    private final Narrator narrator;

    DealText(Words words, Narrator narrator) {
        this.words = words;
        this.narrator = narrator;
    }

    static Optional<Answer> answer(GameRecord record) {
        return record.deal().map(deal -> new Answer(deal.table(), deal.commitment(record.setup()),
                deal.lots().stream().map(lot -> new Seal(lot.seat(), Lot.seal(lot.digits()))).toList(),
                deal.explains(record.setup())));
    }

    List<String> lines(GameRecord record) {
        Setup setup = record.setup();
        if (!setup.game().knowsChance()) {
            return List.of();
        }
        return record.deal().map(deal -> lines(deal, setup)).orElseGet(() -> List.of(words.say("deal.untold")));
    }

    private List<String> lines(Deal deal, Setup setup) {
        List<String> lines = new ArrayList<>();
        lines.add(verdict(deal, setup));
        lines.add(words.say("deal.commitment", "table", deal.table(), "fingerprint", deal.commitment(setup)));
        deal.lots().forEach(lot -> lines.add(
                words.say("deal.seal", "name", narrator.name(lot.seat()), "fingerprint", Lot.seal(lot.digits()))));
        return lines;
    }

    private String verdict(Deal deal, Setup setup) {
        if (!deal.explains(setup)) {
            return words.say("deal.broken");
        }
        return deal.lots().isEmpty() ? words.say("deal.alone") : words.say("deal.together", "names", names(deal));
    }

    private String names(Deal deal) {
        return deal.lots().stream().map(lot -> narrator.name(lot.seat())).collect(Collectors.joining(", "));
    }
}

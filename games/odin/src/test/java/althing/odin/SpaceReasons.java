package althing.odin;

import static althing.odin.Facts.PLENTY;
import static althing.odin.Facts.at;
import static althing.odin.Facts.count;
import static althing.odin.Facts.doable;
import static althing.odin.Facts.does;
import static althing.odin.Facts.effects;
import static althing.odin.Facts.give;
import static althing.odin.Facts.isPlayed;
import static althing.odin.Facts.mended;
import static althing.odin.Facts.space;
import static althing.odin.Facts.word;

import althing.engine.Phrase;
import althing.odin.actions.Vikings;
import althing.odin.box.Items;
import althing.odin.box.Space;
import althing.testkit.ReasonsContract.Reason;
import althing.testkit.ReasonsContract.Told;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** What refusals of spaces say. */
final class SpaceReasons {

    private SpaceReasons() {
    }

    static void spaces(Map<String, Reason> reasons) {
        reasons.put("refusal.taken", mended(
                told -> at(told).taken.by(space(told).index) - 1 == ((Phrase.SeatFact) told.fact("seat")).seat(),
                (told, copy) -> copy.taken.set(space(told).index, 0)));
        reasons.put("refusal.resting", mended(
                told -> told.position().seats() == 1 && at(told).taken.by(space(told).index) == OdinPosition.OLD + 1,
                (told, copy) -> copy.taken.set(space(told).index, 0)));
        reasons.put("refusal.too-few-vikings", mended(
                told -> told.number("left") == at(told).thingSquare[told.seat()]
                        && told.number("left") < told.number("vikings"),
                (told, copy) -> copy.thingSquare[told.seat()] = (byte) (copy.thingSquare[told.seat()] + PLENTY)));
        reasons.put("refusal.no-ship", mended(SpaceReasons::lacksShip,
                (told, copy) -> give(told, copy, Items.named(word(((List<?>) told.fact("ships")).getFirst())))));
        reasons.put("refusal.no-effect", told -> !canDo(told, space(told)));
        reasons.put("refusal.too-poor-late", told -> {
            OdinPosition poorer = at(told).copy();
            poorer.change(told.seat(), Items.SILVER, -1);
            return !new Doable(poorer, told.seat(), space(told)).any(does(space(told)));
        });
        reasons.put("refusal.no-imitation", told -> at(told).lowImitation != told.number("column")
                && at(told).highImitation != told.number("column"));
        reasons.put("refusal.imitated", told -> IntStream.range(Space.PRINTED, Space.COUNT)
                .anyMatch(space -> Vikings.column(at(told), space) == told.number("column")
                        && at(told).taken.by(space) != 0));
        reasons.put("refusal.not-others", told -> at(told).taken.by(space(told).index) == 0
                || at(told).taken.by(space(told).index) == told.seat() + 1);
        reasons.put("refusal.other-column", told -> space(told).column != told.number("column"));
        reasons.put("refusal.not-occupied", told -> at(told).taken.by(space(told).index) == 0);
        reasons.put("refusal.not-beside", told -> Space.ALL.stream()
                .filter(other -> other.column == 1 && Math.abs(other.order - space(told).order) == 1)
                .noneMatch(other -> at(told).taken.by(other.index) == told.seat() + 1
                        && at(told).standing[other.index] > 0));
        reasons.put("refusal.no-viking-there", told -> at(told).taken.by(space(told).index) != told.seat() + 1
                || at(told).standing[space(told).index] == 0);
    }

    private static boolean lacksShip(Told told) {
        int ships = ((List<?>) told.fact("ships")).stream().mapToInt(ship -> switch (word(ship)) {
            case "whaling-boat" -> doable(told).boats();
            case "knarr" -> count(told, "knarr");
            default -> isPlayed(told, "147A")
                    ? doable(told).largeShips()
                    : doable(told).largeShips() - count(told, "knarr");
        }).sum();
        return ships < told.number("count");
    }

    /** Whether anything could be done there, also what a card offers instead. */
    private static boolean canDo(Told told, Space space) {
        Doable doable = new Doable(at(told), told.seat(), space);
        return doable.any(does(space)) || effects().filter(row -> isPlayed(told, row.word("card")))
                .filter(row -> row.word("when").equals("instead:" + space.id)
                        || (row.word("when").equals("instead-of-upgrade") && space.isMountainUpgrade))
                .anyMatch(row -> doable.any(row.word("does")));
    }
}

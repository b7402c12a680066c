package althing.odin;

import static althing.odin.Facts.about;
import static althing.odin.Facts.asked;
import static althing.odin.Facts.at;
import static althing.odin.Facts.count;
import static althing.odin.Facts.doable;
import static althing.odin.Facts.does;
import static althing.odin.Facts.effects;
import static althing.odin.Facts.give;
import static althing.odin.Facts.item;
import static althing.odin.Facts.isPlayed;
import static althing.odin.Facts.mended;
import static althing.odin.Facts.named;
import static althing.odin.Facts.space;
import static althing.odin.Facts.word;

import althing.engine.Phrase;
import althing.odin.box.Card;
import althing.odin.box.Colour;
import althing.odin.box.Components;
import althing.odin.box.Items;
import althing.odin.box.Space;
import althing.odin.course.OdinMove.Dig;
import althing.odin.course.OdinMove.Use;
import althing.testkit.ReasonsContract.Reason;
import althing.testkit.ReasonsContract.Told;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What refusals of goods, strips and trades say. */
final class GoodsReasons {

    private GoodsReasons() {
    }

    static void goods(Map<String, Reason> reasons) {
        reasons.put("refusal.cannot-afford", mended(
                told -> amounts(told, "pay").anyMatch(each -> count(told, itemOf(each)) < number(each)),
                (told, copy) -> amounts(told, "pay").forEach(each -> give(told, copy, Items.named(itemOf(each))))));
        reasons.put("refusal.not-to-be-had",
                told -> amounts(told, "gain").anyMatch(each -> !doable(told).isToBeHad(itemOf(each))));
        reasons.put("refusal.no-alternative",
                told -> told.number("number") > told.number("most")
                        && programs(told).anyMatch(does -> Doable.alternatives(does).size() == told.number("most")));
        reasons.put("refusal.no-such-choice", told -> programs(told).map(Doable::alternatives)
                .anyMatch(each -> each.size() >= told.number("number")
                        && !doable(told).isDoable(each.get(told.number("number") - 1))));
        reasons.put("refusal.no-strip", told -> at(told).strips[((Dig) told.move()).strip()] <= 0);
        reasons.put("refusal.same-strip", told -> (at(told).now.dug >> ((Dig) told.move()).strip() & 1) == 1);
        reasons.put("refusal.too-many-items", told -> {
            Dig dig = (Dig) told.move();
            return told.number("most") == Math.min(asked(told, "count"), at(told).strips[dig.strip()])
                    && dig.count() > told.number("most");
        });
        reasons.put("refusal.not-rock", told -> !named(told, "item").matches("stone|ore"));
        reasons.put("refusal.no-upgrade", told -> Items.isSpecial(item(told, "item"))
                || !Doable.rises(item(told, "item"), told.number("steps")));
        reasons.put("refusal.upgraded-before", GoodsReasons::allFresh);
        reasons.put("refusal.turned-before", GoodsReasons::allFresh);
        reasons.put("refusal.not-this-good", told -> !named(told, "item").matches("(salt|game|whale)-meat"));
        reasons.put("refusal.other-kind", told -> IntStream.range(0, Items.GOODS)
                .filter(good -> at(told).now.fresh[good] > 0)
                .noneMatch(good -> Items.COLUMN[good] == Items.COLUMN[item(told, "item")]
                        && Items.COLOUR[good].ordinal() == Items.COLOUR[item(told, "item")].ordinal() + 1));
        reasons.put("refusal.no-double", told -> isPlayed(told, "152A") && !isOfThree(told));
        reasons.put("refusal.no-other-side", told -> Items.isSpecial(item(told, "item"))
                || named(told, "item").matches("fruits|jewelry|silver-hoard"));
        reasons.put("refusal.not-green", told -> Items.COLOUR[item(told, "item")] != Colour.GREEN);
        reasons.put("refusal.flipped-before", told -> about(told).toString().contains(named(told, "item")));
        reasons.put("refusal.no-tongs", told -> !Components.FILE
                .table(item(told, "item") < Items.GOODS ? "goods" : "specials")
                .row(item(told, "item") < Items.GOODS ? "good" : "tile", named(told, "item")).word("forge")
                .equals("yes"));
        reasons.put("refusal.gone", told -> !doable(told).isLeft(item(told, "item"))
                || about(told).containsValue(named(told, "item")));
        reasons.put("refusal.no-more", told -> named(told, "item").matches("(pregnant-)?(sheep|cattle)")
                || Items.isSpecial(item(told, "item")));
        reasons.put("refusal.not-three", told -> told.number("count") == count(told, named(told, "item"))
                && told.number("count") != 3);
    }

    private static Stream<Phrase> amounts(Told told, String fact) {
        return ((List<?>) told.fact(fact)).stream().map(Phrase.class::cast);
    }

    private static String itemOf(Phrase amount) {
        return word(Objects.requireNonNull(amount.args().get("item")));
    }

    private static int number(Phrase amount) {
        return (Integer) Objects.requireNonNull(amount.args().get("count"));
    }

    /** What the data file says of the space or card that is asked about or used. */
    private static Stream<String> programs(Told told) {
        String owner = told.move() instanceof Use use
                ? Card.get(use.card()).id()
                : word(Objects.requireNonNull(at(told).prompt(told.seat()).args().get("space")));
        Space space = Space.named(owner);
        return space != null
                ? Stream.of(does(space))
                : effects().filter(row -> row.word("card").equals(owner) && !row.word("when").equals("rule"))
                        .map(row -> row.word("does"));
    }

    /** All tiles of the good came in this action. */
    private static boolean allFresh(Told told) {
        return told.number("count") == at(told).now.fresh[item(told, "item")]
                && told.number("count") >= count(told, named(told, "item"));
    }

    private static boolean isOfThree(Told told) {
        return Boolean.TRUE.equals(about(told).get("raise"));
    }
}

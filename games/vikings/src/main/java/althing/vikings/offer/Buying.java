package althing.vikings.offer;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.vikings.area.Area;
import althing.vikings.area.Vacancies;
import althing.vikings.box.Components;
import althing.vikings.box.Names;
import althing.vikings.table.Moves;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsDecision;
import althing.vikings.table.VikingsMove;
import althing.vikings.table.VikingsState;
import althing.vikings.wheel.Wheel;

/** Acquiring a set from the wheel (VIK-4), and the turn of the wheel after it (VIK-5). Asked even without a choice. */
public final class Buying extends VikingsDecision {

    public Buying() {
        super("VIK-4.1");
    }

    @Override
    public void list(VikingsState position, int seat, MoveList into) {
        int dearest = Math.min(position.area(seat).means(), Components.PLACES - 1);
        for (int price = 0; price <= dearest; price++) {
            if (mayBuy(position, seat, price, null)) {
                into.add(Moves.buy(price));
            }
        }
    }

    @Override
    public boolean allows(VikingsState position, int seat, VikingsMove move, @Nullable Why why) {
        return move instanceof VikingsMove.Buy buy
                ? mayBuy(position, seat, buy.price(), why)
                : notNow(position, seat, why);
    }

    private static boolean mayBuy(VikingsState position, int seat, int price, @Nullable Why why) {
        boolean isOffered = price >= 0 && price < Components.PLACES && !position.wheel.isSold(price);
        return must(why, isOffered, "VIK-4.1", "refusal.no-set", "price", price)
                && (price == 0 ? isZeroOpen(position, seat, why) : isAffordable(position.area(seat), price, why));
    }

    /** VIK-4.3 and VIK-4.5; the second asks for gold alone, so points do not close the set (VIK-4.7). */
    private static boolean isZeroOpen(VikingsState position, int seat, @Nullable Why why) {
        Wheel wheel = position.wheel;
        int next = wheel.cheapest(1);
        if (next == Wheel.NONE || position.area(seat).gold() < next) {
            return true;
        }
        int viking = wheel.vikingAt(wheel.zero());
        int others = wheel.count(viking) - 1;
        return must(why, others == 0, "VIK-4.3", "refusal.zero-closed", "viking", Names.viking(viking), "left", others);
    }

    private static boolean isAffordable(Area area, int price, @Nullable Why why) {
        return price <= area.means() || (why != null && refuse(why, "VIK-4.8", "refusal.too-dear", "price", price,
                "gold", area.gold(), "points", area.points()));
    }

    /** Whether the set at a price is the dearest, which earns a special tile; at price 0 it never does (VIK-16.3, VIK-16.4). */
    public static boolean earnsSpecial(VikingsState position, int price) {
        return position.advanced && price > 0 && price == position.wheel.dearest() && position.countOpen() > 0;
    }

    @Override
    public void play(VikingsState position, int seat, VikingsMove move) {
        position.agenda.pop();
        int price = ((VikingsMove.Buy) move).price();
        Wheel wheel = position.wheel;
        boolean earnsSpecial = earnsSpecial(position, price);
        position.handTile = wheel.tileAt(wheel.place(price));
        position.handViking = wheel.vikingAt(wheel.place(price));
        int points = Payment.pay(position, seat, price);
        position.chronicle.bought(seat, position.handTile, position.handViking, price, points);
        wheel.remove(price);
        wheel.turn();
        if (earnsSpecial) {
            position.ask(Question.TAKE, seat);
        }
        position.ask(Question.LAY, seat);
    }

    @Override
    public Phrase prompt(VikingsState position, int seat) {
        return Phrase.of("prompt.buy", "gold", position.area(seat).gold());
    }

    @Override
    public Phrase option(VikingsState position, int seat, VikingsMove move) {
        int price = ((VikingsMove.Buy) move).price();
        int place = position.wheel.place(price);
        int tile = position.wheel.tileAt(place);
        Area area = position.area(seat);
        return Phrase.of("move.buy", "tile", Names.tile(tile), "viking",
                Names.viking(position.wheel.vikingAt(place)), "price", price, "points",
                Math.max(0, price - area.gold()), "column", onlyColumn(area, tile));
    }

    /** The column that a ship goes to because it may lie nowhere else; 0 if there is a choice, or no ship. */
    private static int onlyColumn(Area area, int tile) {
        long moorings = tile >= Components.SHIPS ? Vacancies.moorings(area) : 0;
        return Long.bitCount(moorings) == 1 ? Long.numberOfTrailingZeros(moorings) + 1 : 0;
    }
}

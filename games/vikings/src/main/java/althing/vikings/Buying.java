package althing.vikings;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Refusal;

/** Acquiring a set from the wheel (VIK-4), and the turn of the wheel after it (VIK-5). Asked even without a choice. */
final class Buying extends Phase {

    @Override
    void list(VikingsPosition position, int seat, MoveList into) {
        Wheel wheel = position.wheel;
        if (isZeroOpen(position, seat)) {
            into.add(Moves.BUY[0]);
        }
        int dearest = Math.min(position.area(seat).means(), Components.PLACES - 1);
        for (int price = 1; price <= dearest; price++) {
            if (!wheel.isSold(price)) {
                into.add(Moves.BUY[price]);
            }
        }
    }

    /** VIK-4.3 and VIK-4.5; the second asks for gold alone, so points do not close the set (VIK-4.7). */
    private static boolean isZeroOpen(VikingsPosition position, int seat) {
        Wheel wheel = position.wheel;
        int next = wheel.cheapest(1);
        return next == Wheel.NONE || position.area(seat).gold() < next
                || wheel.count(wheel.vikingAt(wheel.zero())) == 1;
    }

    @Override
    @Nullable
    Refusal refuse(VikingsPosition position, int seat, VikingsMove move) {
        if (!(move instanceof VikingsMove.Buy buy)) {
            return notNow(position, seat);
        }
        Wheel wheel = position.wheel;
        Area area = position.area(seat);
        if (buy.price() < 0 || buy.price() >= Components.PLACES || wheel.isSold(buy.price())) {
            return Refusal.of("VIK-4.1", "refusal.no-set", "price", buy.price());
        }
        if (buy.price() == 0) {
            int viking = wheel.vikingAt(wheel.zero());
            return isZeroOpen(position, seat)
                    ? null
                    : Refusal.of("VIK-4.3", "refusal.zero-closed", "viking", Names.viking(viking), "left",
                            wheel.count(viking) - 1);
        }
        return buy.price() <= area.means()
                ? null
                : Refusal.of("VIK-4.8", "refusal.too-dear", "price", buy.price(), "gold", area.gold(), "points",
                        area.points());
    }

    @Override
    void play(VikingsPosition position, int seat, VikingsMove move) {
        position.agenda.pop();
        int price = ((VikingsMove.Buy) move).price();
        Wheel wheel = position.wheel;
        boolean earnsSpecial = Taking.isEarned(position, price);
        position.handTile = wheel.tileAt(wheel.place(price));
        position.handViking = wheel.vikingAt(wheel.place(price));
        int points = Payment.pay(position, seat, price);
        position.chronicle.bought(seat, position.handTile, position.handViking, price, points);
        wheel.remove(price);
        wheel.turn();
        if (earnsSpecial) {
            position.ask(Decision.TAKE, seat);
        }
        Laying.begin(position, seat);
        position.goOn(seat);
    }

    @Override
    Phrase prompt(VikingsPosition position, int seat) {
        return Phrase.of("prompt.buy", "gold", position.area(seat).gold());
    }

    @Override
    Phrase option(VikingsPosition position, int seat, VikingsMove move) {
        int price = ((VikingsMove.Buy) move).price();
        int place = position.wheel.place(price);
        return Phrase.of("move.buy", "tile", Names.tile(position.wheel.tileAt(place)), "viking",
                Names.viking(position.wheel.vikingAt(place)), "price", price, "points",
                Math.max(0, price - position.area(seat).gold()));
    }

    @Override
    String rule() {
        return "VIK-4.1";
    }
}

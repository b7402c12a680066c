package althing.odin.actions;

import althing.odin.board.Placements;
import althing.odin.board.Supply;
import althing.odin.box.Deed;
import althing.odin.box.Program;
import althing.odin.box.Space;
import althing.odin.box.Throw;
import althing.odin.cards.Moments;
import althing.odin.cards.Occupations;
import althing.odin.course.Duty;
import althing.odin.course.OdinState;
import althing.odin.dice.Dice;
import althing.odin.effects.Courier;
import althing.odin.effects.Following;
import althing.odin.effects.Latecomer;
import althing.odin.effects.OneMore;
import althing.odin.effects.Recalling;
import althing.odin.effects.Steward;
import althing.odin.effects.TurningOver;

/** Whether a deed would have an effect now; one for each deed, so that none is looked up while a game is played. */
@FunctionalInterface
interface Feasible {

    boolean now(OdinState position, int seat);

    /** The question for the deed with a number. */
    static Feasible of(int number) {
        return switch (Program.deed(number)) {
            case Deed.Trade trade -> (position, seat) -> Deeds.canTrade(position, seat, number, trade, "FFO-3.6", null);
            case Deed.PerAnimal products -> (position, seat) -> Supply.animals(position, seat, products.animal()) > 0;
            case Deed.PerSeat _ -> (_, _) -> true;
            case Deed.IfAnimal products -> (position, seat) -> Supply.animals(position, seat, products.animal()) > 0;
            case Deed.Mountain mountain -> (position, _) -> Mountains.isPossible(position, mountain.rock());
            case Deed.Upgrade upgrade -> ofUpgrade(upgrade, number);
            case Deed.Roll roll ->
                roll.kind() == Throw.WHALE ? (position, seat) -> Supply.boats(position, seat) > 0 : (_, _) -> true;
            case Deed.Sale _ -> Sale::canBuy;
            case Deed.Explore explore -> (position, seat) -> Exploring.canExplore(position,
                    Exploring.islands(position, seat, explore, number));
            case Deed.Play _ -> ofPlay(Program.spaceOf(number));
            case Deed.Bonus _ -> (_, _) -> true;
            case Deed.Turn _ -> TurningOver::canTurn;
            case Deed.Rage _ -> (position, seat) -> Dice.mostOre(position, seat) > 0;
            case Deed.Settle settle -> (position, seat) -> Placements.fitsAnywhere(position, seat, settle.item());
            case Deed.Simple simple -> of(simple, number);
        };
    }

    private static Feasible ofUpgrade(Deed.Upgrade upgrade, int number) {
        return Deeds.isMountainUpgrade(number)
                ? (position, seat) -> Upgrades.isPossible(position, seat, upgrade)
                        || Moments.canInstead(position, seat, Moments.INSTEAD_OF_UPGRADE)
                : (position, seat) -> Upgrades.isPossible(position, seat, upgrade);
    }

    /** Cards come from the hand, or from the draw that comes before an action of column 3 (FFO-13.3). */
    private static Feasible ofPlay(int space) {
        if (space < 0 || Space.get(space).column != Turns.DRAWING_COLUMN) {
            return Duty::canSpareCard;
        }
        return (position, seat) -> Duty.canSpareCard(position, seat)
                || (position.now.space != space && Occupations.count(position, Occupations.DECK) > 0);
    }

    private static Feasible of(Deed.Simple deed, int number) {
        return switch (deed) {
            case OVERSEAS -> (position, seat) -> Overseas.canFlip(position, seat, 0);
            case FORGE, FEAST, BREED, HOMECOMING, SOW, REAP -> (_, _) -> true;
            case EMIGRATE -> (position, seat) -> Voyages.canEmigrate(position, seat,
                    Prices.ofEmigration(position, seat, number));
            case REBUILD -> Rebuilding::canRebuild;
            case FOLLOW -> Following::canFollow;
            case STEWARD -> Steward::canFillShed;
            case COURIER -> Courier.CLOAKPIN::isPossible;
            case INNKEEPER -> Courier.DRINKING_HORN::isPossible;
            case MORE -> OneMore::canTake;
            case RECALL -> Recalling::canRecall;
            case BACK -> (position, _) -> position.now.site >= 0 && position.standing[position.now.site] > 0;
            case LATE -> Latecomer::canUse;
            case GUARDED_EMIGRATION -> (position, seat) -> Voyages.canEmigrate(position, seat,
                    Voyages.largeShips(position, seat));
        };
    }
}

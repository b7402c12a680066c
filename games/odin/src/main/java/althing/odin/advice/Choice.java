package althing.odin.advice;

import org.jspecify.annotations.Nullable;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.odin.course.OdinMove.Arm;
import althing.odin.course.OdinMove.Back;
import althing.odin.course.OdinMove.Buy;
import althing.odin.course.OdinMove.Choose;
import althing.odin.course.OdinMove.Dig;
import althing.odin.course.OdinMove.Disarm;
import althing.odin.course.OdinMove.Emigrate;
import althing.odin.course.OdinMove.Explore;
import althing.odin.course.OdinMove.First;
import althing.odin.course.OdinMove.Flip;
import althing.odin.course.OdinMove.Go;
import althing.odin.course.OdinMove.Imitate;
import althing.odin.course.OdinMove.Keep;
import althing.odin.course.OdinMove.Lay;
import althing.odin.course.OdinMove.Pay;
import althing.odin.course.OdinMove.Place;
import althing.odin.course.OdinMove.Play;
import althing.odin.course.OdinMove.Raise;
import althing.odin.course.OdinMove.Rebuild;
import althing.odin.course.OdinMove.Recall;
import althing.odin.course.OdinMove.Sail;
import althing.odin.course.OdinMove.Serve;
import althing.odin.course.OdinMove.Spend;
import althing.odin.course.OdinMove.Store;
import althing.odin.course.OdinMove.Take;
import althing.odin.course.OdinMove.Upgrade;
import althing.odin.course.OdinMove.Use;
import althing.odin.course.OdinMove.Word;
import althing.odin.actions.Choosing;
import althing.odin.actions.Offer;
import althing.odin.actions.Sale;
import althing.odin.actions.Turns;
import althing.odin.actions.Upgrading;
import althing.odin.board.Laying;
import althing.odin.board.Settling;
import althing.odin.board.Ships;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.box.Plan;
import althing.odin.box.Space;
import althing.odin.cards.CardUse;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.course.Phase;
import althing.odin.course.Window;
import althing.odin.dice.Dice;
import althing.odin.dice.Loot;
import althing.odin.dice.Raging;
import althing.odin.dice.Rolling;
import althing.odin.effects.TurningOver;
import althing.odin.feast.KeepingFish;

/** How good each move of a decision looks. */
public final class Choice {

    /** How much better than passing any action is, and how much better still what costs no viking. */
    private static final double ACTING = 40;
    private static final double FREE = 48;
    private static final double NEVER = -100;

    private final OdinState position;
    private final int seat;
    private final Appraisal prices;
    private final Prospects prospects;
    private final @Nullable Layout[] layouts = new Layout[Estate.BOARDS];

    Choice(OdinState position, int seat, Weights weights) {
        this.position = position;
        this.seat = seat;
        prices = new Appraisal(position, seat, weights);
        prospects = new Prospects(prices);
    }

    Move best(MoveList moves) {
        Move best = moves.get(0);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            double worth = worth((OdinMove) moves.get(i));
            if (worth > most) {
                most = worth;
                best = moves.get(i);
            }
        }
        return best;
    }

    double worth(OdinMove move) {
        return switch (move) {
            case Go go -> go(go.space());
            case Imitate imitate -> go(imitate.space());
            case Place place -> place(place);
            case Lay lay -> lay(lay);
            case Buy buy -> free(prices.of(buy.ship()) - Ships.price(buy.ship()) * prices.of(Items.SILVER));
            case Arm arm -> free(prices.of(arm.ship() + 1) - prices.of(arm.ship()) - prices.of(Items.ORE));
            case Store _ -> position.phase == Phase.SCORING ? 1 : NEVER;
            case Choose choose ->
                prospects.alternative(Choosing.asked(position), choose.alternative() - 1);
            case Dig dig -> prospects.picks().dig(dig.strip(), dig.count());
            case Upgrade upgrade -> prospects.picks().upgrade(upgrade.good(),
                    Upgrading.asked(position).steps());
            case Raise raise -> prospects.picks().upgrade(raise.good(), 2);
            case Disarm _ -> position.isAsked(Raging.FRAME) ? 1.5 : NEVER;
            case First _ -> 0;
            case Keep keep -> CardProspects.worth(prospects, keep.card());
            case Recall recall -> Space.get(recall.space()).column;
            case Play play -> CardProspects.worth(prospects, play.card());
            case Use use -> free(prospects.alternative(CardUse.program(use.card()), use.alternative() - 1) - 0.3);
            case Spend spend -> -spend.stones() * prices.of(Items.STONE)
                    - spend.swords() * prices.of(Items.SWORD) - spend.spears() * prices.of(Items.SPEAR);
            case Flip flip -> position.isAsked(TurningOver.FRAME)
                    ? prices.of(TurningOver.result(flip.good())) - prices.of(flip.good(), -1)
                    : prospects.picks().upgrade(flip.good(), 1);
            case Take take -> take(take.tile());
            case Explore explore -> prices.island(Plan.ALL.get(explore.island()));
            case Emigrate emigrate -> prices.emigration(emigrate.ship());
            case Rebuild rebuild -> prices.of(Items.KNARR) - prices.of(rebuild.boat());
            case Sail sail -> sail.plain() + 2 * sail.armed();
            case Pay pay -> DiceProspects.now(prices).paid(pay.weapons(), Dice.woodDue(position, seat, pay.weapons()));
            case Back back -> back.vikings();
            case Serve _ -> 0;
            case Word word -> word(word);
        };
    }

    private double go(int space) {
        double worth = prospects.space(space);
        return worth <= 0 ? worth - 1 : ACTING + worth - prices.viking() * Space.get(space).column;
    }

    /** What can be done at any time is done before anything else if it brings something. */
    private double free(double worth) {
        return worth > 0 && position.isAsked(Turns.FRAME) ? FREE + worth : worth - 0.01;
    }

    /** Tiles are laid when the board is about to count, because until then they may find a better use. */
    private double place(Place place) {
        if (!isLaying()) {
            return NEVER;
        }
        int board = place.board() == 0 ? seat : place.board() % Estate.BOARDS;
        return laying(layout(board), place.item());
    }

    private boolean isLaying() {
        return (position.isAsked(Window.FRAME) && position.phase != Phase.FEAST) || position.isAsked(Settling.FRAME)
                || position.isAsked(KeepingFish.FRAME);
    }

    private double laying(Layout layout, int item) {
        Places places = layout.places(item);
        int best = places.best();
        return best == Items.NONE ? NEVER : places.gain(best) - prices.kept(item);
    }

    private Layout layout(int board) {
        Layout known = layouts[board];
        if (known == null) {
            known = new Layout(position, board, prices);
            layouts[board] = known;
        }
        return known;
    }

    private double lay(Lay lay) {
        return layout(Laying.board(position))
                .gain(Laid.of(Laying.board(position), Laying.item(position), lay.row(), lay.column(), lay.turn()));
    }

    private double take(int tile) {
        if (position.isAsked(Sale.FRAME)) {
            return prospects.picks().bargain(tile);
        }
        return position.isAsked(Rolling.FRAME)
                ? DiceProspects.now(prices).loot(tile, Loot.boost(position, seat, tile, Items.NONE))
                : prices.of(tile);
    }

    private double word(Word word) {
        return switch (word) {
            case PASS, DONE -> 0;
            case TRADE -> position.isAsked(Offer.FRAME)
                    ? prospects.trade(Offer.asked(position))
                    : 2;
            case ROLL -> DiceProspects.now(prices).again(Dice.mostRolls(position, seat) - position.now.rolls);
            case FAIL -> DiceProspects.now(prices).failure();
            case COIN, LEAVE -> 0;
        };
    }

    /** How bad it is to serve something else than the best: a free square is the worst. */
    static double serve(Appraisal prices, Move move) {
        return switch ((OdinMove) move) {
            case Serve serve -> (serve.flat() ? Items.FLAT[serve.food()] : Items.UPRIGHT[serve.food()])
                    - prices.of(serve.food(), -1) - 1;
            case Word word when word == Word.COIN -> -prices.of(Items.SILVER);
            default -> -3;
        };
    }
}

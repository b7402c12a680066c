package althing.odin;

import althing.engine.MoveList;
import althing.odin.OdinMove.Back;
import althing.odin.OdinMove.Explore;
import althing.odin.OdinMove.First;
import althing.odin.OdinMove.Keep;
import althing.odin.OdinMove.Lay;
import althing.odin.OdinMove.Imitate;
import althing.odin.OdinMove.Recall;
import althing.odin.OdinMove.Sail;
import althing.odin.OdinMove.Spend;
import althing.odin.OdinMove.Take;
import althing.odin.OdinMove.Use;
import althing.odin.OdinMove.Word;

/** Which phase or action asks, lists and plays what, and what comes when nothing is asked. */
final class Flow {

    private Flow() {
    }

    static void list(OdinPosition position, int seat, MoveList into) {
        listAll(position, seat, into);
        Duty.keep(position, seat, into);
    }

    private static void listAll(OdinPosition position, int seat, MoveList into) {
        listOwn(position, seat, into);
        if (position.asked().anytime) {
            Anytime.list(position, seat, into);
        }
    }

    /** Whether the move would be legal if no action owed an effect. */
    static boolean isOffered(OdinPosition position, int seat, OdinMove move) {
        position.scratch.clear();
        listAll(position, seat, position.scratch);
        return position.scratch.contains(move);
    }

    /** The moves of the decision itself, without what can be done at any time. */
    private static void listOwn(OdinPosition position, int seat, MoveList into) {
        switch (position.asked()) {
            case TURN -> Turns.list(position, seat, into);
            case WINDOW -> into.add(Word.DONE);
            case LAY -> Placing.list(position, board(position), item(position), into);
            case CHOOSE -> Choosing.listChoices(position, seat, into);
            case OFFER -> listOffer(position, seat, into);
            case MOUNTAIN -> Mountains.list(position, into);
            case UPGRADE -> Upgrading.list(position, seat, into);
            case OVERSEAS -> Trading.listFlips(position, seat, into);
            case SALE -> Trading.listSale(position, seat, into);
            case FORGE -> Trading.listForge(position, into);
            case EXPLORE -> Voyages.listIslands(position, into);
            case EMIGRATE -> Voyages.listShips(position, seat, into);
            case REBUILD -> Voyages.listBoats(position, seat, into);
            case BOATS -> Dice.listBoats(position, seat, into);
            case DICE -> Dice.list(position, seat, into);
            case SPEND -> Loot.listSpending(position, seat, into);
            case BACK -> Dice.listBack(position, into);
            case FEAST -> Feast.list(position, seat, into);
            case PLAY -> Occupations.listPlays(position, seat, into);
            case BONUS, TUTOR -> {
                Occupations.listHand(position, seat, into);
                into.add(Word.DONE);
            }
            case SETTLE -> Anytime.listSettling(position, seat, into);
            case FOLLOW -> Choosing.listFollowed(position, seat, into);
            case INSTEAD -> {
                int space = position.due(Due.INSTEAD);
                Moments.listInstead(position, seat, Moments.INSTEAD[space], into);
                if (Deeds.canDoItself(position, seat, space)) {
                    into.add(Word.DONE);
                }
            }
            case INSTEAD_UPGRADE -> {
                Moments.listInstead(position, seat, Moments.INSTEAD_OF_UPGRADE, into);
                into.add(Word.DONE);
            }
            case TURN_OVER -> Turning.list(position, seat, into);
            case RAGE -> Dice.listRage(position, seat, into);
            case STEWARD -> Anytime.listSteward(position, seat, into);
            case MAID -> Yield.listMaid(into);
            case COURIER -> Courier.list(position, seat, into);
            case MORE -> Choosing.listMore(position, seat, into);
            case RECALL -> Recalling.list(position, seat, into);
            case RECALL_AGAIN -> Recalling.listAgain(position, seat, into);
            case LATE -> Latecomer.list(position, seat, into);
            case SPLIT -> Loot.listSecond(position, seat, into);
            case FISH -> Feast.listFish(position, seat, into);
            case ORDER -> Ordering.list(position, seat, into);
            case FIRST_CARD -> Occupations.listLight(position, into);
            case THROW, BEGIN, AFTER, PROGRAM, DEED, RESUME, END, TABLE ->
                throw new IllegalStateException("never asked");
        }
    }

    private static void listOffer(OdinPosition position, int seat, MoveList into) {
        if (Deeds.isPossible(position, seat, position.due(Due.OFFER))) {
            into.add(Word.TRADE);
        }
        into.add(Word.DONE);
    }

    /** The item and the board of a tile that is to be laid. */
    static int item(OdinPosition position) {
        return position.due(Due.LAY_ITEM);
    }

    static int board(OdinPosition position) {
        return Estate.named(position.due(Due.LAY_BOARD), position.agenda.seat());
    }

    static void play(OdinPosition position, int seat, OdinMove move) {
        boolean instead = position.asked() == Task.INSTEAD || position.asked() == Task.INSTEAD_UPGRADE;
        if (position.asked().anytime && !(instead && move instanceof Use use && isInstead(position, use))
                && Anytime.play(position, seat, move)) {
            return;
        }
        switch (position.asked()) {
            case TURN -> Turns.play(position, seat, move);
            case WINDOW -> position.agenda.pop();
            case LAY -> lay(position, seat, (Lay) move);
            case CHOOSE -> Choosing.choose(position, seat, move);
            case OFFER -> Deeds.playOffer(position, seat, move);
            case MOUNTAIN -> Mountains.play(position, seat, move);
            case UPGRADE -> Upgrading.play(position, seat, move);
            case OVERSEAS -> Trading.playFlip(position, seat, move);
            case SALE -> Trading.playSale(position, seat, move);
            case FORGE -> Trading.playForge(position, seat, ((Take) move).tile());
            case EXPLORE -> Voyages.explore(position, seat, ((Explore) move).island());
            case EMIGRATE -> Voyages.playEmigrate(position, seat, move);
            case REBUILD -> Voyages.playRebuild(position, seat, move);
            case BOATS -> Dice.playBoats(position, seat, (Sail) move);
            case DICE -> Dice.play(position, seat, move);
            case SPEND -> Loot.spend(position, seat, (Spend) move);
            case BACK -> Dice.playBack(position, seat, ((Back) move).vikings());
            case FEAST -> Feast.play(position, seat, move);
            case PLAY -> Occupations.playPlays(position, seat, move);
            case BONUS -> Occupations.playBonus(position, seat, move);
            case TUTOR -> Occupations.playTutor(position, seat, move);
            case SETTLE -> {
                position.agenda.pop();
                Anytime.play(position, seat, move);
            }
            case FOLLOW -> Choosing.follow(position, seat, (Imitate) move);
            case INSTEAD -> playInstead(position, seat, move);
            case INSTEAD_UPGRADE -> playInsteadOfUpgrade(position, seat, move);
            case TURN_OVER -> Turning.play(position, seat, move);
            case RAGE -> Dice.playRage(position, seat, move);
            case STEWARD -> Anytime.playSteward(position, seat, move);
            case MAID -> Yield.playMaid(position, seat, move);
            case COURIER -> Courier.play(position, seat, move);
            case MORE -> Choosing.takeMore(position, seat, ((Take) move).tile());
            case RECALL -> Recalling.play(position, seat, (Recall) move);
            case RECALL_AGAIN -> Recalling.playAgain(position, seat, move);
            case LATE -> Latecomer.play(position, seat, move);
            case SPLIT -> Loot.playSecond(position, seat, move);
            case FISH -> Feast.playFish(position, seat, move);
            case ORDER -> Ordering.play(position, seat, (First) move);
            case FIRST_CARD -> Occupations.keep(position, seat, ((Keep) move).card());
            case THROW, BEGIN, AFTER, PROGRAM, DEED, RESUME, END, TABLE ->
                throw new IllegalStateException("never asked");
        }
    }

    /** Whether the card is the one that is offered, rather than one for any time. */
    private static boolean isInstead(OdinPosition position, Use use) {
        position.scratch.clear();
        listOwn(position, position.agenda.seat(), position.scratch);
        return position.scratch.contains(use);
    }

    /** Does what a card offers, or goes on with the action. */
    private static void playInstead(OdinPosition position, int seat, OdinMove move) {
        int space = position.due(Due.INSTEAD);
        position.agenda.pop();
        if (move instanceof Use use) {
            Moments.useInstead(position, seat, Moments.INSTEAD[space], use);
        } else {
            Choosing.beginItself(position, seat, space);
        }
    }

    /** A card can do nothing instead any more. */
    private static void lapse(OdinPosition position, int seat) {
        if (!Duty.staysWithoutCard(position) || isLost(position, seat)) {
            position.agenda.pop();
        } else if (position.isAsked(Task.INSTEAD)) {
            playInstead(position, seat, Word.DONE);
        } else {
            playInsteadOfUpgrade(position, seat, Word.DONE);
        }
    }

    /** Whether the action itself is not possible either. */
    private static boolean isLost(OdinPosition position, int seat) {
        return position.isAsked(Task.INSTEAD) && !Deeds.canDoItself(position, seat, position.due(Due.INSTEAD));
    }

    private static void playInsteadOfUpgrade(OdinPosition position, int seat, OdinMove move) {
        int upgrade = position.due(Due.INSTEAD_UPGRADE);
        position.agenda.pop();
        if (move instanceof Use use) {
            Moments.useInstead(position, seat, Moments.INSTEAD_OF_UPGRADE, use);
        } else {
            Deeds.carryOut(position, seat, upgrade);
        }
    }

    private static void lay(OdinPosition position, int seat, Lay lay) {
        int item = item(position);
        int board = board(position);
        position.agenda.pop();
        Placing.lay(position, seat, board, item, lay);
    }

    /** Goes on until somebody has a decision to make or the game is over. */
    static void advance(OdinPosition position) {
        boolean over = position.phase == Phase.OVER && position.agenda.isEmpty();
        while (position.phase != Phase.OVER || !position.agenda.isEmpty()) {
            if (position.agenda.isEmpty()) {
                Rounds.goOn(position);
            } else if (!settle(position, position.agenda.seat())) {
                return;
            }
        }
        if (!over) {
            Scoring.finish(position);
        }
    }

    /** Deals with the top of the agenda if it needs no decision; says whether it did. */
    private static boolean settle(OdinPosition position, int seat) {
        switch (position.asked()) {
            case DEED -> Deeds.run(position, seat);
            case THROW -> Dice.begin(position, seat);
            case BEGIN -> begin(position, seat);
            case PROGRAM -> beginProgram(position, seat);
            case AFTER, RESUME, END, TABLE -> goOn(position, seat, position.asked());
            case LAY, DICE, SPEND, BACK -> {
                return false;
            }
            case BONUS -> {
                if (!position.now.bonusUsed && Occupations.holdsAny(position, seat)) {
                    return false;
                }
                position.agenda.pop();
            }
            case TURN -> {
                if (!Rounds.canOnlyPass(position, seat)) {
                    return false;
                }
                position.agenda.pop();
                Turns.pass(position, seat);
            }
            case WINDOW -> {
                if (Rounds.isUseful(position, seat)) {
                    return false;
                }
                position.agenda.pop();
            }
            case INSTEAD, INSTEAD_UPGRADE -> {
                if (!isIdle(position, seat)) {
                    return false;
                }
                lapse(position, seat);
            }
            case ORDER -> {
                return Ordering.isSettled(position, seat);
            }
            case FEAST -> {
                if (!Feast.isDecided(position, seat)) {
                    return false;
                }
                position.agenda.pop();
                Feast.end(position, seat);
            }
            default -> {
                if (!isIdle(position, seat)) {
                    return false;
                }
                position.agenda.pop();
            }
        }
        return true;
    }

    private static void begin(OdinPosition position, int seat) {
        int space = position.due(Due.BEGIN);
        position.agenda.pop();
        Choosing.beginSpace(position, seat, space);
    }

    private static void beginProgram(OdinPosition position, int seat) {
        Program program = Program.get(position.due(Due.PROGRAM));
        position.agenda.pop();
        Choosing.begin(position, seat, program);
    }

    private static void goOn(OdinPosition position, int seat, Task task) {
        position.agenda.pop();
        switch (task) {
            case AFTER -> Moments.fireAfter(position, seat);
            case RESUME -> position.resume(seat);
            case TABLE -> Feast.sitDown(position, seat);
            default -> Turns.end(position, seat);
        }
    }

    /** Whether nothing can be done any more but going on. */
    private static boolean isIdle(OdinPosition position, int seat) {
        MoveList own = position.scratch;
        own.clear();
        listOwn(position, seat, own);
        Duty.keep(position, seat, own);
        return own.isEmpty() || own.size() == 1 && own.get(0) == Word.DONE;
    }
}

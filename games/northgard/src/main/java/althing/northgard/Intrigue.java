package althing.northgard;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.northgard.Action.Kind;
import althing.northgard.NorthgardMove.Target;
import althing.northgard.NorthgardMove.Use;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.NorthgardView.Decision;

/** Cards are drawn, taken, looked at and discarded by the effects of others (NOR-12, NOR-27.20 to NOR-27.22, NOR-27.34). */
final class Intrigue {

    /** What a card is taken from. */
    static final int FETCH = 0;
    static final int FORESEE = 1;
    private static final int RANSOM = 2;

    private Intrigue() {
    }

    static boolean canDrawPerLarge(NorthgardPosition position, int seat) {
        int cards = largeClosed(position, seat);
        return cards > 0 && position.decks.drawable(seat) >= cards;
    }

    /** The closed territories of three tiles or more (NOR-27.29). */
    private static int largeClosed(NorthgardPosition position, int seat) {
        int count = 0;
        for (int own = position.controlledFrom(seat, 0); own >= 0; own = position.controlledFrom(seat, own + 1)) {
            count += position.land.isClosed(own) && position.land.extent(own) >= Figures.LARGE_SIZE ? 1 : 0;
        }
        return count;
    }

    static void drawPerLarge(NorthgardPosition position, int seat) {
        if (canDrawPerLarge(position, seat)) {
            drawCards(position, seat, largeClosed(position, seat));
        }
    }

    static void drawCards(NorthgardPosition position, int seat, int cards) {
        int before = position.decks.handSize[seat];
        position.draw(seat, cards);
        int drawn = position.decks.handSize[seat] - before;
        if (position.isHeard() && drawn > 0) {
            position.tell("log.draw", "seat", Phrase.seat(seat), "cards", drawn);
        }
    }

    /** Draws cards and has them divided; they lie last in the hand (NOR-12.1). */
    static void draw(NorthgardPosition position, int seat, int number) {
        Action action = Effects.action(number);
        if (position.decks.drawable(seat) < action.n()) {
            return;
        }
        position.action.acting = number;
        drawCards(position, seat, action.n());
        position.action.left = action.n();
        divide(position, seat, 0);
    }

    /** Asks for the next of the drawn cards that does not stay in hand: first those to discard. */
    private static void divide(NorthgardPosition position, int seat, int done) {
        Action action = Effects.action(position.action.acting);
        if (done < action.discard() + action.top()) {
            position.ask(Decision.DIVIDE, seat, done);
        }
    }

    private static boolean isDiscarding(NorthgardPosition position, int done) {
        return done < Effects.action(position.action.acting).discard();
    }

    static boolean isPossible(NorthgardPosition position, int seat, Kind kind) {
        boolean victim = false;
        for (int other = 0; other < position.seats; other++) {
            victim |= isVictim(position, seat, other);
        }
        return switch (kind) {
            case RAPACIOUS -> victim;
            default -> victim || kind != Kind.CURSE && position.decks.drawable(seat) > 0;
        };
    }

    private static boolean isVictim(NorthgardPosition position, int seat, int other) {
        return position.layout.isEnemy(seat, other) && position.decks.handSize[other] > 0;
    }

    static void begin(NorthgardPosition position, int seat, int number) {
        Kind kind = Effects.action(number).kind();
        position.action.acting = number;
        if (kind == Kind.CURSE) {
            position.task(Task.CURSE, seat, 1);
            return;
        }
        if (kind == Kind.SPY) {
            position.task(Task.DRAW_CARDS, seat, 1);
        }
        position.scratch.clear();
        listTargets(position, seat, position.scratch);
        if (position.scratch.size() == 1) {
            aim(position, seat, (NorthgardMove) position.scratch.get(0));
        } else if (!position.scratch.isEmpty()) {
            position.ask(Decision.TARGET, seat);
        }
    }

    private static void listTargets(NorthgardPosition position, int seat, MoveList into) {
        for (int other = 0; other < position.seats; other++) {
            if (isVictim(position, seat, other)) {
                into.add(Moves.TARGET[other]);
            }
        }
        if (Effects.action(position.action.acting).kind() == Kind.THREATEN && position.decks.drawable(seat) > 0) {
            into.add(Word.DRAW);
        }
    }

    /** The next opponent of a curse discards a card (NOR-27.21). */
    static void curse(NorthgardPosition position, int seat, int places) {
        if (places == position.seats) {
            return;
        }
        position.task(Task.CURSE, seat, places + 1);
        int other = (seat + places) % position.seats;
        if (isVictim(position, seat, other)) {
            position.ask(Decision.DISCARD, other);
        }
    }

    static void list(NorthgardPosition position, int seat, MoveList into) {
        int number = position.agenda.number();
        switch (position.asked()) {
            case DIVIDE -> {
                Use use = isDiscarding(position, number) ? Use.DISCARD : Use.TOP;
                int from = position.decks.handSize[seat] - position.action.left;
                listHand(position, seat, from, use, into);
            }
            case TARGET -> listTargets(position, seat, into);
            case PICK -> listHand(position, position.action.target, 0, Use.PICK, into);
            case RANSOM -> {
                into.add(Word.YIELD);
                into.add(Word.BUY_OFF);
            }
            case DISCARD -> listHand(position, seat, 0, Use.DISCARD, into);
            case COPY -> Copying.list(position, seat, into);
            default -> listTakes(position, seat, number, into);
        }
    }

    private static void listHand(NorthgardPosition position, int of, int from, Use use, MoveList into) {
        for (int i = from; i < position.decks.handSize[of]; i++) {
            if (!Decks.isRepeated(position.decks.hand, of, i, from)) {
                into.add(Moves.card(use, position.decks.inHand(of, i)));
            }
        }
    }

    private static void listTakes(NorthgardPosition position, int seat, int number, MoveList into) {
        if (number == FORESEE) {
            for (int i = 0; i < position.piles.offerSize; i++) {
                into.add(Moves.card(Use.TAKE, position.piles.offer[i]));
            }
            return;
        }
        for (int i = 0; i < position.decks.discardSize[seat]; i++) {
            if (!Decks.isRepeated(position.decks.discard, seat, i, 0)) {
                into.add(Moves.card(Use.TAKE, position.decks.discard[seat * Decks.ROOM + i]));
            }
        }
        into.add(Word.DRAW);
    }

    static void play(NorthgardPosition position, int seat, NorthgardMove move) {
        Decision decision = position.asked();
        int number = position.agenda.number();
        position.agenda.pop();
        switch (decision) {
            case DIVIDE -> putAway(position, seat, number, ((WithCard) move).card());
            case TARGET -> aim(position, seat, move);
            case PICK -> pick(position, seat, ((WithCard) move).card());
            case RANSOM -> ransom(position, seat, number, move == Word.YIELD);
            case DISCARD -> discard(position, seat, ((WithCard) move).card());
            case COPY -> Copying.copy(position, seat, ((WithCard) move).card());
            default -> take(position, seat, number, move);
        }
    }

    private static void putAway(NorthgardPosition position, int seat, int done, int card) {
        Decks decks = position.decks;
        int index = decks.indexInHand(seat, card, decks.handSize[seat] - position.action.left);
        position.action.left--;
        if (isDiscarding(position, done)) {
            position.layOpen(seat, index);
            decks.addDiscard(seat, card);
            tellDiscard(position, seat, card);
        } else {
            decks.removeFromHand(seat, index);
            decks.addTop(seat, card, 1 << seat);
        }
        divide(position, seat, done + 1);
    }

    private static void tellDiscard(NorthgardPosition position, int seat, int card) {
        if (position.isHeard()) {
            position.tell("log.discard", "seat", Phrase.seat(seat), "card", Wording.card(card));
        }
    }

    private static void aim(NorthgardPosition position, int seat, NorthgardMove move) {
        if (!(move instanceof Target target)) {
            drawCards(position, seat, 1);
            return;
        }
        position.action.target = target.seat();
        position.reveal();
        if (Effects.action(position.action.acting).kind() == Kind.THREATEN) {
            int index = position.random.nextInt(position.decks.handSize[target.seat()]);
            discard(position, target.seat(), position.decks.inHand(target.seat(), index));
            return;
        }
        position.decks.show(target.seat(), seat);
        if (position.isHeard()) {
            position.tell("log.looks", "seat", Phrase.seat(seat), "other", Phrase.seat(target.seat()));
        }
        position.ask(Decision.PICK, seat);
    }

    private static void pick(NorthgardPosition position, int seat, int card) {
        int victim = position.action.target;
        if (Effects.action(position.action.acting).kind() == Kind.RAPACIOUS
                && position.holdings.stock(victim) >= RANSOM) {
            position.decks.handKnown[victim * Decks.ROOM + position.decks.indexInHand(victim, card,
                    0)] = (byte) position.layout.everyone;
            position.action.wanted = seat;
            position.ask(Decision.RANSOM, victim, card);
        } else {
            discard(position, victim, card);
        }
    }

    /** The picked card goes, or two resources to who picked it (NOR-27.22). */
    private static void ransom(NorthgardPosition position, int seat, int card, boolean yields) {
        if (yields) {
            discard(position, seat, card);
        } else {
            Trading.askRansom(position, seat, RANSOM);
        }
    }

    private static void discard(NorthgardPosition position, int seat, int card) {
        position.layOpen(seat, position.decks.indexInHand(seat, card, 0));
        position.decks.addDiscard(seat, card);
        tellDiscard(position, seat, card);
    }

    private static void take(NorthgardPosition position, int seat, int number, NorthgardMove move) {
        if (!(move instanceof WithCard with)) {
            drawCards(position, seat, 1);
        } else if (number == FORESEE) {
            position.course.foresaw |= 1 << seat;
            Turns.takeOffered(position, seat, with.card());
        } else {
            position.decks.takeFromDiscard(seat, with.card());
            position.decks.addToHand(seat, with.card(), position.layout.everyone);
            if (position.isHeard()) {
                position.tell("log.fetch", "seat", Phrase.seat(seat), "card", Wording.card(with.card()));
            }
        }
    }
}

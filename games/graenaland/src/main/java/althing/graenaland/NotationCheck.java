package althing.graenaland;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

import althing.graenaland.GraenalandView.Decision;
import althing.graenaland.GraenalandView.Stage;

import static althing.graenaland.Given.require;

/** Refuses a position whose components do not add up or that asks what cannot be answered. */
final class NotationCheck {

    private static final Map<Stage, Set<Decision>> ASKED = new EnumMap<>(Map.of(
            Stage.MAP, Set.of(Decision.MAP_TILE, Decision.MAP_VOTE),
            Stage.FOUNDING, Set.of(Decision.FOUND, Decision.DISPLACE),
            Stage.VICTORY_CARDS, Set.of(Decision.KEEP_CARD),
            Stage.MOVING, Set.of(Decision.ORDER, Decision.ENTER),
            Stage.SHARING, Set.of(Decision.PROPOSE, Decision.ASSIGN, Decision.VOTE),
            Stage.DECLARING, Set.of(Decision.DECLARE),
            Stage.BUILDING, Set.of(Decision.BUILD, Decision.PAY, Decision.TOLL, Decision.BRING_HERO, Decision.APPEAL,
                    Decision.PLEDGE, Decision.JOINT_PAY, Decision.PERMITTED),
            Stage.FINAL_BUILDING, Set.of(Decision.BUILD, Decision.PAY, Decision.TOLL, Decision.BRING_HERO)));

    private NotationCheck() {
    }

    static void check(GraenalandPosition position) {
        cards(position);
        supply(position);
        known(position);
        heroes(position);
        require(position.stage == Stage.OVER || ASKED.getOrDefault(position.stage, Set.of()).contains(position.asked),
                "asked: " + position.asked + " is not asked in the stage " + position.stage + ".");
        require(position.advanced || !position.isBeforePlay()
                && position.stage != Stage.DECLARING, "stage: only the advanced game has " + position.stage + ".");
        asked(position);
    }

    private static void cards(GraenalandPosition position) {
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            int number = count(position, kind);
            require(number == Cards.COUNT[kind], "There are " + number + " cards " + NotationWriter.KINDS.get(kind)
                    + " in all, not " + Cards.COUNT[kind] + ".");
        }
    }

    private static int count(GraenalandPosition position, int kind) {
        int number = Cards.count(position.piles.discard, kind);
        for (int seat = 0; seat < position.seats; seat++) {
            number += Cards.count(position.hands[seat], kind) + Cards.count(position.yard.pledged[seat], kind);
        }
        for (int province = 0; province < position.board.provinces; province++) {
            number += Cards.count(position.up[province], kind) + Cards.count(position.down[province], kind);
        }
        int start = Piles.START[Cards.terrain(kind)];
        for (int i = start; i < start + position.piles.deckLeft[Cards.terrain(kind)]; i++) {
            number += position.piles.deck[i] == kind ? 1 : 0;
        }
        return number;
    }

    private static void supply(GraenalandPosition position) {
        int seen = 0;
        int total = 0;
        int[] table = {position.piles.supplyRow, position.piles.supplyDeck, position.piles.supplyDiscard};
        for (int[] places : new int[][]{table, position.supplyHands, position.yard.pledgedSupply}) {
            for (int cards : places) {
                seen |= cards;
                total += Integer.bitCount(cards);
            }
        }
        require(total == Components.SUPPLY.size() && Integer.bitCount(seen) == total,
                "Every supply card must be somewhere, once.");
    }

    private static void known(GraenalandPosition position) {
        for (int seat = 0; seat < position.seats; seat++) {
            for (int observer = 0; observer < position.seats; observer++) {
                long known = position.known[observer * position.seats + seat];
                for (int kind = 0; kind < Cards.KINDS; kind++) {
                    require(Cards.count(known, kind) <= Cards.count(position.hands[seat], kind),
                            "clans[" + seat + "].known: nobody can know of cards that are not there.");
                }
            }
        }
    }

    private static void heroes(GraenalandPosition position) {
        for (int seat = 0; seat < position.seats; seat++) {
            int places = 0;
            for (int kind = 0; kind < GraenalandPosition.HEROES; kind++) {
                int place = position.hero(seat, kind);
                if (place != Board.NOWHERE) {
                    require((places >> place & 1) == 0, "clans[" + seat + "].heroes: two stand in one province.");
                    places |= 1 << place;
                }
            }
            require(position.isBeforePlay() || position.hero(seat, 0) != Board.NOWHERE,
                    "clans[" + seat + "].heroes: the warlord is missing.");
            require(!needsCard(position) || position.victory[seat] >= 0,
                    "clans[" + seat + "].victory: it has kept no victory card.");
        }
        for (int work = 0; work < Components.TOKENS.length; work++) {
            require(position.tokensLeft(work) >= 0, "provinces: there are not so many works of a kind.");
        }
    }

    private static boolean needsCard(GraenalandPosition position) {
        return position.advanced && !position.isBeforePlay();
    }

    /** Whoever is asked is the right one and has an answer. */
    private static void asked(GraenalandPosition position) {
        if (position.stage == Stage.OVER) {
            return;
        }
        boolean fits = switch (position.asked) {
            case PROPOSE -> position.pending == 1 << position.offer.seat && position.offer.province < 0;
            case ASSIGN -> position.pending == 1 << position.offer.seat && position.offer.province >= 0
                    && position.offer.given < Harvest.cards(position, position.offer.province);
            case VOTE -> position.offer.province >= 0 && (position.pending & ~Voting.voters(position)) == 0
                    && position.offer.given == Harvest.cards(position, position.offer.province);
            case BUILD, PERMITTED -> position.pending == 1 << position.yard.builder && position.yard.thing < 0;
            case PAY, TOLL, BRING_HERO -> position.pending == 1 << position.yard.builder && position.yard.thing >= 0
                    && (position.yard.site >= 0) != (position.yard.thing >= Construction.ARMY
                            && position.yard.thing < Construction.WORK);
            case APPEAL, PLEDGE, JOINT_PAY -> position.yard.thing >= Construction.JOINT && position.yard.site >= 0;
            case DISPLACE -> position.founded > 0 && position.cursor < position.founded;
            case KEEP_CARD -> position.dealt[0] >= 0;
            case ENTER -> Views.bits(position.pending).stream().allMatch(seat -> Arrivals.waits(position, seat, 1) >= 0
                    && Arrivals.waits(position, seat, 2) >= 0);
            case ORDER -> (position.pending >> position.main & 1) == 0;
            case MAP_TILE -> position.cursor < position.board.provinces;
            case MAP_VOTE, FOUND, DECLARE -> true;
        };
        require(fits, "asked: " + position.asked + " does not fit to the rest.");
        for (int seat : Views.bits(position.pending)) {
            position.moves(seat, position.scratch);
            require(!position.scratch.isEmpty(), "pending: seat " + seat + " has no answer to " + position.asked + ".");
        }
    }
}

package althing.lab.study;

import java.util.Comparator;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.Move;
import althing.engine.Position;

/**
 * What a move is worth if the first seat makes it as soon as it can, once, against what it would have done on the same deals.
 *
 * @param code  of the move
 * @param deals in which it could be made
 * @param own   in how many of them the bot made it at that moment by itself
 * @param gain  in the chance to win, from −1 to 1; in points, where the seat is alone
 * @param error half of the 95 % interval of the gain, by deals
 */
public record Swap(String code, int deals, int own, double gain, double error) {

    private static final int MOST = 40;
    private static final int FEWEST_DEALS = 20;

    /** The moves that could be made in most deals. */
    static List<String> candidates(Survey survey) {
        int fewest = Math.max(FEWEST_DEALS, survey.usual.size() / 4);
        return survey.offered.entrySet().stream().filter(entry -> entry.getValue() >= fewest)
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry::getKey))
                .limit(MOST).map(Map.Entry::getKey).toList();
    }

    /** The best first. */
    static List<Swap> sorted(List<Swap> swaps) {
        return swaps.stream().sorted(Comparator.comparingDouble(Swap::gain).reversed()).toList();
    }

    static Swap of(Tables tables, String code, List<Double> usual) {
        Mean gains = new Mean();
        int own = 0;
        for (int deal = 0; deal < usual.size(); deal++) {
            Urge urge = new Urge(tables.start(deal).firstSeat(), code);
            Position end = tables.play(deal, 0, urge);
            if (urge.instead != null) {
                own += urge.isOwn ? 1 : 0;
                gains.add(Tables.result(end, urge.seat) - usual.get(deal));
            }
        }
        return new Swap(code, (int) gains.count(), own, gains.mean(), gains.error());
    }

    /** Makes a seat play a move once, the first time it can. */
    private static final class Urge implements Onlooker {

        private final int seat;
        private final String code;
        private @Nullable Move instead;
        private boolean isOwn;

        private Urge(int seat, String code) {
            this.seat = seat;
            this.code = code;
        }

        @Override
        public Move played(Position position, int decider, Move chosen) {
            if (decider != seat || instead != null) {
                return chosen;
            }
            Move wanted = position.setup().game().move(code);
            if (position.why(seat, wanted).isPresent()) {
                return chosen;
            }
            instead = wanted;
            isOwn = wanted.equals(chosen);
            return wanted;
        }
    }
}

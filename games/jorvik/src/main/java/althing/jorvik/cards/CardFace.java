package althing.jorvik.cards;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * What is printed on a card.
 *
 * @param id     the card's key in data and texts, {@code card.<id>}
 * @param jarl   whether it carries the Jarl mark and plays in the Jarl game only
 * @param goods  the materials of an artisan, the good of a merchant or an oracle
 * @param effect what a skald, building, Loki or defence card does; null for the other kinds
 * @param amount strength of a warrior, cubes of a ship, coins for each cube at a merchant, points for each cube at an
 *               oracle, points won in an attack, or the figure of another effect
 * @param points points in the final scoring; for a warehouse those of each cube on it; for an attack the loss, negative
 * @param when   the phases in which it acts
 * @param source the source mark of its data
 */
public record CardFace(String id, Kind kind, Season season, boolean jarl, List<Good> goods, @Nullable Effect effect,
        int amount, int points, List<When> when, Often often, String source) {

    /** When a card acts (JOR-12.1). */
    public enum When {
        DELIVERY, DEMAND, PURCHASE, LOADING, ATTACK, SCORING, ANY
    }

    /** How often a card acts (JOR-12.1). */
    public enum Often {
        ALWAYS, ONCE, AT_PURCHASE
    }

    public CardFace {
        goods = List.copyOf(goods);
        when = List.copyOf(when);
    }
}

package althing.northgard;

/** The action under way: what is left of it and what it is about. Not thread safe. */
final class Undertaking {

    /** Whose card, and its number as in {@link Task#RUN}. */
    int acting;
    int traits;
    int points;
    int left;
    /** Where units may be recruited, an ordinal of {@link Action.Where}. */
    int where;
    int visitor = NorthgardPosition.NOBODY;
    /** Two territories or a territory that the action is about. */
    int from = Tiles.NONE;
    int to = Tiles.NONE;
    /** The partner's territory that units pass through and must leave, or {@link Tiles#NONE} (NOR-19.5). */
    int passing = Tiles.NONE;
    /** The opponent the action is about. */
    int target = NorthgardPosition.NOBODY;
    /** What was recruited in each territory by this action. */
    final byte[] recruited = new byte[Tiles.REGION_COUNT];
    /** The offers made in this trade, and the resource bought, as bits and ordinal. */
    int offered;
    int wanted;
    /** The resource that Scorched Earth takes in this Harvest counted from 1, or 0. */
    int scorchedTake;

    void become(Undertaking other) {
        acting = other.acting;
        traits = other.traits;
        points = other.points;
        left = other.left;
        where = other.where;
        visitor = other.visitor;
        from = other.from;
        to = other.to;
        passing = other.passing;
        target = other.target;
        System.arraycopy(other.recruited, 0, recruited, 0, recruited.length);
        offered = other.offered;
        wanted = other.wanted;
        scorchedTake = other.scorchedTake;
    }

    boolean is(Action.Trait trait) {
        return (traits >> trait.ordinal() & 1) != 0;
    }
}

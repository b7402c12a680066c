package althing.vikings;

import java.util.Locale;

import althing.engine.notation.Means;

/** The kinds of decisions on the agenda. */
enum Decision {

    @Means("what to bid for the start-player figure, or to pass")
    BID(new Auction(), VikingsView.Stage.AUCTION),
    @Means("which drawn viking leaves the game")
    REMOVE(new Removing(), VikingsView.Stage.REMOVING),
    @Means("which trade goes on the wheel next")
    GROUP(new Grouping(), VikingsView.Stage.GROUPING),
    @Means("which set to buy")
    BUY(new Buying(), VikingsView.Stage.BUYING),
    @Means("where the acquired tile goes, or the start tile")
    LAY(new Laying(), VikingsView.Stage.BUYING),
    @Means("whether the acquired viking moves in on the tile that was just laid, in this `row` and `column`")
    SETTLE(new Settling(), VikingsView.Stage.BUYING),
    @Means("which special tile to take, if any")
    TAKE(new Taking(), VikingsView.Stage.BUYING),
    @Means("which tile makes room for this `special` building")
    SWAP(new Swapping(), VikingsView.Stage.BUYING),
    @Means("whether to use a boatman, and how")
    BOATMEN(new Boatmen(), VikingsView.Stage.BOATMEN),
    @Means("where the next viking of a boatman’s trip lands; vikings of one `trade`, or one of `each`; `ashore` have landed, of the trades in `landed`")
    TRIP(new Trip(), VikingsView.Stage.BOATMEN);

    static final Decision[] ALL = values();

    @SuppressWarnings("ImmutableEnumChecker") // phases are stateless
    final Phase phase;
    final VikingsView.Stage stage;

    Decision(Phase phase, VikingsView.Stage stage) {
        this.phase = phase;
        this.stage = stage;
    }

    String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}

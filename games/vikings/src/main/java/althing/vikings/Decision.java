package althing.vikings;

import java.util.Locale;

/** The kinds of decisions on the agenda. */
enum Decision {

    BID(new Auction(), VikingsView.Stage.AUCTION),
    REMOVE(new Removing(), VikingsView.Stage.REMOVING),
    GROUP(new Grouping(), VikingsView.Stage.GROUPING),
    BUY(new Buying(), VikingsView.Stage.BUYING),
    LAY(new Laying(), VikingsView.Stage.BUYING),
    SETTLE(new Settling(), VikingsView.Stage.BUYING),
    TAKE(new Taking(), VikingsView.Stage.BUYING),
    SWAP(new Swapping(), VikingsView.Stage.BUYING),
    BOATMEN(new Boatmen(), VikingsView.Stage.BOATMEN),
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

package althing.odin.course;

import java.util.Arrays;

import althing.engine.Phrase;
import althing.odin.OdinRuling;
import althing.odin.actions.Mountains;
import althing.odin.actions.Steps;
import althing.odin.actions.Turns;
import althing.odin.board.Weapons;
import althing.odin.board.Yield;
import althing.odin.box.Components;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Space;
import althing.odin.cards.FirstCard;
import althing.odin.cards.Moments;
import althing.odin.cards.Occupations;
import althing.odin.feast.Feast;
import althing.odin.words.Names;

/** The twelve phases of a round and what follows the last Feast (FFO-2, FFO-4, FFO-17). */
public final class Rounds {

    private static final int ISLAND_SILVER = Components.figure("island-silver");

    private Rounds() {
    }

    /** Does the next piece of the current phase, when nothing is asked. */
    public static void goOn(OdinState position) {
        switch (position.phase) {
            case NEW_VIKING -> newVikings(position);
            case HARVEST -> harvest(position);
            case EXPLORATION -> explorationBoards(position);
            case WEAPON -> weapons(position);
            case ACTIONS -> nextTurn(position);
            case START_PLAYER -> startPlayer(position);
            case INCOME -> windowThen(position, Phase.BREEDING);
            case BREEDING -> breeding(position);
            case FEAST -> feast(position);
            case BONUS -> windowThen(position, Phase.MOUNTAINS);
            case MOUNTAINS -> mountains(position);
            case REMOVE_VIKINGS -> removeVikings(position);
            case SCORING -> windowThen(position, Phase.OVER);
            case OVER -> {
            }
        }
    }

    public static void enter(OdinState position, Phase phase) {
        position.phase = phase;
        position.cursor = 0;
    }

    /** In every round a seat has all its vikings of that round, of the round's colour in the solo game (FFO-2.3). */
    public static void newVikings(OdinState position) {
        if (position.isHeard()) {
            position.tell("log.round", "round", position.round);
        }
        Arrays.fill(position.thingSquare, (byte) position.calendar.vikings(position.round));
        enter(position, Phase.HARVEST);
        if (position.round == 1 && Occupations.isFirstChosen(position.setup())) {
            position.push(FirstCard.FRAME, 0);
        }
    }

    public static void harvest(OdinState position) {
        int most = position.calendar.harvest(position.round);
        if (most > 0 && position.isHeard()) {
            position.tell("log.harvest", "goods", Names.harvest(most));
        }
        fire(position, most > 0 ? Moments.HARVESTED : Moments.NO_HARVEST);
        if (most > 0) {
            fire(position, Moments.HARVEST);
        }
        for (int seat = 0; seat < position.seats; seat++) {
            for (int good = 0; good < Items.GOODS; good++) {
                if (Items.HARVEST[good] > 0 && Items.HARVEST[good] <= most) {
                    position.change(seat, good, 1);
                }
            }
        }
        enter(position, Phase.EXPLORATION);
    }

    /** What cards of all seats do at a moment, the start player first. */
    private static void fire(OdinState position, int moment) {
        for (int places = position.seats - 1; places >= 0; places--) {
            Moments.fire(position, position.clockwise(places), moment);
        }
    }

    /** An unclaimed board turns over, and the other unclaimed ones get silver (FFO-2.9, FFO-2.10). */
    public static void explorationBoards(OdinState position) {
        int flip = position.calendar.flip(position.round);
        if (flip >= 0) {
            for (int island = 0; island < Estate.ISLANDS; island++) {
                if (position.owner[Estate.FIRST_ISLAND + island] == OdinState.NOBODY) {
                    turnOrFund(position, island, flip);
                }
            }
        }
        enter(position, Phase.WEAPON);
    }

    private static void turnOrFund(OdinState position, int island, int flip) {
        if (island != flip) {
            position.islandSilver[island] += (byte) ISLAND_SILVER;
            return;
        }
        position.islandSilver[island] = 0;
        position.boards.turn(island, true);
        if (position.isHeard()) {
            position.tell("log.turn-island", "board", Names.slot(position.slot(Estate.FIRST_ISLAND + island)));
        }
    }

    public static void weapons(OdinState position) {
        for (int places = position.seats - 1; places >= 0; places--) {
            int seat = position.clockwise(places);
            int before = position.agenda.top();
            Moments.fire(position, seat, Moments.NEW_WEAPON);
            if (position.agenda.top() == before) {
                Weapons.draw(position, seat, 1);
            }
        }
        position.passed = 0;
        position.twoPlunderers = 0;
        position.lastPlacer = OdinState.NOBODY;
        enter(position, Phase.ACTIONS);
        position.cursor = position.start;
    }

    /** Asks the next seat that has not passed and has vikings (FFO-3.4). */
    private static void nextTurn(OdinState position) {
        for (int places = 0; places < position.seats; places++) {
            int seat = (position.cursor + places) % position.seats;
            if ((position.passed >> seat & 1) == 0 && position.thingSquare[seat] > 0) {
                position.push(Turns.FRAME, seat);
                return;
            }
        }
        enter(position, Phase.START_PLAYER);
        fire(position, Moments.ACTIONS_OVER);
    }

    /** The moose changes hands at the end of the round: until then the old order holds (FFO-4.1). */
    private static void startPlayer(OdinState position) {
        if (position.seats > 1 && position.lastPlacer != OdinState.NOBODY && position.isHeard()) {
            position.tell("log.moose", "seat", Phrase.seat(position.lastPlacer));
        }
        enter(position, Phase.INCOME);
        fire(position, Moments.INCOME);
    }

    /** Lets one seat after another do what counts before the phase, then the phase takes place. */
    private static void windowThen(OdinState position, Phase next) {
        if (position.cursor < position.seats) {
            int seat = position.clockwise(position.cursor++);
            if (Window.isUseful(position, seat)) {
                position.push(Window.FRAME, seat);
            }
            return;
        }
        switch (position.phase) {
            case INCOME -> Yield.payIncome(position);
            case BONUS -> Yield.payBonuses(position);
            default -> fire(position, Moments.SCORING);
        }
        boolean bonus = position.phase == Phase.BONUS;
        enter(position, next);
        if (bonus) {
            fire(position, Moments.BONUSED);
        }
    }

    public static void breeding(OdinState position) {
        for (int places = 0; places < position.seats; places++) {
            Yield.breedAll(position, position.clockwise(places));
        }
        enter(position, Phase.FEAST);
    }

    private static void feast(OdinState position) {
        if (position.cursor < position.seats) {
            int seat = position.clockwise(position.cursor++);
            if (position.holds(OdinRuling.TABLE_AFTER_WINDOW)) {
                position.push(Steps.SittingDown.FRAME, seat);
                position.push(Window.FRAME, seat);
                Moments.fire(position, seat, Moments.BEFORE_FEAST);
            } else {
                Feast.begin(position, seat);
                position.push(Window.FRAME, seat);
            }
        } else {
            enter(position, position.isLastRound() ? Phase.SCORING : Phase.BONUS);
        }
    }

    static void mountains(OdinState position) {
        Mountains.clear(position);
        enter(position, Phase.REMOVE_VIKINGS);
    }

    /** All vikings come back; in the solo game those of the round before (FFO-4.24, FFO-17.5). */
    static void removeVikings(OdinState position) {
        boolean solo = position.seats == 1;
        for (int space = 0; space < Space.COUNT; space++) {
            boolean stays = solo && position.taken.by(space) > 0 && position.taken.by(space) < OdinState.OLD;
            position.taken.set(space, stays ? position.taken.by(space) + OdinState.OLD : 0);
            position.standing[space] = stays ? position.standing[space] : 0;
        }
        if (position.lastPlacer != OdinState.NOBODY) {
            position.start = position.lastPlacer;
        }
        position.round++;
        enter(position, Phase.NEW_VIKING);
    }
}

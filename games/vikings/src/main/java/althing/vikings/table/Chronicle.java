package althing.vikings.table;

import java.util.ArrayList;
import java.util.List;

import althing.engine.AskingPosition;
import althing.engine.Phrase;
import althing.vikings.area.ScoreLine;
import althing.vikings.box.Names;

/** Tells the listener of a position what happens, and makes no phrase as long as nobody listens. Not thread safe. */
public final class Chronicle {

    private final AskingPosition<?, ?> position;

    Chronicle(AskingPosition<?, ?> position) {
        this.position = position;
    }

    private boolean isHeard() {
        return position.isHeard();
    }

    private void tell(String key, Object... facts) {
        position.tell(key, facts);
    }

    public void round(int round, int startSeat) {
        if (isHeard()) {
            tell("log.round", "round", round, "seat", Phrase.seat(startSeat));
        }
    }

    public void opened(byte[] specials) {
        if (isHeard()) {
            List<Object> names = new ArrayList<>();
            for (int special = 0; special < specials.length; special++) {
                for (int i = 0; i < specials[special]; i++) {
                    names.add(Names.special(special));
                }
            }
            tell("log.opened", "specials", names);
        }
    }

    public void drew(byte[] drawn) {
        if (isHeard()) {
            List<Object> groups = new ArrayList<>();
            for (int viking = 0; viking < drawn.length; viking++) {
                if (drawn[viking] > 0) {
                    groups.add(Phrase.of("board.drawn", "count", (int) drawn[viking], "viking", Names.viking(viking)));
                }
            }
            tell("log.drew", "vikings", groups);
        }
    }

    public void turnedUp() {
        if (isHeard()) {
            tell("log.turned-up");
        }
    }

    public void bid(int seat, int gold) {
        if (isHeard()) {
            tell("log.bid", "seat", Phrase.seat(seat), "gold", gold);
        }
    }

    public void pass(int seat) {
        if (isHeard()) {
            tell("log.pass", "seat", Phrase.seat(seat));
        }
    }

    public void wonAuction(int seat, int gold, int points) {
        if (isHeard()) {
            tell("log.won-auction", "seat", Phrase.seat(seat), "gold", gold, "points", points);
        }
    }

    public void removed(int seat, int viking) {
        if (isHeard()) {
            tell("log.removed", "seat", Phrase.seat(seat), "viking", Names.viking(viking));
        }
    }

    public void grouped(int seat, int viking, int count) {
        if (isHeard()) {
            tell("log.grouped", "seat", Phrase.seat(seat), "viking", Names.viking(viking), "count", count);
        }
    }

    public void bought(int seat, int tile, int viking, int price, int points) {
        if (isHeard()) {
            tell("log.bought", "seat", Phrase.seat(seat), "tile", Names.tile(tile), "viking", Names.viking(viking),
                    "price", price, "points", points);
        }
    }

    public void laidStart(int seat, int row) {
        if (isHeard()) {
            tell("log.laid-start", "seat", Phrase.seat(seat), "row", Names.row(row));
        }
    }

    public void laid(int seat, int tile, int row, int column) {
        if (isHeard()) {
            tell("log.laid", "seat", Phrase.seat(seat), "tile", Names.tile(tile), "row", Names.row(row), "column",
                    column + 1);
        }
    }

    public void moored(int seat, int tile, int column) {
        if (isHeard()) {
            tell("log.moored", "seat", Phrase.seat(seat), "tile", Names.tile(tile), "column", column);
        }
    }

    public void discarded(int seat, int tile) {
        if (isHeard()) {
            tell("log.discarded", "seat", Phrase.seat(seat), "tile", Names.tile(tile));
        }
    }

    public void settled(int seat, int viking, int column) {
        if (isHeard()) {
            tell("log.settled", "seat", Phrase.seat(seat), "viking", Names.viking(viking), "column", column + 1);
        }
    }

    public void waits(int seat, int viking) {
        if (isHeard()) {
            tell("log.waits", "seat", Phrase.seat(seat), "viking", Names.viking(viking));
        }
    }

    public void took(int seat, int special) {
        if (isHeard()) {
            tell("log.took", "seat", Phrase.seat(seat), "special", Names.special(special));
        }
    }

    public void left(int seat) {
        if (isHeard()) {
            tell("log.left", "seat", Phrase.seat(seat));
        }
    }

    public void swapped(int seat, int special, int row, int column) {
        if (isHeard()) {
            tell("log.swapped", "seat", Phrase.seat(seat), "special", Names.special(special), "row", Names.row(row),
                    "column", column + 1);
        }
    }

    public void ferried(int seat, int trade) {
        if (isHeard()) {
            tell("log.ferried", "seat", Phrase.seat(seat), "viking", Names.viking(trade));
        }
    }

    public void ferriedEach(int seat) {
        if (isHeard()) {
            tell("log.ferried-each", "seat", Phrase.seat(seat));
        }
    }

    public void landed(int seat, int viking, int column) {
        if (isHeard()) {
            tell("log.landed", "seat", Phrase.seat(seat), "viking", Names.viking(viking), "column", column);
        }
    }

    public void stopped(int seat) {
        if (isHeard()) {
            tell("log.stopped", "seat", Phrase.seat(seat));
        }
    }

    public void smallScoring(int round) {
        if (isHeard()) {
            tell("log.small", "round", round);
        }
    }

    public void largeScoring(int round) {
        if (isHeard()) {
            tell("log.large", "round", round);
        }
    }

    public void finalScoring() {
        if (isHeard()) {
            tell("log.final");
        }
    }

    /** A line of a scoring; one that brings nothing is not told. */
    public void scored(int seat, ScoreLine line, int amount) {
        if (amount != 0 && isHeard()) {
            tell("log.scored", "seat", Phrase.seat(seat), "reason", Phrase.of("score." + line.code()), "amount",
                    amount, "unit", line.unit());
        }
    }

    public void over() {
        if (isHeard()) {
            List<Object> winners = new ArrayList<>();
            int points = 0;
            for (int seat = 0; seat < position.seats; seat++) {
                if (position.rank(seat) == 1) {
                    winners.add(Phrase.seat(seat));
                    points = position.points(seat);
                }
            }
            tell("log.over", "winners", winners, "count", winners.size(), "points", points);
        }
    }
}

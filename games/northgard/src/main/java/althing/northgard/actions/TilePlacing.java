package althing.northgard.actions;

import java.util.List;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Place;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Clan;
import althing.northgard.box.Components;
import althing.northgard.box.Tiles;
import althing.northgard.state.Grid;
import althing.northgard.state.Names;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Placing;
import althing.northgard.state.Question;
import althing.northgard.state.Step;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

/** Where to place a tile: one of the hand in the setup, one that was drawn to explore, or one to find land (NOR-2.9, NOR-3.11, NOR-11). */
public final class TilePlacing extends NorthgardDecision {

    public static final Frame FIRST_TILES = new Frame(Question.FIRST_TILES);
    private static final List<String> TURNED = List.of("not", "right", "round", "left");
    /** Where a cell lies from what is beyond its sides. */
    private static final List<String> SIDES = List.of("south", "west", "north", "east");

    private final Question question;
    private final boolean setup;

    public TilePlacing(Question question, String rule) {
        super(rule);
        this.question = question;
        setup = question == Question.FIRST_TILES;
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        Places.list(position, seat, question, into);
        if (mayRedraw(position)) {
            into.add(Word.REDRAW);
        }
        if (mayDecline(position)) {
            into.add(Word.DECLINE);
        }
    }

    /** Once another tile may be drawn instead (NOR-27.23). */
    private boolean mayRedraw(NorthgardState position) {
        return question == Question.EXPLORE && Exploring.mayRedraw(position) && position.piles.stackSize > 0;
    }

    /** A second chance need not be taken (NOR-16.3). */
    private boolean mayDecline(NorthgardState position) {
        return question == Question.LAND && position.course.step == Step.SECOND_CHANCE;
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return switch (move) {
            case Place place -> isThere(position, seat, place.tile(), why) && isCell(position, place, why)
                    && isOpen(position, seat, place, why) && fits(position, place, why);
            case Word.REDRAW -> mayRedraw(position) || notNow(position, seat, why);
            case Word.DECLINE -> mayDecline(position) || notNow(position, seat, why);
            default -> notNow(position, seat, why);
        };
    }

    private boolean isThere(NorthgardState position, int seat, int tile, @Nullable Why why) {
        boolean there = false;
        int size = setup ? position.piles.tilesHeld[seat] : position.piles.drawnSize;
        for (int i = 0; i < size; i++) {
            there |= (setup
                    ? position.piles.tiles[seat * Components.TILES_IN_HAND + i]
                    : position.piles.drawn[i]) == tile;
        }
        return must(why, there, setup ? "NOR-3.11" : "NOR-11.1", "refusal.no-such-tile");
    }

    private static boolean isCell(NorthgardState position, Place place, @Nullable Why why) {
        return must(why, position.land.grid.frontierAt(place.x(), place.y()) != Tiles.NONE, "NOR-11.3",
                "refusal.no-cell");
    }

    private static int cell(NorthgardState position, Place place) {
        return position.land.grid.frontierAt(place.x(), place.y());
    }

    private boolean isOpen(NorthgardState position, int seat, Place place, @Nullable Why why) {
        if (Places.isOpenTo(position, seat, question, cell(position, place))) {
            return true;
        }
        if (setup) {
            return refuse(why, "NOR-3.11", "refusal.not-at-start");
        }
        return Places.isHeldBack(position, seat, cell(position, place))
                ? refuse(why, "NOR-25.1", "refusal.bear")
                : refuse(why, "NOR-11.2", "refusal.not-at-own");
    }

    /** Borders go on, no two owners meet, Valkyries least of all, and a tile that must bring land does (NOR-2.9, NOR-3.13, NOR-11.8, NOR-22.4). */
    private boolean fits(NorthgardState position, Place place, @Nullable Why why) {
        Placing placing = position.placing();
        int tile = place.tile();
        int turned = place.rotation();
        int cell = cell(position, place);
        if (!must(why, position.land.grid.frontier.continues(cell, tile, turned),
                "NOR-2.9", "refusal.border")) {
            return false;
        }
        placing.approach(cell, Tiles.NONE, Tiles.NONE);
        if (!must(why, placing.fits(tile, turned), "NOR-11.8", "refusal.joins")) {
            return false;
        }
        Places.approach(position, cell);
        return must(why, placing.fits(tile, turned), "NOR-22.4", "refusal.joins-valkyrie")
                && must(why, question == Question.EXPLORE || placing.hasRoom(tile, turned), "NOR-3.13",
                        "refusal.no-room");
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        switch (move) {
            case Place place -> place(position, seat, place);
            case Word.REDRAW -> Exploring.redraw(position, seat);
            default -> {
                position.agenda.pop();
                Exploring.putAllUnder(position);
            }
        }
    }

    private void place(NorthgardState position, int seat, Place place) {
        boolean collects = question == Question.EXPLORE && Exploring.isExploring(position, Trait.COLLECT_TILE);
        position.agenda.pop();
        if (setup) {
            takeFromHand(position, seat, place.tile());
        } else {
            takeFromDrawn(position, place.tile());
        }
        if (position.isHeard()) {
            position.tell("log.place", "seat", Phrase.seat(seat), "tile", Names.tile(place.tile()));
        }
        if (collects) {
            Discovery.collectTile(position, seat, place.tile());
        }
        position.land.place(place.tile(), place.x(), place.y(), place.rotation());
        switch (question) {
            case FIRST_TILES -> Discovery.first(position, seat, place.tile());
            case LAND -> Discovery.land(position, seat, place.tile());
            default -> Discovery.explored(position, seat, place.tile());
        }
    }

    /** A tile comes to the map from a hand that nobody else knew (NOR-3.11). */
    private static void takeFromHand(NorthgardState position, int seat, int tile) {
        position.reveal();
        int at = seat * Components.TILES_IN_HAND;
        int last = at + --position.piles.tilesHeld[seat];
        for (int i = at; i < last; i++) {
            if (position.piles.tiles[i] == tile) {
                position.piles.tiles[i] = position.piles.tiles[last];
            }
        }
    }

    private static void takeFromDrawn(NorthgardState position, int tile) {
        position.piles.drawnSize--;
        for (int i = 0; i < position.piles.drawnSize; i++) {
            if (position.piles.drawn[i] == tile) {
                position.piles.drawn[i] = position.piles.drawn[position.piles.drawnSize];
            }
        }
    }

    @Override
    public Phrase option(NorthgardState position, int seat, NorthgardMove move) {
        return move instanceof Place place
                ? named(position, seat, place)
                : super.option(position, seat, move);
    }

    private Phrase named(NorthgardState position, int seat, Place place) {
        Placing placing = position.placing();
        placing.hold(place.tile(), place.x(), place.y(), place.rotation());
        int closed = 0;
        int glory = 0;
        for (int side = 0; side < Tiles.SIDES; side++) {
            if (placing.group[side] == side && placing.closes(side)) {
                closed++;
                glory += placing.owner(side) == seat
                        ? placing.extent(side) + (position.holdings.isClan(seat, Clan.STAG) ? 1 : 0)
                        : 0;
            }
        }
        return Phrase.of("move.place", "tile", Names.tile(place.tile()), "beside", beside(position, place), "turned",
                TURNED.get(place.rotation()), "closed", closed, "glory",
                question == Question.EXPLORE ? glory : 0);
    }

    /** Where a cell lies: on which side of each territory around it. */
    private static List<Phrase> beside(NorthgardState position, Place place) {
        Grid grid = position.land.grid;
        int cell = grid.frontierAt(place.x(), place.y());
        return IntStream.range(0, Tiles.SIDES).filter(side -> grid.frontier.beyond(cell, side) != Tiles.NONE)
                .mapToObj(side -> Phrase.of("place." + SIDES.get(side), "place",
                        Names.region(position, grid.frontier.beyond(cell, side))))
                .toList();
    }
}

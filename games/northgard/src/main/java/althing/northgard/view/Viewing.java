package althing.northgard.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.Position;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Building;
import althing.northgard.box.Buildings;
import althing.northgard.box.Card;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.Components;
import althing.northgard.box.Tiles;
import althing.northgard.combat.Creatures;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Step;
import althing.northgard.view.NorthgardView.Area;
import althing.northgard.view.NorthgardView.Creature;
import althing.northgard.view.NorthgardView.Harvest;
import althing.northgard.view.NorthgardView.Stage;
import althing.northgard.view.NorthgardView.Turn;
import althing.northgard.view.NorthgardView.Winter;
import althing.northgard.year.Year;

/** Makes the view of a position for a seat or an onlooker. */
public final class Viewing {

    private final NorthgardState position;
    private final int viewer;
    private final MapViewing map;
    private final ActionViewing action;

    public Viewing(NorthgardState position, int viewer) {
        this.position = position;
        this.viewer = viewer;
        map = new MapViewing(position);
        action = new ActionViewing(position, viewer);
    }

    public NorthgardView view() {
        boolean over = position.isOver();
        Decision asked = over ? null : Decision.valueOf(position.asked().name());
        Integer decides = over ? null : position.agenda.seat();
        List<String> drawn = drawn();
        return new NorthgardView(position.course.year, position.layout.years, stage(position.course.step), asked,
                decides,
                seatOrNull(position.course.first), turn(), map.tiles(), map.territories(), areas(), offer(),
                achievements(),
                developments(), position.piles.stackSize, stackBottom(), drawn, map.placements(viewer), buildings(),
                position.unrest, action.acting(), action.combat(), creatures(), position.beasts.deckSize,
                creatureDiscard(),
                harvest(), winter(), position.layout.teams, map.faces(drawn), cardFaces(),
                position.layout.creatures ? Bestiary.ALL : List.of(), action.raids());
    }

    private static Stage stage(Step step) {
        return switch (step) {
            case CLANS, DEAL, FIRST_ROUND, SECOND_ROUND -> Stage.SETUP;
            case YEAR_START, ACTIONS -> Stage.ACTIONS;
            case CREATURES -> Stage.CREATURES;
            case SCORCHED, HARVEST, WINTER -> Stage.HARVEST;
            case YEAR_END, SECOND_CHANCE -> Stage.END_OF_YEAR;
            case OVER -> Stage.OVER;
        };
    }

    private static @Nullable Integer seatOrNull(int seat) {
        return seat < 0 ? null : seat;
    }

    private boolean isAsked(Question decision) {
        return !position.isOver() && position.asked() == decision;
    }

    private @Nullable Turn turn() {
        return position.course.turn == NorthgardState.NOBODY
                ? null
                : new Turn(position.course.turn, position.course.turnPlayed, position.course.turnMain,
                        action.card());
    }

    private List<Area> areas() {
        return IntStream.range(0, position.seats).mapToObj(new AreaViewing(position, viewer)::area).toList();
    }

    private List<String> offer() {
        return IntStream.range(0, position.piles.offerSize).mapToObj(i -> Cards.id(position.piles.offer[i])).toList();
    }

    private List<String> achievements() {
        return position.course.first == NorthgardState.NOBODY
                ? List.of()
                : IntStream.range(0, position.seats).mapToObj(i -> Cards.id(position.piles.achievements[i])).toList();
    }

    private int developments() {
        return position.layout.earlyCards + position.layout.advancedCards - position.piles.dealt;
    }

    private List<String> stackBottom() {
        return IntStream.range(0, position.piles.stackKnown)
                .mapToObj(i -> Tiles.id(position.piles.stack[position.piles.stackKnown - 1 - i])).toList();
    }

    private List<String> drawn() {
        if (viewer != Position.ONLOOKER && position.piles.tilesHeld[viewer] > 0) {
            return IntStream.range(0, position.piles.tilesHeld[viewer])
                    .mapToObj(i -> Tiles.id(position.piles.tiles[viewer * Components.TILES_IN_HAND + i])).toList();
        }
        return IntStream.range(0, position.piles.drawnSize).mapToObj(i -> Tiles.id(position.piles.drawn[i])).toList();
    }

    private Map<Building, Integer> buildings() {
        Map<Building, Integer> left = new EnumMap<>(Building.class);
        for (Building building : Buildings.ALL) {
            left.put(building, (int) position.buildingsLeft[building.ordinal()]);
        }
        return Collections.unmodifiableMap(left);
    }

    private List<Creature> creatures() {
        int active = isAsked(Question.STALK) ? Creatures.stalker(position) : Bestiary.NONE;
        return IntStream.range(0, position.beasts.lineSize).map(i -> position.beasts.line[i])
                .mapToObj(creature -> new Creature(Bestiary.id(creature),
                        Tiles.region(position.land.of(position.beasts.at[creature])), creature == active))
                .toList();
    }

    private List<String> creatureDiscard() {
        if (!position.layout.creatures || position.course.first == NorthgardState.NOBODY) {
            return List.of();
        }
        return IntStream.range(0, Bestiary.COUNT).filter(creature -> position.beasts.at[creature] == Tiles.NONE
                && IntStream.range(0, position.beasts.deckSize)
                        .noneMatch(i -> position.beasts.deck[i] == creature))
                .mapToObj(Bestiary::id).toList();
    }

    private boolean isAfterFirst(Step step) {
        return position.course.year > 1 || position.course.step.compareTo(step) > 0;
    }

    private List<@Nullable Harvest> harvest() {
        List<@Nullable Harvest> harvests = new ArrayList<>();
        for (int seat = 0; seat < position.seats && isAfterFirst(Step.SCORCHED); seat++) {
            int at = seat * 4;
            harvests.add(hasCollected(seat)
                    ? new Harvest(position.holdings.harvest[at], position.holdings.harvest[at + 1],
                            position.holdings.harvest[at + 2],
                            position.holdings.harvest[at + 3])
                    : null);
        }
        return Collections.unmodifiableList(harvests);
    }

    /** Whether a seat has collected in the Harvest that is told of: the one under way, else the last. */
    private boolean hasCollected(int seat) {
        return position.course.step != Step.HARVEST || Year.hasCollected(position, seat);
    }

    private List<Winter> winter() {
        return position.course.step == Step.HARVEST || !isAfterFirst(Step.WINTER)
                ? List.of()
                : IntStream.range(0, position.seats)
                        .mapToObj(seat -> new Winter(position.holdings.winter[seat * 4],
                                position.holdings.winter[seat * 4 + 1],
                                position.holdings.winter[seat * 4 + 2], position.holdings.winter[seat * 4 + 3] != 0))
                        .toList();
    }

    /** Start and Development cards, the Achievements laid out, the cards of the clans in play, and Unrest. */
    private List<Card.Face> cardFaces() {
        List<String> laidOut = achievements();
        return Cards.ALL.stream().map(Card::face).filter(face -> {
            Clan clan = face.clan();
            return clan == null
                    ? face.kind() != Card.CardKind.ACHIEVEMENT || laidOut.contains(face.id())
                    : position.holdings.seatOf[clan.ordinal()] != NorthgardState.NOBODY;
        }).toList();
    }
}

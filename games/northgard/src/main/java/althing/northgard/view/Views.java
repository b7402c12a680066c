package althing.northgard.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.Position;
import althing.northgard.actions.Companies;
import althing.northgard.actions.Construction;
import althing.northgard.actions.Marching;
import althing.northgard.actions.Recruiting;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Building;
import althing.northgard.box.Buildings;
import althing.northgard.box.Card;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.Die;
import althing.northgard.box.Figures;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.cards.Intrigue;
import althing.northgard.cards.Raids;
import althing.northgard.cards.Turns;
import althing.northgard.combat.Combat;
import althing.northgard.combat.Creatures;
import althing.northgard.state.Decks;
import althing.northgard.state.Fight;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Zone;
import althing.northgard.state.Question;
import althing.northgard.state.Step;
import althing.northgard.view.NorthgardView.Acting;
import althing.northgard.view.NorthgardView.Active;
import althing.northgard.view.NorthgardView.Area;
import althing.northgard.view.NorthgardView.Creature;
import althing.northgard.view.NorthgardView.Decision;
import althing.northgard.view.NorthgardView.Harvest;
import althing.northgard.view.NorthgardView.Need;
import althing.northgard.view.NorthgardView.Side;
import althing.northgard.view.NorthgardView.Stage;
import althing.northgard.view.NorthgardView.Turn;
import althing.northgard.view.NorthgardView.Winter;
import althing.northgard.year.Exchange;
import althing.northgard.year.FinalScoring;
import althing.northgard.year.Trading;

/** Makes the view of a position for a seat or an onlooker. */
public final class Views {

    private final NorthgardState position;
    private final int viewer;
    private final MapViews map;

    public Views(NorthgardState position, int viewer) {
        this.position = position;
        this.viewer = viewer;
        map = new MapViews(position);
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
                position.unrest, acting(), combat(), creatures(), position.beasts.deckSize, creatureDiscard(),
                harvest(), winter(), position.layout.teams, map.faces(drawn), cardFaces(),
                position.layout.creatures ? Bestiary.ALL : List.of());
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
                        card());
    }

    /** The card that is being played. */
    private @Nullable String card() {
        int card = Turns.card(position);
        return card == Cards.NONE ? null : Cards.id(card);
    }

    private List<Area> areas() {
        return IntStream.range(0, position.seats).mapToObj(this::area).toList();
    }

    private Area area(int seat) {
        Decks decks = position.decks;
        int clan = position.holdings.clan[seat];
        int territories = 0;
        int closed = 0;
        for (int own = position.controlledFrom(seat, 0); own >= 0; own = position.controlledFrom(seat, own + 1)) {
            territories++;
            closed += position.land.isClosed(own) ? 1 : 0;
        }
        boolean placed = position.holdings.reserve[seat] > 0
                || !position.course.step.isSetup();
        Integer glory = position.knowsPoints(viewer, seat) ? Integer.valueOf(position.holdings.glory[seat]) : null;
        int points = FinalScoring.extra(position, seat) + (glory == null ? 0 : glory);
        int units = placed ? position.onMap(seat) : 0;
        return new Area(clan < 0 ? null : Clan.values()[clan], position.holdings.stock(seat, Resource.FOOD),
                position.holdings.stock(seat, Resource.WOOD), position.holdings.stock(seat, Resource.LORE), glory,
                points,
                units, position.holdings.reserve[seat], hand(seat), decks.hand.size(seat),
                decks.draw.size(seat), drawTop(seat), active(seat), cards(decks.discard, seat),
                cards(decks.removed, seat), upgrades(seat), position.piles.tilesHeld[seat],
                position.course.hasPassed(seat), (position.course.foresaw >> seat & 1) != 0,
                (position.course.conqueror >> seat & 1) != 0,
                position.course.awake && position.holdings.isClan(seat, Clan.BEAR), territories, closed,
                FinalScoring.dominant(position, seat),
                new Need(Figures.WINTER_FOOD[units], Figures.WINTER_WOOD[units]));
    }

    private boolean knows(int mask) {
        return viewer == Position.ONLOOKER ? mask == position.layout.everyone : (mask >> viewer & 1) != 0;
    }

    private List<String> hand(int seat) {
        List<String> cards = new ArrayList<>();
        for (int i = 0; i < position.decks.hand.size(seat); i++) {
            if (knows(position.decks.hand.mark(seat, i))) {
                cards.add(Cards.id(position.decks.hand.card(seat, i)));
            }
        }
        return List.copyOf(cards);
    }

    /** The known cards of a draw pile from the top, down to the last known one. */
    private List<@Nullable String> drawTop(int seat) {
        List<@Nullable String> cards = new ArrayList<>();
        int known = 0;
        for (int i = position.decks.draw.size(seat) - 1; i >= 0; i--) {
            boolean knows = knows(position.decks.draw.mark(seat, i));
            cards.add(knows ? Cards.id(position.decks.draw.card(seat, i)) : null);
            known = knows ? cards.size() : known;
        }
        return Collections.unmodifiableList(new ArrayList<>(cards.subList(0, known)));
    }

    private List<Active> active(int seat) {
        return IntStream.range(0, position.decks.active.size(seat))
                .mapToObj(i -> new Active(Cards.id(position.decks.active.card(seat, i)),
                        position.decks.isPlayed(seat, i)))
                .toList();
    }

    public static List<String> cards(Zone zone, int seat) {
        return IntStream.range(0, zone.size(seat)).mapToObj(i -> Cards.id(zone.card(seat, i))).toList();
    }

    private List<String> upgrades(int seat) {
        return position.holdings.clan[seat] < 0
                ? List.of()
                : IntStream.range(0, Cards.UPGRADES_EACH).filter(i -> (position.holdings.upgrades[seat] >> i & 1) != 0)
                        .mapToObj(i -> Cards.id(Turns.upgrade(position, seat, i))).toList();
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
                    .mapToObj(i -> Tiles.id(position.piles.tiles[viewer * Figures.TILES_IN_HAND + i])).toList();
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

    private @Nullable Acting acting() {
        if (position.isOver() || position.course.step == Step.CLANS || isAsked(Question.TURN)
                || isAsked(Question.CLAN)) {
            return null;
        }
        String card = card();
        return switch (position.asked()) {
            case MOVE -> acting(card, Marching.left(position), Marching.passing(position), Tiles.NONE);
            case SEND -> acting(card, Companies.purpose(position) == Question.MOVE ? Marching.left(position) : 0,
                    Companies.from(position), Companies.to(position));
            case RECRUIT -> acting(card, Recruiting.left(position), Tiles.NONE, Tiles.NONE);
            case RETREAT -> acting(card, position.fight.fleeing + (position.fight.fleeingKaija ? 1 : 0),
                    position.fight.at, Tiles.NONE);
            case BUILD -> acting(card, 0, Construction.gathered(position), Tiles.NONE);
            case GAIN -> acting(card, 0, Raids.gainedAt(position), Tiles.NONE);
            case DIVIDE -> new Acting(card, Intrigue.undivided(position), null, null, dividing(), null, null);
            case PICK -> new Acting(card, 1, null, null, List.of(), null, Intrigue.victim(position));
            case RANSOM -> new Acting(card, 1, null, null, List.of(Cards.id(Intrigue.picked(position))), null,
                    Intrigue.picker(position));
            case PAY, PAY_MORE -> new Acting(card, Trading.due(position), null, null, List.of(), bought(), null);
            case OFFER -> new Acting(card, 1, null, null, List.of(), Exchange.wanted(position),
                    position.layout.partner(position.agenda.seat()));
            case UPGRADE -> new Acting(Cards.id(Turns.wanted(position)), 1, null, null, List.of(), null, null);
            default -> card == null ? null : acting(card, 0, Tiles.NONE, Tiles.NONE);
        };
    }

    private @Nullable Resource bought() {
        int bought = Trading.bought(position);
        return bought < 0 ? null : Resource.values()[bought];
    }

    private Acting acting(@Nullable String card, int left, int from, int to) {
        return new Acting(card, left, territory(from), territory(to), List.of(), null, null);
    }

    private @Nullable String territory(int region) {
        return region == Tiles.NONE ? null : Tiles.region(position.land.of(region));
    }

    /** The cards just drawn are seen by who drew them. */
    private List<String> dividing() {
        int seat = position.agenda.seat();
        List<String> cards = new ArrayList<>();
        for (int i = position.decks.hand.size(seat)
                - Intrigue.undivided(position); i < position.decks.hand.size(seat); i++) {
            if (seat == viewer) {
                cards.add(Cards.id(position.decks.hand.card(seat, i)));
            }
        }
        return List.copyOf(cards);
    }

    private NorthgardView.@Nullable Combat combat() {
        Fight fight = position.fight;
        if (fight.at == Tiles.NONE) {
            return null;
        }
        return new NorthgardView.Combat(Tiles.region(position.land.of(fight.at)), side(Fight.ATTACKER),
                side(Fight.DEFENDER), fight.isPending() || fight.fleeing > 0 || fight.fleeingKaija,
                fight.winner < 0 ? null : fight.winner);
    }

    private Side side(int side) {
        Fight fight = position.fight;
        boolean creature = fight.seat[side] == Fight.CREATURE;
        int inflicted = creature ? 0 : fight.inflicts[1 - side];
        int suffered = fight.isPending() ? inflicted : fight.suffers[side];
        return new Side(creature ? null : (int) fight.seat[side], creature ? Bestiary.id(fight.creature) : null,
                fight.units[side], fight.strength[side], fight.bonus[side],
                fight.food[side] == Fight.OPEN ? null : (int) fight.food[side],
                fight.face[side] == Fight.OPEN ? null : Die.id(fight.face[side]), fight.dice[side], fight.total(side),
                suffered);
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
        return position.course.step != Step.HARVEST
                || Math.floorMod(seat - position.course.first, position.seats) < position.course.cursor;
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

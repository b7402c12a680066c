package althing.graenaland.view;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.graenaland.box.Board;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Column;
import althing.graenaland.box.Components;
import althing.graenaland.box.Hero;
import althing.graenaland.box.Terrain;
import althing.graenaland.box.VictoryFace;
import althing.graenaland.box.Work;
import althing.graenaland.moving.Arrivals;
import althing.graenaland.scoring.Scoring;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Stage;
import althing.graenaland.view.GraenalandView.Clan;
import althing.graenaland.view.GraenalandView.Secret;
import althing.graenaland.view.GraenalandView.VictoryCard;

/** The clans as a viewer sees them, and its own victory cards. */
public final class ClanViews {

    private static final Terrain[] TERRAINS = Terrain.values();
    private static final Hero[] HEROES = Hero.values();

    private final GraenalandState position;
    private final int viewer;

    public ClanViews(GraenalandState position, int viewer) {
        this.position = position;
        this.viewer = viewer;
    }

    public List<Clan> clans() {
        return IntStream.range(0, position.seats).mapToObj(this::clan).toList();
    }

    private Clan clan(int seat) {
        boolean open = viewer == seat || Scoring.isShown(position, seat);
        boolean card = open && position.opening.victory[seat] >= 0;
        return new Clan(stat(seat, Column.SETTLEMENTS), stat(seat, Column.PROVINCES), stat(seat, Column.DOMINATED),
                stat(seat, Column.BUILDINGS), position.army[seat], Components.PIECES - position.placed[seat],
                waiting(position, seat), backs(position.hands[seat]), Integer.bitCount(position.supplyHands[seat]),
                met(seat), card ? victoryCard(position.opening.victory[seat]) : null,
                card ? Scoring.victoryPoints(position, seat) : null, markets(seat), position.promises.kept[seat],
                position.promises.broken[seat], position.rank(seat));
    }

    private int stat(int seat, Column column) {
        return Scoring.stat(position, seat, column.ordinal());
    }

    public static Map<Hero, String> waiting(GraenalandState position, int seat) {
        Map<Hero, String> waiting = new EnumMap<>(Hero.class);
        for (Hero hero : HEROES) {
            int place = Arrivals.waits(position, seat, hero.ordinal());
            if (place != Board.NOWHERE) {
                waiting.put(hero, ProvinceViews.tile(position, place));
            }
        }
        return waiting;
    }

    private static Map<Terrain, Integer> backs(long hand) {
        Map<Terrain, Integer> backs = new EnumMap<>(Terrain.class);
        for (Terrain terrain : TERRAINS) {
            int number = Cards.ofTerrain(hand, terrain.ordinal());
            if (number > 0) {
                backs.put(terrain, number);
            }
        }
        return backs;
    }

    private List<Column> met(int seat) {
        return position.advanced
                ? List.of()
                : Arrays.stream(Scoring.COLUMNS).filter(each -> Scoring.meets(position, seat, each.ordinal())).toList();
    }

    private int markets(int seat) {
        long markets = IntStream.range(0, position.board.provinces)
                .filter(each -> position.island.hasWork(each, Work.MARKET.ordinal())
                        && position.island.settledAt(seat, each) > 0)
                .count();
        boolean building = (position.stage == Stage.BUILDING || position.stage == Stage.FINAL_BUILDING)
                && position.yard.permitted == GraenalandState.NONE && position.yard.builder == seat;
        return (int) markets - (building ? position.yard.marketsUsed : 0);
    }

    public static VictoryCard victoryCard(int card) {
        VictoryFace face = Components.VICTORY.get(card);
        Map<Column, List<Integer>> levels = new EnumMap<>(Column.class);
        for (Column column : Scoring.COLUMNS) {
            levels.put(column, face.levels().get(column.ordinal()));
        }
        return new VictoryCard(face.id(), levels, face.light(), face.dark());
    }

    @Nullable
    public Secret secret() {
        if (viewer < 0 || position.opening.dealt[0] == GraenalandState.NONE) {
            return null;
        }
        int kept = position.opening.victory[viewer];
        int first = viewer * Components.VICTORY_CARDS_DEALT;
        return kept >= 0
                ? new Secret(List.of(victoryCard(kept)), true)
                : new Secret(IntStream.range(first, first + Components.VICTORY_CARDS_DEALT)
                        .mapToObj(i -> victoryCard(position.opening.dealt[i])).toList(), false);
    }
}

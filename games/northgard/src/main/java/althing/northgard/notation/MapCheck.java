package althing.northgard.notation;

import althing.engine.Agenda;
import althing.northgard.march.MoveAction;
import althing.northgard.NorthgardGame;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Clan;
import althing.northgard.box.Components;
import althing.northgard.box.Tiles;
import althing.northgard.combat.Challenges;
import althing.northgard.combat.Combat;
import althing.northgard.state.Beasts;
import althing.northgard.state.Fight;
import althing.northgard.state.Land;
import althing.northgard.state.NorthgardState;

import static althing.northgard.notation.Given.require;

/** Checks that in a position that was read all figures, creatures and tokens of the map are somewhere, and where they can be. */
public final class MapCheck {

    private final NorthgardState position;
    private final Land land;
    private final Fight fight;

    public MapCheck(NorthgardState position) {
        this.position = position;
        land = position.land;
        fight = position.fight;
    }

    public void check() {
        require(land.grid.size() > 0 && (position.seats < NorthgardGame.MOST_SEATS || land.isPlaced(Tiles.START5)),
                "tiles: a start tile is missing.");
        for (int seat = 0; seat < position.seats; seat++) {
            units(seat);
        }
        for (int there = land.territoryFrom(0); there >= 0; there = land.territoryFrom(there + 1)) {
            require(land.owner(there) < 0 || position.figures(there) > 0 || (there == fight.at && fight.isPending()),
                    "territories: nobody stands in '" + Tiles.region(there) + "'.");
        }
        visitors();
        kaija();
        creatures();
        boolean snake = position.holdings.seatOf[Clan.SNAKE.ordinal()] >= 0;
        require(position.scorchedAt == Tiles.NONE || snake, "scorched: nobody plays the Snake.");
    }

    /** Everybody has all units, on the map or off it. */
    private void units(int seat) {
        int sum = position.holdings.reserve[seat] + (fight.fleeingSeat == seat ? fight.fleeing : 0);
        for (int there = land.territoryFrom(0); there >= 0; there = land.territoryFrom(there + 1)) {
            sum += land.owner(there) == seat ? land.units(there) : 0;
            sum += land.visitor == seat ? land.visitors(there) : 0;
        }
        require(sum == Components.UNITS,
                "seats[" + seat + "].reserve: with those on the map it has " + sum + " units, not " + Components.UNITS
                        + ".");
    }

    /** Units visit only while somebody moves or fights, and never at home. */
    private void visitors() {
        int mover = mover();
        require(land.visitor == (mover < 0 ? NorthgardState.NOBODY : position.agenda.seat(mover)),
                "visitor: units come in by Move actions and combats alone, those of who moves.");
        for (int there = land.territoryFrom(0); there >= 0; there = land.territoryFrom(there + 1)) {
            require(position.visitors(there) == 0 || (land.visitor >= 0 && mayVisit(there)),
                    "territories: nobody can have come into '" + Tiles.region(there) + "'.");
        }
    }

    private boolean mayVisit(int there) {
        return position.isNeutral(there) ? position.isHaunted(there) : !position.controls(land.visitor, there);
    }

    private int mover() {
        Agenda agenda = position.agenda;
        return Math.max(agenda.nearest(MoveAction.MOVE),
                Math.max(agenda.nearest(Challenges.DECLARE), agenda.nearest(Combat.COMBAT)));
    }

    private void kaija() {
        int bear = position.holdings.seatOf[Clan.BEAR.ordinal()];
        boolean there = position.kaijaAt != Tiles.NONE;
        require(!there || bear >= 0, "kaija: nobody plays the Bear.");
        require(there || !position.kaijaVisits, "kaijaVisits: Kaija is not on the map.");
        require(!position.kaijaVisits || land.visitor == bear, "kaijaVisits: it is not the Bear whose units come in.");
        require(!there || position.kaijaVisits || position.controls(bear, land.of(position.kaijaAt)),
                "kaija: she stands in territories of the Bear, unless she visits another.");
        require(!fight.fleeingKaija || (!there && fight.fleeingSeat == bear),
                "fight.fleeingKaija: she is not with those who retreat.");
    }

    private void creatures() {
        Beasts beasts = position.beasts;
        require(beasts.weakOnTop <= beasts.deckSize, "creatureTop: there are not so many cards in the deck.");
        for (int i = 1; i <= beasts.weakOnTop; i++) {
            require(Bestiary.COMBAT[beasts.deck[beasts.deckSize - i]] <= Components.LOW_CREATURE,
                    "creatureTop: there are not so many weaker creatures on top of the deck.");
        }
        require((beasts.declared & ~line(beasts)) == 0, "declared: a creature is not in the line.");
        require(beasts.declared == 0 || land.visitor >= 0, "declared: nobody moves or attacks.");
        for (int left = beasts.declared; left != 0; left &= left - 1) {
            int there = land.of(beasts.at[Integer.numberOfTrailingZeros(left)]);
            require(position.visitors(there) > 0 || position.controls(land.visitor, there),
                    "declared: nobody attacks in '" + Tiles.region(there) + "'.");
            require(Integer.bitCount(beasts.declared & position.creatures(there, -1)) == 1,
                    "declared: only one creature is attacked in '" + Tiles.region(there) + "'.");
        }
    }

    private static int line(Beasts beasts) {
        int line = 0;
        for (int i = 0; i < beasts.lineSize; i++) {
            line |= 1 << beasts.line[i];
        }
        return line;
    }
}

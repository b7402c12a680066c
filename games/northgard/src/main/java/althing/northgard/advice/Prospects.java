package althing.northgard.advice;

import althing.northgard.march.Sending;
import althing.northgard.cards.Acting;
import althing.northgard.march.MoveAction;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.Place;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.box.Action;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Building;
import althing.northgard.box.Cards;
import althing.northgard.box.Resource;
import althing.northgard.box.Site;
import althing.northgard.box.Tiles;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Placing;
import althing.northgard.state.Question;

/** How good single moves look: placements, cards, territories and marches. */
public final class Prospects {

    private Prospects() {
    }

    /** What closes own territories is best; then what brings icons and sites to them without opening many sides. */
    public static double place(NorthgardState position, int seat, Place place) {
        Placing placing = position.placing();
        placing.hold(place.tile(), place.x(), place.y(), place.rotation());
        boolean explores = position.asked() == Question.EXPLORE;
        int harvests = Appraisal.harvests(position);
        double worth = 0;
        for (int side = 0; side < Tiles.SIDES; side++) {
            if (placing.group[side] != side) {
                continue;
            }
            boolean own = placing.owner(side) == seat;
            boolean closes = placing.closes(side);
            double gained = gained(placing, side, place.tile());
            if (own) {
                worth += gained * harvests * 0.4;
                worth += closes ? placing.extent(side) * (explores ? 1 : 0) + 1.6 * harvests : 0;
            } else if (!explores && placing.owner(side) == NorthgardState.NOBODY) {
                worth = Math.max(worth, gained * harvests * 0.4);
            } else if (closes && placing.owner(side) != NorthgardState.NOBODY) {
                worth -= 0.8 * harvests;
            }
        }
        boolean lair = position.layout.creatures && Tiles.LAIR_OF[place.tile()] != Tiles.NONE;
        return worth + neighbours(position, seat, place) - (lair ? 0.8 : 0);
    }

    /** The icons and sites of the tile's regions in a group. */
    private static double gained(Placing placing, int side, int tile) {
        double gained = 0;
        for (int region = Tiles.FIRST[tile]; region < Tiles.FIRST[tile + 1]; region++) {
            if (placing.holds(side, region)) {
                gained += Tiles.PRINTED[0][region] + Tiles.PRINTED[1][region] + Tiles.PRINTED[2][region];
                int site = Tiles.SITE[region];
                gained += site == Tiles.NONE ? 0 : site == Site.LARGE.ordinal() ? 0.7 : 0.3;
            }
        }
        return gained;
    }

    /** Tiles around a cell bring closing nearer. */
    private static double neighbours(NorthgardState position, int seat, Place place) {
        double sum = 0;
        for (int side = 0; side < Tiles.SIDES; side++) {
            int there = position.land.of(position.land.beyond(place.x(), place.y(), side));
            sum += there == Tiles.NONE ? 0 : position.controls(seat, there) ? 0.4 : 0.1;
        }
        return sum;
    }

    public static double card(NorthgardState position, int seat, WithCard with) {
        int card = with.card();
        return switch (with.use()) {
            case PLAY -> play(position, seat, card);
            case WAIT -> -0.4 - 0.1 * Appraisal.card(card);
            case EXCHANGE -> 0.5 - 0.3 * Appraisal.card(card);
            case REMOVE -> position.asked() == Question.UPGRADE
                    ? 0.3 - Appraisal.inDeck(position, seat, card) * 0.3
                    : 1.1 - Appraisal.inDeck(position, seat, card) * 0.5 - Appraisal.card(card) * 0.2;
            case UPGRADE -> Appraisal.harvests(position) > 2 ? 1.8 : 0.2;
            case SPEND -> -0.3 * Appraisal.card(card);
            case PASS -> pass(position, seat) + Appraisal.inDeck(position, seat, card);
            case TAKE -> Appraisal.card(card) + 0.3 * Math.max(0, Appraisal.inDeck(position, seat, card));
            case DISCARD, TOP -> -Appraisal.card(card);
            case PICK -> Appraisal.card(card);
            case COPY -> play(position, seat, card);
        };
    }

    /** Passing gives up what the cards in hand could still do. */
    public static double pass(NorthgardState position, int seat) {
        double lost = 0;
        for (int i = 0; i < position.decks.hand.size(seat); i++) {
            int card = position.decks.hand.card(seat, i);
            lost += Acting.isPlayable(position, seat, card) ? Math.max(0, play(position, seat, card)) : 0;
        }
        return -4 - lost;
    }

    private static double play(NorthgardState position, int seat, int card) {
        double worth = Appraisal.card(card) + (Cards.FLASH[card] ? 0.2 : 0);
        Action[] actions = Cards.ACTIONS[card];
        if (actions.length == 0) {
            return worth;
        }
        return switch (actions[0].kind()) {
            case MOVE -> worth * 0.5 + (position.onMap(seat) > 3 ? 0.3 : -0.3);
            case RECRUIT -> worth - Appraisal.hunger(position, seat, Math.max(actions[0].n(), 2)) * 0.3;
            case CONQUER, KAIJA_AWAKENS -> 0.1;
            default -> worth;
        };
    }

    public static double at(NorthgardState position, int seat, At at) {
        int there = at.region();
        double worth = Appraisal.territory(position, there);
        return switch (at.deed()) {
            case SETTLE -> worth + (at.kaija() ? 0.5 : 0);
            case RECRUIT, ADD -> recruit(position, seat, there, at.kaija());
            case SCORCH -> position.isEnemy(seat, there) ? 0.5 + 0.1 * worth : 0.1;
            case FIGHT -> 0;
            case PUSH -> 0.6;
            case RETREAT -> worth + (position.controls(seat, there) ? 0.5 : 0);
            case STRIKE -> position.figures(there) == 1 ? 1 + 0.2 * worth : 0.5 + 0.1 * worth;
            case SPAWN -> position.isEnemy(seat, there) ? 0.4 + 0.05 * worth : -1;
            case STALK -> position.controls(seat, there) ? -1 : 0.2;
            case GATHER -> 0.3;
        };
    }

    private static double recruit(NorthgardState position, int seat, int there, boolean kaija) {
        boolean fresh = position.isNeutral(there);
        double worth = fresh ? Appraisal.territory(position, there) : 0.5 / Math.max(1, position.figures(there));
        double price = kaija ? 0 : Appraisal.hunger(position, seat, 1);
        return worth + 0.3 + 0.1 * position.land.estate.count(there, Building.TRAINING_CAMP.ordinal()) - price
                + (kaija ? 0.5 : 0);
    }

    public static double march(NorthgardState position, int seat, March march) {
        int figures = movable(position, seat, march.from());
        if (position.asked() != Question.MOVE) {
            return position.asked() == Question.BRIBE ? bribe(position, seat, march) : 0.1;
        }
        double given = figures == 1 ? Appraisal.territory(position, march.from()) : 0.2;
        double gained = Appraisal.territory(position, march.to());
        if (position.controls(seat, march.to())) {
            return -0.2 - (figures == 1 ? given : 0);
        }
        if (position.isPartner(seat, march.to())) {
            return -0.5;
        }
        return position.isNeutral(march.to()) && !position.isHaunted(march.to())
                ? gained - given
                : attack(position, seat, march.to(), Math.max(1, figures - 1)) - 0.1;
    }

    private static double bribe(NorthgardState position, int seat, March march) {
        boolean empties = position.land.units(march.from()) <= 2;
        double harm = empties ? 0.3 * Appraisal.territory(position, march.from()) : 0.2;
        return position.controls(seat, march.to()) ? harm - 0.5 : harm;
    }

    private static int movable(NorthgardState position, int seat, int there) {
        return position.controls(seat, there) ? position.figures(there) : position.visitors(there);
    }

    /** What an attack with so many figures promises. */
    private static double attack(NorthgardState position, int seat, int there, int figures) {
        double defence;
        if (position.isHaunted(there)) {
            defence = 7;
        } else {
            int owner = position.land.owner(there);
            defence = position.figures(there) + 2 * position.land.estate.count(there, Building.FORTRESS.ordinal())
                    + Math.min(position.holdings.stock(owner, Resource.FOOD), position.figures(there)) * 0.5
                    + position.land.estate.count(there, Building.DEFENSE_TOWER.ordinal());
        }
        double food = Math.min(position.holdings.stock(seat, Resource.FOOD), figures) * 0.5;
        double chance = Appraisal.chance(figures + position.visitors(there) + MoveAction.points(position) + food,
                defence);
        return chance * (Appraisal.territory(position, there) * 1.2 + 1) - (1 - chance) * (0.6 * figures) - 0.5;
    }

    /** Enough to take what is taken, and somebody stays at home. */
    public static double send(NorthgardState position, int seat, Send send) {
        int sent = send.units() + (send.kaija() ? 1 : 0);
        Question purpose = Sending.purpose(position);
        if (purpose != Question.MOVE) {
            return purpose == Question.PULL ? send.units() : sent * 0.1;
        }
        int from = Sending.from(position);
        int to = Sending.to(position);
        int stay = movable(position, seat, from) - sent;
        double home = stay > 0 ? Appraisal.territory(position, from) : 0;
        if (position.isNeutral(to) && !position.isHaunted(to)) {
            return home - 0.05 * Math.abs(stay - sent)
                    + (send.kaija() && MoveAction.is(position, Trait.KAIJA_COLLECTS) ? 1 : 0);
        }
        if (position.controls(seat, to)) {
            return home - 0.05 * sent;
        }
        return home * 0.8 + attack(position, seat, to, sent);
    }
}

package althing.northgard.cards;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Deal;
import althing.northgard.NorthgardMove.WithResource;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Resource;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;
import althing.northgard.year.Gains;
import althing.northgard.year.Trading;

import static althing.engine.Why.refuse;

/** Which resource to collect among those that a territory shows (NOR-1.11). */
public abstract class ResourceGain extends NorthgardDecision {

    public ResourceGain(String rule) {
        super(rule);
    }

    /** How much of a resource there is to collect. */
    public abstract int there(NorthgardState position, Resource resource);

    public abstract boolean mayDecline();

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        for (Resource resource : Trading.RESOURCES) {
            if (isShown(position, resource, null)) {
                into.add(Moves.resource(Deal.GAIN, resource.ordinal()));
            }
        }
        if (mayDecline()) {
            into.add(Word.DECLINE);
        }
    }

    private boolean isShown(NorthgardState position, Resource resource, @Nullable Why why) {
        return there(position, resource) > 0
                || (why != null
                        && refuse(why, "NOR-1.11", "refusal.not-shown", "resource", Names.resource(resource)));
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return (move instanceof WithResource with && with.deal() == Deal.GAIN)
                ? isShown(position, with.resource(), why)
                : (mayDecline() && move == Word.DECLINE) || notNow(position, seat, why);
    }

    /** What a raid brings (NOR-27.17). */
    public static final class OfRaid extends ResourceGain {

        public OfRaid() {
            super("NOR-27.17");
        }

        @Override
        public int there(NorthgardState position, Resource resource) {
            return position.land.estate.icons(Raids.gainedAt(position), resource.ordinal());
        }

        @Override
        public boolean mayDecline() {
            return false;
        }

        @Override
        public void play(NorthgardState position, int seat, NorthgardMove move) {
            position.agenda.pop();
            Gains.collect(position, seat, ((WithResource) move).resource(), 1);
        }
    }

    /** What the Scorched Earth token takes in the Harvest (NOR-18.6d). */
    public static final class OfToken extends ResourceGain {

        public OfToken() {
            super("NOR-18.6d");
        }

        @Override
        public int there(NorthgardState position, Resource resource) {
            return Gains.yields(position, position.land.of(position.scorchedAt), resource.ordinal());
        }

        @Override
        public boolean mayDecline() {
            return true;
        }

        @Override
        public void play(NorthgardState position, int seat, NorthgardMove move) {
            position.agenda.pop();
            if (move instanceof WithResource with) {
                position.course.scorched = with.resource().ordinal();
                Gains.collect(position, seat, with.resource(), 1);
            }
        }

        @Override
        public Phrase prompt(NorthgardState position, int seat) {
            return Phrase.of(key(position), "territory", Names.territory(position.land.of(position.scorchedAt)));
        }
    }
}

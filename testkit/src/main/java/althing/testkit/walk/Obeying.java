package althing.testkit.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import althing.engine.Obedience;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.engine.StandingOrder;

/** An order answers where it is offered, only with legal moves wherever it stands, and knows no more than its seat. */
final class Obeying implements Property {

    private final Set<Left> left = new LinkedHashSet<>();
    private SplitMix random = new SplitMix(0);

    /** An order that a seat was offered at some time. */
    private record Left(int seat, StandingOrder order) {}

    @Override
    public void begin(Setup setup, long seed) {
        left.clear();
        random = SplitMix.stream(seed, 9);
    }

    @Override
    public void look(Scene scene) {
        Position position = scene.position();
        int seat = scene.seat();
        List<StandingOrder> offered = position.orders(seat);
        assertThat(position.setup().game().takesOrders() || offered.isEmpty()).as("what the game says").isTrue();
        for (StandingOrder order : offered) {
            assertThat(position.obey(seat, order)).as("%s where it is offered", order)
                    .isInstanceOf(Obedience.Answer.class);
            left.add(new Left(seat, order));
        }
        left.stream().filter(each -> each.seat() == seat).forEach(each -> look(scene, each.order()));
    }

    private void look(Scene scene, StandingOrder order) {
        Obedience does = scene.position().obey(scene.seat(), order);
        if (does instanceof Obedience.Answer answer) {
            assertThat(scene.listed(scene.seat())).as("what %s answers", order).contains(answer.move());
        }
        Position imagined = scene.position().copy();
        imagined.imagine(scene.seat(), random);
        assertThat(imagined.obey(scene.seat(), order)).as("what %s knows", order).isEqualTo(does);
    }
}

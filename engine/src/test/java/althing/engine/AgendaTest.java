package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AgendaTest {

    @Test
    void theLastDecisionPushed_isAskedFirst() {
        Agenda agenda = new Agenda(4);
        agenda.push(7, 3);
        agenda.push(255, 15, 500_000);

        assertThat(agenda.kind()).isEqualTo(255);
        assertThat(agenda.seat()).isEqualTo(15);
        assertThat(agenda.number()).isEqualTo(500_000);
        agenda.pop();
        assertThat(agenda.kind()).isEqualTo(7);
        assertThat(agenda.seat()).isEqualTo(3);
        assertThat(agenda.number()).isZero();
    }

    @Test
    void anAgenda_becomesAnotherWithoutSharing() {
        Agenda one = new Agenda(4);
        Agenda two = new Agenda(4);
        one.push(1, 0);
        two.become(one);
        one.pop();

        assertThat(one.isEmpty()).isTrue();
        assertThat(two.size()).isEqualTo(1);
        assertThat(two.kind()).isEqualTo(1);
    }
}

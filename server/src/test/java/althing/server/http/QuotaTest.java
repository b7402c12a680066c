package althing.server.http;

import org.junit.jupiter.api.Test;

import althing.server.http.Quota.Held;
import althing.server.table.Denial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Who has enough gets no more until something is given back. */
class QuotaTest {

    private final Quota quota = new Quota(3, "Three are enough.");

    @Test
    void eachHolder_hasAsMuch_andNoMore() {
        quota.take("ingrid", 2);
        quota.take("ingrid", 1);
        assertThatThrownBy(() -> quota.take("ingrid", 1)).isInstanceOf(Denial.class).hasMessage("Three are enough.");
        quota.take("olaf", 3);
    }

    @Test
    void whatIsGivenBack_canBeTakenAgain_andNobodyIsRemembered() {
        Held first = quota.take("ingrid", 2);
        assertThatThrownBy(() -> quota.take("ingrid", 2)).isInstanceOf(Denial.class);
        first.close();
        quota.take("ingrid", 3).close();
        assertThat(quota.holders()).isZero();
    }
}

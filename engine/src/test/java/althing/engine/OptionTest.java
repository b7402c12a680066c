package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

class OptionTest {

    @Test
    void theDefault_comesFirst() {
        assertThat(Option.flag("dice", true)).isEqualTo(new Option("dice", List.of("true", "false")));
        assertThat(Option.flag("dice", false).standard()).isEqualTo("false");
        assertThat(Option.choice("heap", "small", "big").standard()).isEqualTo("small");
        assertThat(Option.choice("heap", "small", "big").values()).containsExactly("small", "big");
    }

    @Test
    void itsValues_cannotBeChanged() {
        List<String> values = new ArrayList<>(List.of("a", "b"));
        Option option = new Option("x", values);
        values.clear();
        assertThat(option.values()).containsExactly("a", "b");
        assertThatThrownBy(() -> option.values().add("c")).isInstanceOf(UnsupportedOperationException.class);
    }
}

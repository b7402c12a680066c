package althing.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;

class JsonTest {

    /** Ships. */
    enum Ship {
        KNARR, LONG_SHIP
    }

    /** A crew. */
    record Crew(int men, @Nullable String name, List<Ship> ships) {}

    @Test
    void whatIsWritten_readsBack() {
        Crew crew = new Crew(3, "Olaf's", List.of(Ship.LONG_SHIP));
        String text = Json.STRICT.writeValueAsString(crew);
        assertThat(text).isEqualTo("{\"men\":3,\"name\":\"Olaf's\",\"ships\":[\"LONG_SHIP\"]}");
        assertThat(Json.STRICT.readValue(text, Crew.class)).isEqualTo(crew);
    }

    @Test
    void emptyThings_areWrittenToo() {
        assertThat(Json.STRICT.writeValueAsString(new Crew(0, null, List.of())))
                .isEqualTo("{\"men\":0,\"name\":null,\"ships\":[]}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"men\":3,\"name\":null}", "{\"men\":3,\"name\":null,\"ships\":[],\"oars\":4}",
            "{\"men\":null,\"name\":null,\"ships\":[]}", "{\"men\":3,\"name\":null,\"ships\":[]} {}",
            "{\"men\":3,\"name\":null,\"ships\":[\"RAFT\"]}", "{\"men\":3"})
    void whatIsMissingUnknownOrTooMuch_isAnError(String text) {
        assertThatThrownBy(() -> Json.STRICT.readValue(text, Crew.class)).isInstanceOf(JacksonException.class);
    }

    @Test
    void aNameThatStandsTwice_isAnError() {
        assertThatThrownBy(() -> Json.STRICT.readTree("{\"a\":1,\"a\":2}")).isInstanceOf(JacksonException.class);
    }

    @Test
    void forPeople_thereAreLineBreaks_andConstantsHaveTheirWords() {
        assertThat(Json.READABLE.writeValueAsString(Map.of("ship", Ship.LONG_SHIP)))
                .isEqualToNormalizingNewlines("{\n  \"ship\" : \"LONG_SHIP\"\n}");
        assertThat(Json.WORDS.writeValueAsString(Map.of("ship", Ship.LONG_SHIP)))
                .isEqualToNormalizingNewlines("{\n  \"ship\" : \"long-ship\"\n}");
        assertThat(Json.WORDS.readValue("\"long-ship\"", Ship.class)).isEqualTo(Ship.LONG_SHIP);
    }
}

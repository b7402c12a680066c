package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import althing.engine.Games;

/** {@code althing games}. */
class ListGamesTest {

    @Test
    void everyGame_isListedWithItsOptions() {
        Call call = Call.of("games");
        assertThat(call.code()).isZero();
        Games.all().forEach(game -> {
            assertThat(call.out()).contains(game.id() + ": ");
            game.options().forEach(option -> assertThat(call.out()).contains(option.name() + "=" + option.standard()));
        });
    }

    @Test
    void json_namesTheFieldsLikeTheHall() {
        JsonNode games = Call.of("games", "--json").json().get("games");
        assertThat(games.size()).isEqualTo(Games.all().size());
        assertThat(games.get(0).propertyNames())
                .containsExactly("id", "title", "minSeats", "maxSeats", "rulesVersion", "options");
        assertThat(games.valueStream().flatMap(game -> game.get("options").valueStream()))
                .isNotEmpty()
                .allSatisfy(option -> assertThat(option.propertyNames()).containsExactly("name", "values"));
    }
}

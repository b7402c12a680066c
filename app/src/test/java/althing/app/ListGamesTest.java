package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import althing.engine.Game;
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

    @ParameterizedTest
    @ValueSource(strings = {"en", "pl", "hu"})
    void everyGame_tellsItsRulesVersion_andWhatHasChanged(String language) {
        Call call = Call.of("games", "--lang", language);
        JsonNode games = Call.of("games", "--json", "--lang", language).json().get("games");
        for (JsonNode game : games) {
            Game known = Games.named(game.get("id").stringValue());
            assertThat(call.out())
                    .contains(Words.in(language).say("rules.newest", "version", known.rulesVersion()));
            assertThat(game.get("rulings").valueStream().map(each -> each.get("text").stringValue()))
                    .hasSameSizeAs(known.rulings())
                    .allSatisfy(text -> assertThat(onOneLine(call.out())).contains(onOneLine(text)));
            assertThat(game.get("rulings").valueStream().map(each -> each.get("since").intValue()))
                    .allSatisfy(since -> assertThat(since).isBetween(2, known.rulesVersion()));
        }
    }

    private static String onOneLine(String text) {
        return text.replaceAll("\\s+", " ");
    }

    @Test
    void json_namesTheFieldsLikeTheHall() {
        JsonNode games = Call.of("games", "--json").json().get("games");
        assertThat(games.size()).isEqualTo(Games.all().size());
        assertThat(games.get(0).propertyNames())
                .containsExactly("id", "title", "minSeats", "maxSeats", "rulesVersion", "rulings", "options");
        assertThat(games.valueStream().flatMap(game -> game.get("options").valueStream()))
                .isNotEmpty()
                .allSatisfy(option -> assertThat(option.propertyNames()).containsExactly("name", "values"));
    }
}

package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.api.Test;

class FindRuleTest {

    private static Call fromTheProject(String... args) {
        return Call.in(Map.of("LANG", "en_GB.UTF-8", RulePlaces.ROOT, ".."), "", args);
    }

    @Test
    void aRule_isFoundWithItsCodeItsTestsAndItsRefusals() {
        var answer = fromTheProject("rule", "VIK-6.8", "--json").json();
        assertThat(answer.get("text").stringValue()).isNotBlank();
        assertThat(answer.get("code").size()).isPositive();
        assertThat(answer.get("tests").get(0).get("file").stringValue()).contains("src/test/java");
        assertThat(answer.get("tests").get(0).get("what").stringValue()).contains("_");
        assertThat(fromTheProject("rule", "VIK-6.8").out()).contains("VIK-6.8", ".java:");
    }

    @Test
    void anId_isNotFoundInALongerOne() {
        var answer = fromTheProject("rule", "VIK-6.1", "--json").json();
        for (var place : answer.get("code")) {
            assertThat(place.get("what").stringValue()).containsPattern("VIK-6\\.1(?!\\d)");
        }
    }

    @Test
    void aRuleThatNoCodeCites_isLookedForWhereItsSectionIs() {
        var answer = fromTheProject("rule", "VIK-1.1", "--json").json();
        assertThat(answer.get("code")).isEmpty();
        assertThat(answer.get("nearby").size()).isBetween(1, 3);
        assertThat(answer.get("nearby").get(0).get("what").stringValue()).contains("VIK-1.");
        assertThat(fromTheProject("rule", "VIK-1.1").out()).contains("No code cites it", ".java:");
        assertThat(fromTheProject("rule", "VIK-6.8", "--json").json().get("nearby")).isEmpty();
    }

    @Test
    void aRuleBetweenTheFirstAndTheLast_isCitedToo() {
        Citation citation = new Citation("VIK-6.9");
        assertThat(citation.isIn("/** The trade (VIK-6.8 to VIK-6.10). */")).isTrue();
        assertThat(citation.isIn("/** The trade (VIK-6.8, VIK-6.10 to VIK-6.12). */")).isFalse();
        assertThat(citation.isIn("/** The trade (VIK-5.8 to VIK-5.10). */")).isFalse();
        assertThat(citation.isOfSectionIn("(VIK-6.1)")).isTrue();
        assertThat(citation.isOfSectionIn("(VIK-61.1, VIK-5.9)")).isFalse();
    }

    @Test
    void withoutSources_theTextIsToldAlone() {
        Call call = Call.of("rule", "VIK-6.8");
        assertThat(call.code()).isZero();
        assertThat(call.out()).startsWith("VIK-6.8").contains("sources");
    }

    @Test
    void anUnknownRule_isSaid() {
        assertThat(Call.of("rule", "VIK-99.9").err()).contains("no rule 'VIK-99.9'", "VIK-");
        assertThat(Call.of("rule", "nonsense").err()).contains("no rule 'nonsense'");
    }
}

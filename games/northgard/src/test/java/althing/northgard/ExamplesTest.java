package althing.northgard;

import tools.jackson.databind.JsonNode;

import althing.testkit.ExamplesContract;

import static org.assertj.core.api.Assertions.assertThat;

/** The worked examples of the rulebook. */
class ExamplesTest extends ExamplesContract {

    @Override
    protected int count() {
        return 22;
    }

    @Override
    protected void check(JsonNode example) {
        int checked = example.path("given").has("map") ? new Example(example).run() : Tables.check(example);
        assertThat(checked).as("facts checked").isPositive();
    }
}

package althing.graenaland;

import tools.jackson.databind.JsonNode;

import althing.testkit.ExamplesContract;

/** The worked examples of the rulebook. */
class ExamplesTest extends ExamplesContract {

    @Override
    protected int count() {
        return 33;
    }

    @Override
    protected void check(JsonNode example) {
        new Example(example).check();
    }
}

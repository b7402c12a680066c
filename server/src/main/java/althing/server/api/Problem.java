package althing.server.api;

import org.jspecify.annotations.Nullable;

import althing.engine.Refusal;

/**
 * An answer that says no, as {@code application/problem+json}.
 *
 * @param code    names the problem, so that a page can say it in its language
 * @param detail  one sentence for a person
 * @param refusal the rule that speaks, if one does
 */
public record Problem(String title, int status, String code, String detail, @Nullable Refusal refusal) {}

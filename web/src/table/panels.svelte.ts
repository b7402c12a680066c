export type Panel = "rules" | "components" | "score" | "invite" | "company" | "prefs";

/** Which drawer or dialog is open beside the table. One at a time. */
export class Panels {
  shown = $state<Panel | null>(null);
  /** The rule to which the rules open. */
  rule = $state<string | null>(null);

  open(panel: Panel): void {
    this.rule = null;
    this.shown = panel;
  }

  close = (): void => {
    this.shown = null;
  };

  openRule = (rule: string): void => this.openRules(rule);

  /** Opens the rules, at one of them if there is one in question. */
  openRules = (rule: string | null): void => {
    this.rule = rule;
    this.shown = "rules";
  };
}

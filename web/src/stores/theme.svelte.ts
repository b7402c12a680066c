import { recall, remember } from "./memory";

export type Theme = "auto" | "light" | "dark";

/** Light, dark, or as the system wants it. */
class Look {
  theme = $state<Theme>("auto");

  wear(theme: Theme): void {
    this.theme = theme;
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    remember("theme", theme);
  }
}

export const look = new Look();

export function preferredTheme(): Theme {
  const theme = recall<Theme>("theme", "auto");
  return theme === "light" || theme === "dark" ? theme : "auto";
}

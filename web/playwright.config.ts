import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { defineConfig } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function installed(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  timeout: 600_000,
  expect: { timeout: 20_000 },
  /* Each has a hall of its own. */
  workers: 2,
  fullyParallel: true,
  /* Chromium is not always as quick as the keyboard: what passes at a later try is told by its name in the verdict. */
  retries: process.env.CI ? 2 : 0,
  reporter: "list",
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en",
    /* The certificate of a proxy on this machine is nobody's business. */
    ignoreHTTPSErrors: process.env.ALTHING_HALL !== undefined,
    /* A trace takes a third of the time; who looks for a fault adds --trace retain-on-failure. */
    trace: "off",
    actionTimeout: 60_000,
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env.ALTHING_CHROMIUM || process.env.CHROMIUM || installed(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});

import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/** Measures the page instead of testing it: one after the other, each once. */
export default defineConfig({
  ...tests,
  testMatch: "measure.ts",
  workers: 1,
  fullyParallel: false,
  retries: 0,
  reporter: [["line"]],
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: { outDir: "dist", target: "es2022" },
  server: { proxy: { "/api": "http://localhost:8080", "/openapi.json": "http://localhost:8080" } },
  /* Test files share what they import: that halves their time. None may lean on another; `--sequence.shuffle.files` shows it. */
  test: {
    environment: "happy-dom",
    isolate: false,
    include: ["src/**/*.test.ts"],
    /* Whole boards are drawn, and the machine may be busy: a time limit is only there to end what hangs. */
    testTimeout: 120_000,
  },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: { outDir: "dist", target: "es2022" },
  server: { proxy: { "/api": "http://localhost:8080", "/openapi.json": "http://localhost:8080" } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});

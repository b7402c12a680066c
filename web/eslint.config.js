import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** What the compiler does not see. Layout is the formatter's. */
export default ts.config(
  { ignores: ["dist/", "target/", "test-results/", "playwright-report/", "e2e/screenshots/"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: {
      "prefer-const": "off",
      "svelte/prefer-const": "error",
      /* What is derived is made anew and never changed; it need not be reactive itself. */
      "svelte/prefer-svelte-reactivity": "off",
      /* The formatter keeps a space at the end of a block only so. */
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "no-var": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
);

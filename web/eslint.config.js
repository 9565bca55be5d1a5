import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** What must not be; how things look is Prettier's, and types are svelte-check's. */
export default ts.config(
  { ignores: ["node_modules", ".svelte-check", "src/lib/schema.d.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-unused-expressions": ["error", { allowShortCircuit: true, allowTernary: true }],
      "svelte/no-navigation-without-resolve": "off", // the page has a router of its own, in lib/router
      "svelte/no-useless-mustaches": "off", // {" "} is a space that stays
      "svelte/prefer-svelte-reactivity": "off", // maps are made anew, not changed
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);

import svelte from "eslint-plugin-svelte";
import tseslint from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default tseslint.config(
  { ignores: ["node_modules", "test-results", "public", "src/generated"] },
  tseslint.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // a handler may be a bare call
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
    rules: {
      // the history routes are our own: there is no SvelteKit here
      "svelte/no-navigation-without-resolve": "off",
      // collections that nothing reacts to may be plain
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  // what a component takes is unknown to this parser; svelte-check, which knows, checks its types
  { files: ["**/*.svelte"], extends: [tseslint.configs.disableTypeChecked] },
  { files: ["*.js"], extends: [tseslint.configs.disableTypeChecked] },
);

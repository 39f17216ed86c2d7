import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// Without runes in a component Svelte would compile it as in version 4, and load what that needs.
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };

import type { Plugin } from "vite";

/**
 * Leaves out what Vite puts around every import on demand: it fetches style sheets and modules ahead. The site has one style sheet,
 * and pages fetch ahead by themselves (docs/decisions/023).
 */
export const plainImports = (): Plugin => ({
  name: "plain-imports",
  load: {
    order: "pre",
    handler: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
  },
});

import type { Plugin } from "vite";

/**
 * Removes Vite's preload helper around dynamic imports, which prefetches style sheets and modules. The site has one
 * style sheet, and pages prefetch automatically (docs/decisions/023).
 */
export const plainImports = (): Plugin => ({
  name: "plain-imports",
  load: {
    order: "pre",
    handler: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
  },
});

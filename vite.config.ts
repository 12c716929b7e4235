import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { dictionaries } from "./vite-dictionaries.ts";
import { plainImports } from "./vite-plain-imports.ts";
import { playbooks } from "./vite-playbooks.ts";

/** What draws every page; its file changes with a new version alone. */
const framework = /\/node_modules\/(react|react-dom|scheduler|react-router)\//;

/** What stands around every page, with all that it needs. */
const shell = /\/app\/(root|entry\.client)\.tsx$/;

/** What many pages share, without what comes on demand and what brings words that many of them do not say. */
const parts =
  /\/app\/ui\/(?!dialog|confirm-dialog|toast-board)|\/app\/client\/(client-loaders|copy-text|keep-page|list-pages|search-box|use-refetch)|\/lucide-react\//;

export default defineConfig(({ command }) => ({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // No mail leaves the development server; letters are read at /outbox.
      config: command === "serve" ? ({ vars }) => ({ vars: { ...vars, MAIL_OUTBOX: "on" } }) : undefined,
      persistState: process.env.PERSIST_TO ? { path: process.env.PERSIST_TO } : true,
    }),
    tailwindcss(),
    reactRouter(),
    dictionaries(),
    plainImports(),
    playbooks(),
  ],
  resolve: { tsconfigPaths: true },
  build: { sourcemap: false },
  // A smaller Worker starts sooner; the source maps go up with it, so that its traces stay readable.
  environments: {
    ssr: { build: { minify: true, sourcemap: true } },
    client: {
      build: {
        // The server names the files of a page; what is fetched on demand is fetched ahead.
        modulePreload: false,
        rolldownOptions: {
          output: {
            // Few files compress better than many.
            codeSplitting: {
              groups: [
                { name: "framework", test: framework, priority: 2 },
                { name: "shell", test: shell, priority: 1 },
                { name: "parts", test: parts, minShareCount: 5 },
              ],
            },
          },
        },
      },
    },
  },
}));

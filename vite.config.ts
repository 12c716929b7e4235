import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { dictionaries } from "./build-plugins/dictionaries.ts";
import { icons } from "./build-plugins/icons.ts";
import { offline } from "./build-plugins/offline.ts";
import { plainImports } from "./build-plugins/plain-imports.ts";
import { playbooks } from "./build-plugins/playbooks.ts";

/** The libraries of every page: a chunk that changes only with their versions. */
const framework = /\/node_modules\/(react|react-dom|scheduler|react-router)\//;

/** The layout of every page with its imports. */
const shell = /\/app\/(root|entry\.client)\.tsx$/;

/** Controls of forms, which the public lists and pages have none of. */
const controls = /\/app\/ui\/(input|submit-keys|switch|use-filled-in)\.tsx?$/;

/** Components of many pages, without lazy code and without components whose dictionaries few pages need. */
const parts =
  /\/app\/ui\/(?!checkbox|chip|dialog|confirm-dialog|toast-board|input|submit-keys|switch|use-filled-in)|\/app\/client\/(client-loaders|copy-text|keep-page|list-pages|search-box|use-refetch|site-translation|use-moment)|\/app\/features\/text\/visible-text\.ts|\/app\/domain\/(prompt-use|prompt-languages|editors)\.ts|\/lucide-react\//;

/** Parts of the library and the town alone. */
const lists = /\/app\/(ui\/(side-panel|pagination)|client\/(search-box|list-pages|list-heading))\.tsx?$/;

/** What a prompt made, on its page; few prompts have any. */
const examples =
  /\/app\/features\/sharing\/examples\/(fold-end|ui\/(shown-examples|first-result|example-result|example-values))\.tsx?$/;

/** How a prompt is copied and opened elsewhere, wherever one is shown. */
const ways =
  /\/app\/(features\/(prompts\/ui\/(copy-button|copy-prompt|open-in-service|service-)|text\/japanese)|client\/count-use|domain\/version-number)/;

/** Who made a prompt, and what else is told of it. */
const creators =
  /\/app\/(domain\/profile-links|features\/(profiles\/ui\/(avatar|creator-badges|profile-links|use-shown-profile)|prompts\/ui\/tag-badge|sharing\/(shown-texts|ui\/(creator-(name|card)|counts))))\.tsx?$/;

export default defineConfig(({ command }) => ({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // The development server sends no email; emails are shown at /outbox. It has no Workers AI, which runs on Cloudflare only, and
      // not the deployed site's domain: links lead to localhost.
      config:
        command === "serve"
          ? (config) => {
              Object.assign(config.vars, { MAIL_OUTBOX: "on", SITE_ORIGIN: "" });
              delete config.ai;
              delete config.routes;
            }
          : undefined,
      persistState: process.env.PERSIST_TO ? { path: process.env.PERSIST_TO } : true,
    }),
    tailwindcss(),
    reactRouter(),
    dictionaries(),
    icons(),
    plainImports(),
    playbooks(),
    offline(),
  ],
  resolve: { tsconfigPaths: true },
  build: { sourcemap: false },
  // A smaller Worker starts sooner; source maps are uploaded with it for readable stack traces.
  environments: {
    ssr: { build: { minify: true, sourcemap: true } },
    client: {
      build: {
        // The server preloads a page's files; lazy code is prefetched (`ui/prefetch`).
        modulePreload: false,
        rolldownOptions: {
          output: {
            // Names of hashes: every page loads the names of all files with the routes.
            entryFileNames: ({ name }) =>
              name === "entry.client" ? "assets/[name]-[hash].js" : "assets/[hash:7].js",
            chunkFileNames: "assets/[hash:7].js",
            // Few files compress better than many.
            codeSplitting: {
              groups: [
                { name: "framework", test: framework, priority: 2 },
                { name: "shell", test: shell, priority: 1 },
                { name: "parts", test: parts, minShareCount: 5 },
                { name: "lists", test: lists, minShareCount: 2 },
                { name: "controls", test: controls, minShareCount: 2 },
                { name: "examples", test: examples },
                { name: "ways", test: ways, minShareCount: 2 },
                { name: "creators", test: creators, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
}));

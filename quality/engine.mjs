// The Worker's engine, loaded by Vite: measured by `npm run quality`.
import { join } from "node:path";
import { createServer } from "vite";

import { playbooks as playbooksPlugin } from "../build-plugins/playbooks.ts";

const root = join(import.meta.dirname, "..");

/** Runs `work` with the engine's functions and `load`, which imports a file of `app`; then closes the Vite server. */
export async function withEngine(work) {
  const server = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    plugins: [playbooksPlugin()],
    resolve: { alias: { "~": join(root, "app") } },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  const load = (file) => server.ssrLoadModule(`/app/${file}`);
  try {
    const { openPlaybooks } = await load("features/generator/playbooks/playbooks.server.ts");
    const { askAbout } = await load("features/generator/ask-about.server.ts");
    const { compose } = await load("features/generator/composing/compose.ts");
    const playbooks = await openPlaybooks();
    /** A line, treated as by `POST /api/generate` without a model. */
    const generate = async (purpose, use, options = {}) => {
      const order = { purpose, use, deepThinking: true, ...options };
      const { reading, asked, start } = await askAbout(order, "ja");
      return { reading, asked, composition: start, content: compose(start) };
    };
    return await work({ playbooks, generate, load });
  } finally {
    await server.close();
  }
}

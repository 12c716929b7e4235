// The Worker's engine, loaded by Vite: measured by `npm run quality`.
import { join } from "node:path";
import { createServer } from "vite";

import { playbooks as playbooksPlugin } from "../build-plugins/playbooks.ts";

const root = join(import.meta.dirname, "..");

/** The engine's functions, and `load` itself, which imports a file of `app`. */
export async function openEngine(load) {
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
  return { playbooks, generate, load };
}

/** Runs `work` with the engine; then closes the Vite server. */
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
  try {
    return await work(await openEngine((file) => server.ssrLoadModule(`/app/${file}`)));
  } finally {
    await server.close();
  }
}

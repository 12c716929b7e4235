import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";

/** A Worker that is built: by its name and the configuration beside it. */
export interface BuiltWorker {
  name: string;
  config: string;
}

interface Options {
  workers: BuiltWorker[];
  /** Where the local databases live. */
  stateFolder: string;
  /** Where V8's inspector listens, if it is wanted. */
  inspectorPort?: number;
}

/** What of wrangler's local runtime is used here. */
interface Miniflare {
  ready: Promise<URL>;
  unsafeGetDirectURL(worker: string): Promise<URL>;
  dispose(): Promise<void>;
}

type Runtime = {
  Miniflare: new (options: unknown) => Miniflare;
  convertV4MiniflareOptions(options: unknown): unknown;
};

const require = createRequire(import.meta.url);
// The one that wrangler brings: it has no place of its own among our packages.
const { Miniflare, convertV4MiniflareOptions } = createRequire(require.resolve("wrangler/package.json"))(
  "miniflare",
) as Runtime;

/**
 * Serves built Workers in one workerd, each at an address of its own without anything in between: the proxy of `wrangler dev`
 * takes ten times as long as a bare Worker. They all have the databases of the first. Answers their origins by name.
 */
export async function serveWorkers({ workers, stateFolder, inspectorPort }: Options) {
  const [main, ...others] = workers.map(workerOptions);
  const { compatibilityDate, d1Databases } = main!;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      inspectorPort,
      resourcePersistencePath: join(stateFolder, "v3"),
      // Their log lines are no part of what is measured.
      handleStructuredLogs: () => undefined,
      workers: [main, ...others.map((worker) => ({ ...worker, compatibilityDate, d1Databases }))],
    }),
  );
  await miniflare.ready;
  const addresses = workers.map(async ({ name }) => {
    const { origin } = await miniflare.unsafeGetDirectURL(name);
    return [name, origin] as const;
  });
  return {
    origins: Object.fromEntries(await Promise.all(addresses)),
    close: () => miniflare.dispose(),
  };
}

function workerOptions({ name, config }: BuiltWorker) {
  const read = unstable_readConfig({ config });
  // What is built needs no rules of its own any more.
  const { modulesRules: _rules, ...options } = unstable_getMiniflareWorkerOptions(read).workerOptions;
  const { compatibilityDate, d1Databases } = options as Record<string, unknown>;
  const folder = dirname(read.main!);
  return {
    ...options,
    compatibilityDate,
    d1Databases,
    name,
    modules: modulesIn(folder, read.main!),
    modulesRoot: folder,
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  };
}

/** A Worker's entry and all that it may import. */
function modulesIn(folder: string, main: string) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(js|wasm)$/.test(file))
    .map((file) => join(folder, file));
  return [main, ...files.filter((file) => file !== main)].map((path) => ({
    type: path.endsWith(".wasm") ? "CompiledWasm" : "ESModule",
    path,
  }));
}

import { readFileSync, readdirSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { basename, dirname, join } from "node:path";

import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";

/** A Worker that is built: by its name and the configuration beside it. */
export interface BuiltWorker {
  name: string;
  config: string;
  /** A TypeScript module in place of the built entry, which it imports as `./index.js`; its neighbours come with it. */
  entry?: string;
  /** They come before those of the configuration. */
  variables?: Record<string, string>;
}

interface Options {
  workers: BuiltWorker[];
  /** Where the local databases live. */
  stateFolder: string;
  /** Where the first Worker answers on localhost as behind Cloudflare, schedules included; some free port when none is given. */
  port?: number;
  /** Takes in what the Workers write; without it that is dropped. */
  onLog?: (line: LogLine) => void;
  /** Where V8's inspector listens, if it is wanted. */
  inspectorPort?: number;
}

interface LogLine {
  level: string;
  message: string;
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
 * takes ten times as long as a bare Worker, and loses connections. They all have the databases of the first. Answers their
 * origins by name.
 */
export async function serveWorkers({ workers, stateFolder, port = 0, inspectorPort, onLog }: Options) {
  const [main, ...others] = workers.map(workerOptions);
  const { compatibilityDate, d1Databases } = main!;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "localhost",
      port,
      inspectorPort,
      resourcePersistencePath: join(stateFolder, "v3"),
      // No lookup of the machine's place on earth.
      cf: false,
      unsafeTriggerHandlers: true,
      handleStructuredLogs: onLog ?? (() => undefined),
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

function workerOptions({ name, config, entry, variables }: BuiltWorker) {
  const read = unstable_readConfig({ config });
  // What is built needs no rules of its own any more.
  const { modulesRules: _rules, ...options } = unstable_getMiniflareWorkerOptions(read).workerOptions;
  const { compatibilityDate, d1Databases } = options as Record<string, unknown>;
  const folder = dirname(read.main!);
  return {
    ...options,
    compatibilityDate,
    d1Databases,
    // The secrets of whoever works on this machine stay out.
    bindings: { ...read.vars, ...variables },
    name,
    modules: [...(entry ? wrappingModules(folder, entry) : []), ...modulesIn(folder, read.main!)],
    modulesRoot: folder,
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  };
}

/** An entry and the modules beside it, without their types, placed beside the built Worker. */
function wrappingModules(folder: string, entry: string) {
  const own = readdirSync(dirname(entry)).filter((file) => !file.includes(".test."));
  return [basename(entry), ...own.filter((file) => file !== basename(entry))].map((file) => ({
    type: "ESModule",
    path: join(folder, file.replace(/\.ts$/, ".js")),
    contents: stripTypeScriptTypes(readFileSync(join(dirname(entry), file), "utf8")),
  }));
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

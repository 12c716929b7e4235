import { readFileSync, readdirSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { basename, dirname, join } from "node:path";

import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";

/** A built Worker: its name and configuration file. */
export interface BuiltWorker {
  name: string;
  config: string;
  /** A TypeScript module around the built entry, its import `./index.js`; modules of its folder are included. */
  entry?: string;
  /** They override those of the configuration. */
  variables?: Record<string, string>;
}

interface Options {
  workers: BuiltWorker[];
  /** The folder of the local databases. */
  stateFolder: string;
  /** The first Worker's port on localhost, with Cloudflare's headers and schedules; default: a free port. */
  port?: number;
  /** Receives the Workers' log; without it the log is dropped. */
  onLog?: (line: LogLine) => void;
  /** The port of V8's inspector, if wanted. */
  inspectorPort?: number;
}

interface LogLine {
  level: string;
  message: string;
}

/** The used parts of wrangler's local runtime. */
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
// wrangler's own copy: it is not among our packages.
const { Miniflare, convertV4MiniflareOptions } = createRequire(require.resolve("wrangler/package.json"))(
  "miniflare",
) as Runtime;

/**
 * Serves built Workers in one workerd, each at its own address without a proxy: that of `wrangler dev` takes ten times as
 * long as a bare Worker, and loses connections. All share the databases of the first. Returns their origins
 * by name.
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
      // No geolocation of this machine, neither looked up nor Miniflare's own.
      cf: {},
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
  // Built modules need no rules.
  const { modulesRules: _rules, ...options } = unstable_getMiniflareWorkerOptions(read).workerOptions;
  const { compatibilityDate, d1Databases } = options as Record<string, unknown>;
  const folder = dirname(read.main!);
  return {
    ...options,
    compatibilityDate,
    d1Databases,
    // Without this machine's secrets.
    bindings: { ...read.vars, ...variables },
    name,
    modules: [...(entry ? wrappingModules(folder, entry) : []), ...modulesIn(folder, read.main!)],
    modulesRoot: folder,
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  };
}

/** An entry and the modules of its folder, stripped of types, as modules of the built Worker. */
function wrappingModules(folder: string, entry: string) {
  const own = readdirSync(dirname(entry)).filter((file) => !file.includes(".test."));
  return [basename(entry), ...own.filter((file) => file !== basename(entry))].map((file) => ({
    type: "ESModule",
    path: join(folder, file.replace(/\.ts$/, ".js")),
    contents: stripTypeScriptTypes(readFileSync(join(dirname(entry), file), "utf8")),
  }));
}

/** A Worker's entry and all modules it may import. */
function modulesIn(folder: string, main: string) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(js|wasm)$/.test(file))
    .map((file) => join(folder, file));
  return [main, ...files.filter((file) => file !== main)].map((path) => ({
    type: path.endsWith(".wasm") ? "CompiledWasm" : "ESModule",
    path,
  }));
}

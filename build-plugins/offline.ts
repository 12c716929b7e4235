import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";

import { build, type Plugin, type Rollup } from "vite";

import { languages } from "../app/domain/languages.ts";
import { offlinePath } from "../app/domain/offline-path.ts";

const root = join(import.meta.dirname, "..");

/** The modules of the page that a browser keeps. */
const entries = /\/app\/(entry\.client|root|routes\/offline\/offline)\.tsx(?:\?|$)/;

/** Dictionaries are loaded by the modules that use them (`dictionaries.ts`). */
const namespacesIn = (code: string): string[] =>
  [...code.matchAll(/\bprefetchNamespaces\(([^()]*)\)/g)].flatMap(([, names]) =>
    [...names!.matchAll(/"(\w+)"/g)].map(([, name]) => name!),
  );

/** Names of the files that a page of these entries needs. `codeOf`: the code of a module. */
function filesOf(bundle: Rollup.OutputBundle, codeOf: (id: string) => string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const needed = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || needed.has(name)) return;
    needed.add(name);
    chunk.imports.forEach(add);
  };
  for (const { facadeModuleId, fileName } of chunks) if (entries.test(facadeModuleId ?? "")) add(fileName);
  const modules = chunks.filter(({ fileName }) => needed.has(fileName)).flatMap(({ moduleIds }) => moduleIds);
  const namespaces = new Set(["shell", ...modules.flatMap((id) => namespacesIn(codeOf(id)))]);
  for (const { facadeModuleId, fileName } of chunks) {
    const [, namespace] = /\/i18n\/locales\/\w+\/(\w+)\.ts$/.exec(facadeModuleId ?? "") ?? [];
    if (namespace && namespaces.has(namespace)) add(fileName);
  }
  const drawn = Object.keys(bundle).filter((name) => /\/(?:app-[^/]*\.css|icons-[^/]*\.svg)$/.test(name));
  return [...needed, ...drawn];
}

/** Builds the service worker, once all other files are there: it lists those of the page `/offline`. */
export function offline(): Plugin {
  let needed: string[] = [];
  return {
    name: "offline",
    sharedDuringBuild: true,
    generateBundle(_, bundle) {
      if (this.environment.name === "client")
        needed = filesOf(bundle as never, (id) => this.getModuleInfo(id)?.code ?? "");
    },
    buildApp: {
      order: "post",
      async handler(builder) {
        const { outDir, assetsDir } = builder.environments.client!.config.build;
        const routes = readdirSync(join(outDir, assetsDir)).find((name) => name.startsWith("manifest-"))!;
        const buildMark = `/${assetsDir}/${routes}`;
        const files = [buildMark, ...needed.map((name) => `/${name}`)].sort();
        const revision = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
        const pages = Object.fromEntries(languages.map((each) => [each, `${offlinePath}?lang=${each}`]));
        const list = [
          ...files.map((url) => ({ url, revision: null })),
          ...Object.values(pages).map((url) => ({ url, revision })),
        ];
        await build({
          configFile: false,
          root,
          logLevel: "warn",
          resolve: { tsconfigPaths: true },
          define: {
            files: JSON.stringify(list),
            pages: JSON.stringify(pages),
            buildMark: JSON.stringify(buildMark),
            "process.env.NODE_ENV": '"production"',
          },
          build: {
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            lib: {
              entry: join(root, "app/features/offline/worker/service-worker.ts"),
              name: "worker",
              formats: ["iife"],
              fileName: () => "service-worker.js",
            },
          },
        });
      },
    },
  };
}

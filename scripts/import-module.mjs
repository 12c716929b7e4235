import { join } from "node:path";

import { root } from "./steps.mjs";

/** The exports of a TypeScript module of this project. */
export async function importModule(path) {
  // Not loaded where nothing is imported: a seeded town starts sooner.
  const { runnerImport } = await import("vite");
  const options = { configFile: false, root, resolve: { tsconfigPaths: true } };
  return (await runnerImport(join(root, path), options)).module;
}

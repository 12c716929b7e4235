import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { isProgramPath } from "./app/program-paths.ts";

interface Manifest {
  routes: Record<string, { path?: string }>;
}

const lead = "window.__reactRouterManifest=";

/**
 * Leaves the routes of programs out of the manifest in a build's client folder: every page loads it, and they are half of its routes.
 * Throws where the framework writes another manifest than this knows.
 */
export function shortenManifest(clientFolder: string): void {
  const assets = join(clientFolder, "assets");
  for (const name of readdirSync(assets).filter((file) => /^manifest-\w+\.js$/.test(file))) {
    const file = join(assets, name);
    const text = readFileSync(file, "utf8");
    if (!text.startsWith(lead)) throw new Error(`${name} does not begin with ${lead}`);
    const manifest = JSON.parse(text.slice(lead.length).replace(/;\s*$/, "")) as Manifest;
    const routes = Object.entries(manifest.routes).filter(([, { path }]) => !isProgramPath(`/${path ?? ""}`));
    writeFileSync(file, `${lead}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`);
  }
}

// Shared steps of the commands. Plain JavaScript without dependencies: it runs before the installation.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

import { freePorts } from "./free-ports.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** The environment of every step: the project's own Node and tools are first on the PATH. */
export const environment = {
  ...process.env,
  PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH}`,
  // No geolocation lookup for a local server, no questions, no telemetry.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
};

/** Runs a command in the project's folder; a failure ends this process with the same code. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env: { ...environment, ...env },
    stdio: "inherit",
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the locked packages when they are missing or the lockfile has changed. */
export function install() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const mark = join(root, "node_modules", ".installed-lock");
  if (existsSync(mark) && readFileSync(mark, "utf8") === lock) return;
  console.log("Installing packages …");
  // Engine warnings are about the bootstrapping Node; the packages run on their own.
  run("npm", ["ci", "--loglevel=error"]);
  writeFileSync(mark, lock);
}

/** Checks the settings of the local site and returns who writes its prompts; a wrong one ends this process. */
export function checkSettings() {
  const { status, stdout } = spawnSync("node", ["scripts/check-settings.mjs"], {
    cwd: root,
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  });
  if (status !== 0) process.exit(status ?? 1);
  return stdout.trim();
}

/** The folder of the local databases. */
export const stateFolder = process.env.PERSIST_TO ?? join(root, ".wrangler", "state");

/** Name of a test run's migrated, empty state folder. */
export const emptyState = "empty";

/** Migrates the local databases of a folder. */
export function migrate(folder = stateFolder) {
  for (const database of ["DB", "SEARCH"])
    run("wrangler", ["d1", "migrations", "apply", database, "--local", "--persist-to", folder], {
      CI: "true",
    });
}

/** Seeds an empty town with the prompts of `editors/`. */
export const seed = () => run("node", ["scripts/seed.mjs"]);

/** Builds the production Worker and the browser's files. */
export const build = () => run("react-router", ["build"]);

/**
 * Prepares the migrated databases of a test run for its servers (`serve-built.mjs`), and chooses their ports; returns
 * Playwright's environment.
 */
export async function testState() {
  const state = mkdtempSync(join(tmpdir(), "prompt-town-"));
  migrate(join(state, emptyState));
  return { TEST_STATE: state, TEST_PORTS: (await freePorts(6)).join(" ") };
}

/**
 * Writes a copy of the built Worker's configuration in `folder` for this machine, and returns its path. It has no Workers AI, which runs
 * on Cloudflare only and would ask for an account before anything starts, and not the deployed site's domain: links and emails
 * lead to localhost.
 */
export function localConfig(folder = join(root, "build", "server")) {
  const built = JSON.parse(readFileSync(join(folder, "wrangler.json"), "utf8"));
  const { ai: _remote, routes: _domain, ...config } = built;
  const path = join(folder, "wrangler.local.json");
  writeFileSync(path, JSON.stringify({ ...config, vars: { ...config.vars, SITE_ORIGIN: "" } }));
  return path;
}

/** Serves the built Worker in workerd until it is stopped; `variables` override those of `wrangler.toml`. */
export function serve(port, variables = []) {
  run("wrangler", [
    "dev",
    `--config=${localConfig()}`,
    `--port=${port}`,
    `--persist-to=${stateFolder}`,
    "--show-interactive-dev-session=false",
    // No mail leaves this machine; emails are shown at /outbox.
    "--var=MAIL_OUTBOX:on",
    ...variables.map((variable) => `--var=${variable}`),
  ]);
}

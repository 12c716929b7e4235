// Shared steps of the commands. Plain JavaScript without dependencies: it runs before the installation.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

import { claimBuild } from "./claim.mjs";
import { runCommand } from "./command.mjs";
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

const shown = ["inherit", "inherit", "inherit"];
const hidden = ["ignore", "pipe", "pipe"];
const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a command in the project's folder; a signal to this process goes to the command, and this process ends with it. Returns the
 * command's code, and its output where that is not shown as it comes.
 */
export async function perform(command, args, { env = {}, isShown = false, onMessage } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, ...env },
    stdio: [...(isShown ? shown : hidden), ...(onMessage ? ["ipc"] : [])],
  });
  if (onMessage) child.on("message", onMessage);
  let isStopped = false;
  const passOn = (signal) => {
    isStopped = true;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, passOn);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece) => output.push(piece));
  const [ended] = await once(child, "close");
  const code = ended ?? 1;
  if (isStopped) process.exit(code);
  for (const signal of signals) process.off(signal, passOn);
  return { code, output: Buffer.concat(output) };
}

/** Runs a command; a failure ends this process with the same code. */
export async function run(command, args, env) {
  const { code } = await perform(command, args, { env, isShown: true });
  if (code !== 0) process.exit(code);
}

/** Runs a command without its output, and returns it; a failure shows it whole, and ends this process with the same code. */
export async function runQuietly(command, args, env) {
  const { code, output } = await perform(command, args, { env });
  if (code === 0) return output.toString();
  process.stderr.write(output);
  process.exit(code);
}

/** Installs the locked packages when they are missing or the lockfile has changed. */
export async function install() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const mark = join(root, "node_modules", ".installed-lock");
  if (existsSync(mark) && readFileSync(mark, "utf8") === lock) return;
  console.log("Installing the packages …");
  // Engine warnings are about the bootstrapping Node; the packages run on their own.
  await runQuietly("npm", ["ci", "--loglevel=error"]);
  writeFileSync(mark, lock);
}

/** Checks the settings of the local site and returns who writes its prompts; a wrong one ends this process. */
const checkSettings = async () => (await runQuietly("node", ["scripts/check-settings.mjs"])).trim();

/** The folder of the local databases. */
export const stateFolder = process.env.PERSIST_TO ?? join(root, ".wrangler", "state");

/** Name of a test run's migrated, empty state folder. */
export const emptyState = "empty";

/** Migrates the local databases of a folder. */
export async function migrate(folder = stateFolder) {
  for (const database of ["DB", "SEARCH"])
    await runQuietly("wrangler", ["d1", "migrations", "apply", database, "--local", "--persist-to", folder], {
      CI: "true",
    });
}

/**
 * Installs the packages, migrates the local databases and seeds an empty town with the prompts of `editors/`. Returns who writes the
 * prompts of the site.
 */
export async function prepare() {
  await install();
  const whoWrites = await checkSettings();
  console.log("Preparing the databases …");
  await migrate();
  await run("node", ["scripts/seed.mjs"]);
  return whoWrites;
}

/** Takes the build until this process ends or the returned function is called; another command that has it ends this process. */
export const takeBuild = () => runCommand(() => claimBuild(root));

/** Builds the production Worker and the browser's files, and returns what lets another command build. */
export async function build() {
  const release = await takeBuild();
  console.log("Building the site …");
  await runQuietly("react-router", ["build"]);
  return release;
}

/**
 * Prepares the migrated databases of a test run for its servers (`serve-built.mjs`), and chooses their ports; returns
 * Playwright's environment.
 */
export async function testState() {
  const state = mkdtempSync(join(tmpdir(), "prompt-town-"));
  await migrate(join(state, emptyState));
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

/** Copies a build into a state folder without its copy of `.dev.vars`, which has secrets; returns the path of the copy. */
export function copyBuild(from, folder) {
  const site = join(folder, ".prompt-town-build");
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { mode: 0o700 });
  cpSync(from, site, { recursive: true, filter: (path) => !basename(path).startsWith(".dev.vars") });
  return site;
}

/**
 * Serves a copy of the build until this process is stopped, so that the next build changes nothing under it: it is released then. Calls
 * `onServing` as soon as the site responds.
 */
export async function serve(port, release, onServing) {
  const site = copyBuild(join(root, "build"), stateFolder);
  release();
  const { code } = await perform("node", ["scripts/serve-built.mjs", `--site=${site}`], {
    env: { PORT: port, PERSIST_TO: stateFolder },
    isShown: true,
    onMessage: onServing,
  });
  process.exit(code);
}

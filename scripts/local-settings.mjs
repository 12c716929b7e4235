// The settings that this machine knows.
import { join, resolve } from "node:path";

import { unstable_getVarsForDev, unstable_readConfig } from "wrangler";

import { readSettings } from "../workers/settings.ts";
import { Mistake } from "./command.mjs";
import { root } from "./steps.mjs";

/** The variables of `wrangler.toml`. */
export const deployedVariables = () => unstable_readConfig({ config: join(root, "wrangler.toml") }).vars;

/** The variables of `.dev.vars` in the current folder. */
export function devVariables() {
  const variables = unstable_getVarsForDev(resolve("wrangler.toml"), undefined, {}, undefined, true);
  return Object.fromEntries(Object.entries(variables).map(([name, { value }]) => [name, value]));
}

/** The variables of a local site: those of `.dev.vars` come before those of `wrangler.toml`. */
export const localVariables = () => ({ ...deployedVariables(), ...devVariables() });

/** The settings in variables. Error: a `Mistake` that names each wrong one. */
export function settingsFrom(variables) {
  try {
    return readSettings(variables);
  } catch (error) {
    throw new Mistake(`${error.message}. They are in .dev.vars or wrangler.toml.`);
  }
}

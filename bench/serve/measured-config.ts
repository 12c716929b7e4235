import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

interface BuiltConfig {
  vars: Record<string, string>;
  ratelimits: { simple: { limit: number } }[];
}

/** Writes a copy of the built Worker's configuration that reports costs and has no rate limits. Returns its path. */
export function measuredConfig(built: string): string {
  const config = JSON.parse(readFileSync(built, "utf8")) as BuiltConfig;
  Object.assign(config.vars, { MEASURE: "on", MAIL_OUTBOX: "on" });
  for (const { simple } of config.ratelimits) simple.limit = 1e9;
  const measured = join(dirname(built), "wrangler.measured.json");
  writeFileSync(measured, JSON.stringify(config));
  return measured;
}

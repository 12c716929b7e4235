import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

interface BuiltConfig {
  vars: Record<string, string>;
  ratelimits: { simple: { limit: number } }[];
}

/** Writes the built Worker's configuration once more beside it, for measuring: it tells its costs and limits nobody. Answers where. */
export function measuredConfig(built: string): string {
  const config = JSON.parse(readFileSync(built, "utf8")) as BuiltConfig;
  Object.assign(config.vars, { MEASURE: "on", MAIL_OUTBOX: "on" });
  for (const { simple } of config.ratelimits) simple.limit = 1e9;
  const measured = join(dirname(built), "wrangler.measured.json");
  writeFileSync(measured, JSON.stringify(config));
  return measured;
}

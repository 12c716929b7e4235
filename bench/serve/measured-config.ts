import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

interface BuiltConfig {
  ai?: object;
  vars: Record<string, string>;
  ratelimits: { simple: { limit: number } }[];
}

/** A member who is an admin where costs are measured. */
export const admin = { id: "member-4", email: "member-4@bench.invalid" };

/** Writes a copy of the built Worker's configuration that reports costs, knows an admin and has no rate limits. Returns its path. */
export function measuredConfig(built: string): string {
  const { ai: _remote, ...config } = JSON.parse(readFileSync(built, "utf8")) as BuiltConfig;
  Object.assign(config.vars, { MEASURE: "on", MAIL_OUTBOX: "on", ADMIN_EMAILS: admin.email });
  for (const { simple } of config.ratelimits) simple.limit = 1e9;
  const measured = join(dirname(built), "wrangler.measured.json");
  writeFileSync(measured, JSON.stringify(config));
  return measured;
}

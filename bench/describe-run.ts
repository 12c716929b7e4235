import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";

const packages = ["workerd", "wrangler", "react-router", "react", "drizzle-orm", "hono"];

/** Date, machine and versions of a run, one per line; `root` is the project's folder. */
export function describeRun(root: string, seconds: number): string {
  const version = (name: string) => {
    const file = join(root, "node_modules", name, "package.json");
    return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
  };
  const processors = cpus();
  return [
    `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, ${processors.length} × ${processors[0]!.model.trim()}`,
    `Node ${process.versions.node}, ${packages.map((name) => `${name} ${version(name)}`).join(", ")}`,
    `${seconds} s a measurement; load and Worker share the machine`,
  ].join("\n");
}

import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "../../..");

/** Builds the extension for a site, and returns its folder. */
export async function buildExtension(
  site: string,
  browser: "chrome" | "firefox" = "chrome",
): Promise<string> {
  const out = await mkdtemp(join(tmpdir(), "prompt-town-extension-"));
  const env = { ...process.env, SITE_ORIGIN: site, EXTENSION_OUT: out };
  await promisify(execFile)("wxt", ["build", "extension", "-b", browser], { cwd: root, env });
  return join(out, browser);
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";

import { expect } from "@playwright/test";

export interface OwnSite {
  url: string;
  /** The Worker's log since its first response. */
  log(): string;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the built Worker with these variables and databases of its own; tests that share a folder must take turns. */
export async function serveOwnSite(
  variables: Record<string, string>,
  { folder = "own", entry }: { folder?: string; entry?: string } = {},
): Promise<OwnSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const given = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  if (entry) given.push(`--entry=${entry}`);
  const server = spawn(process.execPath, ["scripts/serve-built.mjs", ...given], {
    env: { ...process.env, PORT: `${port}`, PERSIST_TO: join(process.env.TEST_STATE!, folder) },
  });
  let written = "";
  for (const output of [server.stdout, server.stderr])
    output.on("data", (chunk: Buffer) => (written += chunk.toString("utf8")));
  await expect
    .poll(
      () =>
        fetch(`${url}/favicon.svg`).then(
          ({ status }) => status,
          () => written,
        ),
      { timeout: 100_000 },
    )
    .toBe(200);
  const start = written.length;
  return {
    url,
    log: () => written.slice(start),
    async close() {
      server.kill("SIGTERM");
      if (server.exitCode === null) await once(server, "exit");
    },
  };
}

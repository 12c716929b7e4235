import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import type { APIRequestContext } from "@playwright/test";

import { answerConsent } from "./oauth-app";

const require = createRequire(import.meta.url);
const inspector = join(
  require.resolve("@modelcontextprotocol/inspector/package.json"),
  "../clients/launcher/build/index.js",
);
const mcpRemote = join(require.resolve("mcp-remote/package.json"), "../dist/proxy.js");

/** A port that no server of this machine listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}

/** The environment of a client that has never run: an empty home, and browsers that open nothing. */
export function newHome(): Record<string, string> {
  const home = mkdtempSync(join(tmpdir(), "prompt-town-client-"));
  const programs = join(home, "programs");
  mkdirSync(programs);
  for (const name of ["open", "xdg-open", "browser"]) {
    writeFileSync(join(programs, name), "#!/bin/sh\nexit 0\n");
    chmodSync(join(programs, name), 0o755);
  }
  return {
    PATH: `${programs}${delimiter}${process.env.PATH}`,
    HOME: home,
    BROWSER: join(programs, "browser"),
    MCP_STORAGE_DIR: join(home, "inspector"),
    MCP_INSPECTOR_SECRET_STORE: "file",
    MCP_AUTO_OPEN_ENABLED: "true",
    MCP_REMOTE_CONFIG_DIR: join(home, "remote"),
  };
}

/** Allows what a client asks at the address that it opens, as the member of `browser`'s session, and follows the way back to it. */
async function allow(browser: APIRequestContext, address: string): Promise<void> {
  const { pathname, search } = new URL(address);
  const response = await answerConsent(browser, pathname + search);
  await fetch(response.headers().location!);
}

/** Answers the consent page once a client says where it is. */
function consenting(browser: APIRequestContext | undefined) {
  let said = "";
  let answered: Promise<void> | undefined;
  return {
    hear(text: string) {
      said += text;
      const address = /https?:\S+\/oauth\/authorize\?\S+(?=\s)/.exec(said)?.[0];
      if (address && browser) answered ??= allow(browser, address);
    },
    said: () => said,
    settled: () => answered,
  };
}

interface Inspection {
  address: string;
  env: Record<string, string>;
  args: string[];
  /** The browser of the member who signs in; else the client has to do without. */
  browser?: APIRequestContext;
}

/** Runs the inspector's command line; its result, or the code of its error. */
export async function inspect({ address, env, args, browser }: Inspection) {
  const fixed = ["--cli", address, "--transport", "http", "--format", "json"];
  const child = spawn(process.execPath, [inspector, ...fixed, ...args], { env: env as NodeJS.ProcessEnv });
  const consent = consenting(browser);
  let written = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (written += text));
  child.stderr.setEncoding("utf8").on("data", consent.hear);
  await new Promise((resolve) => child.on("close", resolve));
  await consent.settled();
  const line =
    written.trim() ||
    consent
      .said()
      .split("\n")
      .findLast((one) => one.startsWith("{"))!;
  return JSON.parse(line) as { result: Record<string, unknown> } & { error?: { code: string } };
}

interface Bridge extends Omit<Inspection, "args"> {
  args?: string[];
}

/** A client that knows programs only, connected to the MCP server by `mcp-remote`. */
export async function connectByRemote({ address, env, args = [], browser }: Bridge): Promise<Client> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [mcpRemote, address, "--allow-http", ...args],
    env,
    stderr: "pipe",
  });
  const consent = consenting(browser);
  transport.stderr!.on("data", (text: Buffer) => consent.hear(text.toString()));
  const client = new Client({ name: "test", version: "1" });
  await client.connect(transport);
  await consent.settled();
  return client;
}

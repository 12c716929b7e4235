// Refusals of `npm start` and `npm run dev` before they do anything.
import { createHash } from "node:crypto";
import { createServer, connect } from "node:net";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";

import { Mistake } from "./command.mjs";
import { isFree } from "./free-ports.mjs";

/** Checks a port that PORT names. Error: a `Mistake` if it is none or in use. */
export async function checkPort(port) {
  if (!/^\d{1,5}$/.test(port) || port < 1 || port > 65_535)
    throw new Mistake(`PORT is a number from 1 to 65535, not ${JSON.stringify(port)}.`);
  if (!(await isFree(port)))
    throw new Mistake(`Port ${port} is in use. Choose another one: PORT=${(port % 65_535) + 1} npm start`);
}

/**
 * Takes a folder of databases for the site that this process starts, until it ends. Error: a `Mistake` with the name of another site that
 * has it.
 */
export async function claimDatabases(folder, name) {
  const key = createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 16);
  // A socket, since a process that was killed leaves no listener behind.
  const path = join(tmpdir(), `prompt-town-${key}.sock`);
  const other = await text(connect(path)).catch(() => null);
  if (other !== null)
    throw new Mistake(
      `${other} uses these databases already. Stop it with Ctrl+C there, or start beside it: PORT=8788 PERSIST_TO=/tmp/other-town npm start`,
    );
  rmSync(path, { force: true });
  createServer((asking) => asking.end(name))
    .listen(path)
    .unref();
}

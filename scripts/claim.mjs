// Refusals of commands before they do anything.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import { Mistake } from "./command.mjs";
import { isFree } from "./free-ports.mjs";

/** Checks a port that PORT names. Error: a `Mistake` if it is none or in use. */
export async function checkPort(port) {
  if (!/^\d{1,5}$/.test(port) || port < 1 || port > 65_535)
    throw new Mistake(`PORT is a number from 1 to 65535, not ${JSON.stringify(port)}.`);
  if (!(await isFree(port)))
    throw new Mistake(`Port ${port} is in use. Choose another one: PORT=${(port % 65_535) + 1} npm start`);
}

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
};

const readClaim = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return undefined;
  }
};

/** When a process started, and on Linux the id of the machine's start; empty where it cannot be told. Numbers of processes are used again. */
function startOf(pid) {
  const options = { encoding: "utf8", stdio: "pipe" };
  try {
    if (process.platform !== "linux")
      return execFileSync("ps", ["-o", "lstart=", "-p", `${pid}`], options).trim();
    // The name before the last bracket may have any characters. The 22nd field: since the machine's start.
    const [, fields] = readFileSync(`/proc/${pid}/stat`, "utf8").match(/.*\) (.+)/s);
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${fields.split(" ")[19]}`;
  } catch {
    return "";
  }
}

/**
 * Takes what a folder of claims stands for, until this process ends or the returned function is called; of two that start at once, at most
 * one gets it. Error: a `Mistake` by `refusal`, with the name of the process that has it and the path of its claim.
 */
function claim(claims, name, refusal) {
  const own = join(claims, `${process.pid}`);
  const release = () => rmSync(own, { force: true });
  mkdirSync(claims, { recursive: true });
  // Written before the others are read: two starts at once cannot both miss the other.
  writeFileSync(own, `${name}\n${startOf(process.pid)}`);
  process.on("exit", release);
  for (const pid of readdirSync(claims)) {
    const path = join(claims, pid);
    if (path === own || !/^\d+$/.test(pid)) continue;
    if (isAlive(Number(pid))) {
      const other = readClaim(path);
      // It has ended since.
      if (other === undefined) continue;
      const [holder, start] = other.split("\n");
      const now = startOf(pid);
      if (!start || !now || start === now) {
        release();
        throw new Mistake(`${refusal(JSON.stringify(holder))} If it does not run any more, delete ${path}.`);
      }
    }
    // A process that was killed left its claim, or a machine that was.
    rmSync(path, { force: true });
  }
  return release;
}

/** Takes a folder of databases for the site that this process starts. Error: a `Mistake` with the name of another site that has it. */
export const claimDatabases = (folder, name) =>
  claim(
    join(folder, ".claims"),
    name,
    (holder) =>
      `${holder} uses these databases already. Stop it with Ctrl+C there, or start beside it: PORT=8788 PERSIST_TO=.wrangler/other-town npm start.`,
  );

/** Takes the build of the project in a folder, for this command to write and use. Error: a `Mistake` with the name of another one that has it. */
export const claimBuild = (folder) =>
  claim(
    join(folder, ".wrangler", "build-claims"),
    `npm run ${process.env.npm_lifecycle_event ?? basename(process.argv[1], ".mjs")}`,
    (holder) => `${holder} builds the site in this folder, or uses its build. Wait for its end, or stop it.`,
  );

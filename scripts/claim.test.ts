import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { expect, test } from "vitest";

// @ts-expect-error A script without types.
import { claimBuild, claimDatabases } from "./claim.mjs";

/** The code and all output of a command that is refused before it installs, migrates or builds anything. */
async function refused(command: string, variables: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, command)], {
    env: { ...process.env, PERSIST_TO: mkdtempSync(join(tmpdir(), "prompt-town-")), ...variables },
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code, output: output + errors };
}

test("a port in use or out of range is told at once, with how to choose another", async () => {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(await refused("start.mjs", { PORT: `${port}` })).toEqual({
    code: 2,
    output: `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start\n`,
  });
  server.close();
  for (const wrong of ["0", "65536", "8787a", ""])
    expect((await refused("start.mjs", { PORT: wrong })).output).toBe(
      `PORT is a number from 1 to 65535, not "${wrong}".\n`,
    );
});

/** A process that claims a folder, says so and stays. */
const claimer = (folder: string, claim = `claimDatabases(folder, "npm start (http://localhost:8787)")`) =>
  spawn(process.execPath, [
    "--input-type=module",
    "-e",
    `import { claimBuild, claimDatabases } from ${JSON.stringify(join(import.meta.dirname, "claim.mjs"))};
    const folder = ${JSON.stringify(folder)};
    ${claim};
    console.log("claimed");
    setInterval(() => {}, 1000);`,
  ]);

test.each(["start.mjs", "dev.mjs"])("%s leaves the databases of another site alone", async (command) => {
  const folder = mkdtempSync(join(tmpdir(), "prompt-town-"));
  const child = claimer(folder);
  await once(child.stdout, "data");
  // Ctrl+Z: it holds the databases, and does nothing.
  child.kill("SIGSTOP");
  expect(await refused(command, { PERSIST_TO: folder })).toEqual({
    code: 2,
    output: expect.stringMatching(
      /^"npm start \(http:\/\/localhost:8787\)" uses these databases already\. .+\n$/,
    ),
  });
  // A process that is killed leaves no claim.
  child.kill("SIGKILL");
  await once(child, "close");
  claimDatabases(folder, "npm start");
});

test("a claim that is gone as it is read holds nothing, and what is no claim stays", () => {
  const folder = mkdtempSync(join(tmpdir(), "prompt-town-"));
  mkdirSync(join(folder, ".claims/notes"), { recursive: true });
  symlinkSync("gone", join(folder, `.claims/${process.ppid}`));
  expect(() => claimDatabases(folder, "npm start")).not.toThrow();
});

test("a claim of a process that has ended holds nothing, whatever has its number now", async () => {
  const folder = mkdtempSync(join(tmpdir(), "prompt-town-"));
  const claim = (written: string) => {
    mkdirSync(join(folder, ".claims"), { recursive: true });
    writeFileSync(join(folder, `.claims/${process.ppid}`), written);
    return () => claimDatabases(folder, "npm start");
  };
  expect(claim("npm run dev\nanother start")).not.toThrow();
  // Of the same start of the machine: the claim that another process of it wrote.
  const others = mkdtempSync(join(tmpdir(), "prompt-town-"));
  const child = claimer(others);
  await once(child.stdout, "data");
  const written = readFileSync(join(others, `.claims/${child.pid}`), "utf8");
  child.kill("SIGKILL");
  expect(claim(written)).not.toThrow();
  // One that is being written.
  expect(claim("")).toThrow("uses these databases already");
});

test("of sites that start at once, at most one has the databases", async () => {
  const folder = mkdtempSync(join(tmpdir(), "prompt-town-"));
  const children = [1, 2, 3].map(() => claimer(folder));
  const outcomes = await Promise.all(
    children.map((child) =>
      Promise.race([
        once(child.stdout, "data").then(() => "claimed"),
        once(child, "close").then(() => "refused"),
      ]),
    ),
  );
  for (const child of children) child.kill("SIGKILL");
  expect(outcomes.filter((outcome) => outcome === "claimed").length).toBeLessThanOrEqual(1);
});

test("a build that another command makes or uses is refused, until that ends or serves its copy", async () => {
  const folder = mkdtempSync(join(tmpdir(), "prompt-town-"));
  const claim = `process.env.npm_lifecycle_event = "test"; claimBuild(folder)`;
  const child = claimer(folder, claim);
  await once(child.stdout, "data");
  expect(() => claimBuild(folder)).toThrow(
    /^"npm run test" builds the site in this folder, or uses its build\. Wait/,
  );
  child.kill("SIGKILL");
  await once(child, "close");
  claimBuild(folder)();
  const next = claimer(folder, claim);
  expect(await Promise.race([once(next.stdout, "data").then(() => "built"), once(next, "close")])).toBe(
    "built",
  );
  next.kill("SIGKILL");
});

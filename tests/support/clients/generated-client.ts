import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { expect, type APIRequestContext } from "@playwright/test";

import { uniquePurpose } from "./publish-prompt";
import { makeToken } from "./token-client";
import { visitor } from "./visitor";

const run = promisify(execFile);
const packages = join(import.meta.dirname, "../../../node_modules");

const compilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  module: "esnext",
  moduleResolution: "bundler",
  target: "es2023",
  lib: ["es2023", "dom", "dom.iterable"],
  types: [],
};

/** Output of the program of `expectWalk`. */
interface Walk {
  saved: { id: string };
  generated: { content: string };
}

/** A folder of a third party's project, with the API's document and the packages of this one. */
export async function inClientFolder(
  client: APIRequestContext,
  use: (folder: string, document: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "prompt-town-client-"));
  try {
    const document = join(folder, "openapi.json");
    await writeFile(document, await (await client.get("/api/openapi.json")).text());
    await symlink(packages, join(folder, "node_modules"));
    await use(folder, document);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The faults that the compiler finds in files of a client's folder; empty: none. */
export async function compile(folder: string, ...files: string[]): Promise<string> {
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  return run(process.execPath, [join(packages, "typescript/bin/tsc"), "-p", folder]).then(
    () => "",
    ({ stdout }: { stdout: string }) => stdout,
  );
}

/** Runs a program, and reads what it prints as JSON. */
export async function runProgram<Printed>(program: string, ...args: string[]): Promise<Printed> {
  const { stdout } = await run(process.execPath, [program, ...args]);
  return JSON.parse(stdout) as Printed;
}

/** The start of a program that `expectWalk` runs: its arguments are the API's address, a token, a network and a purpose. */
export const programStart = `
declare const process: { argv: string[]; stdout: { write(text: string): void } };
const [baseUrl = "", token, network, purpose = ""] = process.argv.slice(2);
const headers = { Authorization: "Bearer " + token, "CF-Connecting-IP": network ?? "" };
`;

/** Compiles and runs a third party's program, which lists the town, and generates, saves, updates, finds and deletes a prompt. */
export async function expectWalk(
  client: APIRequestContext,
  folder: string,
  program: string,
  site: string,
): Promise<void> {
  const file = join(folder, "program.ts");
  await writeFile(file, program);
  expect(await compile(folder, "program.ts")).toBe("");
  const { token } = await makeToken(client, { scope: "write" });
  const purpose = uniquePurpose();
  const walk = await runProgram<Walk>(file, site, token, visitor()["CF-Connecting-IP"]!, purpose);
  const { id } = walk.saved;
  expect(walk).toEqual({
    town: expect.objectContaining({ prompts: expect.any(Array) }),
    generated: expect.objectContaining({ content: expect.stringContaining(purpose) }),
    saved: expect.objectContaining({ originalInput: purpose, content: walk.generated.content }),
    updated: expect.objectContaining({ id, tags: expect.arrayContaining(["one", "two"]) }),
    found: [expect.objectContaining({ id })],
    left: [],
    refused: expect.objectContaining({
      code: "invalid_fields",
      fields: {
        originalInput: expect.objectContaining({ code: "purpose_required" }),
        content: expect.objectContaining({ code: "content_required" }),
      },
    }),
  });
}

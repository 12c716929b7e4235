import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { createClient } from "@hey-api/openapi-ts";

import { expect, test } from "../support/clients/clients";
import { uniquePurpose } from "../support/clients/publish-prompt";
import { makeToken } from "../support/clients/token-client";
import { visitor } from "../support/clients/visitor";

const run = promisify(execFile);

/** Compiles with a client whose types are those of the API alone: what may be left out, and what is refused. */
const typedProgram = `
import * as api from "./client/sdk.gen.ts";

api.exportPrompts();
api.listTrash();
api.generatePrompt({ body: { input: "a letter", isImageGeneration: true } });
api.createPrompt({ body: { originalInput: "a", content: "b", tags: ["c"] } });
api.sharePrompt({ path: { promptId: "x" }, body: { generateAuto: true } });
// @ts-expect-error A line is a text.
api.generatePrompt({ body: { input: 1 } });
// @ts-expect-error A tag is a text.
api.createPrompt({ body: { originalInput: "a", content: "b", tags: [1] } });
// @ts-expect-error A title is a text.
api.sharePrompt({ path: { promptId: "x" }, body: { title: 1 } });
// @ts-expect-error A place has a subcategory.
api.publishPrompt({ path: { promptId: "x" }, body: { category: "ai" } });
`;

const compiler = join(import.meta.dirname, "../../node_modules/typescript/bin/tsc");
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

test("a client generated from the document saves, shares and publishes a prompt", async ({
  member,
  visit,
  baseURL,
}) => {
  const { client } = await member();
  const { token } = await makeToken(client, { scope: "write" });
  const folder = await mkdtemp(join(tmpdir(), "prompt-town-client-"));
  try {
    const document = join(folder, "openapi.json");
    await writeFile(document, await (await (await visit()).get("/api/openapi.json")).text());
    await createClient({
      input: document,
      output: { path: join(folder, "client"), importFileExtension: ".ts" },
      plugins: ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch"],
      logs: { level: "silent" },
    });
    await writeFile(join(folder, "typed.ts"), typedProgram);
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["typed.ts"] }));
    const compiled = run(process.execPath, [compiler, "-p", folder]);
    expect(
      await compiled.then(
        () => "",
        ({ stdout: faults }) => faults,
      ),
    ).toBe("");
    const purpose = uniquePurpose();
    const network = visitor()["CF-Connecting-IP"]!;
    const program = join(import.meta.dirname, "../support/formats/run-generated-client.mjs");
    const { stdout } = await run(process.execPath, [
      program,
      join(folder, "client"),
      baseURL!,
      token,
      network,
      purpose,
    ]);
    const { prompt, folder: made, shared, published, listed, view, refused } = JSON.parse(stdout);
    expect(prompt).toMatchObject({ originalInput: purpose, folderId: made.id, isPublic: false });
    expect(published).toMatchObject({
      id: prompt.id,
      shareId: shared.shareId,
      isPublic: true,
      category: "ai",
    });
    expect(listed).toBe(true);
    expect(view).toMatchObject({ prompt: { shareId: shared.shareId, title: "Generated" }, creator: null });
    expect(refused).toMatchObject({
      code: "invalid_fields",
      fields: { originalInput: { code: "purpose_required" }, content: { code: "content_required" } },
    });
    const own = await (await client.get("/api/prompts")).json();
    expect(own).toMatchObject([{ id: prompt.id }]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { createClient } from "@hey-api/openapi-ts";

import { expect, test } from "../support/clients/clients";
import { compile, inClientFolder, runProgram } from "../support/clients/generated-client";
import { uniquePurpose } from "../support/clients/publish-prompt";
import { makeToken } from "../support/clients/token-client";
import { visitor } from "../support/clients/visitor";

/** Output of `run-generated-client.mjs`. */
interface Printed {
  prompt: { id: string };
  folder: { id: string };
  shared: { shareId: string };
  published: unknown;
  listed: boolean;
  view: unknown;
  refused: unknown;
}

/** Compiles with a client whose types are those of the API only: what may be left out, and what is refused. */
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

test("a client generated from the document saves, shares and publishes a prompt", async ({
  member,
  visit,
  baseURL,
}) => {
  const { client } = await member();
  const { token } = await makeToken(client, { scope: "write" });
  await inClientFolder(await visit(), async (folder, document) => {
    await createClient({
      input: document,
      output: { path: join(folder, "client"), importFileExtension: ".ts" },
      plugins: ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch"],
      logs: { level: "silent" },
    });
    await writeFile(join(folder, "typed.ts"), typedProgram);
    expect(await compile(folder, "typed.ts")).toBe("");
    const purpose = uniquePurpose();
    const network = visitor()["CF-Connecting-IP"]!;
    const program = join(import.meta.dirname, "../support/formats/run-generated-client.mjs");
    const {
      prompt,
      folder: made,
      shared,
      published,
      listed,
      view,
      refused,
    } = await runProgram<Printed>(program, join(folder, "client"), baseURL!, token, network, purpose);
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
  });
});

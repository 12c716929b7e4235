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

test("a client generated from the document saves, shares and publishes a prompt", async ({
  member,
  visit,
  baseURL,
}) => {
  test.setTimeout(90_000);
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

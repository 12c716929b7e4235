import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import openapiTypes, { astToString } from "openapi-typescript";

import { test } from "../support/clients/clients";
import { expectWalk, inClientFolder, programStart } from "../support/clients/generated-client";

const program = `
import createClient from "openapi-fetch";
import type { paths } from "./types.ts";
${programStart}
const api = createClient<paths>({ baseUrl, headers });
function must<Data>({ data, error }: { data?: Data; error?: { code: string } }): NonNullable<Data> {
  if (data == null) throw new Error(error?.code);
  return data;
}

const town = must(await api.GET("/api/public-prompts", { params: { query: { category: "ai" } } }));
const generated = must(await api.POST("/api/generate", { body: { input: purpose, isDeepThinking: false } }));
const saved = must(
  await api.POST("/api/prompts", { body: { originalInput: purpose, content: generated.content, tags: ["one"] } }),
);
const params = { path: { promptId: saved.id } };
const updated = must(await api.PATCH("/api/prompts/{promptId}", { params, body: { tags: ["one", "two"] } }));
const found = must(await api.GET("/api/prompts", { params: { query: { tag: ["one", "two"], size: 10 } } }));
must(await api.DELETE("/api/prompts/{promptId}", { params }));
const left = must(await api.GET("/api/prompts"));
const { error: refused } = await api.POST("/api/prompts", { body: { originalInput: "", content: "" } });
process.stdout.write(JSON.stringify({ town, generated, saved, found, updated, left, refused }));

export const wrong = () => [
  // @ts-expect-error A line is a text.
  api.POST("/api/generate", { body: { input: 1 } }),
  // @ts-expect-error A prompt has a text.
  api.POST("/api/prompts", { body: { originalInput: "a" } }),
  // @ts-expect-error The prompt is named.
  api.DELETE("/api/prompts/{promptId}"),
  // @ts-expect-error Nothing is put there.
  api.PUT("/api/prompts"),
  // @ts-expect-error A page of the town has no such field.
  town.pages,
];
`;

test("types by openapi-typescript fit the API: openapi-fetch saves, finds, updates and deletes a prompt @all", async ({
  member,
  visit,
  baseURL,
}) => {
  const { client } = await member();
  await inClientFolder(await visit(), async (folder, document) => {
    const types = await openapiTypes(pathToFileURL(document));
    await writeFile(join(folder, "types.ts"), astToString(types));
    await expectWalk(client, folder, program, baseURL!);
  });
});

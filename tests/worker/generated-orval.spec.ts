import { generate } from "orval";

import { test } from "../support/clients/clients";
import { expectWalk, inClientFolder, programStart } from "../support/clients/generated-client";

const program = `
import * as api from "./fetch.ts";
import * as schemas from "./zod.ts";
${programStart}
const request = { headers };
const site = globalThis.fetch;
globalThis.fetch = (path, options) => site(baseUrl + path, options);
type Answer = { status: number; data: unknown };
function must<Given extends Answer>(answer: Given): Extract<Given, { status: 200 | 201 }>["data"] {
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.data));
  return answer.data;
}

const town = schemas.ListPublicPromptsResponse.parse(must(await api.listPublicPrompts({ category: "ai" }, request)));
const order = schemas.GeneratePromptBody.parse({ input: purpose, isDeepThinking: false });
const generated = schemas.GeneratePromptResponse.parse(must(await api.generatePrompt(order, request)));
const prompt = schemas.CreatePromptBody.parse({
  originalInput: purpose,
  content: generated.content,
  tags: ["one"],
});
const saved = schemas.CreatePromptResponse.parse(must(await api.createPrompt(prompt, request)));
const change = schemas.UpdatePromptBody.parse({ tags: ["one", "two"] });
const updated = schemas.UpdatePromptResponse.parse(must(await api.updatePrompt(saved.id, change, request)));
const query = schemas.ListPromptsQueryParams.parse({ tag: ["one", "two"], size: 10 });
const found = schemas.ListPromptsResponse.parse(must(await api.listPrompts(query, request)));
must(await api.deletePrompt(saved.id, request));
const left = schemas.ListPromptsResponse.parse(must(await api.listPrompts({}, request)));
const { data: refused } = await api.createPrompt({ originalInput: "", content: "" }, request);
process.stdout.write(JSON.stringify({ town, generated, saved, found, updated, left, refused }));

export const wrong = () => [
  // @ts-expect-error A line is a text.
  api.generatePrompt({ input: 1 }),
  // @ts-expect-error A prompt has a text.
  api.createPrompt({ originalInput: "a" }),
  // @ts-expect-error A page of the town has no such field.
  town.pages,
];
`;

test(
  "orval's client and its schemas fit the API: they save, find, update and delete a prompt",
  { tag: "@all" },
  async ({ member, visit, baseURL }) => {
    const { client } = await member();
    await inClientFolder(await visit(), async (folder, document) => {
      for (const kind of ["fetch", "zod"] as const)
        await generate(
          { input: { target: document }, output: { target: `${kind}.ts`, client: kind, mode: "single" } },
          folder,
        );
      await expectWalk(client, folder, program, baseURL!);
    });
  },
);

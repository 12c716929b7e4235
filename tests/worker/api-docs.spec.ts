import { expect, sessionUser, test } from "../support/clients/clients";
import { readExamples } from "../support/formats/read-examples";
import { changeProfile } from "../support/clients/profile-client";
import { makeToken } from "../support/clients/token-client";
import { someOf } from "../support/sampling";

test("the API document describes every call once, with a description, a response and its errors", async ({
  visit,
}) => {
  const reader = await visit();
  const response = await reader.get("/api/openapi.json");
  expect(response.status()).toBe(200);
  const document = await response.json();
  expect(document.openapi).toBe("3.1.0");
  const operations = Object.values<Record<string, Operation>>(document.paths).flatMap(
    Object.values<Operation>,
  );
  expect(operations.length).toBeGreaterThan(30);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { operationId, summary, responses } of operations) {
    expect(summary, operationId).toBeTruthy();
    expect(
      Object.keys(responses).some((status) => status.startsWith("2")),
      operationId,
    ).toBe(true);
    // An invalid token is refused by every call.
    for (const status of ["401", "500"]) expect(responses[status], operationId).toBeDefined();
  }
  // The errors of fields are described too.
  expect(document.components.schemas.Error.properties.fields.additionalProperties).toMatchObject({
    required: ["code", "message"],
  });
  // Every reference resolves.
  const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  for (const [, name] of names) expect(document.components.schemas[name!], name).toBeDefined();
});

test("the API document is in the client's language, with the same structure in each", async ({ visit }) => {
  const reader = await visit();
  const [ja, en, es] = await Promise.all(
    ["ja", "en", "es"].map(async (language) => {
      const response = await reader.get("/api/openapi.json", { headers: { "Accept-Language": language } });
      return response.json();
    }),
  );
  expect(new Set([ja, en, es].map(({ info }) => info.title)).size).toBe(3);
  const skeleton = (document: unknown) =>
    JSON.stringify(document, (name, value) =>
      ["summary", "title", "description"].includes(name) ? "" : value,
    );
  expect(skeleton(en)).toBe(skeleton(ja));
  expect(skeleton(es)).toBe(skeleton(ja));
});

/** The errors of a site without a model, and so without comparisons. */
const withoutModel: Record<string, string> = {
  getTries: "model_absent",
  tryPrompt: "model_absent",
  comparePrompt: "model_absent",
  getComparison: "comparison_not_found",
  judgeComparison: "comparison_not_found",
  markComparison: "comparison_not_found",
  removeComparison: "comparison_not_found",
};

for (const manner of someOf(["curl", "fetch"] as const, 1))
  test(`every example of the reference page works, by ${manner}`, async ({ member, visit, baseURL }) => {
    const { client } = await member();
    const { token } = await makeToken(client, { scope: "write", facts: "on" });
    const program = await visit();
    const html = await (await program.get("/docs/api", { headers: { "Accept-Language": "en" } })).text();
    const examples = readExamples(html, manner);
    expect(examples.length).toBeGreaterThan(28);
    expect(html).not.toContain("NaN");
    const { uid } = await sessionUser(client);
    await changeProfile(client, { fields: { displayName: "Ada", isPublic: "true" } });
    const filled: Record<string, string> = { TOKEN: token, MEMBER_ID: uid };
    // Creating calls come first, deleting calls last.
    const order = ["createPrompt", "createFolder", "keepFact", "sharePrompt", "publishPrompt", "addExample"];
    const last = [
      "removeExample",
      "togglePublic",
      "undo",
      "removePublicPrompt",
      "deletePrompt",
      "restoreItem",
    ].concat(["forgetFact", "deleteFolder", "deleteItem", "emptyTrash"]);
    const rank = (name: string) =>
      last.includes(name) ? 9 + last.indexOf(name) : order.indexOf(name) + 1 || order.length + 1;
    for (const example of examples.toSorted((one, other) => rank(one.name) - rank(other.name))) {
      const { method, url, headers, body } = example.requestWith(filled);
      const response = await program.fetch(url.replace(baseURL!, ""), { method, headers, data: body });
      const text = await response.text();
      const absent = withoutModel[example.name];
      if (absent) {
        expect(JSON.parse(text).code, example.name).toBe(absent);
        continue;
      }
      expect(response.ok(), `${example.name}: ${response.status()} ${text.slice(0, 300)}`).toBe(true);
      const parsed = JSON.parse(text);
      if (example.name === "createPrompt") filled.PROMPT_ID = parsed.id;
      if (example.name === "addExample") filled.EXAMPLE_ID = parsed.id;
      if (example.name === "keepFact") filled.FACT_ID = parsed.id;
      if (example.name === "createFolder") filled.FOLDER_ID = parsed.id;
      if (example.name === "sharePrompt") filled.SHARE_ID = parsed.shareId;
      if (example.name === "changePrompts") filled.UNDO_ID = parsed.undo;
      if (example.name === "deletePrompt") filled.ITEM_ID = filled.PROMPT_ID!;
      if (example.name === "deleteFolder") filled.ITEM_ID = filled.FOLDER_ID!;
    }
  });

interface Operation {
  operationId: string;
  summary: string;
  responses: Record<string, unknown>;
}

import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { prompts } from "~/db/schema";
import type { Variable } from "~/domain/variables";
import { labelOf } from "~/domain/guess-variable";
import { AppError } from "~/errors";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { copySharedPrompt } from "~/features/sharing/copy-shared-prompt.server";

import { setUpSharing } from "../../../tests/support/factories/set-up-sharing";
import { duplicatePrompt } from "./duplicate-prompt.server";
import { definitionLimits } from "./limits";
import { getPrompt } from "./get-prompt.server";
import { updatePrompt } from "./update-prompt.server";

const tone: Variable = {
  name: "tone",
  label: "Tone of voice",
  question: "How does it sound?",
  kind: "choice",
  options: ["warm", "formal"],
  required: true,
  value: "warm",
};
const plain = (name: string): Variable => ({
  name,
  label: labelOf(name),
  question: "",
  kind: "text",
  options: [],
  required: false,
  value: null,
});
const content = "Write to {{name}} in a {{tone}} tone.";

async function setUp(variables: Variable[] = [tone, plain("name"), { ...plain("gone"), value: "x" }]) {
  const sharing = await setUpSharing();
  const prompt = await sharing.create({ content, variables });
  const stored = async () => (await sharing.row(prompt.id))!.variables;
  const patch = (changes: Parameters<typeof updatePrompt>[3]) =>
    updatePrompt(sharing.services, sharing.viewer, prompt.id, changes);
  return { ...sharing, prompt, stored, patch };
}

const fieldsOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof AppError ? [error.code, error.fields] : error;
};

test("a prompt has the variables of its text in order, and stores what their author said", async () => {
  const { prompt, stored, list, services, viewer } = await setUp();
  const variables = [plain("name"), tone];
  expect(prompt.variables).toEqual(variables);
  expect(await stored()).toEqual([tone]);
  expect((await getPrompt(services, viewer, prompt.id)).variables).toEqual(variables);
  expect((await list()).prompts[0]!.variables).toEqual(variables);
});

test("a duplicate has the definitions of its original", async () => {
  const { prompt, services, viewer } = await setUp();
  const { variables } = await duplicatePrompt(services, viewer, prompt.id);
  expect(variables).toEqual([plain("name"), tone]);
});

test("a change of the text keeps the definitions that still have a placeholder", async () => {
  const { patch, stored } = await setUp();
  const { prompt } = await patch({ content: "{{tone}} for {{reader}}" });
  expect(prompt.variables).toEqual([tone, plain("reader")]);
  await patch({ content: "Nothing to fill in" });
  expect(await stored()).toBeNull();
});

test("a change of only the variables is a change of the prompt", async () => {
  const { prompt, patch, stored, contents } = await setUp();
  const changed = { ...plain("name"), value: "Grace" };
  const { prompt: after } = await patch({ variables: [changed] });
  expect(after.variables).toEqual([changed, plain("tone")]);
  expect(after.updatedAt > prompt.updatedAt).toBe(true);
  expect(await stored()).toEqual([changed]);
  expect(await contents({ search: "grace" })).toEqual([content]);
  await patch({ variables: [] });
  expect(await stored()).toBeNull();
  expect(await contents({ search: "grace" })).toEqual([]);
});

test("wrong definitions are refused by position, and nothing is stored", async () => {
  const { patch, stored, create, dump } = await setUp();
  const wrong = [
    { ...tone, options: [], value: null },
    { ...plain("name"), kind: "date" as const, value: "soon" },
    { ...plain("gone"), kind: "number" as const, value: "many" },
  ];
  const refusal = [
    "invalid_fields",
    { "variables.0.options": { code: "required" }, "variables.1.value": { code: "not_a_date" } },
  ];
  expect(await fieldsOf(patch({ variables: wrong }))).toEqual(refusal);
  expect(await stored()).toEqual([tone]);
  const before = await dump();
  expect(await fieldsOf(create({ content, variables: wrong }))).toEqual(refusal);
  expect(await dump()).toEqual(before);
  const long = {
    ...tone,
    options: Array.from({ length: 20 }, (_, at) => String(at).padEnd(300, "x")),
    value: null,
  };
  const text = Array.from({ length: 8 }, (_, at) => `{{v${at}}}`).join("");
  const many = Array.from({ length: 8 }, (_, at) => ({ ...long, name: `v${at}` }));
  expect(await fieldsOf(patch({ content: text, variables: many }))).toEqual([
    "invalid_fields",
    { variables: { code: "too_long", limit: definitionLimits.inAll } },
  ]);
});

test("defaults that would make the text too long are refused", async () => {
  const { patch, stored } = await setUp();
  const changes = {
    content: "{{a}} ".repeat(2_000),
    variables: [{ ...plain("a"), value: "x".repeat(2_000) }],
  };
  expect(await fieldsOf(patch(changes))).toEqual([
    "invalid_fields",
    { variables: { code: "too_long", limit: definitionLimits.filled } },
  ]);
  expect(await stored()).toEqual([tone]);
});

test("a shared prompt shows its variables to everybody, and a copy has them", async () => {
  const { prompt, shareAs, services, newcomer } = await setUp();
  const shareId = await shareAs(prompt.id, { title: "T", description: "D" });
  expect((await getSharedPrompt(services, null, shareId)).prompt.variables).toEqual([plain("name"), tone]);
  const copy = await copySharedPrompt(services, await newcomer(), shareId, null);
  expect(copy.variables).toEqual([plain("name"), tone]);
});

test("questions of older rows, and unreadable ones, do no harm", async () => {
  const { prompt, services, viewer } = await setUp();
  const old = [
    { name: "letter.who", label: "Who", question: "Who?", options: [], value: "Ada" },
    { name: "tone", label: "Tone", question: "Which?", options: ["warm"], value: null },
    { id: "x" },
  ];
  await services.db
    .update(prompts)
    .set({ variables: sql`${JSON.stringify(old)}` })
    .where(eq(prompts.id, prompt.id));
  expect((await getPrompt(services, viewer, prompt.id)).variables).toEqual([
    plain("name"),
    { ...plain("tone"), label: "Tone", question: "Which?", options: ["warm"] },
  ]);
});

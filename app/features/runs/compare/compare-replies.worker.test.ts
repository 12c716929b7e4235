import { expect, test, vi } from "vitest";

import { repliesTo } from "../../../../tests/support/factories/compared-replies";
import { compared, setUpComparisons } from "../../../../tests/support/factories/set-up-comparisons";
import { setUpDeletion } from "../../../../tests/support/factories/set-up-deletion";
import type { Reply } from "../../../../tests/support/servers/openai-reply";
import { comparisons } from "~/db/schema";
import { createPrompt } from "~/features/prompts/create-prompt.server";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { getTries } from "~/features/runs/try/tries.server";
import { compareReplies } from "./compare-replies.server";
import { comparisonsLimit, replyLimit, valuesLimit } from "./limits";
import { comparisonRequest } from "./schema";

const said = (content: string): Reply => ({ kind: "answer", content });
const many = (count: number) => Array.from({ length: count }, () => said("Yes."));
const ofPrompt = (name: string, content: string) => repliesTo(`Write to ${name}.`, content);
const messagesOf = (call: { body: { messages: { content: string }[] } }) =>
  call.body.messages.map(({ content }) => content);

test("prompt and line get the same facts: the text its values, the line all of them in its second turn", async () => {
  const { start, get, lane, viewer, services } = await setUpComparisons({
    replies: [
      ofPrompt("Ada", "Dear Ada, …"),
      repliesTo("who: Ada", "Hello Ada"),
      repliesTo("a letter", "To whom?"),
    ],
  });
  const progress: number[][] = [];
  const { id, failed } = await start({}, { onReply: (...reached) => progress.push(reached) });
  expect(await get(id)).toMatchObject({
    rival: "line",
    rivalVersion: null,
    rivalText: "a letter",
    version: 1,
    engine: "town-large",
    outcome: null,
    isCurrent: true,
    trials: [
      {
        values: { who: "Ada" },
        facts: "",
        replies: { prompt: "Dear Ada, …", rival: "Hello Ada" },
        choice: null,
      },
    ],
  });
  expect([failed, progress]).toEqual([
    0,
    [
      [1, 3],
      [2, 3],
      [3, 3],
    ],
  ]);
  expect((await lane.calls()).map(messagesOf)).toEqual(
    expect.arrayContaining([["Write to Ada."], ["a letter"], ["a letter", "To whom?", "who: Ada"]]),
  );
  expect((await getTries(services, `user:${viewer.id}`)).left).toBe(17);
});

test("facts are said to both, and an earlier version has its own variables", async () => {
  const { start, get, lane, services, viewer, promptId } = await setUpComparisons({ replies: many(4) });
  const content = "Write to {{who}} and {{why}}.";
  await updatePrompt(services, viewer, promptId, { content });
  const trial = { values: { who: "Ada", why: "rest" }, facts: "It rains." };
  const { id } = await start({ rival: "version", version: 1, trials: [trial] });
  expect(await get(id)).toMatchObject({ version: 2, rivalVersion: 1, rivalText: compared.content });
  const sent = (await lane.calls()).map(messagesOf);
  expect(sent).toContainEqual(["Write to Ada and rest.", "Yes.", "It rains."]);
  expect(sent).toContainEqual(["Write to Ada.", "Yes.", "It rains."]);
});

test("a proposal is filled like the prompt, and chance says whose reply is A", async () => {
  const { start, get, lane } = await setUpComparisons({ replies: many(18) });
  const trials = [1, 2, 3].map(() => ({ values: { who: "Ada" } }));
  const firsts = [];
  for (let time = 0; time < 3; time += 1) {
    const { id } = await start({ rival: "proposal", text: "Greet {{who}}.", trials });
    firsts.push(...(await get(id)).trials.map(({ isRivalFirst }) => isRivalFirst));
  }
  expect((await lane.calls()).map(messagesOf)).toContainEqual(["Greet Ada."]);
  expect(firsts).toHaveLength(9);
});

test("values are checked by their set before anything is spent", async () => {
  const { start, lane } = await setUpComparisons();
  const fieldsOf = async (...trials: object[]) =>
    Object.keys(((await start({ trials }).catch((error: unknown) => error)) as { fields: object }).fields);
  expect(await fieldsOf({ values: { who: "Ada" } }, {})).toEqual(["trials.1.values.who"]);
  expect(await fieldsOf({ values: { who: "Ada", age: "9" } })).toEqual(["trials.0.values.age"]);
  expect(await fieldsOf({ values: { who: "a".repeat(valuesLimit + 1) } })).toEqual(["trials.0.values"]);
  expect(await lane.calls()).toEqual([]);
});

test("too few tries, no model, an unverified address and pictures are refused before the first call", async () => {
  const { start, lane, viewer, create, services } = await setUpComparisons({ replies: many(18) });
  const trials = [1, 2, 3].map(() => ({ values: { who: "Ada" }, facts: "It rains." }));
  await expect(start({}, {}, { ...viewer, emailVerified: false })).rejects.toMatchObject({
    code: "comparisons_unverified",
  });
  const picture = await create({ type: "画像生成用" });
  await expect(start({}, {}, viewer, picture.id)).rejects.toMatchObject({ code: "model_absent" });
  await start({ trials });
  await expect(start({ trials })).rejects.toMatchObject({ code: "tries_spent", retryAfter: 43_200 });
  expect(await lane.calls()).toHaveLength(12);
  expect((await getTries(services, `user:${viewer.id}`)).left).toBe(8);
  const without = await setUpComparisons({ withoutModel: true });
  await expect(without.start()).rejects.toMatchObject({ code: "model_absent" });
});

test("strangers find neither prompt nor version nor comparison", async () => {
  const { start, get, newcomer, viewer } = await setUpComparisons({ replies: many(3) });
  const stranger = { ...(await newcomer()), emailVerified: true };
  await expect(start({}, {}, stranger)).rejects.toMatchObject({ code: "prompt_not_found" });
  await expect(start({ rival: "version", version: 7 })).rejects.toMatchObject({ code: "version_not_found" });
  const { id } = await start();
  await expect(get(id, stranger)).rejects.toMatchObject({ code: "prompt_not_found" });
  await expect(get("unknown", viewer)).rejects.toMatchObject({ code: "comparison_not_found" });
});

test("a set without both replies is left out; where none has, the first failure is told", async () => {
  const { start, get, lane } = await setUpComparisons({
    replies: [
      { kind: "refusal", text: "No.", when: "Write to Eve." },
      ofPrompt("Ada", "Dear Ada"),
      ...many(6),
    ],
  });
  const trials = ["Ada", "Eve"].map((who) => ({ values: { who } }));
  const { id, failed } = await start({ trials });
  expect([failed, (await get(id)).trials.map(({ values }) => values)]).toEqual([1, [{ who: "Ada" }]]);
  const cases: [Reply, string][] = [
    [{ kind: "refusal", text: "No." }, "model_refused"],
    [{ kind: "error", status: 429, message: "Slow down." }, "model_busy"],
    [{ kind: "cut" }, "model_failed"],
    [said("\u200B"), "model_failed"],
  ];
  for (const [reply, code] of cases) {
    await lane.script({ ...reply, when: "Write to Ada." }, ...many(2));
    await expect(start()).rejects.toMatchObject({ code });
  }
});

test("a slow model and a spent budget are told, and a long reply is bounded", async () => {
  const slow = await setUpComparisons({
    replies: [{ kind: "hang" }, { kind: "hang" }],
    settings: { timeoutMs: 300 },
  });
  await expect(slow.start()).rejects.toMatchObject({ code: "model_timeout" });
  expect(await slow.stored()).toEqual([]);
  const over = await setUpComparisons({ replies: many(3), calls: { perCaller: 9, inAll: 1 } });
  await expect(over.start()).rejects.toMatchObject({ code: "budget_exhausted" });
  const long = await setUpComparisons({ replies: [said("𠮷".repeat(replyLimit + 1)), ...many(2)] });
  const { id } = await long.start({ rival: "proposal", text: "Hi" });
  const lengths = (await long.get(id)).trials.flatMap(({ replies }) =>
    Object.values(replies).map((reply) => [...reply].length),
  );
  expect(lengths.toSorted((a, b) => b - a)[0]).toBe(replyLimit);
});

test("50 comparisons at once never exceed the day's tries", { tags: "promise-23b" }, async () => {
  const { start, lane, services, viewer } = await setUpComparisons({ replies: many(150) });
  const input = { rival: "proposal", text: "Greet {{who}}." };
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => start(input)));
  expect((await lane.calls()).length).toBeLessThanOrEqual(20);
  expect((await getTries(services, `user:${viewer.id}`)).left).toBe(0);
  for (const result of results)
    if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "tries_spent" });
});

test("who leaves ends the calls upstream, and a comparison of a deleted prompt is not stored", async () => {
  const { start, lane, stored, services, viewer, promptId } = await setUpComparisons({
    replies: [
      { kind: "hang", content: "Once", after: 2 },
      { kind: "hang", content: "Once", after: 2 },
    ],
  });
  const leaving = new AbortController();
  const starting = start({}, { signal: leaving.signal });
  await vi.waitFor(async () => expect(await lane.calls()).toHaveLength(2), { timeout: 5_000 });
  leaving.abort(new Error("left"));
  await expect(starting).rejects.toThrow("left");
  await vi.waitFor(
    async () => expect((await lane.calls()).every(({ clientLeft }) => clientLeft)).toBe(true),
    {
      timeout: 5_000,
    },
  );
  await lane.script(...many(2).map((reply) => ({ ...reply, held: true }) as Reply), ...many(1));
  const late = start();
  await vi.waitFor(async () => expect(await lane.calls()).toHaveLength(2), { timeout: 5_000 });
  await deletePrompt(services, viewer, promptId);
  await lane.release();
  await expect(late).rejects.toMatchObject({ code: "prompt_not_found" });
  expect(await stored()).toEqual([]);
});

test("a new comparison replaces the oldest that is not published, unless all are", async () => {
  const { start, stored, services, viewer, promptId, wait } = await setUpComparisons({ replies: many(6) });
  const row = {
    userId: viewer.id,
    promptId,
    textHash: "",
    version: 1,
    rival: "line" as const,
    rivalText: "",
  };
  const old = (at: number, publishedAt: Date | null) => ({
    ...row,
    id: `${viewer.id}-${at}`,
    trials: [],
    engine: "",
    createdAt: new Date(at * 1_000),
    publishedAt,
  });
  for (let at = 0; at < comparisonsLimit; at += 1)
    await services.db.insert(comparisons).values(old(at, at === 0 ? new Date(1) : null));
  wait(1);
  const { id } = await start();
  const ids = (await stored()).map((one) => one.id);
  expect(ids).toHaveLength(comparisonsLimit);
  expect(ids).toEqual(expect.arrayContaining([id, `${viewer.id}-0`, `${viewer.id}-2`]));
  expect(ids).not.toContain(`${viewer.id}-1`);
  await services.db.update(comparisons).set({ publishedAt: new Date(1) });
  await expect(start()).rejects.toMatchObject({ code: "comparisons_full", limit: comparisonsLimit });
});

test("an account deleted in the middle of a comparison leaves nothing", { tags: "promise-23b" }, async () => {
  const held = { kind: "answer", content: "Yes.", held: true } as const;
  const { services, lane, viewer, leave, traces } = await setUpDeletion([held, held, said("Yes.")]);
  const needs = { ...services, tryBudget: { perVisitor: 3, perMember: 20 } };
  const prompt = await createPrompt(services, viewer, {
    ...compared,
    type: "文章生成用",
    tags: ["文章生成用"],
    folder: null,
  });
  const input = comparisonRequest.parse({ rival: "line", trials: [{ values: { who: "Ada" } }] });
  const starting = compareReplies(needs, { ...viewer, emailVerified: true }, prompt.id, input);
  const outcome = expect(starting).rejects.toMatchObject({ code: expect.any(String) });
  await vi.waitFor(async () => expect(await lane.calls()).toHaveLength(2), { timeout: 5_000 });
  await leave();
  await lane.release();
  await outcome;
  expect(await traces()).toEqual([]);
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { drafts, prompts } from "~/db/schema";
import { fillPrompt } from "~/domain/variables";
import { answerComposition } from "~/features/generator/composing/answer-composition";
import { compose } from "~/features/generator/composing/compose";
import { createFolder } from "~/features/prompts/folders/create-folder.server";
import { listFolders } from "~/features/prompts/folders/list-folders.server";
import type { FolderChoice } from "~/features/prompts/folders/schema";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { getPrompt } from "~/features/prompts/get-prompt.server";

import { day, setUpAccounts } from "../../../tests/support/factories/set-up-accounts";
import { answerDraft } from "./edit-draft.server";
import { generatePrompt } from "./generate-prompt.server";
import { getDraft } from "./get-draft.server";
import { storeDraft } from "./generate-draft.server";
import { saveDraft } from "./save-draft.server";

const input = { purpose: "議事録", use: "automation", deepThinking: true } as const;
const keptTags = ["業務自動化用", "会議", "記録"];

async function setUp() {
  const accounts = setUpAccounts();
  const { viewer } = await accounts.enter(await accounts.join());
  const builtin = { ...accounts.services, model: null, modelBudget: { perCaller: 0, inAll: 0 } };
  const generated = await generatePrompt(builtin, viewer.id, input);
  const draftId = await storeDraft(accounts.services, input, { ...generated, tags: keptTags }, null);
  const { db } = accounts.services;
  return {
    ...accounts,
    viewer,
    draftId,
    promptsOf: () => db.select().from(prompts).where(eq(prompts.userId, viewer.id)),
    async foldersOf() {
      const rows = await listFolders(accounts.services, viewer);
      return Object.fromEntries(rows.map(({ name, promptCount }) => [name, promptCount]));
    },
  };
}

test("a model's topics are stored like typed tags: without invisible characters, each once", async () => {
  const { services, viewer } = await setUp();
  const tags = ["業務自動化用", "\u202E会議\u200B", "会議", "\u200B", "می\u200Cخواهم"];
  const builtin = { ...services, model: null, modelBudget: { perCaller: 0, inAll: 0 } };
  const generated = await generatePrompt(builtin, viewer.id, input);
  const draftId = await storeDraft(services, input, { ...generated, tags }, null);
  const saved = await saveDraft(services, viewer, draftId, { content: "x", folder: null });
  expect(saved.tags).toEqual(["業務自動化用", "会議", "می\u200Cخواهم"]);
});

test("a saved draft is a prompt of the member, with its submitted edit, its type and its tags", async () => {
  const { services, viewer, draftId } = await setUp();
  const prompt = await saveDraft(services, viewer, draftId, { content: "直した", folder: null });
  expect(prompt).toMatchObject({
    originalInput: "議事録",
    content: "直した",
    type: "業務自動化用",
    tags: keptTags,
  });
  expect(await getPrompt(services, viewer, prompt.id)).toEqual(prompt);
  expect((await getDraft(services, viewer, draftId)).content).toBe("直した");
});

test("a draft's answers become variables of the prompt, and its open questions optional lines", async () => {
  const { services, viewer, draftId, promptsOf } = await setUp();
  const { composition, content } = await getDraft(services, viewer, draftId);
  const [first, ...rest] = composition!.variables;
  expect(rest.length).toBeGreaterThan(0);
  const saveWith = async (answer: string) => {
    await answerDraft(services, viewer, draftId, { answers: { [first!.name]: answer }, wishes: [], content });
    const answered = answerComposition(composition!, { [first!.name]: answer }, []);
    const seen = `${compose(answered)}\n手で足した行`;
    const prompt = await saveDraft(services, viewer, draftId, { content: seen, folder: null });
    expect(fillPrompt(prompt.content, prompt.variables, {})).toBe(seen);
    expect(prompt.variables.map(({ label, value }) => [label, value])).toEqual([
      [first!.label, answer],
      ...rest.map(({ label }) => [label, null]),
    ]);
    expect((await getDraft(services, viewer, draftId)).content).toBe(seen);
    const [row] = await promptsOf();
    expect(row!.foldedContent).toContain(answer);
    expect(row!.foldedContent).not.toContain("{{");
  };
  await saveWith("毎週月曜");
  await saveWith("毎朝");
  expect(await promptsOf()).toHaveLength(1);
});

test("invalid tags are dropped, and a prompt's limit of tags holds", async () => {
  const { services, viewer, draftId } = await setUp();
  const topics = ["画像生成用", "a、b", "a", " ", "c\u0000", "長".repeat(51)];
  const many = Array.from({ length: 30 }, (_, number) => `topic ${number}`);
  for (const [tags, kept] of [
    [topics, ["業務自動化用", "a", "b"]],
    [many, ["業務自動化用", ...many.slice(0, 19)]],
  ] as const) {
    await services.db
      .update(drafts)
      .set({ tags: [...tags], promptId: null })
      .where(eq(drafts.id, draftId));
    const prompt = await saveDraft(services, viewer, draftId, { content: "直した", folder: null });
    expect(prompt.tags).toEqual(kept);
  }
});

test("a draft is saved to the chosen folder, or a new one; saved again, it moves", async () => {
  const { services, viewer, draftId, foldersOf, promptsOf } = await setUp();
  const { id: work } = await createFolder(services, viewer, { name: "仕事" });
  const save = (folder: FolderChoice) => saveDraft(services, viewer, draftId, { content: "直した", folder });
  const { id } = await save({ id: work });
  expect(await foldersOf()).toEqual({ uncategorized: 0, 仕事: 1 });
  expect((await save({ name: "旅行" })).id).toBe(id);
  expect(await foldersOf()).toEqual({ uncategorized: 0, 仕事: 0, 旅行: 1 });
  expect((await save(null)).id).toBe(id);
  expect(await foldersOf()).toEqual({ uncategorized: 0, 仕事: 0, 旅行: 1 });
  expect(await promptsOf()).toHaveLength(1);
});

test("an unknown folder, another member's or a taken name refuses the save, and nothing is saved", async () => {
  const { services, viewer, draftId, dump, register } = await setUp();
  const theirs = await createFolder(services, { id: await register() }, { name: "theirs" });
  const save = (folder: FolderChoice) => saveDraft(services, viewer, draftId, { content: "直した", folder });
  for (const saved of [false, true]) {
    if (saved) await save(null);
    const before = await dump();
    await expect(save({ id: theirs.id })).rejects.toMatchObject({ code: "folder_not_found" });
    await expect(save({ id: "no-such-folder" })).rejects.toMatchObject({ code: "folder_not_found" });
    await expect(save({ name: "uncategorized" })).rejects.toMatchObject({ code: "folder_name_taken" });
    expect(await dump()).toEqual(before);
  }
});

test("an unknown or expired draft is not found, and nothing is saved", async () => {
  const { services, viewer, draftId, pass, promptsOf, foldersOf } = await setUp();
  const save = (id: string) =>
    saveDraft(services, viewer, id, { content: "直した", folder: { name: "new" } });
  await expect(save("no-such-draft")).rejects.toMatchObject({ code: "draft_not_found", status: 404 });
  pass(day);
  await expect(save(draftId)).rejects.toMatchObject({ code: "draft_not_found" });
  expect(await promptsOf()).toEqual([]);
  expect(await foldersOf()).toEqual({ uncategorized: 0 });
});

test("a repeated save changes the same prompt, and only its member may save again", async () => {
  const { services, viewer, draftId, enter, register, promptsOf } = await setUp();
  const save = (content: string, owner = viewer) =>
    saveDraft(services, owner, draftId, { content, folder: null });
  const { id } = await save("一度目");
  expect((await save("二度目")).id).toBe(id);
  expect((await promptsOf()).map(({ content }) => content)).toEqual(["二度目"]);
  const stranger = await enter(await register());
  await expect(save("三度目", stranger.viewer)).rejects.toMatchObject({ code: "draft_not_found" });
  expect((await getDraft(services, viewer, draftId)).content).toBe("二度目");
  expect((await promptsOf()).map(({ content }) => content)).toEqual(["二度目"]);
});

test("a draft of a deleted prompt is saved as a new one", async () => {
  const { services, viewer, draftId, promptsOf } = await setUp();
  const save = (content: string) => saveDraft(services, viewer, draftId, { content, folder: null });
  const { id } = await save("一度目");
  await deletePrompt(services, viewer, id);
  expect((await save("二度目")).id).not.toBe(id);
  expect((await promptsOf()).map(({ content }) => content)).toEqual(["二度目"]);
});

test("two members saving one visitor's draft at once get a prompt each, and the first owns the draft", async () => {
  const { services, database, viewer, draftId, enter, register, promptsOf } = await setUp();
  const { viewer: quicker } = await enter(await register());
  const save = (owner: typeof viewer, content: string) =>
    saveDraft(services, owner, draftId, { content, folder: null });
  database.interrupt(/^insert into "prompts"/, () => save(quicker, "quick"));
  await save(viewer, "slow");
  expect((await getDraft(services, quicker, draftId)).content).toBe("quick");
  await expect(getDraft(services, viewer, draftId)).rejects.toMatchObject({ code: "draft_not_found" });
  expect((await promptsOf()).map(({ content }) => content)).toEqual(["slow"]);
});

test("two saves at once with the id of one new prompt make one", async () => {
  const { services, database, viewer, draftId, promptsOf } = await setUp();
  const save = () =>
    saveDraft(services, viewer, draftId, { content: "once", folder: null, id: "p".repeat(22) });
  database.interrupt(/^insert into "prompts"/, save);
  expect((await save()).id).toBe("p".repeat(22));
  expect((await promptsOf()).map(({ content }) => content)).toEqual(["once"]);
});

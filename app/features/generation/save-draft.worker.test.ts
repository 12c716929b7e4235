import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { prompts, promptTags } from "~/db/schema";

import { day, setUpAccounts } from "../../../tests/support/set-up-accounts";
import { getDraft } from "./get-draft.server";
import { keepDraft } from "./keep-draft.server";
import { saveDraft } from "./save-draft.server";

const generated = {
  content: "## 役割",
  originalInput: "議事録",
  tags: ["業務自動化用", "会議", "記録"],
  type: "業務自動化用",
  engine: "builtin",
} as const;

async function setUp() {
  const accounts = setUpAccounts();
  const { viewer } = await accounts.enter(await accounts.register());
  const order = { purpose: "議事録", use: "automation", deepThinking: true } as const;
  const draftId = await keepDraft(
    accounts.services,
    order,
    { ...generated, tags: [...generated.tags] },
    null,
  );
  return { ...accounts, viewer, draftId };
}

test("a saved draft is a prompt of the member, with the edit that came along, its type and its tags", async () => {
  const { services, viewer, draftId } = await setUp();
  const id = await saveDraft(services, viewer, draftId, { content: "直した" });
  expect(await services.db.select().from(prompts).where(eq(prompts.id, id)).get()).toMatchObject({
    userId: viewer.id,
    originalInput: "議事録",
    content: "直した",
    type: "業務自動化用",
  });
  const tags = await services.db
    .select()
    .from(promptTags)
    .where(eq(promptTags.promptId, id))
    .orderBy(promptTags.position);
  expect(tags.map(({ tag, userId }) => [tag, userId])).toEqual(generated.tags.map((tag) => [tag, viewer.id]));
  expect((await getDraft(services, draftId)).content).toBe("直した");
});

test("a draft that is unknown or has expired is not found, and nothing is saved", async () => {
  const { services, viewer, draftId, pass } = await setUp();
  const save = (id: string) => saveDraft(services, viewer, id, { content: "直した" });
  await expect(save("no-such-draft")).rejects.toMatchObject({ code: "draft_not_found", status: 404 });
  pass(day);
  await expect(save(draftId)).rejects.toMatchObject({ code: "draft_not_found" });
  expect(await services.db.select().from(prompts).where(eq(prompts.userId, viewer.id))).toEqual([]);
});

test("a draft saved again changes the prompt it was saved as, and a stranger's save is a prompt of their own", async () => {
  const { services, viewer, draftId, enter, register } = await setUp();
  const id = await saveDraft(services, viewer, draftId, { content: "一度目" });
  expect(await saveDraft(services, viewer, draftId, { content: "二度目" })).toBe(id);
  const mine = await services.db.select().from(prompts).where(eq(prompts.userId, viewer.id));
  expect(mine.map(({ content }) => content)).toEqual(["二度目"]);
  const stranger = await enter(await register());
  const theirs = await saveDraft(services, stranger.viewer, draftId, { content: "三度目" });
  expect(theirs).not.toBe(id);
  expect((await getDraft(services, draftId)).content).toBe("二度目");
  expect(await services.db.select().from(prompts).where(eq(prompts.id, id)).get()).toMatchObject({
    content: "二度目",
    userId: viewer.id,
  });
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { folders, prompts, promptTags } from "~/db/schema";
import { listPrompts } from "~/features/library/list-prompts.server";

import { minute, setUpAccounts } from "../../../tests/support/set-up-accounts";
import { createPrompt, type NewPrompt } from "./create-prompt.server";

const prompt: NewPrompt = {
  originalInput: "a letter",
  content: "# Role\nYou write letters.",
  type: "文章生成用",
  tags: ["文章生成用", "letter"],
};

async function setUp() {
  const accounts = setUpAccounts();
  const viewer = { id: await accounts.register() };
  return {
    ...accounts,
    viewer,
    create: (changes: Partial<NewPrompt> = {}) =>
      createPrompt(accounts.services, viewer, { ...prompt, ...changes }),
    tagsOf: async (promptId: string) => {
      const rows = await accounts.services.db
        .select()
        .from(promptTags)
        .where(eq(promptTags.promptId, promptId))
        .orderBy(promptTags.position);
      return rows.map(({ tag }) => tag);
    },
  };
}

test("a prompt is kept as it is, in the member's folder 'uncategorized'", async () => {
  const { services, viewer, create } = await setUp();
  const id = await create();
  expect(id).toMatch(/^[0-9A-Za-z]{22}$/);
  const folder = await services.db.select().from(folders).where(eq(folders.userId, viewer.id)).get();
  expect(await services.db.select().from(prompts).where(eq(prompts.id, id))).toEqual([
    {
      id,
      userId: viewer.id,
      originalInput: "a letter",
      content: "# Role\nYou write letters.",
      type: "文章生成用",
      folderId: folder?.id,
      createdAt: services.clock.now(),
      updatedAt: services.clock.now(),
    },
  ]);
});

test("tags keep their order, without repetition", async () => {
  const { create, tagsOf } = await setUp();
  const id = await create({ tags: ["文章生成用", "z", "a", "z", "m", "文章生成用", "a"] });
  expect(await tagsOf(id)).toEqual(["文章生成用", "z", "a", "m"]);
});

test("a prompt may have no tags, or more than one statement could bind", async () => {
  const { create, tagsOf } = await setUp();
  expect(await tagsOf(await create({ tags: [] }))).toEqual([]);
  const many = Array.from({ length: 60 }, (_, number) => `tag ${number}`);
  expect(await tagsOf(await create({ tags: many }))).toEqual(many);
});

test("the library lists a member's own prompts with their tags, newest first", async () => {
  const { services, viewer, create, pass, register } = await setUp();
  await createPrompt(services, { id: await register() }, { ...prompt, content: "a stranger's" });
  await create({ content: "oldest" });
  pass(minute);
  await create({ content: "older", tags: [] });
  pass(minute);
  await create({ content: "newest", tags: ["文章生成用", "b", "a"] });
  const listed = await listPrompts(services, viewer, 2);
  expect(listed.map(({ content, tags }) => ({ content, tags }))).toEqual([
    { content: "newest", tags: ["文章生成用", "b", "a"] },
    { content: "older", tags: [] },
  ]);
});

test("a prompt of nobody is not kept, nor any of its tags", async () => {
  const { services, dump } = await setUp();
  const before = await dump();
  await expect(createPrompt(services, { id: "nobody" }, prompt)).rejects.toThrow();
  expect(await dump()).toEqual(before);
});

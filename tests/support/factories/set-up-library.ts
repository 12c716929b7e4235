import { eq } from "drizzle-orm";

import { folders } from "~/db/schema";
import { createFolder } from "~/features/prompts/folders/create-folder.server";
import { uncategorized } from "~/features/prompts/folders/folder";
import { listPrompts } from "~/features/library/list-prompts.server";
import type { LibraryQuery } from "~/features/library/query";
import { createPrompt, type NewPrompt } from "~/features/prompts/create-prompt.server";

import { putPublication, storedPrompt } from "../database/stored-prompts";
import { setUpAccounts } from "./set-up-accounts";

interface Member {
  id: string;
}

const letter: NewPrompt = {
  originalInput: "a letter",
  content: "# Role\nYou write letters.",
  type: "文章生成用",
  tags: ["文章生成用", "letter"],
  folder: null,
};

const firstPage: LibraryQuery = { search: "", folder: null, tags: [], sort: "newest", page: 1, size: 10 };

/** Accounts, and a member among them with a library of their own. */
export async function setUpLibrary() {
  const accounts = setUpAccounts();
  const { services } = accounts;
  const { db } = services;
  const viewer: Member = { id: await accounts.join() };

  /** Adds a prompt with `changes` to the defaults. */
  const create = (changes: Partial<NewPrompt> = {}, owner = viewer) =>
    createPrompt(services, owner, { ...letter, ...changes });

  const list = (query: Partial<LibraryQuery> = {}, owner = viewer) =>
    listPrompts(services, owner, { ...firstPage, ...query });

  return {
    ...accounts,
    viewer,
    create,
    list,
    newcomer: async (): Promise<Member> => ({ id: await accounts.join() }),
    folder: async (name: string, owner = viewer) => (await createFolder(services, owner, { name })).id,
    /** A member's folders by name, each with its stored count. */
    async foldersOf(owner = viewer): Promise<Record<string, number>> {
      const rows = await db.select().from(folders).where(eq(folders.userId, owner.id)).orderBy(folders.name);
      return Object.fromEntries(rows.map(({ name, promptCount }) => [name, promptCount]));
    },
    async uncategorizedOf(owner = viewer): Promise<string> {
      const rows = await db.select().from(folders).where(eq(folders.userId, owner.id));
      return rows.find(({ name }) => name === uncategorized)!.id;
    },
    row: (id: string) => storedPrompt(db, id),
    /** Gives a prompt a share id, as sharing does. */
    share: (id: string) => putPublication(db, id, { shareId: `share of ${id}` }),
    /** The contents of a query's prompts, in order. */
    contents: async (query: Partial<LibraryQuery> = {}, owner = viewer) =>
      (await list(query, owner)).prompts.map(({ content }) => content),
  };
}

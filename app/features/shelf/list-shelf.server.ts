import { and, desc, eq, isNotNull } from "drizzle-orm";

import type { Member } from "~/context";
import { prompts, saves, users } from "~/db/schema";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import { shelfPageSize } from "./limits";
import type { ShelfItem, ShelfPage, ShelvedTemplate } from "./shelf-item";

type Reading = Pick<Services, "db">;
type Who = Pick<Member, "id">;

export const listShelfOperation = { limit: "read" } as const satisfies Operation;

const shownColumns = {
  shareId: prompts.shareId,
  title: prompts.title,
  originalInput: prompts.originalInput,
  subcategory: prompts.subcategory,
  updatedAt: prompts.updatedAt,
  saves: prompts.saves,
  uses: prompts.uses,
  content: prompts.content,
  variables: prompts.variables,
};

const selectPage = ({ db }: Reading, viewer: Who, page: number) => {
  const onPage = db
    .select()
    .from(saves)
    .where(eq(saves.userId, viewer.id))
    .orderBy(desc(saves.createdAt))
    .limit(shelfPageSize)
    .offset((page - 1) * shelfPageSize)
    .as("on_page");
  // Never a private text.
  const isOpen = and(eq(prompts.id, onPage.promptId), eq(prompts.isPublic, true), isNotNull(prompts.shareId));
  return db
    .select({
      id: onPage.promptId,
      savedAt: onPage.createdAt,
      prompt: shownColumns,
      showProfile: prompts.showProfile,
      user: { displayName: users.displayName, isShown: users.isPublic },
    })
    .from(onPage)
    .leftJoin(prompts, isOpen)
    .leftJoin(users, eq(users.id, prompts.userId))
    .orderBy(desc(onPage.createdAt));
};

const toItem = (row: Awaited<ReturnType<typeof selectPage>>[number]): ShelfItem<ShelvedTemplate> => {
  const { id, savedAt, prompt, showProfile, user } = row;
  if (!prompt?.shareId) return { id, savedAt, prompt: null };
  const author = showProfile && user?.isShown ? user.displayName : null;
  return { id, savedAt, prompt: { ...withVariables(prompt), shareId: prompt.shareId, author } };
};

/** A page of the viewer's shelf, saved last first, with the texts as they are now. */
export async function listShelf(
  services: Reading,
  viewer: Who,
  asked: number,
): Promise<ShelfPage<ShelvedTemplate>> {
  const { db } = services;
  const [[member], rows] = await db.batch([
    db.select({ total: users.shelfCount }).from(users).where(eq(users.id, viewer.id)),
    selectPage(services, viewer, asked),
  ]);
  const total = member?.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / shelfPageSize));
  const page = Math.min(asked, pageCount);
  const onPage = page === asked ? rows : await selectPage(services, viewer, page);
  return { items: onPage.map(toItem), total, page, pageCount };
}

import { and, desc, eq } from "drizzle-orm";

import type { Member } from "~/context";
import { isItsPublication } from "~/db/prompt-conditions";
import { prompts, publications, saves, users } from "~/db/schema";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { shelfPageSize } from "./limits";
import type { ShelfItem, ShelfPage, ShelvedTemplate } from "./shelf-item";

type Needs = Pick<Services, "db">;
type Who = Pick<Member, "id">;

export const listShelfOperation = operation({ limit: "read" });

const textColumns = {
  // Never null, and first: drizzle takes a group that begins with null for a missing row.
  updatedAt: prompts.updatedAt,
  title: prompts.title,
  originalInput: prompts.originalInput,
  content: prompts.content,
  variables: prompts.variables,
};

const publicColumns = {
  shareId: publications.shareId,
  subcategory: publications.subcategory,
  saves: publications.saveCount,
  uses: publications.useCount,
  showProfile: publications.showProfile,
};

const selectPage = ({ db }: Needs, viewer: Who, page: number, size: number) => {
  const onPage = db
    .select()
    .from(saves)
    .where(eq(saves.userId, viewer.id))
    .orderBy(desc(saves.createdAt))
    .limit(size)
    .offset((page - 1) * size)
    .as("on_page");
  // Never a private text.
  const isOpen = and(eq(publications.promptId, onPage.promptId), eq(publications.isPublic, true));
  return db
    .select({
      id: onPage.promptId,
      savedAt: onPage.createdAt,
      texts: textColumns,
      publication: publicColumns,
      user: { id: users.id, displayName: users.displayName, isShown: users.isPublic },
    })
    .from(onPage)
    .leftJoin(publications, isOpen)
    .leftJoin(prompts, isItsPublication)
    .leftJoin(users, eq(users.id, publications.userId))
    .orderBy(desc(onPage.createdAt));
};

const toItem = (row: Awaited<ReturnType<typeof selectPage>>[number]): ShelfItem<ShelvedTemplate> => {
  const { id, savedAt, texts, publication, user } = row;
  if (!texts || !publication) return { id, savedAt, prompt: null };
  const { showProfile, ...shown } = publication;
  const author = showProfile && user?.isShown ? user : null;
  const by = { author: author?.displayName ?? null, memberId: author?.id ?? null };
  return { id, savedAt, prompt: { ...withVariables(texts), ...shown, ...by } };
};

/** A page of the viewer's shelf, saved last first, with the texts as they are now. */
export async function listShelf(
  services: Needs,
  viewer: Who,
  asked: number,
  size = shelfPageSize,
): Promise<ShelfPage<ShelvedTemplate>> {
  const { db } = services;
  const [[member], rows] = await db.batch([
    db.select({ total: users.shelfCount }).from(users).where(eq(users.id, viewer.id)),
    selectPage(services, viewer, asked, size),
  ]);
  const total = member?.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / size));
  const page = Math.min(asked, pageCount);
  const onPage = page === asked ? rows : await selectPage(services, viewer, page, size);
  return { items: onPage.map(toItem), total, page, pageCount };
}

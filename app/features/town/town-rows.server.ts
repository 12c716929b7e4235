import { eq, sql } from "drizzle-orm";

import { prompts, users } from "~/db/schema";
import { isAdmin } from "~/features/accounts/is-admin";
import type { Services } from "~/services";

import { categories } from "./categories";
import type { TownPrompt } from "./town-prompt";

/** What the town lists: the predicate of its partial indexes, with the literal that the planner knows them by. */
export const isListed = sql`(${prompts.isPublic} = 1 and ${prompts.publication} is not null)`;

const promptFields = {
  id: prompts.id,
  userId: prompts.userId,
  shareId: prompts.shareId,
  title: prompts.title,
  originalInput: prompts.originalInput,
  content: prompts.content,
  tags: prompts.tags,
  category: prompts.category,
  subcategory: prompts.subcategory,
  isPublic: prompts.isPublic,
  createdAt: prompts.createdAt,
  publishedAt: prompts.publishedAt,
  updatedAt: prompts.updatedAt,
  showProfile: prompts.showProfile,
  publication: prompts.publication,
  number: prompts.number,
};

const userFields = {
  displayName: users.displayName,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  isPublic: users.isPublic,
  isOfficial: users.isOfficial,
};

/** Selects published prompts, to be narrowed down; a subquery, so that creators are looked up for the page alone. */
export const selectPublished = ({ db }: Pick<Services, "db">) =>
  db.select(promptFields).from(prompts).$dynamic();

/** Reads a selection of published prompts with their creators; `order` says in which of its columns' order, the highest first. */
export async function readPublished(
  { db, adminEmails }: Pick<Services, "db" | "adminEmails">,
  viewer: { id: string } | null,
  selection: ReturnType<typeof selectPublished>,
  order: "publication" | "number",
): Promise<TownPrompt[]> {
  const page = selection.as("page");
  const rows = await db
    .select({ prompt: page._.selectedFields, user: userFields })
    .from(page)
    // SQLite keeps the order of a cross join: it never begins with the users, whatever its statistics say.
    .crossJoin(users)
    .where(eq(users.id, page.userId))
    .orderBy(sql`${page[order]} desc`);
  return rows.map(({ prompt, user }) => {
    const { userId, showProfile, publication: _publication, number: _number, tags, ...shown } = prompt;
    const category = prompt.category!;
    const subcategory = prompt.subcategory!;
    const isShown = showProfile && user.isPublic;
    const emailVerified = user.emailVerifiedAt !== null;
    return {
      ...shown,
      shareId: prompt.shareId!,
      category,
      subcategory,
      publishedAt: prompt.publishedAt!,
      tags: [categories[category].title, subcategory, ...tags],
      originalCreatorId: isShown || viewer?.id === userId ? userId : null,
      creator: {
        displayName: isShown ? user.displayName : null,
        isOfficial: isShown && user.isOfficial,
        isAdmin: isShown && isAdmin({ adminEmails }, { email: user.email, emailVerified }),
      },
    };
  });
}

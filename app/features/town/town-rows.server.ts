import { eq, sql } from "drizzle-orm";

import { prompts, users } from "~/db/schema";
import { isAdmin } from "~/features/accounts/is-admin";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import type { Services } from "~/services";
import { categories } from "~/domain/categories";
import { shownPicture } from "~/domain/example-pictures";

import type { TownPrompt } from "./town-prompt";

/** SQL condition of listed prompts: the predicate of the partial indexes, with the literal the planner needs. */
export const isListed = sql`(${prompts.isPublic} = 1 and ${prompts.publication} is not null)`;

const promptFields = {
  id: prompts.id,
  userId: prompts.userId,
  shareId: prompts.shareId,
  title: prompts.title,
  originalInput: prompts.originalInput,
  content: prompts.content,
  variables: prompts.variables,
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
  firstPicture: prompts.firstPicture,
};

const userFields = {
  displayName: users.displayName,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  // A batch returns rows by column name, and prompts have a column of this name.
  isPublic: sql`${users.isPublic}`.mapWith(users.isPublic).as("creator_is_public"),
  isOfficial: users.isOfficial,
};

/** Selects published prompts, for further conditions; a subquery, so that creators are read for one page only. */
export const selectTownRows = ({ db }: Pick<Services, "db">) =>
  db.select(promptFields).from(prompts).$dynamic();

/** Adds the creators to a selection of published prompts, sorted by `order`, highest first. */
export function withCreators(
  { db }: Pick<Services, "db">,
  selection: ReturnType<typeof selectTownRows>,
  order: "publication" | "number",
) {
  const page = selection.as("page");
  return (
    db
      .select({ prompt: page._.selectedFields, user: userFields })
      .from(page)
      // SQLite keeps the order of a cross join: it never starts with the users, whatever its statistics.
      .crossJoin(users)
      .where(eq(users.id, page.userId))
      .orderBy(sql`${page[order]} desc`)
  );
}

/** Converts the rows of `withCreators` to the prompts for the viewer. */
export function toTownPrompts(
  { adminEmails }: Pick<Services, "adminEmails">,
  viewer: { id: string } | null,
  rows: Awaited<ReturnType<typeof withCreators>>,
): TownPrompt[] {
  return rows.map(({ prompt, user }) => {
    const {
      userId,
      showProfile,
      publication: _publication,
      number: _number,
      tags,
      firstPicture,
      ...shown
    } = prompt;
    const category = prompt.category!;
    const subcategory = prompt.subcategory!;
    const isShown = showProfile && user.isPublic;
    const emailVerified = user.emailVerifiedAt !== null;
    return {
      ...withVariables(shown),
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
      picture: firstPicture && shownPicture(firstPicture),
    };
  });
}

import { eq, sql, type Placeholder } from "drizzle-orm";
import type { SelectedFields } from "drizzle-orm/sqlite-core";

import type { Db } from "~/db/client";
import { isSavedBy } from "~/db/prompt-conditions";
import { prompts, users } from "~/db/schema";
import { writtenQuery } from "~/db/written-query";
import { isAdmin } from "~/features/accounts/is-admin";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import type { Services } from "~/services";
import { categories } from "~/domain/categories";
import { shownPicture } from "~/domain/example-pictures";

import { sourceFields, sourceUsers, sources, isListedSource, toCredit } from "./remix-source.server";
import type { TownPrompt } from "./town-prompt";

export const promptFields = {
  id: prompts.id,
  userId: prompts.userId,
  shareId: prompts.shareId,
  title: prompts.title,
  description: prompts.description,
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
  language: prompts.language,
  workId: prompts.workId,
  saves: prompts.saves,
  uses: prompts.uses,
  remixOf: prompts.remixOf,
  firstPicture: prompts.firstPicture,
};

export const userFields = {
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

/** The values of a published prompt with its creator, its source, and whether it is on the viewer's shelf. */
const rowFields = <Prompt extends SelectedFields>(
  prompt: Prompt,
  viewer: { id: string | Placeholder } | null,
) => ({
  prompt,
  user: userFields,
  source: sourceFields,
  isSaved: isSavedBy(viewer, sql`page.id`),
});

/** Adds the creators, and what is on the viewer's shelf, to a selection of published prompts, sorted by publication, newest first. */
export function withCreators(
  { db }: Pick<Services, "db">,
  selection: ReturnType<typeof selectTownRows>,
  viewer: { id: string | Placeholder } | null = null,
) {
  const page = selection.as("page");
  return (
    db
      .select(rowFields(page._.selectedFields, viewer))
      .from(page)
      // SQLite keeps the order of a cross join: it never starts with the users, whatever its statistics.
      .crossJoin(users)
      .leftJoin(sources, isListedSource(page.remixOf))
      .leftJoin(sourceUsers, eq(sourceUsers.id, sources.userId))
      .where(eq(users.id, page.userId))
      .orderBy(sql`${page.publication} desc`)
  );
}

/** The same for the viewer's own prompts, sorted by number, highest first; the creator, who is the viewer, is read once. */
export function withViewer(
  { db }: Pick<Services, "db">,
  selection: ReturnType<typeof selectTownRows>,
  viewer: { id: string | Placeholder },
) {
  const page = selection.as("page");
  return db
    .select(rowFields(page._.selectedFields, viewer))
    .from(users)
    .crossJoin(page)
    .leftJoin(sources, isListedSource(page.remixOf))
    .leftJoin(sourceUsers, eq(sourceUsers.id, sources.userId))
    .where(eq(users.id, viewer.id))
    .orderBy(sql`${page.number} desc`);
}

/** A published prompt with its creator. */
export type TownRow = Awaited<ReturnType<typeof withCreators>>[number];

/** A query of `withCreators` or `withViewer` whose text is written once; needs the placeholder `viewerId`, null for a visitor. */
export const writtenTownQuery = (
  select: (db: Pick<Services, "db">) => ReturnType<typeof selectTownRows>,
  withPeople: typeof withCreators | typeof withViewer = withCreators,
) =>
  writtenQuery<TownRow>(rowFields(promptFields, null), (db: Db) =>
    withPeople({ db }, select({ db }), { id: sql.placeholder("viewerId") }),
  );

/** Converts the rows of `withCreators` to the prompts for the viewer. */
export function toTownPrompts(
  { adminEmails }: Pick<Services, "adminEmails">,
  viewer: { id: string } | null,
  rows: readonly TownRow[],
): TownPrompt[] {
  return rows.map(({ prompt, user, source, isSaved }) => {
    const { userId, showProfile, tags, firstPicture, ...rest } = prompt;
    const { publication: _publication, number: _number, workId: _work, remixOf: _source, ...shown } = rest;
    const category = prompt.category!;
    const subcategory = prompt.subcategory!;
    const isShown = showProfile && Boolean(user.isPublic);
    const emailVerified = user.emailVerifiedAt !== null;
    return {
      ...withVariables(shown),
      shareId: prompt.shareId!,
      category,
      subcategory,
      publishedAt: prompt.publishedAt!,
      language: prompt.language ?? "other",
      tags: [categories[category].title, subcategory, ...tags],
      originalCreatorId: isShown || viewer?.id === userId ? userId : null,
      creator: {
        displayName: isShown ? user.displayName : null,
        isOfficial: isShown && user.isOfficial,
        isAdmin: isShown && isAdmin({ adminEmails }, { email: user.email, emailVerified }),
      },
      isSaved: Boolean(isSaved),
      isNewHere: false,
      memberId: isShown ? userId : null,
      basedOn: toCredit(source),
      picture: firstPicture && shownPicture(firstPicture),
    };
  });
}

import { and, eq, sql, type Placeholder, type Query } from "drizzle-orm";
import type { SelectedFields } from "drizzle-orm/sqlite-core";

import type { Db } from "~/db/client";
import { isSavedBy } from "~/db/prompt-conditions";
import { prompts, publications, users } from "~/db/schema";
import { writtenQuery } from "~/db/written-query";
import { isAdmin } from "~/features/accounts/is-admin";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import type { Services } from "~/services";
import { categories } from "~/domain/categories";
import { shownPicture } from "~/domain/example-pictures";

import { sourceFields, toCredit, withSource } from "./remix-source.server";
import type { TownPrompt } from "./town-prompt";

/** Columns of a publication; the texts of its prompt are read for the rows of one page only. */
export const publicFields = {
  promptId: publications.promptId,
  userId: publications.userId,
  number: publications.number,
  shareId: publications.shareId,
  category: publications.category,
  subcategory: publications.subcategory,
  isPublic: publications.isPublic,
  publishedAt: publications.publishedAt,
  showProfile: publications.showProfile,
  townNumber: publications.townNumber,
  language: publications.language,
  workId: publications.workId,
  saveCount: publications.saveCount,
  useCount: publications.useCount,
  remixOf: publications.remixOf,
  firstPicture: publications.firstPicture,
  firstText: publications.firstText,
  isProven: publications.isProven,
};

const textFields = {
  id: prompts.id,
  title: prompts.title,
  description: prompts.description,
  originalInput: prompts.originalInput,
  content: prompts.content,
  variables: prompts.variables,
  tags: prompts.tags,
  createdAt: prompts.createdAt,
  updatedAt: prompts.updatedAt,
};

const userFields = {
  displayName: users.displayName,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  // A batch returns rows by column name, and prompts have a column of this name.
  isPublic: sql`${users.isPublic}`.mapWith(users.isPublic).as("creator_is_public"),
  isOfficial: users.isOfficial,
};

/** Selects publications, for further conditions; a subquery, so that texts and creators are read for one page only. */
export const selectTownRows = ({ db }: Pick<Services, "db">) =>
  db.select(publicFields).from(publications).$dynamic();

/** The values of a published prompt with its creator, its source, and whether it is on the viewer's shelf. */
export const rowFields = <Publication extends SelectedFields>(
  publication: Publication,
  viewer: { id: string | Placeholder } | null,
) => ({
  prompt: { ...textFields, ...publication },
  user: userFields,
  source: sourceFields,
  isSaved: isSavedBy(viewer, prompts.id),
});

/** Adds texts, creators, and what is on the viewer's shelf, to a selection of publications: highest number first, in the town or in the library. */
export function withCreators(
  { db }: Pick<Services, "db">,
  selection: ReturnType<typeof selectTownRows>,
  viewer: { id: string | Placeholder } | null = null,
  order: "townNumber" | "number" = "townNumber",
) {
  const page = selection.as("page");
  // SQLite keeps the order of a cross join: it never starts with the users, whatever its statistics.
  const rows = db
    .select(rowFields(page._.selectedFields, viewer))
    .from(page)
    .crossJoin(prompts)
    .crossJoin(users)
    .$dynamic();
  return withSource(rows, page.remixOf)
    .where(and(eq(prompts.id, page.promptId), eq(users.id, page.userId)))
    .orderBy(sql`${page[order]} desc`);
}

export type TownRow = Awaited<ReturnType<typeof withCreators>>[number];

/** A query of `withCreators`, or of another selection of the same, whose text is written once; needs the placeholder `viewerId`, null for a visitor. */
export const writtenTownQuery = (
  select: (db: Pick<Services, "db">) => ReturnType<typeof selectTownRows>,
  withPeople: (
    services: { db: Db },
    selection: ReturnType<typeof selectTownRows>,
    viewer: { id: Placeholder },
  ) => PromiseLike<TownRow[]> & { toSQL(): Query } = withCreators,
) =>
  writtenQuery<TownRow>(rowFields(publicFields, null), (db: Db) =>
    withPeople({ db }, select({ db }), { id: sql.placeholder("viewerId") }),
  );

/** Converts the rows of `withCreators` to the prompts for the viewer. */
export function toTownPrompts(
  { adminEmails }: Pick<Services, "adminEmails">,
  viewer: { id: string } | null,
  rows: readonly TownRow[],
): TownPrompt[] {
  return rows.map(({ prompt, user, source, isSaved }) => {
    const { userId, showProfile, tags, firstPicture } = prompt;
    // All are there (`publications_whole`).
    const category = prompt.category!;
    const subcategory = prompt.subcategory!;
    const isShown = showProfile && Boolean(user.isPublic);
    const emailVerified = user.emailVerifiedAt !== null;
    return {
      ...withVariables({ content: prompt.content, variables: prompt.variables }),
      id: prompt.id,
      title: prompt.title,
      description: prompt.description,
      originalInput: prompt.originalInput,
      createdAt: prompt.createdAt,
      updatedAt: prompt.updatedAt,
      shareId: prompt.shareId,
      category,
      subcategory,
      isPublic: prompt.isPublic,
      publishedAt: prompt.publishedAt!,
      language: prompt.language!,
      saves: prompt.saveCount,
      uses: prompt.useCount,
      firstText: prompt.firstText,
      isProven: prompt.isProven,
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

import { and, eq, inArray, sql } from "drizzle-orm";

import { isItsPublication } from "~/db/prompt-conditions";
import { prompts, publications } from "~/db/schema";
import { oncePer, placeholders, writtenQuery } from "~/db/written-query";
import { namesOf } from "~/domain/variables";
import { shortName } from "~/features/prompts/prompt";

import type { LibraryRow } from "./library-row";

/** Characters of a name that are read; its row shows fewer. */
const readCharacters = 400;

const rowColumns = {
  number: prompts.number,
  id: prompts.id,
  name: sql<string>`coalesce(nullif(${prompts.title}, ''), substr(${prompts.originalInput}, 1, ${sql.raw(String(readCharacters))}))`.as(
    "name",
  ),
  type: prompts.type,
  tags: prompts.tags,
  folderId: prompts.folderId,
  isPublic: publications.isPublic,
  shareId: publications.shareId,
  publishedAt: publications.publishedAt,
  /** The text, if it may have variables. */
  template: sql<string | null>`case when instr(${prompts.content}, '{{') > 0 then ${prompts.content} end`.as(
    "template",
  ),
  pinnedAt: prompts.pinnedAt,
  createdAt: prompts.createdAt,
  lastUsedAt: prompts.lastUsedAt,
};

/** Selects rows of a member's library, so many by `numbered`, for `toRow`. */
export const selectRows = oncePer((length: number) =>
  writtenQuery(rowColumns, (db) =>
    db
      .select(rowColumns)
      .from(prompts)
      .leftJoin(publications, isItsPublication)
      .where(
        and(eq(prompts.userId, sql.placeholder("userId")), inArray(prompts.number, placeholders(length))),
      ),
  ),
);

type Selected = Omit<LibraryRow, "isPublic" | "isPinned" | "hasVariables" | "isShared" | "isPublished"> & {
  isPublic: boolean | null;
  template: string | null;
  pinnedAt: Date | null;
  shareId: string | null;
  publishedAt: Date | null;
};

/** The row of a selected prompt. */
export const toRow = ({
  name,
  isPublic,
  template,
  pinnedAt,
  shareId,
  publishedAt,
  ...row
}: Selected): LibraryRow => ({
  ...row,
  isPublic: isPublic ?? false,
  name: shortName({ originalInput: name }),
  hasVariables: template !== null && namesOf(template).length > 0,
  isShared: shareId !== null,
  isPublished: publishedAt !== null,
  isPinned: pinnedAt !== null,
});

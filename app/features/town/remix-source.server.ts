import { and, eq, sql, type SQLWrapper } from "drizzle-orm";
import { alias, type SQLiteSelect } from "drizzle-orm/sqlite-core";

import { isListedIn } from "~/db/prompt-conditions";
import { prompts, publications, users } from "~/db/schema";
import { shownTitle } from "~/features/sharing/shown-texts";

import type { RemixCredit } from "./responses";

/** The sources of remixes, their texts and their authors, joined to a selection. */
export const sources = alias(publications, "source");
export const sourceTexts = alias(prompts, "source_text");
export const sourceUsers = alias(users, "source_user");

/** SQL conditions of the texts and the author of a joined source. */
export const isSourceText = eq(sourceTexts.id, sources.promptId);
export const isSourceUser = eq(sourceUsers.id, sources.userId);

/** Joins the source for `sourceFields` to a selection: the prompt of this id, while it is listed in the town. */
export const withSource = <Selection extends SQLiteSelect>(selection: Selection, id: SQLWrapper): Selection =>
  // The fields are nullable by themselves: the joins change no type.
  selection
    .leftJoin(sources, and(eq(sources.promptId, id), isListedIn(sources)))
    .leftJoin(sourceTexts, isSourceText)
    .leftJoin(sourceUsers, isSourceUser) as unknown as Selection;

/** The columns of a credit; with names of their own, because a batch returns rows by column name. */
export const sourceFields = {
  shareId: sql<string | null>`${sources.shareId}`.as("source_share_id"),
  title: sql<string | null>`${sourceTexts.title}`.as("source_title"),
  originalInput: sql<string | null>`substr(${sourceTexts.originalInput}, 1, 400)`.as("source_input"),
  authorId: sql<
    string | null
  >`iif(${sources.showProfile} and ${sourceUsers.isPublic}, ${sourceUsers.id}, null)`.as("source_author"),
  displayName: sql<string | null>`${sourceUsers.displayName}`.as("source_name"),
};

type SourceRow = Record<keyof typeof sourceFields, string | null>;

/** The credit of a row with `sourceFields`; null without a listed source. */
export const toCredit = ({
  shareId,
  title,
  originalInput,
  authorId,
  displayName,
}: SourceRow): RemixCredit | null =>
  shareId === null
    ? null
    : {
        shareId,
        title: shownTitle({ title, originalInput: originalInput! }),
        author: authorId === null ? null : { id: authorId, displayName },
      };

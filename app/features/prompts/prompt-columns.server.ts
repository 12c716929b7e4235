import { getTableColumns, sql } from "drizzle-orm";

import { prompts } from "~/db/schema";
import type { Services } from "~/services";
import { foldText } from "~/features/texts/fold-text";

const {
  userId: _owner,
  number: _number,
  publication: _publication,
  variables: _variables,
  foldedInput,
  foldedTags,
  foldedTitle,
  foldedContent,
  ...shown
} = getTableColumns(prompts);

/** The columns of a `Prompt`. */
export const promptColumns = shown;

/** The columns that the library's search looks into. */
export const searchedColumns = [foldedInput, foldedTags, foldedTitle, foldedContent];

/** The `updatedAt` of a change: now, and in any case later than that of the change before. */
export const nextVersion = ({ clock }: Pick<Services, "clock">) =>
  sql`max(${clock.now().getTime()}, ${prompts.updatedAt} + 1)`;

interface Texts {
  originalInput?: string;
  tags?: readonly string[];
  content?: string;
}

/** What the search compares, for those texts that are given. Tags are kept apart by a line feed, which no tag contains. */
export const foldedColumns = ({ originalInput, tags, content }: Texts) => ({
  ...(originalInput !== undefined && { foldedInput: foldText(originalInput) }),
  ...(tags && { foldedTags: foldText(tags.join("\n")) }),
  ...(content !== undefined && { foldedContent: foldText(content) }),
});

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

/** Columns of the library's search. */
export const searchedColumns = [foldedInput, foldedTags, foldedTitle, foldedContent];

/** The `updatedAt` of a change: now, but always later than the previous one. */
export const nextVersion = ({ clock }: Pick<Services, "clock">) =>
  sql`max(${clock.now().getTime()}, ${prompts.updatedAt} + 1)`;

interface Texts {
  originalInput?: string;
  tags?: readonly string[];
  content?: string;
}

/** Search columns for the given texts. Tags are separated by a line feed; no tag contains one. */
export const foldedColumns = ({ originalInput, tags, content }: Texts) => ({
  ...(originalInput !== undefined && { foldedInput: foldText(originalInput) }),
  ...(tags && { foldedTags: foldText(tags.join("\n")) }),
  ...(content !== undefined && { foldedContent: foldText(content) }),
});

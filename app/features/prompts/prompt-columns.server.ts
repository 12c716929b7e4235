import { getTableColumns } from "drizzle-orm";

import { prompts } from "~/db/schema";

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

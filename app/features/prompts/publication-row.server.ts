import { sql } from "drizzle-orm";

import { rowSelection } from "~/db/row-selection";
import { prompts, publications } from "~/db/schema";

/** A new row of `publications` as a selection from its prompt: the statement's conditions are on the prompt. Values or SQL. */
export const publicationRow = (values: Record<string, unknown>) =>
  rowSelection(publications, {
    showProfile: true,
    isLead: true,
    userId: sql`${prompts.userId}`,
    number: sql`${prompts.number}`,
    remixOf: sql`${prompts.copiedFrom}`,
    ...values,
    promptId: sql`${prompts.id}`,
  });

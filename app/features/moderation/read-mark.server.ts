import { and, eq, sql } from "drizzle-orm";

import { prompts } from "~/db/schema";
import { hashToken } from "~/platform/tokens";

/** The texts that a decision is about, and what tells that none of them has changed. */
export const judgedColumns = {
  title: prompts.title,
  description: prompts.description,
  originalInput: prompts.originalInput,
  content: prompts.content,
  variables: prompts.variables,
  version: prompts.version,
  updatedAt: prompts.updatedAt,
};

export type Judged = Pick<typeof prompts.$inferSelect, keyof typeof judgedColumns>;

/** Names the texts of a prompt as somebody read them: other texts have another mark. */
export const readMark = ({
  title,
  description,
  originalInput,
  content,
  variables,
}: Judged): Promise<string> =>
  hashToken(JSON.stringify([title, description, originalInput, content, variables]));

/** SQL condition: the prompt has these texts still. */
export const isAsRead = ({ version, updatedAt, title, description }: Judged) =>
  and(
    eq(prompts.version, version),
    eq(prompts.updatedAt, updatedAt),
    sql`${prompts.title} is ${title}`,
    sql`${prompts.description} is ${description}`,
  );

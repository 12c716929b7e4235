import { and, desc, eq, ne, sql } from "drizzle-orm";

import { prompts } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import { comparedText, isSameText } from "./compared-text";
import { comparedWithheld } from "./limits";

type Needs = Pick<Services, "db">;

/** Throws `withheld_copy` if a text is that of another prompt of its author that an admin withholds, or nearly so. */
export async function refuseWithheld(
  services: Needs,
  author: { id: string },
  prompt: { id: string; content: string },
): Promise<void> {
  refuseAmong(await selectWithheld(services, author, prompt.id), prompt.content);
}

/** Check of one of the author's prompts before it becomes public; skipped for a public one. Errors: `withheld_copy`. */
export async function refuseWithheldPrompt(
  services: Needs,
  author: { id: string },
  id: string,
): Promise<void> {
  const [[own], withheld] = await services.db.batch([
    services.db
      .select({ content: prompts.content, isPublic: prompts.isPublic, removedAt: prompts.removedAt })
      .from(prompts)
      .where(and(eq(prompts.id, id), eq(prompts.userId, author.id))),
    selectWithheld(services, author, id),
  ]);
  if (own && !own.isPublic && !own.removedAt) refuseAmong(withheld, own.content);
}

const selectWithheld = ({ db }: Needs, author: { id: string }, butId: string) =>
  db
    .select({ content: prompts.content })
    .from(prompts)
    // The predicate of the partial index, as the literal that the planner needs.
    .where(
      and(eq(prompts.userId, author.id), sql.raw("prompts.removed_at is not null"), ne(prompts.id, butId)),
    )
    .orderBy(desc(prompts.removedAt))
    .limit(comparedWithheld);

function refuseAmong(withheld: readonly { content: string }[], text: string): void {
  if (withheld.length === 0) return;
  const copy = comparedText(text);
  if (withheld.some(({ content }) => isSameText(content, copy))) throw new AppError("withheld_copy");
}

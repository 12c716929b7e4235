import { and, desc, eq, ne, sql } from "drizzle-orm";

import { isItsPublication } from "~/db/prompt-conditions";
import { examples, prompts, publications } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import { comparedPrompt, isSamePrompt } from "./compared-prompt";
import { comparedWithheld } from "./limits";
import type { ReadPrompt } from "./read-texts";

type Needs = Pick<Services, "db">;

/** Throws `withheld_copy` if readers see the text of another prompt of its author that an admin withholds, or nearly so. */
export async function refuseWithheld(
  services: Needs,
  author: { id: string },
  prompt: ReadPrompt & { id: string },
): Promise<void> {
  refuseAmong(await selectWithheld(services, author, prompt.id), prompt);
}

/** Check of one of the author's prompts, as others will see its texts, before it becomes public; skipped for a public one. Errors: `withheld_copy`. */
export async function refuseWithheldPrompt(
  services: Needs,
  author: { id: string },
  id: string,
  shown?: ReadPrompt,
): Promise<void> {
  const { db } = services;
  const [[own], ofExamples, withheld] = await db.batch([
    db
      .select({
        ...readColumns,
        title: prompts.title,
        isPublic: publications.isPublic,
        withheldAt: publications.withheldAt,
      })
      .from(prompts)
      .leftJoin(publications, isItsPublication)
      .where(and(eq(prompts.id, id), eq(prompts.userId, author.id))),
    db
      .select({ text: examples.text, alt: examples.alt, values: examples.variableValues })
      .from(examples)
      .where(eq(examples.promptId, id)),
    selectWithheld(services, author, id),
  ]);
  if (own && !own.isPublic && !own.withheldAt)
    refuseAmong(withheld, { ...own, ...shown, examples: ofExamples });
}

const readColumns = {
  content: prompts.content,
  variables: prompts.variables,
  originalInput: prompts.originalInput,
  description: prompts.description,
};

const selectWithheld = ({ db }: Needs, author: { id: string }, butId: string) =>
  db
    .select(readColumns)
    .from(publications)
    .innerJoin(prompts, isItsPublication)
    // The predicate of the partial index, as the literal that the planner needs.
    .where(
      and(
        eq(publications.userId, author.id),
        sql.raw("publications.withheld_at is not null"),
        ne(publications.promptId, butId),
      ),
    )
    .orderBy(desc(publications.withheldAt))
    .limit(comparedWithheld);

function refuseAmong(withheld: readonly ReadPrompt[], prompt: ReadPrompt): void {
  if (withheld.length === 0) return;
  const copy = comparedPrompt(prompt);
  if (withheld.some((original) => isSamePrompt(original, copy))) throw new AppError("withheld_copy");
}

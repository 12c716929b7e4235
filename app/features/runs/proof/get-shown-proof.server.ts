import { and, eq, isNotNull, or, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { isItsPublication } from "~/db/prompt-conditions";
import { comparisons, prompts, publications } from "~/db/schema";
import { named, readRows, writtenQuery } from "~/db/written-query";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import { textHashOf } from "~/features/runs/compare/text-hash";
import type { Services } from "~/services";

import type { ShownProof } from "./shown-proof";

const shown = {
  content: prompts.content,
  variables: prompts.variables,
  proof: named("proof", {
    rival: comparisons.rival,
    rivalVersion: comparisons.rivalVersion,
    outcome: comparisons.outcome,
    trials: comparisons.trials,
    engine: comparisons.engine,
    createdAt: comparisons.createdAt,
    version: comparisons.version,
    textHash: comparisons.textHash,
  }),
};

const selectShown = writtenQuery(shown, (db) =>
  db
    .select(shown)
    .from(publications)
    .innerJoin(
      comparisons,
      and(eq(comparisons.promptId, publications.promptId), eq(comparisons.userId, publications.userId)),
    )
    .innerJoin(prompts, isItsPublication)
    .where(
      and(
        eq(publications.shareId, sql.placeholder("shareId")),
        isNotNull(publications.townNumber),
        or(eq(publications.isPublic, true), eq(publications.userId, sql.placeholder("viewerId"))),
        isNotNull(comparisons.publishedAt),
        isNotNull(comparisons.outcome),
      ),
    )
    .limit(1),
);

/** The comparison shown with a prompt in the town, by its share id; of a private one for its owner only. Null if there is none to be seen. */
export async function getShownProof(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id"> | null,
  shareId: string,
): Promise<ShownProof | null> {
  const [row] = await readRows(selectShown(db, { shareId, viewerId: viewer?.id ?? null }));
  if (!row) return null;
  const { proof, ...text } = row;
  const isCurrent = proof.textHash === (await textHashOf(withVariables(text)));
  return { ...proof, outcome: proof.outcome!, isCurrent };
}

import { and, asc, eq, isNotNull, or, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { examples, publications } from "~/db/schema";
import { named, readRows, writtenQuery } from "~/db/written-query";
import type { Services } from "~/services";

import type { Example } from "./responses";
import { exampleColumns, toExample } from "./example-rows.server";

export interface ShownExamples {
  examples: Example[];
  /** The id of the prompt, for its owner. Null if the viewer may add none. */
  ownId: string | null;
}

const shown = {
  promptId: publications.promptId,
  userId: publications.userId,
  example: named("example", exampleColumns),
};

const selectShown = writtenQuery(shown, (db) =>
  db
    .select(shown)
    .from(publications)
    .leftJoin(examples, eq(examples.promptId, publications.promptId))
    .where(
      and(
        eq(publications.shareId, sql.placeholder("shareId")),
        isNotNull(publications.townNumber),
        or(eq(publications.isPublic, true), eq(publications.userId, sql.placeholder("viewerId"))),
      ),
    )
    .orderBy(asc(examples.position)),
);

/** The examples of a prompt in the town, by its share id; of a private one for its owner only. */
export async function listShownExamples(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id"> | null,
  shareId: string,
): Promise<ShownExamples> {
  const rows = await readRows(selectShown(db, { shareId, viewerId: viewer?.id ?? null }));
  const [first] = rows;
  return {
    // Without examples, the prompt's row has none.
    examples: rows.flatMap(({ example }) => (example.id === null ? [] : [toExample(example)])),
    ownId: first && first.userId === viewer?.id ? first.promptId : null,
  };
}

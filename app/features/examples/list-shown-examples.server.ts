import { and, asc, eq, isNotNull, or } from "drizzle-orm";

import type { Viewer } from "~/context";
import { examples, prompts } from "~/db/schema";
import type { Values } from "~/domain/variables";
import type { Services } from "~/services";

import type { Example } from "./example";
import { exampleColumns, toExample } from "./example-rows.server";

/** The examples of a prompt for its readers. */
export interface ShownExamples {
  examples: Example[];
  /** The id of the prompt, for its owner; null: the viewer may add none. */
  ownId: string | null;
}

/** The examples of a prompt in the town, by its share id; of a private one for its owner alone. Empty: none to be seen. */
export async function listShownExamples(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id"> | null,
  shareId: string,
): Promise<ShownExamples> {
  const isPublic = eq(prompts.isPublic, true);
  const isOpen = and(
    eq(prompts.shareId, shareId),
    isNotNull(prompts.publication),
    viewer ? or(isPublic, eq(prompts.userId, viewer.id)) : isPublic,
  );
  const rows = await db
    .select({ promptId: prompts.id, userId: prompts.userId, example: exampleColumns })
    .from(prompts)
    .leftJoin(examples, eq(examples.promptId, prompts.id))
    .where(isOpen)
    .orderBy(asc(examples.position));
  const [first] = rows;
  return {
    examples: rows.flatMap(({ example }) => (example ? [toExample(example)] : [])),
    ownId: first && first.userId === viewer?.id ? first.promptId : null,
  };
}

/** The values of an example that the viewer may see; null: no such example. */
export async function findExampleValues(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id"> | null,
  shareId: string,
  exampleId: string,
): Promise<Values | null> {
  const { examples: shown } = await listShownExamples(services, viewer, shareId);
  return shown.find(({ id }) => id === exampleId)?.values ?? null;
}

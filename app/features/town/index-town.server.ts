import { and, inArray } from "drizzle-orm";

import { isItsPublication, isListed } from "~/db/prompt-conditions";
import { prompts, publications, searchOutbox } from "~/db/schema";
import type { Services } from "~/services";

import { searchDocument } from "./search-document";

/** D1 binds a hundred values per statement, and the rows must fit into memory. */
const rowsPerRound = 50;

const documentColumns = {
  townNumber: publications.townNumber,
  originalInput: prompts.originalInput,
  title: prompts.title,
  description: prompts.description,
  content: prompts.content,
  variables: prompts.variables,
  tags: prompts.tags,
  category: publications.category,
  subcategory: publications.subcategory,
  language: publications.language,
};

/**
 * Processes the search outbox: at most `rounds` times 50 changes, oldest first. Safe to interrupt and to run
 * twice at once: a change leaves the outbox only after it is in the index, and the index ignores older
 * versions.
 */
export async function indexTown({ db, search }: Pick<Services, "db" | "search">, rounds = 40): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const changed = db
      .select({ townNumber: searchOutbox.townNumber })
      .from(searchOutbox)
      .orderBy(searchOutbox.version)
      .limit(rowsPerRound);
    // One batch is one snapshot: no text is older than its version.
    const [rows, listed] = await db.batch([
      db.select().from(searchOutbox).orderBy(searchOutbox.version).limit(rowsPerRound),
      db
        .select(documentColumns)
        .from(publications)
        .innerJoin(prompts, isItsPublication)
        .where(and(isListed, inArray(publications.townNumber, changed))),
    ]);
    if (rows.length === 0) return;
    const documents = new Map(listed.map((prompt) => [prompt.townNumber, searchDocument(prompt)]));
    // For a publication with several changes, the last row wins.
    const versions = new Map(rows.map(({ townNumber, version }) => [townNumber, version]));
    await search.apply(
      [...versions].map(([townNumber, version]) => ({
        townNumber,
        version,
        document: documents.get(townNumber) ?? null,
      })),
    );
    const done = rows.map(({ version }) => version);
    await db.delete(searchOutbox).where(inArray(searchOutbox.version, done));
    if (rows.length < rowsPerRound) return;
  }
}

import { inArray } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";

import { listOf } from "~/db/in-rounds";
import { prompts } from "~/db/schema";
import { libraryLimit } from "~/features/prompts/limits";
import { storageRefusal } from "~/platform/storage-limits";
import type { Services } from "~/services";

import { refused, type Fault, type RowOutcome } from "./row-outcome";

/** The statements of a row; one that replaces a prompt returns its id. */
export interface Work {
  at: number;
  result: "created" | "replaced";
  id: string;
  statements: readonly BatchItem<"sqlite">[];
}

/** Writes in one batch; if a limit refuses it, row by row up to that limit. */
export async function carryOut(
  { db }: Pick<Services, "db">,
  works: readonly Work[],
  outcomes: RowOutcome[],
): Promise<void> {
  if (works.length === 0) return;
  const changed = new Set<string>();
  const run = async (some: readonly Work[]) => {
    const statements = some.flatMap((work) => work.statements);
    const results: unknown[] = await db.batch(statements as [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]]);
    // Only what replaces a prompt or adds a folder returns rows.
    for (const { id } of results.filter(Array.isArray).flat() as { id: string }[]) changed.add(id);
  };
  const refusal = await run(works).then(
    () => null,
    (thrown: unknown) => storageRefusal(thrown) ?? Promise.reject(thrown as Error),
  );
  let stop: Fault | null = null;
  for (const work of refusal ? works : []) {
    if (!stop)
      stop = await run([work]).then(
        () => null,
        (thrown: unknown) => storageFault(thrown),
      );
    if (stop) outcomes[work.at] = { result: "stopped", fault: stop };
  }
  const done = works.filter(({ at }) => outcomes[at]!.result !== "stopped");
  const ids = done.map(({ id }) => id);
  const found = await db
    .select({ id: prompts.id })
    .from(prompts)
    .where(inArray(prompts.id, listOf(ids)));
  const there = new Set(found.map(({ id }) => id));
  for (const { at, id, result } of done) {
    if (result === "created" ? there.has(id) : changed.has(id)) outcomes[at] = { result, id };
    else if (result === "created")
      outcomes[at] = { result: "stopped", fault: { field: "", code: "library_full", limit: libraryLimit } };
    else if (there.has(id)) outcomes[at] = refused({ field: "content", code: "prompt_changed" });
    else outcomes[at] = refused({ field: "id", code: "prompt_not_found" });
  }
}

function storageFault(thrown: unknown): Fault {
  const refusal = storageRefusal(thrown);
  if (!refusal) throw thrown;
  return { field: "", code: refusal.code as Fault["code"], limit: refusal.limit };
}

import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from "drizzle-orm";
import { toCamelCase } from "drizzle-orm/casing";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

import type { Viewer } from "~/context";
import { listOf } from "~/db/in-rounds";
import { isItsPublication } from "~/db/prompt-conditions";
import { prompts, publications, trash } from "~/db/schema";
import { trashLifetime } from "~/domain/trash";
import type { Services } from "~/services";

/** SQL condition: the viewer's prompts of these ids, found by id. */
export const areOwn = (viewer: Pick<Viewer, "id">, ids: readonly string[]) =>
  // The plus keeps the planner from reading the whole library by its index.
  and(sql`+${prompts.userId} = ${viewer.id}`, inArray(prompts.id, listOf(ids)));

/** Bytes that a prompt counts towards its member's storage; its triggers reckon them the same way. */
const storedBytes = sql<number>`octet_length(concat(${prompts.originalInput}, ${prompts.content}, ${prompts.variables}, ${prompts.tags},
  ${prompts.title}, ${prompts.description}))`;

/** Columns of one `json_object`: D1 allows 32 arguments. */
const columnsAtOnce = 16;

/** A column's name in the JSON of the trash: the one it has in the database, whose triggers write there too. */
export const nameInTrash = (column: SQLiteColumn) => toCamelCase(column.name);

/** A whole row as a JSON object by column; null columns are left out. */
function snapshotOf(table: typeof prompts | typeof publications): SQL<string> {
  const columns = Object.values<SQLiteColumn>(getTableColumns(table));
  let whole = sql<string>`'{}'`;
  for (let start = 0; start < columns.length; start += columnsAtOnce) {
    const pairs = columns
      .slice(start, start + columnsAtOnce)
      .map((column) => sql`${sql.raw(`'${nameInTrash(column)}'`)}, ${column}`);
    whole = sql`json_patch(${whole}, json_object(${sql.join(pairs, sql`, `)}))`;
  }
  return whole;
}

/** The rows of a prompt and its publication; without one, the prompt's. */
const snapshot = sql<string>`json_patch(
  json_object('prompt', json(${snapshotOf(prompts)})),
  iif(${publications.promptId} is null, '{}', json_object('publication', json(${snapshotOf(publications)})))
)`;

/** Characters of a purpose in the list of the trash. */
const nameLength = 400;

/**
 * Statements of a batch that move prompts of the viewer to the trash as one deletion; other ids change nothing. The second returns
 * the share ids of the shared ones, the third an id for each.
 */
export function trashPrompts(
  { db, clock }: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  ids: readonly string[],
  deletionId: string,
) {
  const now = clock.now().getTime();
  return [
    db.insert(trash).select(
      db
        .select({
          id: prompts.id,
          userId: prompts.userId,
          kind: sql<"prompt">`'prompt'`.as("kind"),
          deletionId: sql<string>`${deletionId}`.as("deletion_id"),
          name: sql<string>`substr(${prompts.originalInput}, 1, ${nameLength})`.as("name"),
          item: snapshot.as("item"),
          bytes: storedBytes.as("bytes"),
          deletedAt: sql<Date>`${now}`.as("deleted_at"),
          expiresAt: sql<Date>`${now + trashLifetime}`.as("expires_at"),
        })
        .from(prompts)
        .leftJoin(publications, isItsPublication)
        .where(areOwn(viewer, ids))
        // The newest prompt comes last, and so first in the list of the trash.
        .orderBy(asc(prompts.number)),
    ),
    db
      .select({ shareId: publications.shareId })
      .from(publications)
      .where(and(eq(publications.userId, viewer.id), inArray(publications.promptId, listOf(ids)))),
    // Its publication goes with it.
    db.delete(prompts).where(areOwn(viewer, ids)).returning({ id: prompts.id }),
  ] as const;
}

import { and, eq, exists, getTableColumns, inArray, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

import type { Viewer } from "~/context";
import { changeInRounds, listOf, type ChangeInRounds } from "~/db/in-rounds";
import { prompts, publications, trash } from "~/db/schema";
import { AppError } from "~/errors";
import { uncategorized } from "~/features/prompts/folders/folder";
import { promptCountOf } from "~/features/prompts/create-prompt.server";
import { libraryLimit } from "~/features/prompts/limits";
import { nameInTrash } from "~/features/prompts/trash-prompts.server";
import type { Services } from "~/services";

/**
 * Takes prompts out of the viewer's trash; a prompt whose folder is gone comes to 'uncategorized', and all are private
 * while an admin withholds a prompt of theirs. Errors: `library_full`, and
 * those of the storage.
 */
export async function restorePrompts(
  services: Pick<Services, "db" | "background">,
  viewer: Pick<Viewer, "id">,
  ids: readonly string[],
): Promise<ChangeInRounds> {
  const { db, background } = services;
  const count = promptCountOf(viewer);
  const { total } = (await db.get<{ total: number }>(sql`select ${count} as total`))!;
  const full = () => new AppError("library_full", { limit: libraryLimit });
  if (total + ids.length > libraryLimit) throw full();
  const round = async (some: readonly string[]) => {
    const areIn = and(eq(trash.userId, viewer.id), eq(trash.kind, "prompt"), inArray(trash.id, listOf(some)));
    const hasRoom = sql`${count} + ${some.length} <= ${libraryLimit}`;
    const isBack = exists(db.select().from(prompts).where(eq(prompts.id, trash.id)));
    const isShared = sql`json_extract(${trash.item}, '$.publication') is not null`;
    const [, , back] = await db.batch([
      db.insert(prompts).select(db.select(restoredPrompt(viewer)).from(trash).where(and(areIn, hasRoom))),
      db.insert(publications).select(
        db
          .select(restoredPublication(viewer))
          .from(trash)
          .where(and(areIn, isBack, isShared)),
      ),
      db.delete(trash).where(and(areIn, isBack)).returning({ id: trash.id }),
    ]);
    // Filled, or restored, in the meantime.
    if (back.length === 0 && (await db.$count(trash, areIn)) > 0) throw full();
    return back.length;
  };
  return changeInRounds(ids, round, background);
}

type Part = "prompt" | "publication";

/** A column of an item in the trash; one added since has its default. */
function stored(part: Part, column: SQLiteColumn): SQL {
  const value = sql`json_extract(${trash.item}, ${sql.raw(`'$.${part}.${nameInTrash(column)}'`)})`;
  return column.notNull && column.default !== undefined
    ? sql`coalesce(${value}, ${sql.param(column.default, column)})`
    : value;
}

/** A row of an item in the trash as a selection, with some columns recomputed. */
function storedRow<Table extends SQLiteTable>(part: Part, table: Table, computed: Record<string, SQL>) {
  const selection = Object.entries(getTableColumns(table)).map(([name, column]) => [
    name,
    (computed[name] ?? stored(part, column)).as(name),
  ]);
  return Object.fromEntries(selection) as Record<keyof Table["$inferInsert"], SQL.Aliased>;
}

/** The row of a prompt in the trash: its old number if that is free, else one after all others. */
function restoredPrompt(viewer: Pick<Viewer, "id">) {
  const old = stored("prompt", prompts.number);
  const isFree = sql`row_number() over (partition by ${old}) = 1
    and not exists (select 1 from prompts as own where own.user_id = ${viewer.id} and own.number = ${old})`;
  const highest = sql`max(
    coalesce((select max(number) from prompts as own where own.user_id = ${viewer.id}), 0),
    max(${old}) over ()
  )`;
  return storedRow("prompt", prompts, {
    number: sql`case when ${isFree} then ${old} else ${highest} + row_number() over (order by ${old}) end`,
    folderId: sql`coalesce(
      (select id from folders where id = ${stored("prompt", prompts.folderId)} and user_id = ${viewer.id}),
      (select id from folders where user_id = ${viewer.id} and name = ${uncategorized})
    )`,
  });
}

/** The row of a publication in the trash, of a prompt that is back. */
function restoredPublication(viewer: Pick<Viewer, "id">) {
  // With its table: drizzle leaves that out of a selection from one table, and `remix` has an id too.
  const id = sql`${trash.id}`;
  // They may have come and gone in the meantime.
  const remixCount = sql`(
    select count(*) from publications as remix
    where remix.remix_of = ${id} and remix.is_public = 1 and remix.town_number is not null
  )`;
  // A work has one version per language: a restored one stays outside if another has come meanwhile.
  const work = stored("publication", publications.workId);
  const language = stored("publication", publications.language);
  const isOnly = sql`row_number() over (partition by ${work}, ${language}) = 1
    and not exists (select 1 from publications as other where other.work_id = ${work} and other.language = ${language})`;
  // Compared with the withheld ones when their owner makes them public again.
  const withholds = sql`exists (select 1 from publications as own where own.user_id = ${viewer.id} and own.withheld_at is not null)`;
  return storedRow("publication", publications, {
    number: sql`(select number from prompts where prompts.id = ${id})`,
    workId: sql`case when ${language} is null or ${isOnly} then ${work} end`,
    isLead: sql`1`,
    isPublic: sql`iif(${withholds}, 0, ${stored("publication", publications.isPublic)})`,
    remixCount,
  });
}

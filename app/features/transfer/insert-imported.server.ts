import { and, eq, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { rowSelection } from "~/db/row-selection";
import { folders, prompts, promptVersions } from "~/db/schema";
import { promptCountOf } from "~/features/prompts/create-prompt.server";
import { libraryLimit } from "~/features/prompts/limits";
import { definitionsFor } from "~/features/prompts/change-template.server";
import { foldedColumns } from "~/features/prompts/prompt-columns.server";
import { typeOfTags, withTypeTag } from "~/features/prompts/tags";
import { foldText } from "~/features/text/fold-text";
import type { Services } from "~/services";

import type { ImportedPrompt } from "./schema";

type Needs = Pick<Services, "db" | "clock">;

/** Column values of an imported row, with defaults for missing fields. Errors: `invalid_fields` for a wrong definition of a variable. */
export function importedColumns(prompt: ImportedPrompt) {
  const { originalInput, content, title, description } = prompt;
  const variables = definitionsFor(content, prompt.variables ?? []);
  const tags = prompt.tags ?? withTypeTag(typeOfTags([]), []);
  return {
    originalInput,
    content,
    variables,
    type: prompt.type,
    tags,
    title: title || null,
    description: description || null,
    foldedTitle: foldText(title ?? ""),
    ...foldedColumns({ originalInput, tags, template: { content, variables } }),
  };
}

/**
 * Statements that add a prompt of a file to the folder of that name, with its former texts, private and without a link: the prompt first. Its credit stays if that prompt is public. Nothing is added if
 * its id is there already, or the library is full. Errors: those of `importedColumns`.
 */
export function insertImported(
  { db, clock }: Needs,
  viewer: Pick<Viewer, "id">,
  { id, folder, prompt }: { id: string; folder: string; prompt: ImportedPrompt },
) {
  const now = clock.now();
  const created = earlier(prompt.createdAt, now) ?? now;
  const row = rowSelection(prompts, {
    ...importedColumns(prompt),
    id,
    userId: viewer.id,
    folderId: sql`${folders.id}`,
    version: prompt.version,
    versionKind: prompt.versionKind ?? "imported",
    pinnedAt: earlier(prompt.pinnedAt, now),
    lastUsedAt: earlier(prompt.lastUsedAt, now),
    createdAt: created,
    updatedAt: earlier(prompt.updatedAt, now) ?? created,
    copiedFrom: prompt.remixOf ? publicSource(viewer, prompt.remixOf) : null,
    number: sql`(select coalesce(max(number), 0) + 1 from prompts where user_id = ${viewer.id})`,
  });
  const insert = db.insert(prompts).select(
    db
      .select(row)
      .from(folders)
      .where(and(eq(folders.name, folder), eq(folders.userId, viewer.id), mayInsert(viewer, id))),
  );
  return [insert, ...insertVersions(db, viewer, { id, now, prompt })] as const;
}

/** SQL condition: no prompt has this id, and the viewer's library has room for one. */
export const mayInsert = (viewer: Pick<Viewer, "id">, id: string) =>
  sql`not exists (select 1 from prompts where id = ${id}) and ${promptCountOf(viewer)} < ${libraryLimit}`;

/** The prompt that a file credits, if it is a public one of another member. */
const publicSource = (viewer: Pick<Viewer, "id">, id: string) => sql`(
  select prompt_id from publications where prompt_id = ${id} and is_public = 1 and user_id <> ${viewer.id}
)`;

/** A date of a file, or now if it lies in the future. Null if the file has none. */
const earlier = (moment: Date | null | undefined, now: Date): Date | null =>
  moment ? new Date(Math.min(moment.getTime(), now.getTime())) : null;

function insertVersions(
  db: Services["db"],
  viewer: Pick<Viewer, "id">,
  { id, now, prompt }: { id: string; now: Date; prompt: ImportedPrompt },
) {
  const isThere = and(eq(prompts.id, id), eq(prompts.userId, viewer.id));
  return prompt.versions.map((version) =>
    db
      .insert(promptVersions)
      .select(
        db
          .select(
            rowSelection(promptVersions, {
              ...version,
              promptId: id,
              userId: viewer.id,
              createdAt: earlier(version.createdAt, now),
              variables: definitionsFor(version.content, version.variables),
            }),
          )
          .from(prompts)
          .where(isThere),
      )
      .onConflictDoNothing(),
  );
}

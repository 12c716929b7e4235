import { and, eq, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { rowSelection } from "~/db/row-selection";
import { folders, prompts, publications } from "~/db/schema";
import type { Variable } from "~/domain/variables";
import type { VersionKind } from "~/domain/kinds";
import type { TypeTag } from "~/domain/prompt-use";
import { AppError } from "~/errors";
import { getFolder } from "~/features/prompts/folders/get-folder.server";
import { insertFolder, nameTaken, refuseNearName } from "~/features/prompts/folders/insert-folder.server";
import { foldersLimit } from "~/features/prompts/folders/limits";
import type { FolderChoice } from "~/features/prompts/folders/schema";
import { foldText } from "~/features/text/fold-text";
import { operation } from "~/operation";
import { uncategorized } from "~/features/prompts/folders/folder";
import type { Services } from "~/services";

import { findPrompt } from "./get-prompt.server";
import { foldedColumns, ownColumns, toUnshared } from "./prompt-columns.server";
import { libraryLimit } from "./limits";
import type { Prompt } from "./prompt";
import { definitionsFor } from "./change-template.server";

/** A copied prompt: a shared one by its link, or one of the viewer's own. */
type CopiedPrompt = { shareId: string } | { id: string };

/** A prompt to be stored (specification, section 3). */
export interface NewPrompt {
  originalInput: string;
  content: string;
  type: TypeTag;
  /** In order, without duplicates, the type tag first. */
  tags: readonly string[];
  title?: string | null;
  /** Definitions of its variables; those without a placeholder in the text are dropped. */
  variables?: readonly Variable[];
  /** Cause of its first version; `created` by default. */
  kind?: VersionKind;
  /** The prompt that it is a copy of, for the credit. */
  copyOf?: CopiedPrompt;
  folder: FolderChoice;
  /** Its id, where it must not be stored twice; by default a new one. */
  id?: string;
}

export const createPromptOperation = operation({
  limit: "write",
  errors: ["folder_not_found", "library_full"],
});

/**
 * Stores a prompt in one of the viewer's folders, or in a new one. All or nothing. One of theirs with the given id stays as it is.
 * Errors: `folder_not_found`, `folder_name_taken`, `folders_full`, `library_full`, and `invalid_fields` for a
 * wrong definition of a variable.
 */
export async function createPrompt(
  services: Pick<Services, "db" | "clock" | "ids">,
  viewer: Pick<Viewer, "id">,
  { folder, ...draft }: NewPrompt,
): Promise<Prompt> {
  const { db } = services;
  const count = promptCountOf(viewer);
  const hasRoom = sql`${count} < ${libraryLimit}`;
  const added = folder && "name" in folder ? { id: services.ids.create(), name: folder.name } : null;
  if (added) await refuseNearName(services, viewer, added);
  const chosen = added ?? (folder && "id" in folder ? folder : null);
  const isTarget = chosen ? eq(folders.id, chosen.id) : eq(folders.name, uncategorized);
  const insert = db
    .insert(prompts)
    .select(
      db
        .select(newPromptRow(services, viewer, draft))
        .from(folders)
        .where(and(eq(folders.userId, viewer.id), isTarget, hasRoom)),
    )
    .onConflictDoNothing({ target: prompts.id })
    .returning(ownColumns);
  const [prompt] = added
    ? (await db.batch([insertFolder(services, viewer, added, hasRoom), insert]).catch(nameTaken))[1]
    : await insert;
  if (prompt) return toUnshared(prompt);
  const stored = draft.id === undefined ? null : await findPrompt(services, viewer, draft.id);
  if (stored) return stored;
  if (chosen && !added) await getFolder(services, viewer, chosen.id);
  const { total } = (await db.get<{ total: number }>(sql`select ${count} as total`))!;
  if (total < libraryLimit) throw new AppError("folders_full", { limit: foldersLimit });
  throw new AppError("library_full", { limit: libraryLimit });
}

/** SQL: the number of a member's prompts. */
export const promptCountOf = (viewer: Pick<Viewer, "id">) =>
  sql`(select coalesce(sum(prompt_count), 0) from folders where user_id = ${viewer.id})`;

/** A new prompt's row as a selection from its folder: the statement's conditions are on the folder. `more`: further columns, values or SQL. */
export function newPromptRow(
  { clock, ids }: Pick<Services, "clock" | "ids">,
  viewer: Pick<Viewer, "id">,
  draft: Omit<NewPrompt, "folder">,
  more: Record<string, unknown> = {},
) {
  const now = clock.now();
  const definitions = definitionsFor(draft.content, draft.variables ?? []);
  return rowSelection(prompts, {
    ...draft,
    variables: definitions,
    ...foldedColumns({ ...draft, template: { content: draft.content, variables: definitions } }),
    id: draft.id ?? ids.create(),
    userId: viewer.id,
    foldedTitle: foldText(draft.title ?? ""),
    version: 1,
    versionKind: draft.kind ?? "created",
    createdAt: now,
    updatedAt: now,
    ...(draft.copyOf && { copiedFrom: sourceOf(viewer, draft.copyOf) }),
    folderId: sql`${folders.id}`,
    number: sql`(select coalesce(max(number), 0) + 1 from prompts where user_id = ${viewer.id})`,
    ...more,
  });
}

/** SQL: the source of a copy: the copied prompt if another member's, else the copied prompt's own source. */
const sourceOf = (viewer: Pick<Viewer, "id">, copied: CopiedPrompt) =>
  "shareId" in copied
    ? sql`(select iif(${publications.userId} = ${viewer.id}, ${publications.remixOf}, ${publications.promptId})
        from ${publications} where ${publications.shareId} = ${copied.shareId})`
    : sql`(select ${prompts.copiedFrom} from ${prompts} where ${prompts.id} = ${copied.id} and ${prompts.userId} = ${viewer.id})`;

import { and, eq, exists, inArray, type SQL } from "drizzle-orm";

import type { Viewer } from "~/context";
import { listOf } from "~/db/in-rounds";
import { isItsPublication } from "~/db/prompt-conditions";
import { prompts, publications } from "~/db/schema";
import type { Fact } from "~/domain/fact";
import type { Template } from "~/domain/variable-definitions";
import type { Variable } from "~/domain/variables";
import { AppError } from "~/errors";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { listFacts } from "~/features/facts/list-facts.server";
import { placeFacts } from "~/features/facts/place-facts";
import { toldTexts } from "~/features/facts/told-texts.server";
import { contentLimit } from "~/features/prompts/limits";
import { refuseCopiedEdit } from "~/features/prompts/copies/refuse-copied-edit.server";
import { uncategorized } from "~/features/prompts/folders/folder";
import { foldersLimit } from "~/features/prompts/folders/limits";
import { isOwn } from "~/features/prompts/get-prompt.server";
import type { Prompt } from "~/features/prompts/prompt";
import { shownTags } from "~/features/prompts/shown-tags.server";
import type { Services } from "~/services";

import { carryOut, type Work } from "./carry-out.server";
import { folderNames, folderStatement } from "./import-folders.server";
import type { RowState } from "./import-row";
import { insertImported, mayInsert } from "./insert-imported.server";
import { importLimits, type ImportChoice } from "./limits";
import { replaceImported } from "./replace-imported.server";
import { faultOf, refused, type RowOutcome } from "./row-outcome";
import type { ImportedPrompt } from "./schema";

type Needs = Comparing & Pick<Services, "clock" | "ids">;

/** A row to import, with its state compared with the library. */
export interface RowToApply {
  prompt: ImportedPrompt;
  state: RowState;
  /** The prompt of the library that it is compared with. */
  target: string | null;
  /** The id of the prompt it becomes: a repeated round adds it once. */
  newId: string;
}

/**
 * Imports rows, each all or nothing; doing it again changes nothing. A limit of the library or its storage ends it. `spent` is what
 * earlier rounds of the same call have cost.
 */
export async function applyRows(
  services: Needs,
  viewer: Pick<Viewer, "id">,
  rows: readonly RowToApply[],
  choice: ImportChoice,
  spent = { compared: 0 },
): Promise<RowOutcome[]> {
  const outcomes = rows.map(({ state }): RowOutcome => ({ result: state === "same" ? "same" : "skipped" }));
  const chosen = [...rows.entries()].filter(
    ([, { state }]) => state === "new" || (state === "differs" && choice !== "skip"),
  );
  if (chosen.length === 0) return outcomes;
  const names = await folderNames(services, viewer);
  const targets = await targetsOf(
    services,
    viewer,
    chosen.map(([, row]) => row),
  );
  const isShown = [...targets.values()].some(({ isPublic }) => isPublic);
  const facts = isShown ? await listFacts(services, viewer) : [];
  // Comparing costs more than writing: prompts beyond a number have to come again.
  const compare = async (stored: Target, { prompt }: RowToApply) => {
    if (stored.isPublic || stored.publishedAt) spent.compared += 1;
    if (spent.compared > importLimits.compared) throw new AppError("rate_limited");
    await refuseCopiedEdit(services, viewer, stored, textsIn(prompt));
  };
  const works: Work[] = [];
  const replaced = new Set<string>();
  for (const [at, row] of chosen) {
    const folder = row.prompt.folder ?? uncategorized;
    // The one that every member has is not counted.
    if (!names.has(folder) && names.size > foldersLimit)
      outcomes[at] = refused({ code: "folders_full", field: "folder", limit: foldersLimit });
    else
      try {
        const work = workOf(services, viewer, {
          at,
          row,
          folder,
          isNewFolder: !names.has(folder),
          choice,
          targets,
          facts,
        });
        const stored = work.result === "replaced" && targets.get(work.id);
        // The first row for a prompt of the library is the one that replaces it.
        if (stored && replaced.has(stored.id)) continue;
        if (stored) {
          replaced.add(stored.id);
          await compare(stored, row);
        }
        works.push(work);
        names.add(folder);
      } catch (thrown) {
        outcomes[at] = refused(faultOf(thrown));
      }
  }
  await carryOut(services, works, outcomes);
  return outcomes;
}

interface Task {
  at: number;
  row: RowToApply;
  folder: string;
  /** The folder comes with the row. */
  isNewFolder: boolean;
  choice: ImportChoice;
  targets: Awaited<ReturnType<typeof targetsOf>>;
  /** The viewer's facts, if a prompt that others see may be replaced. */
  facts: readonly Fact[];
}

function workOf(
  services: Needs,
  viewer: Pick<Viewer, "id">,
  { at, row, folder, isNewFolder, choice, targets, facts }: Task,
): Work {
  const { prompt, newId } = row;
  const stored = targets.get(row.target ?? "");
  const withFolder = (condition: SQL | undefined) =>
    isNewFolder ? [folderStatement(services, viewer, folder, condition)] : [];
  if (row.state === "new" || choice === "both" || !stored)
    return {
      at,
      result: "created",
      id: newId,
      statements: [
        ...withFolder(mayInsert(viewer, newId)),
        ...insertImported(services, viewer, { id: newId, folder, prompt }),
      ],
    };
  // A row without definitions or tags changes none.
  const complete = { ...prompt, variables: prompt.variables ?? stored.variables ?? [] };
  if (stored.isPublic) toldTexts(textsIn(prompt), facts, {}, stored);
  const replacement = {
    stored,
    folder: prompt.folder === undefined ? null : folder,
    prompt: stored.isPublic ? withoutFacts(complete, facts) : complete,
  };
  return {
    at,
    result: "replaced",
    id: stored.id,
    statements: [
      ...withFolder(exists(services.db.select().from(prompts).where(isOwn(viewer, stored.id)))),
      replaceImported(services, viewer, replacement),
    ],
  };
}

const withoutFacts = (prompt: ImportedPrompt & Template, facts: readonly Fact[]) => ({
  ...prompt,
  ...placeFacts(prompt, facts, contentLimit),
  tags: prompt.tags && shownTags(prompt.tags, facts),
});

/** The texts of a row that readers would see; left out where the row has none. */
const textsIn = ({ originalInput, content, variables, title, description }: ImportedPrompt) => ({
  originalInput,
  content,
  variables,
  title,
  description,
});

const targetColumns = {
  id: prompts.id,
  originalInput: prompts.originalInput,
  content: prompts.content,
  variables: prompts.variables,
  title: prompts.title,
  description: prompts.description,
  isPublic: publications.isPublic,
  publishedAt: publications.publishedAt,
};

type Target = Pick<Prompt, Exclude<keyof typeof targetColumns, "variables">> & {
  variables: Variable[] | null;
};

/** The prompts that rows may replace, by id; those deleted since are not among them. */
async function targetsOf({ db }: Needs, viewer: Pick<Viewer, "id">, rows: readonly RowToApply[]) {
  const ids = rows.flatMap(({ target }) => (target === null ? [] : [target]));
  const found = await db
    .select(targetColumns)
    .from(prompts)
    .leftJoin(publications, isItsPublication)
    .where(and(eq(prompts.userId, viewer.id), inArray(prompts.id, listOf(ids))));
  return new Map<string, Target>(found.map((row) => [row.id, { ...row, isPublic: row.isPublic ?? false }]));
}

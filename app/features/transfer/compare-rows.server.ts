import { and, asc, eq, gt } from "drizzle-orm";

import type { Viewer } from "~/context";
import { folders, prompts } from "~/db/schema";
import { definitionsOf, readDefinitions } from "~/domain/variable-definitions";
import { uncategorized } from "~/features/folders/folder";
import type { Services } from "~/services";

import type { RowState } from "./import-row";
import type { ImportedPrompt } from "./schema";

/** A row's state beside the library, and the prompt it is compared with. */
export interface Compared {
  state: RowState;
  target: string | null;
}

/** Prompts of the library in memory at a time. */
const step = 99;

/**
 * Compares prompts of a file with the viewer's library: each with the prompt of its id, else with one of the same text. A prompt
 * that the file has already had, by its id or its purpose and text, is the same.
 */
export async function compareRows(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  rows: readonly ImportedPrompt[],
): Promise<Compared[]> {
  const byId = group(rows, ({ id }) => id);
  const byText = group(rows, ({ content }) => content);
  const found = rows.map((): { byId: Compared | null; byText: Compared | null } => ({
    byId: null,
    byText: null,
  }));
  for (let last = 0; ;) {
    const stored = await selectStored(db, viewer, last);
    for (const prompt of stored) {
      const compared = (at: number): Compared => ({
        state: isSame(prompt, rows[at]!) ? "same" : "differs",
        target: prompt.id,
      });
      for (const at of byId.get(prompt.id) ?? []) found[at]!.byId = compared(at);
      for (const at of byText.get(prompt.content) ?? [])
        // Of several prompts with this text one that is the same counts.
        if (found[at]!.byText?.state !== "same") found[at]!.byText = compared(at);
    }
    if (stored.length < step) break;
    last = stored.at(-1)!.number;
  }
  const isRepeated = repetition();
  return rows.map((row, at) => {
    const repeated = isRepeated(row);
    const known = found[at]!.byId ?? found[at]!.byText;
    if (known) return known;
    return { state: repeated ? "same" : "new", target: null };
  });
}

type Stored = Awaited<ReturnType<typeof selectStored>>[number];

const selectStored = (db: Services["db"], viewer: Pick<Viewer, "id">, last: number) =>
  db
    .select({
      id: prompts.id,
      number: prompts.number,
      originalInput: prompts.originalInput,
      content: prompts.content,
      variables: prompts.variables,
      tags: prompts.tags,
      folder: folders.name,
      title: prompts.title,
      description: prompts.description,
    })
    .from(prompts)
    .innerJoin(folders, eq(folders.id, prompts.folderId))
    .where(and(eq(prompts.userId, viewer.id), gt(prompts.number, last)))
    .orderBy(asc(prompts.number))
    .limit(step);

/** Whether a prompt has the text of a row, and its definitions if it has some, in whatever order their properties are. */
export function isSameTemplate(
  { content, variables }: Pick<Stored, "content" | "variables">,
  row: Pick<ImportedPrompt, "content" | "variables">,
): boolean {
  if (content !== row.content) return false;
  if (row.variables === undefined) return true;
  const told = readDefinitions(definitionsOf(row.content, row.variables));
  return JSON.stringify(told) === JSON.stringify(readDefinitions(variables));
}

/** Whether a prompt equals a row in all fields that the row has. */
function isSame(prompt: Stored, row: ImportedPrompt): boolean {
  const tells = <Value>(told: Value | undefined, stored: Value) =>
    told === undefined || JSON.stringify(told) === JSON.stringify(stored);
  return (
    row.originalInput === prompt.originalInput &&
    isSameTemplate(prompt, row) &&
    tells(row.tags, prompt.tags) &&
    tells(row.folder === undefined ? undefined : (row.folder ?? uncategorized), prompt.folder) &&
    tells(row.title, prompt.title ?? "") &&
    tells(row.description, prompt.description ?? "")
  );
}

/** Positions of rows by a key; rows without one are left out. */
function group(rows: readonly ImportedPrompt[], keyOf: (row: ImportedPrompt) => string | undefined) {
  const positions = new Map<string, number[]>();
  for (const [at, row] of rows.entries()) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const list = positions.get(key);
    if (list) list.push(at);
    else positions.set(key, [at]);
  }
  return positions;
}

/** A function, called with each row in order: whether the row repeats an earlier one. */
function repetition() {
  const ids = new Set<string>();
  const texts = new Set<string>();
  return ({ id, originalInput, content }: ImportedPrompt): boolean => {
    const text = `${originalInput}\n\n${content}`;
    const repeated = id === undefined ? texts.has(text) : ids.has(id);
    texts.add(text);
    if (id !== undefined) ids.add(id);
    return repeated;
  };
}

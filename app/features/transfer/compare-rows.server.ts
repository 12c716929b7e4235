import { and, asc, eq, gt } from "drizzle-orm";

import type { Viewer } from "~/context";
import { folders, prompts } from "~/db/schema";
import type { Services } from "~/services";

import { rowKeys } from "./row-keys";
import type { RowState } from "./import-row";
import type { ImportedPrompt } from "./schema";

/** A row's state compared with the library, and the prompt it is compared with. */
export interface Compared {
  state: RowState;
  target: string | null;
}

/** Prompts of the library in memory at a time. */
const step = 99;

/**
 * Compares prompts of a file with the viewer's library: each with the prompt of its id, else with one of the same text. A prompt
 * that the file has already had, by its id or its purpose and text, is the same. Each row and each prompt is read once: a file and
 * a library that repeat one text would otherwise be compared row by prompt.
 */
export async function compareRows(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  rows: readonly ImportedPrompt[],
): Promise<Compared[]> {
  const keys = rowKeys(rows);
  const ids = new Set(rows.map(({ id }) => id));
  /** Keys of the prompts that rows name by their ids. */
  const byId = new Map<string, ReadonlySet<string>>();
  /** The first prompt of a key, and the last one of a text. */
  const byKey = new Map<string, string>();
  const byText = new Map<string, string>();
  for (let last = 0; ;) {
    const stored = await selectStored(db, viewer, last);
    for (const prompt of stored) {
      if (!ids.has(prompt.id) && !keys.hasText(prompt.content)) continue;
      const all = keys.ofStored(prompt);
      if (ids.has(prompt.id)) byId.set(prompt.id, all);
      for (const key of all) if (!byKey.has(key)) byKey.set(key, prompt.id);
      byText.set(prompt.content, prompt.id);
    }
    if (stored.length < step) break;
    last = stored.at(-1)!.number;
  }
  const isRepeated = repetition();
  return rows.map((row, at): Compared => {
    const repeated = isRepeated(row);
    const key = keys.ofRows[at]!;
    const named = byId.get(row.id ?? "");
    if (named) return { state: repeated || named.has(key) ? "same" : "differs", target: row.id! };
    const [same, differs] = [byKey.get(key), byText.get(row.content)];
    if (same ?? differs) return { state: same ? "same" : "differs", target: (same ?? differs)! };
    return { state: repeated ? "same" : "new", target: null };
  });
}

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

import { eq, inArray, sql } from "drizzle-orm";

import { facts, users } from "~/db/schema";
import type { Fact } from "~/domain/fact";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { factsLimit, factTextLimit } from "./limits";
import { factColumns, listFacts } from "./list-facts.server";
import { readList } from "./read-list";
import type { FactDraft, FactsForm } from "./schema";

export const keepFactsOperation = operation({ limit: "write", errors: ["facts_full"] });

/**
 * Keeps facts of the viewer, all or none. A text that is kept already stays as it is. Returns them, each once, with those that were there
 * before. Error: `facts_full` beyond the limit.
 */
export async function keepFacts(
  { db, ids, clock }: Pick<Services, "db" | "ids" | "clock">,
  viewer: { id: string },
  drafts: readonly FactDraft[],
): Promise<Fact[]> {
  const byText = new Map(drafts.map((draft) => [draft.text, draft]));
  if (byText.size === 0) return [];
  const createdAt = clock.now();
  const rows = [...byText.values()].map((draft) => ({ id: ids.create(), ...draft }));
  // One JSON parameter: a statement takes at most a hundred.
  const given = sql`json_each(${JSON.stringify(rows)})`;
  const texts = sql`(select value ->> 'text' from ${given})`;
  const after = sql`(select count(*) from ${facts} where user_id = ${viewer.id} and text not in ${texts}) + ${rows.length}`;
  const [, kept] = await db.batch([
    db
      .insert(facts)
      .select(
        sql`
          select value ->> 'id', ${users.id}, value ->> 'name', value ->> 'text', value ->> 'subject', value -> 'fits', 0,
            ${createdAt.getTime()}
          from ${given}, ${users} where ${users.id} = ${viewer.id} and ${after} <= ${factsLimit}`,
      )
      .onConflictDoNothing(),
    db
      .select(factColumns)
      .from(facts)
      .where(sql`${eq(facts.userId, viewer.id)} and ${inArray(facts.text, texts)}`),
  ]);
  if (kept.length < rows.length) throw new AppError("facts_full", { limit: factsLimit });
  return rows.map(({ text }) => kept.find((fact) => fact.text === text)!);
}

/**
 * Keeps the facts of a pasted list, all or none. Returns how many it has. Errors: `facts_full`, and `invalid_fields` where a line is too
 * long.
 */
export async function keepList(
  services: Pick<Services, "db" | "ids" | "clock">,
  viewer: { id: string },
  { list, subject }: FactsForm,
): Promise<number> {
  const { facts: read, refused } = readList(list, subject);
  if (refused.length > 0)
    throw new AppError("invalid_fields", { fields: { list: { code: "too_long", limit: factTextLimit } } });
  return (await keepFacts(services, viewer, read)).length;
}

/** Keeps as many of a file's facts as there is room for, the first ones; returns how many of them are kept now. */
export async function keepWhatFits(
  services: Pick<Services, "db" | "ids" | "clock">,
  viewer: { id: string },
  drafts: readonly FactDraft[],
): Promise<number> {
  const texts = new Set((await listFacts(services, viewer)).map(({ text }) => text));
  const known = drafts.filter(({ text }) => texts.has(text));
  const added = drafts.filter(({ text }) => !texts.has(text)).slice(0, factsLimit - texts.size);
  await keepFacts(services, viewer, added);
  return known.length + added.length;
}

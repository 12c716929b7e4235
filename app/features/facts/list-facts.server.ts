import { and, desc, eq, inArray, sql } from "drizzle-orm";

import { facts } from "~/db/schema";
import type { Fact } from "~/domain/fact";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { statedLimit } from "./limits";

/** Columns of a fact as its member sees it. */
export const factColumns = {
  id: facts.id,
  name: facts.name,
  text: facts.text,
  subject: facts.subject,
  fits: facts.fits,
  useCount: facts.useCount,
};

interface Owner {
  id: string;
}

/** SQL condition of one of the viewer's facts. */
export const isOwnFact = (viewer: Owner, id: string) => and(eq(facts.id, id), eq(facts.userId, viewer.id));

export const listFactsOperation = operation({ limit: "read" });

/** All facts of the viewer, the most used first, then the newest, those kept together in their order. */
export const listFacts = ({ db }: Pick<Services, "db">, viewer: Owner): Promise<Fact[]> =>
  db
    .select(factColumns)
    .from(facts)
    .where(eq(facts.userId, viewer.id))
    .orderBy(desc(facts.useCount), desc(facts.createdAt), sql`rowid`)
    .all();

/** The facts that a change of the viewer's prompt must hide: none where nobody else sees it, or no text of it changes. */
export const listFactsToHide = async (
  services: Pick<Services, "db">,
  viewer: Owner,
  { isPublic }: { isPublic: boolean },
  changes: readonly unknown[],
): Promise<Fact[]> =>
  isPublic && changes.some((text) => text !== undefined) ? listFacts(services, viewer) : [];

/** One of the viewer's facts. Error: `fact_not_found`. */
export async function getFact({ db }: Pick<Services, "db">, viewer: Owner, id: string): Promise<Fact> {
  const fact = await db.select(factColumns).from(facts).where(isOwnFact(viewer, id)).get();
  if (!fact) throw new AppError("fact_not_found");
  return fact;
}

/** The viewer's facts of these ids, in their order, at most `statedLimit`; unknown ones are left out. */
export async function findFacts(
  { db }: Pick<Services, "db">,
  viewer: Owner,
  ids: readonly string[],
): Promise<Fact[]> {
  const asked = [...new Set(ids)].slice(0, statedLimit);
  if (asked.length === 0) return [];
  const found = await db
    .select(factColumns)
    .from(facts)
    .where(and(eq(facts.userId, viewer.id), inArray(facts.id, asked)))
    .all();
  return asked.flatMap((id) => found.find((one) => one.id === id) ?? []);
}

/** The viewer's facts of these ids, in their order. Error: `fact_not_found` where one is missing. */
export async function getFacts(
  services: Pick<Services, "db">,
  viewer: Owner,
  ids: readonly string[],
): Promise<Fact[]> {
  const found = await findFacts(services, viewer, ids);
  if (found.length < new Set(ids).size) throw new AppError("fact_not_found");
  return found;
}

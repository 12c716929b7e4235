import { and, eq, ne } from "drizzle-orm";

import { prompts, publications } from "~/db/schema";
import { AppError } from "~/errors";
import { findNearCopies, type Comparing } from "~/features/prompts/copies/find-near-copies.server";
import type { Place } from "~/domain/categories";
import type { Prompt } from "~/features/prompts/prompt";
import type { Services } from "~/services";

import { indexTown } from "./index-town.server";

/**
 * The id of the prompt that a publication credits, or null: the one it was copied from, or `basedOn`, the share id of a public prompt
 * that it is nearly a copy of. Only a new publication is compared. Errors: `near_copy` with the original, where none of the prompts it is nearly
 * a copy of is credited; `invalid_fields` for an unknown `basedOn`.
 */
export async function creditOf(
  services: Comparing,
  viewer: { id: string },
  prompt: Prompt,
  basedOn: string | undefined,
): Promise<string | null> {
  const source = await findSource(services, prompt.id);
  const chosen = basedOn ? await findCredited(services, viewer, basedOn) : null;
  if (prompt.publishedAt !== null) return source;
  // Just published ones included.
  const index = () => indexTown(services, 1);
  const originals = await findNearCopies(services, viewer, prompt, { index });
  const [original] = originals;
  if (!original) return source;
  const credited = originals.find(({ id }) => id === source || id === chosen);
  if (credited) return credited.id;
  throw new AppError("near_copy", { original: original.shareId });
}

/** The id of the prompt that one was copied from. Null if there is none. */
export async function findSource({ db }: Pick<Services, "db">, id: string): Promise<string | null> {
  const row = await db.select({ source: prompts.copiedFrom }).from(prompts).where(eq(prompts.id, id)).get();
  return row?.source ?? null;
}

/** The place of the public post that a prompt was copied from. Null if there is none. */
export async function placeOfSource({ db }: Pick<Services, "db">, id: string): Promise<Place | null> {
  const row = await db
    .select({ category: publications.category, subcategory: publications.subcategory })
    .from(prompts)
    .innerJoin(publications, eq(publications.promptId, prompts.copiedFrom))
    .where(and(eq(prompts.id, id), eq(publications.isPublic, true)))
    .get();
  const { category = null, subcategory = null } = row ?? {};
  return category && subcategory ? { category, subcategory } : null;
}

async function findCredited(
  { db }: Pick<Services, "db">,
  viewer: { id: string },
  shareId: string,
): Promise<string> {
  const row = await db
    .select({ id: publications.promptId })
    .from(publications)
    .where(
      and(
        eq(publications.shareId, shareId),
        eq(publications.isPublic, true),
        ne(publications.userId, viewer.id),
      ),
    )
    .get();
  if (!row) throw new AppError("invalid_fields", { fields: { basedOn: { code: "not_an_option" } } });
  return row.id;
}

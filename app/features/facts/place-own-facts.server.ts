import type { Template } from "~/domain/variable-definitions";
import type { Values } from "~/domain/variables";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import { listFacts } from "./list-facts.server";
import { heldFacts, placeFacts, type PlacedFacts } from "./place-facts";

/** A text as others may see it: without the viewer's facts, which are fields again (`placeFacts`). */
export const placeOwnFacts = async (
  services: Pick<Services, "db">,
  viewer: { id: string },
  template: Template,
  limit: number,
): Promise<PlacedFacts> => placeFacts(template, await listFacts(services, viewer), limit);

/** Refuses texts that others would see if one holds a fact of the viewer. Error: `holds_facts`. */
export async function refuseFacts(
  services: Pick<Services, "db">,
  viewer: { id: string },
  texts: readonly string[],
): Promise<void> {
  if (heldFacts(texts, await listFacts(services, viewer)).length > 0) throw new AppError("holds_facts");
}

/** Values that others may see: without those that hold a fact of the viewer. */
export async function withoutFacts(
  services: Pick<Services, "db">,
  viewer: { id: string },
  values: Values,
): Promise<Values> {
  const facts = await listFacts(services, viewer);
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => heldFacts([value], facts).length === 0),
  );
}

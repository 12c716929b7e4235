import { takenAs } from "~/db/client";
import { facts } from "~/db/schema";
import type { Fact } from "~/domain/fact";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { factColumns, getFact, isOwnFact } from "./list-facts.server";
import type { FactPatch } from "./schema";

export const changeFactOperation = operation({ limit: "write", errors: ["fact_not_found", "fact_kept"] });

/** Changes one of the viewer's facts. Errors: `fact_not_found`; `fact_kept` for the text of another one. */
export async function changeFact(
  services: Pick<Services, "db">,
  viewer: { id: string },
  id: string,
  patch: FactPatch,
): Promise<Fact> {
  if (Object.values(patch).some((part) => part !== undefined))
    await services.db.update(facts).set(patch).where(isOwnFact(viewer, id)).catch(takenAs("fact_kept"));
  return getFact(services, viewer, id);
}

export const forgetFactOperation = operation({ limit: "write", errors: ["fact_not_found"] });

/** Deletes one of the viewer's facts, and returns what it was, to keep it again. Error: `fact_not_found`. */
export async function forgetFact(
  services: Pick<Services, "db">,
  viewer: { id: string },
  id: string,
): Promise<Fact> {
  const [deleted] = await services.db.delete(facts).where(isOwnFact(viewer, id)).returning(factColumns);
  if (!deleted) throw new AppError("fact_not_found");
  return deleted;
}

import type { Member, TokenBearer } from "~/context";
import { AppError } from "~/errors";
import { getFacts } from "~/features/facts/list-facts.server";
import type { Services } from "~/services";

import { factAnswers } from "./composing/stated-facts";
import type { GenerationInput, StatedIds } from "./schema";

/**
 * An input whose answers state the caller's facts of its ids. Errors: `unauthenticated` for a visitor, whose facts are in their browser;
 * `insufficient_scope` for a token that may not see them; `fact_not_found`.
 */
export async function stateFacts<Input extends Pick<GenerationInput, "answers"> & StatedIds>(
  services: Pick<Services, "db">,
  viewer: Member | null,
  bearer: TokenBearer | null,
  { facts: ids = [], ...input }: Input,
): Promise<Omit<Input, "facts"> & Pick<GenerationInput, "answers">> {
  if (ids.length === 0) return input;
  if (!viewer) throw new AppError("unauthenticated");
  if (bearer && !bearer.seesFacts) throw new AppError("insufficient_scope");
  return { ...input, answers: { ...input.answers, ...factAnswers(await getFacts(services, viewer, ids)) } };
}

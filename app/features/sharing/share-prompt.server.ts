import { and, eq, exists, notExists } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts, publications } from "~/db/schema";
import { AppError } from "~/errors";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { refuseWithheld } from "~/features/prompts/copies/refuse-withheld.server";
import { modelErrors } from "~/features/generator/model/engine";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { listFacts } from "~/features/facts/list-facts.server";
import { nameTexts, toldTexts } from "~/features/facts/told-texts.server";
import { hidingStatements, isUnedited, planHiding } from "~/features/prompts/hide-facts.server";
import { publicationRow } from "~/features/prompts/publication-row.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { describePrompt, type DescribeOptions } from "./describe-prompt.server";
import type { ShareRequest } from "./schema";
import { storedTexts } from "./shown-texts";

export const sharePromptOperation = operation({
  limit: "assist",
  errors: ["prompt_not_found", "prompt_changed", "facts_in_texts", "withheld_copy", ...modelErrors],
});

/**
 * Shares one of the viewer's prompts by a public link (specification, section 4). With `generateAuto`,
 * generates a missing title or description. Its text loses the viewer's facts (`hidingStatements`). A shared prompt keeps its link, texts and visibility. Returns the
 * share id. Errors: `prompt_not_found`, `prompt_changed` by an edit meanwhile, `facts_in_texts` of `toldTexts`, `withheld_copy`, and those of `describePrompt`.
 */
export async function sharePrompt(
  services: Comparing & Pick<Services, "clock" | "ids" | "model" | "modelBudget">,
  viewer: Pick<Viewer, "id">,
  callerKey: string,
  id: string,
  { generateAuto, facts: choices, ...given }: ShareRequest,
  options: DescribeOptions = {},
): Promise<string> {
  const stored = await getPrompt(services, viewer, id);
  if (stored.shareId) return stored.shareId;
  const { originalInput } = stored;
  const facts = await listFacts(services, viewer);
  const texts = { originalInput, title: given.title, description: given.description };
  const told = toldTexts(texts, facts, choices);
  const { title, description } = told;
  const hiding = planHiding(stored, facts, { originalInput: told.originalInput });
  const seen = hiding.shown;
  await refuseWithheld(services, viewer, { ...seen, title, description });
  const isIncomplete = title === "" || description === "";
  const made =
    generateAuto && isIncomplete
      ? nameTexts(await describePrompt(services, callerKey, seen, options), facts)
      : undefined;
  const { db } = services;
  const newId = services.ids.create();
  const row = publicationRow({ shareId: newId, isPublic: true });
  const isUnshared = notExists(db.select().from(publications).where(eq(publications.promptId, id)));
  const isSharedHere = exists(db.select().from(publications).where(eq(publications.shareId, newId)));
  const shown = storedTexts({
    title: title || made?.title || "",
    description: description || made?.description || "",
  });
  const [[shared]] = await db.batch([
    db
      .insert(publications)
      .select(
        db
          .select(row)
          .from(prompts)
          .where(and(isUnedited(viewer, stored), isUnshared)),
      )
      .returning({ shareId: publications.shareId }),
    db
      .update(prompts)
      .set(shown)
      .where(and(eq(prompts.id, id), isSharedHere)),
    ...(await hidingStatements(services, viewer, stored, hiding, isSharedHere)),
  ]);
  // Another request has shared, changed or deleted the prompt in the meantime.
  const shareId = shared?.shareId ?? (await getPrompt(services, viewer, id)).shareId;
  if (!shareId) throw new AppError("prompt_changed");
  return shareId;
}

import { and, exists, isNull, or, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts, publications } from "~/db/schema";
import { AppError } from "~/errors";
import { listFacts } from "~/features/facts/list-facts.server";
import { toldTexts } from "~/features/facts/told-texts.server";
import type { FactChoices } from "~/features/facts/schema";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { refuseWithheldPrompt } from "~/features/prompts/copies/refuse-withheld.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { hidingStatements, isUnedited, planHiding } from "./hide-facts.server";
import { getPrompt, isOwn, isOwnShared } from "./get-prompt.server";
import type { Prompt } from "./prompt";
import { isSeen, type PromptRows, selectPrompts, toPrompt } from "./prompt-columns.server";

export const togglePublicOperation = operation({
  limit: "write",
  errors: [
    "prompt_not_found",
    "prompt_not_shared",
    "prompt_removed",
    "prompt_changed",
    "facts_in_texts",
    "withheld_copy",
  ],
});

/** Code of what a change has made of a prompt: in the town or open by its link again, or private. */
export const changedVisibility = ({ isPublic, publishedAt }: Pick<Prompt, "isPublic" | "publishedAt">) =>
  isPublic ? (publishedAt ? "prompt_public" : "prompt_link_public") : "prompt_private";

/**
 * Makes a shared prompt public or private as `wanted`; omitted: inverts it (specification, section 4). Errors: `prompt_not_found`,
 * `prompt_not_shared`, `prompt_removed` after a removal by an admin, and for one that becomes public `facts_in_texts` of `toldTexts`,
 * `withheld_copy`, and `prompt_changed` by an edit meanwhile.
 */
export async function togglePublic(
  services: Comparing & Pick<Services, "clock">,
  viewer: Pick<Viewer, "id">,
  id: string,
  wanted?: boolean,
  choices?: FactChoices,
): Promise<Prompt> {
  const stored = await getPrompt(services, viewer, id);
  if (!stored.shareId) throw new AppError("prompt_not_shared");
  const opens = wanted ?? !stored.isPublic;
  if (opens && stored.withheldAt) throw new AppError("prompt_removed");
  const hiding = opens ? await prepareToOpen(services, viewer, stored, choices) : [];
  const { db } = services;
  const isAsRead = exists(db.select().from(prompts).where(isUnedited(viewer, stored)));
  const mayOpen = opens ? or(publications.isPublic, isAsRead) : undefined;
  const mayChange = wanted === false ? undefined : isNull(publications.withheldAt);
  const results = await db.batch([
    db
      .update(publications)
      .set({ isPublic: wanted ?? sql`not ${publications.isPublic}` })
      .where(and(isOwnShared(viewer, id), mayChange, mayOpen))
      .returning({ id: publications.promptId }),
    ...hiding,
    selectPrompts(services).where(isOwn(viewer, id)),
  ]);
  const [[changed]] = results;
  const [prompt] = results.at(-1) as PromptRows;
  if (!prompt) throw new AppError("prompt_not_found");
  if (changed) return toPrompt(prompt);
  if (prompt.shareId && !prompt.withheldAt) throw new AppError("prompt_changed");
  throw new AppError(prompt.withheldAt ? "prompt_removed" : "prompt_not_shared");
}

/** The statements that hide the facts of a prompt as it becomes public, once nothing else refuses it. */
async function prepareToOpen(
  services: Comparing & Pick<Services, "clock">,
  viewer: Pick<Viewer, "id">,
  stored: Prompt,
  choices?: FactChoices,
): ReturnType<typeof hidingStatements> {
  const facts = await listFacts(services, viewer);
  const told = toldTexts(textsOf(stored), facts, choices);
  const hiding = planHiding(stored, facts, told);
  await refuseWithheldPrompt(services, viewer, stored.id, hiding.shown);
  return hidingStatements(services, viewer, stored, hiding, isSeen);
}

const textsOf = ({ originalInput, title, description }: Prompt) => ({ originalInput, title, description });

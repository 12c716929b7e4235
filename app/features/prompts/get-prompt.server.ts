import { and, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts, publications } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import type { Prompt } from "./prompt";
import { selectPrompts, toPrompt } from "./prompt-columns.server";

/** One of the viewer's prompts; null for an unknown id. */
export async function findPrompt(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<Prompt | null> {
  const row = await selectPrompts(services).where(isOwn(viewer, id)).get();
  return row ? toPrompt(row) : null;
}

/** One of the viewer's prompts. Errors: `prompt_not_found`. */
export async function getPrompt(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<Prompt> {
  const prompt = await findPrompt(services, viewer, id);
  if (!prompt) throw new AppError("prompt_not_found");
  return prompt;
}

/** SQL condition: the prompt of this id, if it is the viewer's. */
export const isOwn = (viewer: Pick<Viewer, "id">, id: string) =>
  and(eq(prompts.id, id), eq(prompts.userId, viewer.id));

/** SQL condition: the publication of this prompt, if it is the viewer's. */
export const isOwnShared = (viewer: Pick<Viewer, "id">, id: string) =>
  and(eq(publications.promptId, id), eq(publications.userId, viewer.id));

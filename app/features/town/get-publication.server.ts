import { and, eq, isNotNull } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts } from "~/db/schema";
import { AppError } from "~/errors";
import { isAdmin } from "~/features/accounts/is-admin";
import type { Services } from "~/services";

import type { TownPrompt } from "./town-prompt";
import { readPublished, selectPublished } from "./town-rows.server";

/** A published prompt of the viewer's, also while it is private. Errors: `prompt_not_found`. */
export async function getPublication(
  services: Pick<Services, "db" | "adminEmails">,
  viewer: { id: string },
  id: string,
): Promise<TownPrompt> {
  const prompt = await findPublication(services, viewer, id);
  if (prompt?.originalCreatorId !== viewer.id) throw new AppError("prompt_not_found");
  return prompt;
}

/**
 * A published prompt that the viewer may take out of the town: their own, and an admin any that the town shows.
 * Errors: `prompt_not_found`.
 */
export async function getRemovable(
  services: Pick<Services, "db" | "adminEmails">,
  viewer: Pick<Viewer, "id" | "email" | "emailVerified">,
  id: string,
): Promise<TownPrompt> {
  const prompt = await findPublication(services, viewer, id);
  if (prompt?.originalCreatorId === viewer.id) return prompt;
  if (!prompt?.isPublic || !isAdmin(services, viewer)) throw new AppError("prompt_not_found");
  return prompt;
}

async function findPublication(
  services: Pick<Services, "db" | "adminEmails">,
  viewer: { id: string },
  id: string,
): Promise<TownPrompt | null> {
  const rows = selectPublished(services).where(and(eq(prompts.id, id), isNotNull(prompts.publication)));
  const [prompt] = await readPublished(services, viewer, rows, "publication");
  return prompt ?? null;
}

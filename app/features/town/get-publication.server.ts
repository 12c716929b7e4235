import { and, eq, isNotNull, or, type SQL } from "drizzle-orm";

import type { Viewer } from "~/context";
import { isListed } from "~/db/prompt-conditions";
import { publications } from "~/db/schema";
import { AppError } from "~/errors";
import { isAdmin } from "~/features/accounts/is-admin";
import { isOwnShared } from "~/features/prompts/get-prompt.server";
import type { Services } from "~/services";

import type { TownPrompt } from "./town-prompt";
import { toTownPrompts, selectTownRows, withCreators } from "./town-rows.server";

type Needs = Pick<Services, "db" | "adminEmails">;

/** One of the viewer's published prompts, even if private. Errors: `prompt_not_found`. */
export async function getPublication(
  services: Needs,
  viewer: { id: string },
  id: string,
): Promise<TownPrompt> {
  const prompt = await find(
    services,
    viewer,
    and(isOwnShared(viewer, id), isNotNull(publications.townNumber)),
  );
  if (!prompt) throw new AppError("prompt_not_found");
  return prompt;
}

/** A published prompt that the viewer may remove: their own; for an admin any. Errors: `prompt_not_found`. */
export async function getRemovable(
  services: Needs,
  viewer: Pick<Viewer, "id" | "email" | "emailVerified">,
  id: string,
): Promise<TownPrompt> {
  if (!isAdmin(services, viewer)) return getPublication(services, viewer, id);
  const mayRemove = or(
    and(isOwnShared(viewer, id), isNotNull(publications.townNumber)),
    and(eq(publications.promptId, id), isListed),
  );
  const prompt = await find(services, viewer, mayRemove);
  if (!prompt) throw new AppError("prompt_not_found");
  return prompt;
}

async function find(services: Needs, viewer: { id: string }, which: SQL | undefined) {
  const rows = selectTownRows(services).where(which);
  return toTownPrompts(services, viewer, await withCreators(services, rows))[0];
}

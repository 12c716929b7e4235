import { and, isNotNull } from "drizzle-orm";

import type { Viewer } from "~/context";
import { publications } from "~/db/schema";
import { unpublished } from "~/db/unpublished";
import { AppError } from "~/errors";
import { isAdmin } from "~/features/accounts/is-admin";
import { decide } from "~/features/moderation/decide.server";
import { isOwnShared } from "~/features/prompts/get-prompt.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { getRemovable } from "./get-publication.server";

export const removePublicationOperation = operation({ limit: "write", errors: ["prompt_not_found"] });

/**
 * Removes a prompt from the town; its owner keeps it in their library (specification, section 6). An admin's removal of another
 * member's prompt is a decision of theirs: it also makes it private until an admin lifts that; private prompts are hidden from admins.
 * Errors: `prompt_not_found`, also for everybody else.
 */
export async function removePublication(
  services: Pick<Services, "db" | "clock" | "ids" | "adminEmails">,
  viewer: Pick<Viewer, "id" | "email" | "emailVerified">,
  id: string,
): Promise<void> {
  const [own] = await services.db
    .update(publications)
    .set(unpublished)
    .where(and(isOwnShared(viewer, id), isNotNull(publications.townNumber)))
    .returning({ id: publications.promptId });
  if (own) return;
  if (!isAdmin(services, viewer)) throw new AppError("prompt_not_found");
  // Listed ones only: others were never in the town.
  await getRemovable(services, viewer, id);
  await decide(services, viewer, id, { action: "remove", reason: "other", sentence: "" });
}

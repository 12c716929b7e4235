import { and, eq, isNotNull } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts } from "~/db/schema";
import { AppError } from "~/errors";
import { isAdmin } from "~/features/accounts/is-admin";
import { isOwn } from "~/features/prompts/get-prompt.server";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import { isListed } from "./town-rows.server";

const unpublished = {
  category: null,
  subcategory: null,
  publication: null,
  publishedAt: null,
  language: null,
};

export const removePublicationOperation = {
  limit: "write",
  errors: ["prompt_not_found"],
} as const satisfies Operation;

/**
 * Removes a prompt from the town; its owner keeps it in their library (specification, section 6). An admin's
 * removal of another member's prompt also makes it private until an admin lifts that; private prompts are
 * hidden from admins. Errors: `prompt_not_found`, also for everybody else.
 */
export async function removePublication(
  { db, clock, adminEmails }: Pick<Services, "db" | "clock" | "adminEmails">,
  viewer: Pick<Viewer, "id" | "email" | "emailVerified">,
  id: string,
): Promise<void> {
  const [own] = await db
    .update(prompts)
    .set(unpublished)
    .where(and(isOwn(viewer, id), isNotNull(prompts.publication)))
    .returning({ id: prompts.id });
  if (own) return;
  const [foreign] = isAdmin({ adminEmails }, viewer)
    ? await db
        .update(prompts)
        .set({ ...unpublished, isPublic: false, removedAt: clock.now() })
        .where(and(eq(prompts.id, id), isListed))
        .returning({ id: prompts.id })
    : [];
  if (!foreign) throw new AppError("prompt_not_found");
}

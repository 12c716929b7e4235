import { and, eq, isNotNull } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts } from "~/db/schema";
import { AppError } from "~/errors";
import { isAdmin } from "~/features/accounts/is-admin";
import type { Services } from "~/services";

type Admin = Pick<Viewer, "email" | "emailVerified">;

const isRemovedPrompt = (id: string) => and(eq(prompts.id, id), isNotNull(prompts.removedAt));

/** Whether an admin removed the prompt from the town; false for viewers other than admins. Does not reveal its text. */
export async function isRemoved(
  { db, adminEmails }: Pick<Services, "db" | "adminEmails">,
  viewer: Admin,
  id: string,
): Promise<boolean> {
  if (!isAdmin({ adminEmails }, viewer)) return false;
  return (await db.$count(prompts, isRemovedPrompt(id))) > 0;
}

/**
 * Lets the owner of a removed prompt make it public again; it stays private until they do. Only for admins.
 * Errors: `prompt_not_found`.
 */
export async function liftRemoval(
  { db, adminEmails }: Pick<Services, "db" | "adminEmails">,
  viewer: Admin,
  id: string,
): Promise<void> {
  const [lifted] = isAdmin({ adminEmails }, viewer)
    ? await db
        .update(prompts)
        .set({ removedAt: null })
        .where(isRemovedPrompt(id))
        .returning({ id: prompts.id })
    : [];
  if (!lifted) throw new AppError("prompt_not_found");
}

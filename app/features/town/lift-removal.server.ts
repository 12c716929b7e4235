import { and, eq, isNotNull } from "drizzle-orm";

import type { Member } from "~/context";
import { publications } from "~/db/schema";
import { isAdmin } from "~/features/accounts/is-admin";
import { decide } from "~/features/moderation/decide.server";
import type { Services } from "~/services";

const isRemovedPrompt = (id: string) =>
  and(eq(publications.promptId, id), isNotNull(publications.withheldAt));

/** Whether an admin removed the prompt from the town; false for viewers other than admins. Does not reveal its text. */
export async function isRemoved(
  { db, adminEmails }: Pick<Services, "db" | "adminEmails">,
  viewer: Member,
  id: string,
): Promise<boolean> {
  if (!isAdmin({ adminEmails }, viewer)) return false;
  return (await db.$count(publications, isRemovedPrompt(id))) > 0;
}

/**
 * Lets the owner of a removed prompt make it public again, as a decision of an admin (`decide`): a hidden one returns to its place if its
 * text is still that of the decision; a changed or removed one stays private until they do. Errors: `prompt_not_found`, `case_changed`.
 */
export const liftRemoval = (
  services: Pick<Services, "db" | "clock" | "ids" | "adminEmails">,
  viewer: Member,
  id: string,
): Promise<void> => decide(services, viewer, id, { action: "lift", reason: "none", sentence: "" });

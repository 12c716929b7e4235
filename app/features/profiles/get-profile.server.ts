import { eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { users } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import type { Profile } from "./profile";
import { toProfile } from "./to-profile";

/** The viewer's own profile. Errors: `unauthenticated` when the account is gone. */
export async function getProfile(
  { db, adminEmails }: Pick<Services, "db" | "adminEmails">,
  { id }: Pick<Viewer, "id">,
): Promise<Profile> {
  const user = await db.select().from(users).where(eq(users.id, id)).get();
  if (!user) throw new AppError("unauthenticated");
  return toProfile(user, adminEmails);
}

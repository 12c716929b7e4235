import { eq, like, or } from "drizzle-orm";

import type { Viewer } from "~/context";
import { accessTokens, usageDaily, users } from "~/db/schema";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import { forgetGrants } from "~/features/accounts/connections/forget-grants.server";
import { avatarFolder, exampleFolder, importFolder, pictureFolder } from "~/domain/file-keys";
import { memberKey } from "~/platform/rate-limits";
import type { Services } from "~/services";

import { isRecent } from "./confirm-identity.server";

export const deleteAccountOperation = operation({ errors: ["requires_recent_login"] });

/**
 * Deletes the viewer's account with all its data: its files, its access tokens and daily counts, the grants of its connected apps, and
 * with the row of `users` every row that refers to it (`app/db/schema.ts`). Concurrent writes fail for lack of an account (docs/decisions/011).
 * Errors: `requires_recent_login` when the sign-in is older than 5 minutes (specification, section 8).
 */
export async function deleteAccount(
  services: Pick<Services, "db" | "clock" | "files" | "background" | "oauth">,
  viewer: Viewer,
): Promise<void> {
  if (!isRecent(services, viewer)) throw new AppError("requires_recent_login");
  const { db, files, background } = services;
  const key = memberKey(viewer.id);
  const deleteFiles = async () => {
    await files.deleteFolder(avatarFolder(viewer.id));
    await files.deleteFolder(pictureFolder(viewer.id));
    await files.deleteFolder(importFolder(viewer.id));
    await files.deleteFolder(exampleFolder(viewer.id));
  };
  // Files first: if they fail, the account is still there for another try.
  await deleteFiles();
  // The foreign keys cascade to everything of the user.
  const [ended] = await db.batch([
    db
      .delete(accessTokens)
      .where(eq(accessTokens.userId, viewer.id))
      .returning({ id: accessTokens.id, clientId: accessTokens.clientId }),
    db.delete(usageDaily).where(or(eq(usageDaily.caller, key), like(usageDaily.caller, `${key}:%`))),
    db.delete(users).where(eq(users.id, viewer.id)),
  ]);
  forgetGrants(services, ended);
  // Pictures written in the meantime; the account is gone, whether or not this succeeds.
  background(deleteFiles());
}

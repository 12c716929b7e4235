import { and, eq, like, or } from "drizzle-orm";

import type { Viewer } from "~/context";
import { accessTokens, usageDaily, users } from "~/db/schema";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import { forgetGrants } from "~/features/accounts/connections/forget-grants.server";
import { avatarFolder, exampleFolder, importFolder, pictureFolder } from "~/domain/file-keys";
import { memberKey } from "~/platform/rate-limits";
import type { Services } from "~/services";

import { isRecent } from "./confirm-identity.server";
import { stillSignedIn } from "./tokens/token-row.server";

/** The folders of a member's files. */
const folders = [avatarFolder, pictureFolder, importFolder, exampleFolder];

export const deleteAccountOperation = operation({ errors: ["requires_recent_login"] });

/**
 * Deletes the viewer's account with all its data: its access tokens and daily counts, with the row of `users` every row that refers to
 * it (`app/db/schema.ts`), then its files and the grants of its connected apps. Concurrent writes fail for lack of an account (docs/decisions/011).
 * Errors: `requires_recent_login` when the sign-in is older than 5 minutes (specification, section 8); `unauthenticated` when its session
 * has ended in the meantime.
 */
export async function deleteAccount(
  services: Pick<Services, "db" | "clock" | "files" | "background" | "oauth">,
  viewer: Viewer,
): Promise<void> {
  if (!isRecent(services, viewer)) throw new AppError("requires_recent_login");
  const { db, files, background } = services;
  const key = memberKey(viewer.id);
  const [mine, signedIn] = [eq(users.id, viewer.id), stillSignedIn(services, viewer)];
  // The foreign keys cascade to everything of the user.
  const [ended, , , left] = await db.batch([
    db
      .delete(accessTokens)
      .where(and(eq(accessTokens.userId, viewer.id), signedIn))
      .returning({ id: accessTokens.id, clientId: accessTokens.clientId }),
    db
      .delete(usageDaily)
      .where(and(or(eq(usageDaily.caller, key), like(usageDaily.caller, `${key}:%`)), signedIn)),
    db.delete(users).where(and(mine, signedIn)),
    db.select({ id: users.id }).from(users).where(mine),
  ]);
  // An account that is gone already is no refusal: its member pressed twice.
  if (left.length > 0) throw new AppError("unauthenticated");
  forgetGrants(services, ended);
  // After the rows: a refusal loses no file, and what a failure leaves, `sweepFiles` finds.
  const emptied = Promise.all(folders.map((folder) => files.deleteFolder(folder(viewer.id))));
  background(emptied);
  await Promise.allSettled([emptied]);
}

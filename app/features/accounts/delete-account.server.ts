import { eq, like, or } from "drizzle-orm";

import type { Viewer } from "~/context";
import { usageDaily, users } from "~/db/schema";
import { AppError } from "~/errors";
import type { Operation } from "~/operation";
import { pictureFolder, avatarFolder } from "~/domain/file-keys";
import { memberKey } from "~/platform/rate-limits";
import type { Services } from "~/services";

import { isRecent } from "./confirm-identity.server";

export const deleteAccountOperation = { errors: ["requires_recent_login"] } as const satisfies Operation;

/**
 * Deletes the viewer's account with all that is theirs: files, prompts, folders, sessions, identities and emails' tokens. What is
 * on its way meanwhile finds no account to belong to (docs/decisions/011).
 * Errors: `requires_recent_login` when the sign-in is older than 5 minutes (specification, section 8).
 */
export async function deleteAccount(
  services: Pick<Services, "db" | "clock" | "files" | "background">,
  viewer: Viewer,
): Promise<void> {
  if (!isRecent(services, viewer)) throw new AppError("requires_recent_login");
  const { db, files, background } = services;
  const key = memberKey(viewer.id);
  const deleteFiles = async () => {
    await files.deleteFolder(avatarFolder(viewer.id));
    await files.deleteFolder(pictureFolder(viewer.id));
  };
  // Files first: should they fail, the account is still there to try again.
  await deleteFiles();
  // The foreign keys cascade over everything that hangs on the user.
  await db.batch([
    db.delete(usageDaily).where(or(eq(usageDaily.caller, key), like(usageDaily.caller, `${key}:%`))),
    db.delete(users).where(eq(users.id, viewer.id)),
  ]);
  // Pictures that were written meanwhile; the account is gone, whatever becomes of them.
  background(deleteFiles());
}

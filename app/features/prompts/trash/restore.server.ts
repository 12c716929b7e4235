import { and, eq, gt, or } from "drizzle-orm";

import type { Viewer } from "~/context";
import type { ChangeInRounds } from "~/db/in-rounds";
import { trash } from "~/db/schema";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { restoreFolder } from "./restore-folder.server";
import { restorePrompts } from "./restore-prompts.server";

export const restoreOperation = operation({
  limit: "write",
  errors: ["trash_item_not_found", "library_full", "folders_full", "folder_name_taken"],
});

/**
 * Takes items out of the viewer's trash by the id of one of them, or of their deletion: prompts with their sharing and publication
 * as before, folders with those of their prompts that nobody moved elsewhere. Errors: `trash_item_not_found`, `library_full`,
 * `folders_full`, `folder_name_taken`, and those of the storage.
 */
export async function restore(
  services: Pick<Services, "db" | "clock" | "background">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<ChangeInRounds> {
  const items = await findItems(services, viewer, id);
  if (items.length === 0) throw new AppError("trash_item_not_found");
  const prompts = items.filter(({ kind }) => kind === "prompt");
  // A deletion is of prompts, or of one folder.
  if (prompts.length === 0) return restoreFolder(services, viewer, items[0]!.id);
  return restorePrompts(
    services,
    viewer,
    prompts.map((item) => item.id),
  );
}

/** The items of an item's or a deletion's id. */
const findItems = ({ db, clock }: Pick<Services, "db" | "clock">, viewer: Pick<Viewer, "id">, id: string) =>
  db
    .select({ id: trash.id, kind: trash.kind })
    .from(trash)
    .where(
      and(
        or(eq(trash.id, id), eq(trash.deletionId, id)),
        eq(trash.userId, viewer.id),
        gt(trash.expiresAt, clock.now()),
      ),
    );

import type { Viewer } from "~/context";
import { deletePrompts } from "~/features/prompts/delete-prompt.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { findSelected } from "./find-selected.server";
import { movePrompts } from "./move-prompts.server";
import type { Change, Changed, Selection } from "./selection";
import { tagPrompts } from "./tag-prompts.server";

export const changePromptsOperation = operation({
  limit: "write",
  errors: ["prompt_not_found", "folder_not_found", "folder_name_taken", "folders_full"],
});

/**
 * Moves, tags or deletes several of the viewer's prompts, in rounds of 500 that are each all or nothing, with one undo.
 * Errors: `prompt_not_found`, `folder_not_found`, `folder_name_taken`, `folders_full`, and those of the storage.
 */
export async function changePrompts(
  services: Pick<Services, "db" | "clock" | "ids" | "files" | "background">,
  viewer: Pick<Viewer, "id">,
  selection: Selection,
  change: Change,
): Promise<Changed> {
  const ids = await findSelected(services, viewer, selection);
  const result = await carryOut(services, viewer, ids, change);
  return { ...result, undo: result.changed > 0 ? result.undo : null };
}

const carryOut: (
  ...[services, viewer, ids, change]: [
    Parameters<typeof deletePrompts>[0],
    Pick<Viewer, "id">,
    readonly string[],
    Change,
  ]
) => ReturnType<typeof deletePrompts> = (services, viewer, ids, change) => {
  if (change.action === "delete") return deletePrompts(services, viewer, ids);
  if (change.action === "move") return movePrompts(services, viewer, ids, change.folder);
  return tagPrompts(services, viewer, ids, change.tag, change.action === "tag");
};

import type { Viewer } from "~/context";
import { changeInRounds, type ChangeInRounds } from "~/db/in-rounds";
import { pictureKey } from "~/domain/file-keys";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { trashPrompts } from "./trash-prompts.server";

export const deletePromptOperation = operation({ limit: "write", errors: ["prompt_not_found"] });

type DeletionServices = Pick<Services, "db" | "clock" | "ids" | "files" | "background">;

/** A deletion in the trash: `undo` restores its items. */
export interface Deletion extends ChangeInRounds {
  undo: string;
}

/** Moves one of the viewer's prompts to the trash. Returns the id of the deletion. Errors: `prompt_not_found`. */
export async function deletePrompt(
  services: DeletionServices,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<Deletion> {
  const deletion = await deletePrompts(services, viewer, [id]);
  if (deletion.changed === 0) throw new AppError("prompt_not_found");
  return deletion;
}

/** Moves several of the viewer's prompts to the trash as one deletion, and returns its id; unknown ids are ignored. */
export async function deletePrompts(
  services: DeletionServices,
  viewer: Pick<Viewer, "id">,
  ids: readonly string[],
): Promise<Deletion> {
  const { db, files, background } = services;
  const undo = services.ids.create();
  const change = await changeInRounds(
    ids,
    async (some) => {
      const [, shared, gone] = await db.batch([...trashPrompts(services, viewer, some, undo)]);
      const pictures = shared.map(({ shareId }) => pictureKey(viewer.id, shareId));
      if (pictures.length > 0) background(files.delete(pictures));
      return gone.length;
    },
    background,
  );
  return { ...change, undo };
}

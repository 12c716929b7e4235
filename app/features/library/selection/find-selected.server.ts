import { and, asc, eq, inArray } from "drizzle-orm";

import type { Viewer } from "~/context";
import { listOf } from "~/db/in-rounds";
import { prompts } from "~/db/schema";
import { AppError } from "~/errors";
import { findPrompts } from "~/features/library/find-prompts.server";
import { areOwn } from "~/features/prompts/trash-prompts.server";
import type { Services } from "~/services";

import type { Selection } from "./selection";

/** The ids of the selected prompts, all of them the viewer's; those that match oldest first. Errors: `prompt_not_found` if one of the chosen is not. */
export async function findSelected(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  selection: Selection,
): Promise<string[]> {
  const select = services.db.select({ id: prompts.id }).from(prompts);
  if ("ids" in selection) {
    const ids = [...new Set(selection.ids)];
    const found = await select.where(areOwn(viewer, ids));
    if (found.length < ids.length) throw new AppError("prompt_not_found");
    return ids;
  }
  const numbers = await findPrompts(services, viewer, selection.matching);
  const found = await select
    .where(and(eq(prompts.userId, viewer.id), inArray(prompts.number, listOf(numbers))))
    .orderBy(asc(prompts.number));
  return found.map(({ id }) => id);
}

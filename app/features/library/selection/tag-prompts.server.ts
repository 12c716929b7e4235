import { and, not, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { changeInRounds, type ChangeInRounds } from "~/db/in-rounds";
import { prompts } from "~/db/schema";
import { tagsLimit } from "~/features/prompts/limits";
import { listFacts } from "~/features/facts/list-facts.server";
import { isSeen } from "~/features/prompts/prompt-columns.server";
import { shownTags } from "~/features/prompts/shown-tags.server";
import { areOwn } from "~/features/prompts/trash-prompts.server";
import type { Services } from "~/services";

import { positionOf, withoutTag, withTag } from "./tag-columns.server";
import { deleteOldSteps, noteRound } from "./undo-steps.server";

/**
 * SQL condition: a prompt has no such tag, and room for it besides its type tag; with a fact of the viewer in the tag, others do not see
 * the prompt.
 */
export async function takesTag(services: Pick<Services, "db">, viewer: Pick<Viewer, "id">, tag: string) {
  const isForOwner = shownTags([tag], await listFacts(services, viewer))[0] !== tag;
  return and(
    sql`${positionOf(tag)} is null`,
    sql`json_array_length(${prompts.tags}) <= ${tagsLimit}`,
    isForOwner ? not(isSeen) : undefined,
  )!;
}

/**
 * Adds a tag to prompts of the viewer, or removes it; prompts that have no room for it stay as they are, and with a fact of the viewer in it
 * those that others see.
 */
export async function tagPrompts(
  services: Pick<Services, "db" | "clock" | "ids" | "background">,
  viewer: Pick<Viewer, "id">,
  ids: readonly string[],
  tag: string,
  adds: boolean,
): Promise<ChangeInRounds & { undo: string }> {
  const { db, background } = services;
  const undo = services.ids.create();
  const mayChange = adds ? await takesTag(services, viewer, tag) : sql`${positionOf(tag)} is not null`;
  const last = sql`json_array_length(${prompts.tags})`;
  const round = async (some: readonly string[]) => {
    const condition = and(areOwn(viewer, some), mayChange)!;
    const step = {
      id: undo,
      kind: "tag" as const,
      facts: sql`'tag', ${tag}, 'added', json(${String(adds)})`,
      former: adds ? last : positionOf(tag),
      condition,
    };
    const [, changed] = await db.batch([
      noteRound(services, viewer, step),
      db
        .update(prompts)
        .set(adds ? withTag(services, tag, last) : withoutTag(services, tag))
        .where(condition)
        .returning({ id: prompts.id }),
      deleteOldSteps(services, viewer),
    ]);
    return changed.length;
  };
  return { ...(await changeInRounds(ids, round, background)), undo };
}

import { and, eq, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { examples } from "~/db/schema";
import { noteFirstResults } from "~/features/prompts/note-first-results.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { getExample } from "./change-example.server";
import type { OwnExamples } from "./example";
import { listExamples } from "./list-examples.server";

export const moveExampleOperation = operation({
  limit: "write",
  errors: ["prompt_not_found", "example_not_found"],
});

/**
 * Moves an example of the viewer's prompt to a position among the others, from 1; beyond the last is last. Returns them
 * all. Errors: `prompt_not_found`, `example_not_found`.
 */
export async function moveExample(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  exampleId: string,
  { position }: { position: number },
): Promise<OwnExamples> {
  const moved = await getExample(services, viewer, promptId, exampleId);
  // One statement: of moves at the same time each finds whole orders.
  const places = sql`(
    with others as (
      select id, row_number() over (order by position) as place from examples
      where prompt_id = ${moved.prompt.id} and id <> ${exampleId}
    )
    select id, place + (place >= ${position}) as place from others
    union all select ${exampleId}, min(${position}, (select count(*) from others) + 1)
  ) as places`;
  const isElsewhere = sql`${examples.id} = places.id and ${examples.position} <> places.place`;
  const move = services.db
    .update(examples)
    .set({ position: sql`places.place` })
    .from(places)
    .where(and(isElsewhere, eq(examples.userId, viewer.id)));
  await services.db.batch([move, noteFirstResults(services, viewer, moved.prompt.id)]);
  return listExamples(services, viewer, promptId);
}

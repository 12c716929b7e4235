import { openDb } from "~/db/client";
import { systemClock } from "~/platform/clock";
import { randomIds } from "~/platform/ids";
import { d1SearchIndex } from "~/platform/search/d1-search-index.server";

import { demoPrompts } from "./demo-prompts";
import { seedTown } from "./seed-town";

/** Opens the town in these databases with the demo prompts; answers how many were published. */
export const openTown = ({ DB, SEARCH }: Pick<Env, "DB" | "SEARCH">): Promise<number> =>
  seedTown(
    {
      db: openDb(DB.withSession("first-primary")),
      search: d1SearchIndex(SEARCH.withSession("first-primary")),
      ids: randomIds,
      clock: systemClock,
    },
    demoPrompts,
  );

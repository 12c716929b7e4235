import { sql } from "drizzle-orm";

import { prompts } from "~/db/schema";
import type { Services } from "~/services";

/** The `updatedAt` of a change: now, and in any case later than that of the change before. */
export const nextVersion = ({ clock }: Pick<Services, "clock">) =>
  sql`max(${clock.now().getTime()}, ${prompts.updatedAt} + 1)`;

import { eq } from "drizzle-orm";

import { counters } from "~/db/schema";
import type { Services } from "~/services";

/** The number of all members' prompts; reads one row. */
export async function countPrompts({ db }: Pick<Services, "db">): Promise<number> {
  const counter = await db.select().from(counters).where(eq(counters.name, "prompts")).get();
  return counter?.total ?? 0;
}

import { and, eq, ne } from "drizzle-orm";

import type { Viewer } from "~/context";
import { users } from "~/db/schema";
import type { Language } from "~/domain/languages";
import { memberKey } from "~/platform/rate-limits";
import type { Services } from "~/services";

/** Stores the language that a member chose for the site, for the emails about their account; not beyond the limit of their writes. */
export async function rememberLanguage(
  { db, limits }: Pick<Services, "db" | "limits">,
  { id }: Pick<Viewer, "id">,
  language: Language,
): Promise<void> {
  const { success } = await limits.write.limit({ key: memberKey(id) });
  if (!success) return;
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, id), ne(users.language, language)));
}

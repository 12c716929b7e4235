import { eq } from "drizzle-orm";

import type { Member } from "~/context";
import { dataVersions } from "~/db/schema";
import { readRows, writtenQuery } from "~/db/written-query";
import type { Services } from "~/services";

const selection = { version: dataVersions.version };

const selectVersion = writtenQuery(selection, (db) =>
  db.select(selection).from(dataVersions).where(eq(dataVersions.name, "town")),
);

const hour = 3_600_000;

/**
 * The version of all that public lists show to visitors: counted up by triggers with each change of it, and another one each hour, when
 * rankings show other new prompts. Reads one row.
 */
export async function townVersion({ db, clock }: Pick<Services, "db" | "clock">): Promise<string> {
  const [found] = await readRows(selectVersion(db, {}));
  return `${found?.version ?? 0}:${Math.floor(clock.now().getTime() / hour)}`;
}

/** The version of public lists for a method's `dataVersion`: to a member they show what is on their shelf too. */
export function publicVersion({
  services,
  viewer,
}: {
  services: Pick<Services, "db" | "clock">;
  viewer: Pick<Member, "dataVersion"> | null;
}): (() => Promise<string>) | null {
  if (!viewer) return () => townVersion(services);
  const { dataVersion } = viewer;
  return dataVersion === undefined ? null : async () => `${dataVersion}:${await townVersion(services)}`;
}

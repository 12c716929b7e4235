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

/** A version that changes each hour too, when rankings show other new prompts. */
const thisHour = (version: number, { clock }: Pick<Services, "clock">) =>
  `${version}:${Math.floor(clock.now().getTime() / hour)}`;

/** The version of all that public lists show to visitors, counted up by triggers with each change of it. Reads one row. */
export async function townVersion(services: Pick<Services, "db" | "clock">): Promise<string> {
  const [found] = await readRows(selectVersion(services.db, {}));
  return thisHour(found?.version ?? 0, services);
}

/** The version of public lists for a method's `dataVersion`: to a member they show what is on their shelf too. */
export function publicVersion({
  services,
  viewer,
}: {
  services: Pick<Services, "db" | "clock">;
  viewer: Pick<Member, "dataVersions"> | null;
}): (() => string | Promise<string>) | null {
  if (!viewer) return () => townVersion(services);
  const { dataVersions: versions } = viewer;
  return versions ? () => `${versions.own}:${thisHour(versions.town, services)}` : null;
}

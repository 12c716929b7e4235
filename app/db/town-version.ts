import { eq, sql } from "drizzle-orm";

import { dataVersions } from "./schema";

/** SQL value: the version of what public lists show; null in a new town. Reads one row. */
export const selectedTownVersion = sql<
  number | null
>`(select ${dataVersions.version} from ${dataVersions} where ${eq(dataVersions.name, "town")})`.as(
  "town_version",
);

import { customType, integer, text } from "drizzle-orm/sqlite-core";

import { readDefinitions } from "~/domain/variable-definitions";
import type { Variable } from "~/domain/variables";

/** A primary key of random characters. */
export const id = () => text().primaryKey();

/** A moment in time, in milliseconds since 1970 UTC. */
export const instant = () => integer({ mode: "timestamp_ms" });

export const createdAt = () => instant().notNull();

/** Definitions of variables, as JSON; the same definitions are the same text. */
export const definitions = customType<{ data: Variable[]; driverData: string }>({
  dataType: () => "text",
  toDriver: (variables) => JSON.stringify(readDefinitions(variables)),
  fromDriver: (json) => readDefinitions(JSON.parse(json)),
});

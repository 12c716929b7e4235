import { customType, text } from "drizzle-orm/sqlite-core";

import { momentAt } from "~/domain/moments";
import { highestVersion } from "~/domain/version-number";
import { parseDefinitions } from "~/domain/variable-definitions";
import type { Variable } from "~/domain/variables";

/** A primary key of random characters. */
export const id = () => text().primaryKey();

/** A moment in time, in milliseconds since 1970 UTC; read as one that responses can carry. */
export const instant = customType<{ data: Date; driverData: number }>({
  dataType: () => "integer",
  toDriver: (moment) => moment.getTime(),
  fromDriver: momentAt,
});

/** The number of a prompt's version; read as one that responses and addresses can carry. */
export const versionNumber = customType<{ data: number; driverData: number }>({
  dataType: () => "integer",
  fromDriver: (number) => Math.min(Math.max(Math.trunc(number), 1), highestVersion),
});

export const createdAt = () => instant().notNull();

/** Definitions of variables, as JSON; the same definitions are the same text. */
export const definitions = customType<{ data: Variable[]; driverData: string }>({
  dataType: () => "text",
  toDriver: (variables) => JSON.stringify(parseDefinitions(variables)),
  fromDriver: (json) => parseDefinitions(readJson(json)),
});

function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

import { expect, test } from "vitest";

// @ts-expect-error A script without types.
import { migratedDatabase, triggersOf, wantedTriggers } from "../../scripts/migrated-database.mjs";

interface Trigger {
  type: string;
  name: string;
  sql: string;
}

const byName = (triggers: Trigger[]) => triggers.map(({ name, sql }) => [name, sql]).toSorted();

test("the migrated database has the triggers of app/db/triggers.sql", () => {
  expect(byName(triggersOf(migratedDatabase()))).toEqual(byName(wantedTriggers()));
});

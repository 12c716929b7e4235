import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";

import { openDb } from "~/db/client";
import { systemClock } from "~/platform/clock";
import { d1SearchIndex } from "~/platform/search/d1-search-index.server";

import { countingSession } from "../../../tests/support/database/counting-session";
import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { fillTown } from "../../../tests/support/database/town-fill";
import { pageSize, townPagesLimit } from "./limits";
import { listTown } from "./list-town.server";

const counted = countingSession(env.DB.withSession());
const services = {
  db: openDb(counted.session),
  search: d1SearchIndex(env.SEARCH.withSession()),
  adminEmails: [],
  clock: systemClock,
};

beforeAll(async () => {
  const { viewer } = await setUpTown();
  await fillTown(viewer.id, [{ from: 1, count: 6_000, step: 1 }]);
  await env.DB.prepare(
    `INSERT INTO users (id, email, language, created_at, last_sign_in_at)
    SELECT 'user ' || value, value || '@example.com', 'ja', 1, 1 FROM json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]')`,
  ).run();
  // As by `PRAGMA optimize`. Few members with many prompts tempt the planner to begin with the members.
  await env.DB.prepare("ANALYZE").run();
});

test.each([1, townPagesLimit])(
  "page %i looks up the creators of its prompts only, even with database statistics",
  async (page) => {
    counted.takeCosts();
    const town = await listTown(services, null, {
      category: null,
      subcategory: null,
      search: "",
      page,
      language: null,
      order: "new",
    });
    expect(town.prompts).toHaveLength(pageSize);
    const cost = counted.takeCosts().find(({ query }) => query.includes('"users"'))!;
    const plan = await counted.explain(cost);
    expect(plan.filter((step) => /\busers\b/.test(step))).toEqual([
      expect.stringMatching(/^SEARCH users USING INDEX \w+ \(id=\?\)/),
    ]);
    expect(plan.join("\n")).not.toContain("AUTOMATIC");
  },
);

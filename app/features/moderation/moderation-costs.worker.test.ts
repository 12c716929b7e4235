import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";

import { openDb } from "~/db/client";
import { findNearCopies } from "~/features/prompts/copies/find-near-copies.server";
import { comparedPrompts, comparedWithheld } from "~/features/prompts/copies/limits";
import { refuseWithheld } from "~/features/prompts/copies/refuse-withheld.server";
import { indexTown } from "~/features/town/index-town.server";
import { d1SearchIndex } from "~/platform/search/d1-search-index.server";

import { countingSession, type Cost } from "../../../tests/support/database/counting-session";
import { adminEmail } from "../../../tests/support/factories/set-up-sharing";
import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { fillTown } from "../../../tests/support/database/town-fill";
import { getCase } from "./get-case.server";
import { listWithheld } from "./get-withholding.server";
import { casesPerPage, queuePagesLimit, shownDecisions, shownReports } from "./limits";
import { listCases } from "./list-cases.server";

/** Maximum rows read by a page of the queue or of a case, and by a later page of the queue. */
const pageBudget = 60;
const anyPageBudget = 1_200;

const database = countingSession(env.DB.withSession());
const index = countingSession(env.SEARCH.withSession());
const services = {
  db: openDb(database.session),
  search: d1SearchIndex(index.session),
  adminEmails: [adminEmail],
  background: (work: Promise<unknown>) => void work,
};
const sum = (costs: readonly Cost[]) => costs.reduce((rows, { rowsRead }) => rows + rowsRead, 0);
const mayor = { id: "mayor", email: adminEmail, emailVerified: true };
const words =
  "You answer questions about gardens and their plants in the four seasons. Name three tasks for each month. ";

let town: Awaited<ReturnType<typeof setUpTown>>;
let reported = "";

beforeAll(async () => {
  town = await setUpTown();
  await fillTown(town.viewer.id, [{ from: 1, count: 2_000, step: 1 }]);
  // Forty reports and decisions about one prompt, two reports about each of 700.
  await env.DB.batch([
    env.DB.prepare("DELETE FROM reports"),
    env.DB.prepare("DELETE FROM moderation_cases"),
    env.DB.prepare(
      `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1440)
      INSERT INTO reports (id, prompt_id, author_id, reason, comment, created_at)
      SELECT 'report ' || n, (SELECT prompt_id FROM publications WHERE is_public AND town_number >= iif(n > 1400, 1, n % 700 * 2 + 3) ORDER BY town_number LIMIT 1),
        ?, 'spam', 'Look', n FROM numbers`,
    ).bind(town.viewer.id),
    env.DB.prepare(
      `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 400)
      INSERT INTO moderation_decisions (id, prompt_id, author_id, action, reason, sentence, reports, is_final, decided_at)
      SELECT 'decision ' || n, (SELECT prompt_id FROM publications WHERE town_number = iif(n % 2, 1, 2 + n)),
        ?, 'keep', 'none', 'Fine', 1, 0, n FROM numbers`,
    ).bind(town.viewer.id),
  ]);
  reported = (await listCases(services, mayor, 1)).cases[0]!.promptId;
});

async function costOf<Result>(read: () => Promise<Result>) {
  database.takeCosts();
  index.takeCosts();
  const result = await read();
  const [costs, searches] = [database.takeCosts(), index.takeCosts()];
  const trips = new Set(costs.map(({ trip }) => trip)).size;
  return { result, costs, rows: sum(costs) + sum(searches), trips };
}

test("a page of the queue reads at most sixty rows in one round trip, without sorting the queue", async () => {
  const { result, costs, rows, trips } = await costOf(() => listCases(services, mayor, 1));
  expect(result.cases).toHaveLength(casesPerPage);
  expect(result.cases[0]!.reports).toBeGreaterThan(result.cases[1]!.reports);
  expect(result.decisions).toHaveLength(shownDecisions);
  expect(rows).toBeLessThanOrEqual(pageBudget);
  expect(trips).toBe(1);
  const plan = await database.explain(costs[0]!);
  expect(plan.join("\n")).toContain("moderation_cases USING INDEX moderation_cases_queue");
});

test("the last page of the queue reads a bounded number of rows", async () => {
  const { result, rows } = await costOf(() => listCases(services, mayor, queuePagesLimit));
  expect(result.cases).toHaveLength(casesPerPage);
  expect(rows).toBeLessThanOrEqual(anyPageBudget);
});

test("a case reads at most sixty rows, however many reports and decisions there are", async () => {
  const { result, rows, trips } = await costOf(() => getCase(services, mayor, reported));
  expect(result.reports).toHaveLength(shownReports);
  expect([result.decisions.length, result.others.length]).toEqual([shownDecisions, shownDecisions]);
  expect(rows).toBeLessThanOrEqual(pageBudget);
  expect(trips).toBe(1);
});

test("an author's withheld prompts are read by their index", async () => {
  const { costs, rows } = await costOf(() => listWithheld(services, town.viewer));
  expect(rows).toBeLessThanOrEqual(4 * shownDecisions);
  expect((await database.explain(costs[0]!)).join("\n")).toContain(
    "publications USING INDEX publications_withheld",
  );
});

test("a text is compared with its author's withheld prompts by their index, which has nothing of other authors", async () => {
  const text = { id: "new", content: words };
  const { costs, rows } = await costOf(() => refuseWithheld(services, town.viewer, text));
  expect(rows).toBeLessThanOrEqual(1);
  expect((await database.explain(costs[0]!)).join("\n")).toContain(
    "publications USING INDEX publications_withheld",
  );
  await env.DB.prepare("UPDATE publications SET withheld_at = town_number WHERE town_number <= 100").run();
  const many = await costOf(() => refuseWithheld(services, town.viewer, text));
  expect(many.rows).toBeGreaterThan(0);
  expect(many.rows).toBeLessThanOrEqual(2 * comparedWithheld);
  await env.DB.prepare("UPDATE publications SET withheld_at = NULL").run();
});

test("a comparison reads the outbox, and each candidate once", async () => {
  const texts = Array.from({ length: 60 }, (_, number) => `${words}${number} ${words}`);
  await town.services.search.apply(
    texts.map((text, at) => ({
      townNumber: at + 1,
      version: 1e6,
      document: { scopes: [], text: text.toLowerCase() },
    })),
  );
  await town.index();
  const compare = () =>
    findNearCopies(
      services,
      { id: "another" },
      { id: "new", content: words + words },
      { index: () => indexTown(services, 1) },
    );
  const { result, costs, rows } = await costOf(compare);
  expect(result).toEqual([]);
  const ofPrompts = costs.filter(({ query }) => query.includes('"content"') && query.includes("prompts"));
  // With its text.
  expect(sum(ofPrompts)).toBeLessThanOrEqual(3 * comparedPrompts + 4);
  // Also eight phrases of twenty publications each.
  expect(rows).toBeLessThanOrEqual(8 * comparedPrompts + 3 * comparedPrompts + 20);
});

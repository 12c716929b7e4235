import { openDb } from "~/db/client";
import { systemClock } from "~/platform/clock";
import { d1SearchIndex } from "~/platform/search/d1-search-index.server";
import type { Services } from "~/services";

import { countingSession, type Cost } from "../../tests/support/database/counting-session";
import { shortened } from "./shortened";

export type Reading = Pick<Services, "db" | "search" | "adminEmails" | "clock">;

/** A read of the product, as in a page or an endpoint. */
export type Read<Result> = (services: Reading) => Promise<Result>;

/** Costs of a read. */
export interface Measured<Result> {
  result: Result;
  rowsRead: number;
  statements: number;
  /** In the database, reported by D1: the median and the longest of several runs. */
  milliseconds: number;
  worst: number;
  /** The median for the calling code, with the round trip to the database and the product's work in Node. */
  wall: number;
}

const runs = 5;

const sorted = (times: readonly number[]) => times.toSorted((one, other) => one - other);
const median = (times: readonly number[]) => sorted(times)[times.length >> 1]!;

const servicesOn = (main: D1DatabaseSession, search: D1DatabaseSession): Reading => ({
  db: openDb(main),
  search: d1SearchIndex(search),
  adminEmails: [],
  clock: systemClock,
});

const sum = (costs: readonly Cost[], what: "rowsRead" | "milliseconds") =>
  costs.reduce((total, cost) => total + cost[what], 0);

/** Measures reads on real databases, and collects SQLite's plan of each statement, by its text. */
export function measuring({ DB, SEARCH }: Pick<Env, "DB" | "SEARCH">) {
  const main = countingSession(DB.withSession());
  const search = countingSession(SEARCH.withSession());
  const counting = servicesOn(main.session, search.session);
  const plain = servicesOn(DB.withSession(), SEARCH.withSession());
  const plans = new Map<string, string[]>();

  async function notePlans({ takeCosts, explain }: typeof main): Promise<Cost[]> {
    const costs = takeCosts();
    for (const cost of costs) {
      const query = shortened(cost.query);
      if (!plans.has(query)) plans.set(query, await explain(cost));
    }
    return costs;
  }

  return {
    plans,
    async measure<Result>(read: Read<Result>): Promise<Measured<Result>> {
      const result = await read(counting);
      const costs = [...(await notePlans(main)), ...(await notePlans(search))];
      const inDatabase: number[] = [];
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        await read(counting);
        inDatabase.push(sum([...main.takeCosts(), ...search.takeCosts()], "milliseconds"));
        const since = performance.now();
        await read(plain);
        times.push(performance.now() - since);
      }
      return {
        result,
        rowsRead: sum(costs, "rowsRead"),
        statements: costs.length,
        milliseconds: median(inDatabase),
        worst: Math.max(...inDatabase),
        wall: Math.round(median(times)),
      };
    },
  };
}

export type Measure = ReturnType<typeof measuring>["measure"];

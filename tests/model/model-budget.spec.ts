import { DatabaseSync } from "node:sqlite";

import { openAiPort } from "../support/servers/addresses";
import { expect, test } from "../support/clients/clients";
import { databaseFiles } from "../support/database/database-files";
import { refusal } from "../support/factories/library-client";
import { writtenReply } from "../support/servers/openai-reply";
import { openAiLane } from "../support/servers/openai-lane";
import { visitor } from "../support/clients/visitor";

const lane = openAiLane(`http://127.0.0.1:${openAiPort}`, "site");

/** The configured budget of these tests' server. */
const budget = 1_000;

/** Returns today's model calls of all accounts; sets them if given. */
function spent(calls?: number): number {
  const day = new Date().toISOString().slice(0, 10);
  for (const file of databaseFiles("model")) {
    const database = new DatabaseSync(file, { timeout: 5_000 });
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'usage_daily'").get();
    if (known && calls !== undefined)
      database
        .prepare(
          "INSERT INTO usage_daily (day, caller, calls) VALUES (?, 'all', ?) ON CONFLICT DO UPDATE SET calls = excluded.calls",
        )
        .run(day, calls);
    const row = known
      ? database.prepare("SELECT calls FROM usage_daily WHERE day = ? AND caller = 'all'").get(day)
      : undefined;
    database.close();
    if (known) return Number(row?.calls ?? 0);
  }
  throw new Error("No database has usage_daily.");
}

test(
  "the daily budget holds against concurrent requests, and without budget no call goes upstream",
  { tag: "@promise-23a" },
  async ({ visit }) => {
    const client = await visit();
    const before = spent();
    const left = 3;
    const answer = { kind: "answer", content: writtenReply } as const;
    await lane.script(...Array.from({ length: 30 }, () => answer));
    const ask = () =>
      Promise.all(
        Array.from({ length: 20 }, () =>
          client.post("/api/generate", {
            headers: visitor(),
            data: { input: "a letter", isDeepThinking: false },
          }),
        ),
      );
    try {
      spent(budget - left);
      const responses = await ask();
      expect(responses.filter((response) => response.ok())).toHaveLength(left);
      expect(await lane.calls()).toHaveLength(left);
      const refused = responses.filter((response) => !response.ok());
      for (const response of refused) {
        expect(await refusal(response)).toEqual([429, "budget_exhausted"]);
        expect(Number(response.headers()["retry-after"])).toBeGreaterThan(0);
      }
      expect(spent()).toBe(budget);
      for (const response of await ask()) expect(response.status()).toBe(429);
      expect(await lane.calls()).toHaveLength(left);
    } finally {
      spent(before);
    }
  },
);

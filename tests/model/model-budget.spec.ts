import { openAiPort } from "../support/servers/addresses";
import { expect, test } from "../support/clients/clients";
import { spentCalls } from "../support/database/spent-calls";
import { refusal } from "../support/factories/library-client";
import { writtenReply } from "../support/servers/openai-reply";
import { openAiLane } from "../support/servers/openai-lane";
import { visitor } from "../support/clients/visitor";

const lane = openAiLane(`http://127.0.0.1:${openAiPort}`, "site");

/** The configured budget of these tests' server. */
const budget = 1_000;

test(
  "the daily budget holds against concurrent requests, and without budget no call goes upstream",
  { tag: "@promise-23a" },
  async ({ visit }) => {
    const client = await visit();
    const before = spentCalls("model");
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
      spentCalls("model", budget - left);
      const responses = await ask();
      expect(responses.filter((response) => response.ok())).toHaveLength(left);
      expect(await lane.calls()).toHaveLength(left);
      const refused = responses.filter((response) => !response.ok());
      for (const response of refused) {
        expect(await refusal(response)).toEqual([429, "budget_exhausted"]);
        expect(Number(response.headers()["retry-after"])).toBeGreaterThan(0);
      }
      expect(spentCalls("model")).toBe(budget);
      for (const response of await ask()) expect(response.status()).toBe(429);
      expect(await lane.calls()).toHaveLength(left);
    } finally {
      spentCalls("model", before);
    }
  },
);

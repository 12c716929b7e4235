import type { APIRequestContext } from "@playwright/test";

import { verifyAddress } from "../support/clients/verify-address";
import { openAiPort } from "../support/servers/addresses";
import { expect, sessionUser, test } from "../support/clients/clients";
import { openAiLane } from "../support/servers/openai-lane";
import type { Reply } from "../support/servers/openai-reply";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import { refreshSearch } from "../support/clients/run-schedule";
import { searchDatabase } from "../support/database/search-database";
import { searchStorage } from "../support/database/search-storage";

const lane = openAiLane(`http://127.0.0.1:${openAiPort}`, "site");

/** Values of the prompt that is compared. */
const trials = [{ values: {}, facts: "" }];

/** Pending work of a member, about a text and with a prompt of theirs, whose other tab deletes the account. */
const works: Record<string, (client: APIRequestContext, text: string, id: string) => Promise<unknown>> = {
  "a generation": (client, text) =>
    client.post("/generate", { form: { purpose: text, use: "text", deepThinking: "on" } }),
  "a generation that streams": async (client, text) =>
    (
      await client.post("/api/generate", {
        headers: { Accept: "text/event-stream" },
        data: { input: text, isDeepThinking: true },
      })
    ).text(),
  "a try": (client, text) => client.post("/try", { form: { step: "run", prompt: text } }),
  "a try that streams": async (client, text) =>
    (
      await client.post("/api/try", { headers: { Accept: "text/event-stream" }, data: { prompt: text } })
    ).text(),
  "a comparison": (client, text, id) =>
    client.post(`/api/prompts/${id}/comparisons`, { data: { rival: "proposal", text, trials } }),
  "a comparison that streams": async (client, text, id) =>
    (
      await client.post(`/api/prompts/${id}/comparisons`, {
        headers: { Accept: "text/event-stream" },
        data: { rival: "line", trials: [{ values: {}, facts: text }] },
      })
    ).text(),
  "a translation": (client, text) => client.post("/api/translate", { data: { text, targetLanguage: "en" } }),
};

for (const [name, work] of Object.entries(works))
  test(
    `an account deleted while ${name} waits for the model leaves nothing in any storage`,
    { tag: "@promise-29a" },
    async ({ visit, registered }) => {
      const { client, email } = await registered();
      // A verified member has their own budgets.
      await verifyAddress(client, email);
      const { uid, emailVerified } = await sessionUser(client);
      expect(emailVerified).toBe(true);
      const mark = uniqueWord();
      const shown = `街の題名 ${mark}`;
      const { id, shareId } = await publishPrompt(client, { originalInput: shown, content: shown });
      await lane.script({ kind: "translate" });
      // A visitor has read it in another language.
      const read = await (
        await visit()
      ).post("/api/translate", { data: { text: shown, targetLanguage: "en" } });
      expect((await read.json()).translatedText).toBe(`en4 ${mark}`);
      expect(searchDatabase(mark, "model")).toContain("prompts");

      // An unreadable response is requested once more; both sides of a comparison run at once.
      const begun = name.startsWith("a comparison") ? 2 : 1;
      const held: Reply = { kind: "answer", content: `{ no json ${mark}`, held: true };
      await lane.script(...Array.from({ length: begun }, () => held), { kind: "hang" });
      const waiting = work(client, `街の案内 ${mark}`, id);
      await expect.poll(async () => (await lane.calls()).length, { intervals: [50] }).toBe(begun);
      expect(searchDatabase(uid, "model")).toContain("usage_daily");
      const second = await visit();
      const { cookies } = await client.storageState();
      const Cookie = cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join("; ");
      expect((await second.post("/api/account/delete", { headers: { Cookie } })).status()).toBe(200);
      await lane.release();
      await waiting;
      // No further call is paid for a deleted account.
      expect(await lane.calls()).toHaveLength(begun);
      await refreshSearch(second);
      for (const trace of [uid, email, mark, shareId]) {
        expect(searchDatabase(trace, "model"), trace).toEqual([]);
        // The outbox has this machine's emails, the stand-in for mail.
        if (trace !== email) expect(searchStorage(trace, "model"), trace).toEqual([]);
      }
    },
  );

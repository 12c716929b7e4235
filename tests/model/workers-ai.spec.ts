import { expect, test } from "../support/clients/clients";
import { openAiPort } from "../support/servers/addresses";
import { openAiLane } from "../support/servers/openai-lane";
import { writtenReply, type Reply } from "../support/servers/openai-reply";
import { serveOwnSite, type OwnSite } from "../support/servers/own-site";
import { visitor } from "../support/clients/visitor";

test.describe.configure({ mode: "serial" });

const lane = openAiLane(`http://127.0.0.1:${openAiPort}`, "workers-ai");
const calls = 4;
const answer: Reply = { kind: "answer", content: writtenReply };

let site: OwnSite;
test.beforeAll(async () => {
  site = await serveOwnSite(
    { AI_LANE: lane.baseUrl, WORKERS_AI_CALLS_IN_ALL: String(calls), MODEL_TIMEOUT_MS: "1500" },
    { folder: "small-workers-ai", entry: "tests/support/workers-ai/worker-with-ai.ts" },
  );
});
test.afterAll(() => site.close());

/** A generation for a new visitor; as events if streamed. */
async function generate(accept = "application/json") {
  const response = await fetch(`${site.url}/api/generate`, {
    method: "POST",
    headers: { ...visitor(), "content-type": "application/json", accept, "accept-language": "en" },
    body: JSON.stringify({ input: "a letter about the festival", isDeepThinking: false }),
  });
  return { status: response.status, text: await response.text() };
}

const generated = async () => JSON.parse((await generate()).text) as { engine: string; fellBack: boolean };

test("without a key, Workers AI writes, by the binding, within the site's budget", async () => {
  await lane.script(answer, answer);
  expect(await generated()).toMatchObject({ engine: "@cf/zai-org/glm-4.7-flash", fellBack: false });
  const { text } = await generate("text/event-stream");
  expect(text).toContain("event: done");
  const [plain, streamed] = await lane.calls();
  expect(plain!.body).toMatchObject({
    model: "@cf/zai-org/glm-4.7-flash",
    response_format: { type: "json_schema" },
    max_tokens: 8_000,
  });
  expect(plain!.headers.authorization).toBeUndefined();
  expect(streamed!.body.stream).toBe(true);

  await lane.script(...Array.from({ length: 30 }, () => answer));
  const rest = await Promise.all(Array.from({ length: 12 }, () => generate()));
  expect(rest.filter(({ status }) => status === 200)).toHaveLength(calls - 2);
  expect(rest.filter(({ status }) => status === 429)).toHaveLength(12 - (calls - 2));
  expect(await lane.calls()).toHaveLength(calls - 2);
});

import { modelUrl, openAiPort } from "../support/servers/addresses";
import { expect, test } from "../support/clients/clients";
import { openAiLane } from "../support/servers/openai-lane";
import { makeToken, withToken } from "../support/clients/token-client";

const lane = openAiLane(`http://127.0.0.1:${openAiPort}`, "site");

test(
  "a program's aborted call with a token ends the call upstream",
  { tag: "@promise-24a" },
  async ({ registered }) => {
    const { token } = await makeToken((await registered()).client, { scope: "write" });
    await lane.script({ kind: "hang", content: { points: ["Be brief."] }, after: 5 });
    const leaving = new AbortController();
    const call = await fetch(`${modelUrl}/api/generate`, {
      method: "POST",
      headers: { ...withToken(token), "Content-Type": "application/json", Accept: "text/event-stream" },
      body: JSON.stringify({ input: "a letter", isDeepThinking: false }),
      signal: leaving.signal,
    });
    expect(call.headers.get("Content-Type")).toContain("text/event-stream");
    await expect.poll(() => lane.calls().then((calls) => calls.length)).toBe(1);
    leaving.abort();
    // Sooner than the time limit of the call.
    const soon = { timeout: 2_500, intervals: [100] };
    await expect.poll(() => lane.calls().then(([first]) => first?.clientLeft), soon).toBe(true);
  },
);

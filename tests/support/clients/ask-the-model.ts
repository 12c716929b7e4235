import { expect, request, type APIResponse } from "@playwright/test";

import { errorStatus, type ErrorCode } from "~/errors";
import { en } from "~/i18n/locales/en";

import { comparedReplies } from "../factories/compared-replies";
import type { OpenAiLane } from "../servers/openai-lane";
import { createPrompt } from "./create-prompt";
import { comparedTexts } from "./make-comparison";
import { callTool, connectMcp } from "./mcp-client";
import { register } from "./members";
import { PlainBrowser } from "./plain-browser";
import { retryResets } from "./retry-resets";
import { makeToken } from "./token-client";
import { verifyAddress } from "./verify-address";
import { fromHere, visitor } from "./visitor";

/** The sentence of a page that shows the built-in engine's prompt after a failure. */
const fellBack = en.generator.result.fellBack;

/** What a response in data says: the code of an error, the engine that fell back, or `replied`. */
const outcomeIn = ({ code, fellBack: isBuiltIn }: { code?: string; fellBack?: boolean }) =>
  code ?? (isBuiltIn ? "builtin" : "replied");

/** Statuses after which a client may try again, and is told when. */
const expectRetry = (response: APIResponse) => {
  if ([429, 503].includes(response.status()))
    expect(Number(response.headers()["retry-after"]), response.url()).toBeGreaterThan(0);
};

/**
 * A member with a verified address and a comparison that is not judged yet, who asks the model of the site at `url` in all ways that there
 * are: each returns the code of its error, `builtin`, or `replied`.
 */
export async function askTheModel(url: string, lane: OpenAiLane) {
  const extraHTTPHeaders = { ...visitor(), Connection: "close", "Accept-Language": "en" };
  const client = retryResets(await request.newContext({ baseURL: url, extraHTTPHeaders, maxRedirects: 0 }));
  const { email } = await register(client);
  await verifyAddress(client, email);
  const { id } = await createPrompt(client, comparedTexts);
  const path = `/api/prompts/${id}/comparisons`;
  const comparing = { rival: "line", trials: [{ values: { who: "Ada" } }] };
  await lane.script(...comparedReplies("Write to Ada.", "Dear Ada", "Hello"));
  const started = await client.post(path, { headers: fromHere, data: comparing });
  expect(started.status(), await started.text()).toBe(201);
  const { comparison } = await started.json();
  const { token } = await makeToken(client, { scope: "write" });
  const app = await connectMcp({ token, address: `${url}/mcp` });

  const json = (address: string, data: object) => async () => {
    const response = await client.post(address, { headers: fromHere, data });
    const body = await response.json();
    if (body.code) expect(response.status(), body.code).toBe(errorStatus[body.code as ErrorCode]);
    expectRetry(response);
    return outcomeIn(body);
  };
  const stream = (address: string, data: object) => async () => {
    const headers = { ...fromHere, Accept: "text/event-stream" };
    const text = await (await client.post(address, { headers, data })).text();
    const [, line] = /^event: (?:done|failed)\ndata: (.*)$/m.exec(text)!;
    return outcomeIn(JSON.parse(line!));
  };
  /** Without scripts; a refusal keeps what was typed. */
  const page =
    (address: string, button: string, fill: (browser: PlainBrowser) => [string, string?]) => async () => {
      const browser = new PlainBrowser(client, url);
      await browser.open(`${address}?lang=en`);
      const [name, text] = fill(browser);
      const response = (await browser.press(button))!;
      expect(browser.some("main img[src='x'], main a[href^='javascript:']")).toEqual([]);
      const [alert] = browser.all("alert");
      if (!alert) return browser.text().includes(fellBack) ? "builtin" : "replied";
      const words = browser.text(alert);
      const [code] = Object.entries(en.errors).find(([, sentence]) => words.includes(String(sentence))) ?? [
        words,
      ];
      expect(response.status(), code).toBe(errorStatus[code as ErrorCode]);
      expectRetry(response);
      if (text === undefined) expect(browser.choice(name).checked).toBe(true);
      else expect(browser.value(name)).toBe(text);
      return code;
    };
  const tool = (name: string, args: Record<string, unknown>) => async () => {
    const { code, data } = await callTool(app, name, args);
    return outcomeIn({ code: code ?? undefined, fellBack: data.fellBack === true });
  };

  const [line, prompt] = [{ input: "a letter", isDeepThinking: false }, { prompt: "Plan my day." }];
  const one = `${path}/${comparison.id}`;
  const choices = ["alike"];
  const pages = `/dashboard/prompts/${id}`;
  const ways: Record<string, () => Promise<string>> = {
    "generate by JSON": json("/api/generate", line),
    "generate by stream": stream("/api/generate", line),
    "generate by page": page("/generate", "Create the prompt", (browser) => {
      browser.uncheck("Deep Thinking");
      return typed(browser, "Describe what you want to do", "a letter");
    }),
    "generate by app": tool("generate_prompt", { purpose: "a letter", deepThinking: false }),
    "try by JSON": json("/api/try", prompt),
    "try by stream": stream("/api/try", prompt),
    "try by page": page("/try", "Run the prompt", (browser) => typed(browser, "Your prompt", "Plan my day.")),
    "compare by JSON": json(path, comparing),
    "compare by stream": stream(path, comparing),
    "compare by page": page(`${pages}/compare`, "Compare", (browser) => typed(browser, "Who", "Ada")),
    "compare by app": tool("compare_prompt", { prompt: id, trials: comparing.trials }),
    "judge by JSON": json(`${one}/judge`, { choices }),
    "judge by page": page(`${pages}/comparisons/${comparison.id}`, "See the verdict", (browser) => {
      browser.check("Either is fine");
      return ["Either is fine"];
    }),
    "judge by app": tool("compare_prompt", { prompt: id, comparison: comparison.id, choices }),
  };
  return {
    id,
    /** The path of the comparison's page. */
    page: `${pages}/comparisons/${comparison.id}`,
    cookies: async () => (await client.storageState()).cookies,
    /** The outcome of each way, all of them at once. */
    inAllWays: async (chosen = /./) => {
      const asked = Object.entries(ways).filter(([way]) => chosen.test(way));
      return Object.fromEntries(
        await Promise.all(asked.map(async ([way, ask]) => [way, await ask()] as const)),
      );
    },
    comparisons: async () => (await (await client.get(path)).json()).comparisons as object[],
    tries: async () => (await (await client.get("/api/try")).json()).left as number,
    /** Closes all connections, also those that wait for a response. */
    leave: async () => {
      await app.close();
      await client.dispose();
    },
  };
}

function typed(browser: PlainBrowser, name: string, text: string): [string, string] {
  browser.fill(name, text);
  return [name, text];
}

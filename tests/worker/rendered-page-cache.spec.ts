import type { APIResponse } from "@playwright/test";

import { expect, test } from "../support/clients/clients";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import { sharePrompt, togglePublic } from "../support/clients/share-prompt";

const wasKept = (response: APIResponse) => response.headers()["cache-status"] === "rendered-pages; hit";

const nonceOf = (response: APIResponse) =>
  /'nonce-([^']+)'/.exec(response.headers()["content-security-policy"]!)![1]!;

const noncesIn = (html: string) => [
  ...new Set([...html.matchAll(/<script[^>]* nonce="([^"]*)"/g)].map(([, nonce]) => nonce)),
];

/** A page without its per-response values. */
const common = (html: string, response: APIResponse) =>
  html.replaceAll(nonceOf(response), "N").replaceAll(response.headers()["x-request-id"]!, "R");

test(
  "a cached page gets a new nonce and request id for each visitor",
  { tag: "@promise-18a" },
  async ({ member, visit }) => {
    const { client } = await member();
    // Not published: other tests' publications are similar to it, and on its page.
    const { path } = await sharePrompt(client, { title: uniqueWord() });
    const answers: APIResponse[] = [];
    for (const reader of [await visit(), await visit()]) {
      await expect(async () => {
        const response = await reader.get(path);
        answers.push(response);
        // The cache is filled after the response.
        expect(answers.length === 1 || wasKept(response)).toBe(true);
      }).toPass();
    }
    const [first, last] = [answers[0]!, answers.at(-1)!];
    expect(first.headers()["cache-status"]).toBe("rendered-pages; fwd=miss");
    const bodies = [await first.text(), await last.text()] as const;
    expect(noncesIn(bodies[0])).toEqual([nonceOf(first)]);
    expect(noncesIn(bodies[1])).toEqual([nonceOf(last)]);
    expect(nonceOf(last)).not.toBe(nonceOf(first));
    expect(bodies[1]).toContain(last.headers()["x-request-id"]!);
    expect(bodies[1]).not.toContain(first.headers()["x-request-id"]!);
    expect(common(bodies[1], last)).toBe(common(bodies[0], first));
    expect(last.headers()["cache-control"]).toBe("private, no-store");
  },
);

test("a changed, hidden or published prompt is current for the very next visitor", async ({
  member,
  visit,
}) => {
  const { client } = await member();
  const word = uniqueWord();
  const { id, shareId } = await publishPrompt(client, { title: word });
  const reader = await visit();
  const path = `/prompts/${shareId}`;
  await expect(async () => expect(wasKept(await reader.get(path))).toBe(true)).toPass();
  const changed = uniqueWord();
  await client.patch(`/api/prompts/${shareId}/edit`, { data: { title: changed } });
  const after = await (await reader.get(path)).text();
  expect(after).toContain(changed);
  expect(after).not.toContain(word);
  await togglePublic(client, id);
  expect((await reader.get(path)).status()).toBe(404);
  await togglePublic(client, id);
  expect((await reader.get(path)).status()).toBe(200);
});

test(
  "pages of members and private pages are never cached, and each language is cached apart",
  { tag: "@promise-20a" },
  async ({ member, visit }) => {
    const { client } = await member();
    for (const path of ["/town-prompts", "/", "/profile", "/my-town-prompts"])
      for (const response of [await client.get(path), await client.get(path)])
        expect(response.headers()["cache-status"], path).toBeUndefined();
    const reader = await visit();
    for (const language of ["ja", "en", "es"])
      await expect(async () => {
        const response = await reader.get("/terms", { headers: { "Accept-Language": language } });
        expect(wasKept(response)).toBe(true);
        expect(await response.text()).toContain(`<html lang="${language}"`);
      }).toPass();
    expect((await reader.get("/nothing-here")).headers()["cache-status"]).toBeUndefined();
  },
);

test(
  "a request id sent by a client is not in the page cached for others",
  { tag: "@promise-12c" },
  async ({ visit }) => {
    const path = `/terms?${uniqueWord()}`;
    for (const number of ["<script", "html", "a b", "$&", "0123456789abcdef"]) {
      const address = `${path}&${encodeURIComponent(number)}`;
      const first = await (await visit()).get(address, { headers: { "CF-Ray": number } });
      expect(first.headers()["x-request-id"], number).toMatch(/^(?:[\da-f]{16}|[\da-f-]{36})$/);
      const reader = await visit();
      await expect(async () => {
        const response = await reader.get(address);
        expect(wasKept(response)).toBe(true);
        expect(common(await response.text(), response)).toBe(common(await first.text(), first));
      }).toPass();
    }
  },
);

import type { APIResponse } from "@playwright/test";

import { expect, test } from "../support/clients/clients";
import { join } from "../support/clients/members";
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
  "members' own pages and private pages are never cached, and each language is cached apart",
  { tag: "@promise-20a" },
  async ({ member, visit }) => {
    const { client } = await member();
    const own = await sharePrompt(client, { title: uniqueWord() });
    await togglePublic(client, own.id);
    for (const path of ["/", "/profile", "/my-town-prompts", "/generate?text=secret", own.path])
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
  "a page cached for one member has the address of the next, and of nobody else",
  { tag: "@promise-20a" },
  async ({ member, visit }) => {
    const [one, other] = [await member(), await member()];
    for (const path of [`/terms?${uniqueWord()}`, `/town-prompts?search=${uniqueWord()}`]) {
      const first = await one.client.get(path);
      expect(first.headers()["cache-status"], path).toBe("rendered-pages; fwd=miss");
      expect(await first.text(), path).toContain(one.email);
      await expect(async () => {
        const next = await other.client.get(path);
        expect(wasKept(next), path).toBe(true);
        const [html, original] = [await next.text(), await first.text()];
        expect(html.split(other.email).length, path).toBe(original.split(one.email).length);
        expect(html, path).not.toContain(one.email);
        expect(common(html, next).replaceAll(other.email, "E")).toBe(
          common(original, first).replaceAll(one.email, "E"),
        );
        expect(next.headers()["cache-control"]).toBe("private, no-store");
      }).toPass();
      const visited = await (await visit()).get(path);
      expect(visited.headers()["cache-status"], path).toBe("rendered-pages; fwd=miss");
      expect(await visited.text(), path).not.toContain("@example.com");
    }
  },
);

test("a shelf and own posts are in the member's own town alone", async ({ member }) => {
  const [author, reader] = [await member(), await member()];
  const word = uniqueWord();
  const { id, shareId } = await publishPrompt(author.client, { title: word });
  const path = `/town-prompts?search=${word}`;
  const editPath = `/town-prompts/${id}/edit`;
  await expect(async () => expect(wasKept(await author.client.get(path))).toBe(true)).toPass();
  expect(await (await author.client.get(path)).text()).toContain(editPath);
  await expect(async () => expect(wasKept(await reader.client.get(path))).toBe(true)).toPass();
  const before = await (await reader.client.get(path)).text();
  expect(before).toContain(word);
  expect(before).not.toContain(editPath);
  expect((await reader.client.put(`/api/shelf/${shareId}`)).ok()).toBe(true);
  expect(wasKept(await reader.client.get(path))).toBe(false);
});

test("a page is not cached for a member whose address it shows otherwise", async ({ visit }) => {
  const odd = await visit();
  await join(odd, `o'${uniqueWord()}@example.com`);
  const client = await visit();
  const word = uniqueWord();
  const { email } = await join(client, `${word.slice(0, 12)}@x.example`);
  await publishPrompt(client, { title: email });
  for (const [reader, path] of [
    [odd, "/terms"],
    [client, `/town-prompts?search=${encodeURIComponent(email)}`],
  ] as const)
    for (const response of [await reader.get(path), await reader.get(path)]) {
      expect(response.status(), path).toBe(200);
      expect(response.headers()["cache-status"], path).toBeUndefined();
    }
});

test(
  "a request id sent by a client is not in the page cached for others",
  { tag: "@promise-12c" },
  async ({ member, visit }) => {
    const ray = crypto.randomUUID().replaceAll("-", "").slice(0, 16);
    const shared = (await sharePrompt((await member()).client, { title: ray })).path;
    const asked = await (await visit()).get(shared, { headers: { "CF-Ray": ray } });
    expect(asked.headers()["x-request-id"]).not.toBe(ray);
    await expect(async () => {
      const response = await (await visit()).get(shared);
      expect(wasKept(response)).toBe(true);
      expect(common(await response.text(), response)).toBe(common(await asked.text(), asked));
      expect(await response.text()).toContain(ray);
    }).toPass();
    const path = `/terms?${uniqueWord()}`;
    for (const number of ["<script", "html", "a b", "$&", "0123456789abcdef"]) {
      const address = `${path}&${encodeURIComponent(number)}`;
      const first = await (await visit()).get(address, { headers: { "CF-Ray": number } });
      expect(first.headers()["x-request-id"], number).toMatch(/^[\da-f-]{36}$/);
      const reader = await visit();
      await expect(async () => {
        const response = await reader.get(address);
        expect(wasKept(response)).toBe(true);
        expect(common(await response.text(), response)).toBe(common(await first.text(), first));
      }).toPass();
    }
  },
);

import { expect, test } from "../support/clients/clients";
import { keepFact } from "../support/clients/make-one-of-each";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import { addressesOf } from "../support/clients/share-client";
import { fromHere, visitor } from "../support/clients/visitor";

test(
  "a remix has its member's facts until it is published, with fields in their place",
  { tag: "@promise-14e" },
  async ({ member, visit, baseURL }) => {
    const [ada, ben, reader] = [await member(), await member(), await visit()];
    const { shareId: source } = await publishPrompt(ada.client, { content: "Invite {{guests}}." });
    const word = uniqueWord();
    const fact = { name: "My shop", text: `Kotori ${word}` };
    await keepFact(ben.client, fact);
    const path = `/prompts/${source}/remix`;
    expect(await (await ben.client.get(path)).text()).not.toContain(word);
    const send = (address: string, form: Record<string, string>) =>
      ben.client.post(address, { headers: { ...fromHere, ...visitor() }, form, maxRedirects: 0 });
    const content = `Invite {{guests}} to ${fact.text}, on a Friday.`;
    const saved = await send(path, { content, originalInput: `Announce ${fact.text}` });
    expect(saved.status(), await saved.text()).toBe(303);
    const publishing = saved.headers().location!;
    expect(publishing).toMatch(/^\/dashboard\/prompts\/[^/]+\/publish$/);
    const html = await (await ben.client.get(publishing)).text();
    expect(html).toContain('name="facts.originalInput"');
    const form = { category: "communication", subcategory: "文章作成", title: `Remix ${uniqueWord()}` };
    const asked = await send(publishing, form);
    expect(asked.status()).toBe(409);
    expect(await asked.text()).toContain('name="facts.originalInput"');
    const published = await send(publishing, { ...form, "facts.originalInput": "replace" });
    expect(published.status(), await published.text()).toBe(303);
    const [, shareId] = /^\/prompts\/([^/?]+)/.exec(published.headers().location!)!;
    expect(await (await reader.get(`/api/prompts/${shareId}`)).json()).toMatchObject({
      prompt: {
        content: "Invite {{guests}} to {{My shop}}, on a Friday.",
        originalInput: "Announce [My shop]",
        variables: [{ name: "guests" }, { name: "My shop", value: null }],
      },
    });
    const elsewhere = [`/prompts/${source}/remixes`, `/prompts/${shareId}/compare`];
    for (const address of [...addressesOf(shareId!, baseURL!), ...elsewhere])
      expect(await (await reader.get(address, { headers: visitor() })).text(), address).not.toContain(word);
  },
);

import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";

import { readEditors } from "../../scripts/seed/read-editors";
import { expect, test } from "../support/clients/clients";
import { createExample } from "../support/clients/make-one-of-each";
import { publishPrompt } from "../support/clients/publish-prompt";

/** Maximum transfer size of a page in bytes: a town list, and the owner's posts with their controls. */
const budgets = { town: 12_000, posts: 13_500 };

const cards = 12;

/** The longest prompts of the editors in Japanese, repeated to full length. */
const longPrompts = readEditors()
  .filter(({ language }) => language === "ja")
  .toSorted((one, other) => other.content.length - one.content.length)
  .slice(0, cards)
  .map((prompt) => ({ ...prompt, content: `${prompt.content}\n\n${prompt.content}`.repeat(3) }));

async function weigh(client: APIRequestContext, path: string, language: string) {
  const response = await client.get(path, { headers: { "Accept-Language": language } });
  const html = await response.text();
  for (const { originalInput } of longPrompts) expect(html).toContain(originalInput);
  return gzipSync(html, { level: 6 }).length;
}

test("a page of twelve long Japanese prompts stays within its transfer budget, in every language", async ({
  member,
  visit,
}) => {
  const { client } = await member();
  for (const { category, subcategory, originalInput, content, tags } of longPrompts)
    await publishPrompt(client, { originalInput, content, tags, category, subcategory });
  for (const language of ["ja", "en", "es"]) {
    const weights = {
      town: await weigh(await visit(), "/town-prompts?language=ja", language),
      posts: await weigh(client, `/my-town-prompts?lang=${language}`, language),
    };
    for (const page of ["town", "posts"] as const)
      expect(weights[page], `${page}, ${language}`).toBeLessThanOrEqual(budgets[page]);
  }
});

test("a page of twelve of the editors' prompts with their samples stays within its budget, in every language @all", async ({
  member,
  visit,
}) => {
  for (const language of ["ja", "en", "es"]) {
    const prompts = readEditors().filter((prompt) => prompt.language === language);
    // The first page of a town that opens with all of them.
    for (const { sample, category, subcategory, title, description, ...texts } of prompts.slice(-cards)) {
      // Each is another member's: a member adds few examples a minute.
      const { client } = await member();
      const { originalInput, content, tags } = texts;
      const place = { category, subcategory, title, description };
      const { id } = await publishPrompt(client, { originalInput, content, tags, ...place });
      if (sample.text) await createExample(client, id, sample.text);
    }
    const page = await (await visit()).get(`/town-prompts?lang=${language}`);
    const html = await page.text();
    expect(html).toContain("card-made");
    expect(gzipSync(html, { level: 6 }).length, language).toBeLessThanOrEqual(budgets.town);
  }
});

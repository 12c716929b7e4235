import { gzipSync } from "node:zlib";

import { readEditors } from "../../scripts/seed/read-editors";
import { expect, test } from "../support/clients/clients";
import { createPrompt } from "../support/clients/create-prompt";

/** Maximum transfer size of a page of ten prompts in bytes, and of a row's part in it. */
const budget = 12_000;
const rowBudget = 450;

const prompts = readEditors()
  .filter(({ language }) => language === "ja")
  .slice(0, 11);

test("a page of ten prompts stays within its transfer budget, whatever their length, in every language", async ({
  member,
}) => {
  const { client } = await member();
  const weigh = async (language: string) => {
    const html = await (await client.get(`/dashboard?lang=${language}`)).text();
    return { html, bytes: gzipSync(html, { level: 6 }).length };
  };
  const empty = await weigh("ja");
  for (const { originalInput, content, tags } of prompts)
    await createPrompt(client, { originalInput, content: `${content}\n`.repeat(3), tags });
  for (const language of ["ja", "en", "es"]) {
    const { html, bytes } = await weigh(language);
    expect(html.match(/data-row=/g)).toHaveLength(10);
    expect(html).not.toContain(prompts.at(-1)!.content.slice(-40));
    expect(bytes, language).toBeLessThanOrEqual(budget);
    if (language === "ja") expect(bytes - empty.bytes).toBeLessThanOrEqual(10 * rowBudget);
  }
});

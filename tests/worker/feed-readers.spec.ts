import { expect, test } from "../support/clients/clients";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import { readXml, shownHtml } from "../support/formats/town-xml";

const place = { category: "business", subcategory: "会議・ミーティング" };

test("a feed reader shows a prompt's lines, indented code, literal markup and its author's description", async ({
  page,
  member,
  visit,
}) => {
  const { client } = await member();
  const word = uniqueWord();
  const content = `<role>${word}</role>\nYou answer.\n\nCode:\n  if (a < b) {\n\treturn "&lt;";\n  }\n\n\n- one\n- two`;
  const description = `For ${word}: <b> & "quotes"`;
  await publishPrompt(client, { originalInput: word, content, description, ...place });
  const xml = await (await (await visit()).get("/feeds/business.xml")).text();
  const feed = await readXml(page, xml, {
    contents: "entry > content[type=html]",
    summaries: "entry > summary[type=html]",
  });
  const html = feed.contents.find((one) => one.includes(word))!;
  expect(html).not.toMatch(/^\s|<role>/);
  const { text, elements } = await shownHtml(page, html);
  expect(text).toBe(content.replace("\n\n\n- one\n- two", "\none\ntwo"));
  expect(elements).toEqual(["br", "li", "p", "pre", "ul"]);
  const summary = feed.summaries.find((one) => one.includes(word))!;
  expect((await shownHtml(page, summary)).text).toBe(description);
});

test("a feed reader shows a prompt as its page does: no sign of Markdown is left", async ({
  page,
  member,
  visit,
}) => {
  const { client } = await member();
  const word = uniqueWord();
  const content = `# ${word}\n\n1. **Read** the \`log\`\n2. Ask\n   - who\n\n> Short.\n\n| a | b |\n| - | - |\n| 1 | 2 |`;
  await publishPrompt(client, { originalInput: word, content, ...place });
  const xml = await (await (await visit()).get("/feeds/business.xml")).text();
  const feed = await readXml(page, xml, { contents: "entry > content[type=html]" });
  const { text, elements } = await shownHtml(
    page,
    feed.contents.find((one) => one.includes(word))!,
  );
  expect(text).not.toMatch(/[#*`>|]|\d\./);
  expect(elements).toEqual(
    expect.arrayContaining(["blockquote", "code", "h3", "ol", "strong", "table", "ul"]),
  );
});

test("every language has its own feed, with links to the others and to its own pages; nothing else differs", async ({
  page,
  member,
  visit,
  baseURL,
}) => {
  const { client } = await member();
  const reader = await visit();
  const address = (language: string) => `${baseURL}/feeds/ai.xml?lang=${language}`;
  await publishPrompt(client, { category: "ai", subcategory: "AIと倫理" });
  const ids = new Set<string>();
  const updates = new Set<string>();
  for (const language of ["ja", "en", "es"]) {
    const feed = await readXml(page, await (await reader.get(`/feeds/ai.xml?lang=${language}`)).text(), {
      id: `feed[*|lang="${language}"] > id`,
      self: `feed > link[rel="self"][hreflang="${language}"]`,
      others: 'feed > link[rel="alternate"][type="application/atom+xml"]',
      page: `feed > link[rel="alternate"][type="text/html"][hreflang="${language}"]`,
      links: `entry > link[hreflang="${language}"]`,
      entries: "entry > id",
      updated: "feed > updated",
    });
    expect(feed.self).toEqual([address(language)]);
    expect(feed.others).toEqual(["ja", "en", "es"].filter((other) => other !== language).map(address));
    expect(feed.page).toEqual([`${baseURL}/town-prompts?category=ai&lang=${language}`]);
    expect(feed.links).toEqual(feed.entries.map((id) => `${id}?lang=${language}`));
    const shown = await (await reader.get(feed.links[0]!)).text();
    expect(shown).toContain(`<html lang="${language}"`);
    ids.add(feed.id[0]!);
    updates.add(feed.updated[0]!);
    const town = await (await reader.get(`/town-prompts?category=ai&lang=${language}`)).text();
    expect(town).toContain(`href="/feeds/ai.xml?language=${language}&amp;lang=${language}"`);
  }
  expect(ids.size).toBe(3);
  expect(updates.size).toBe(1);
});

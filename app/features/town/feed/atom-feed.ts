import { shownName } from "~/domain/editors";
import type { ExamplePicture } from "~/domain/example-pictures";
import { langOf } from "~/domain/prompt-languages";
import { blocksHtml, paragraphHtml } from "~/features/text/markdown/blocks-html.server";
import { parseBlocks } from "~/features/text/markdown/parse-blocks.server";
import { shownTitle } from "~/features/sharing/shown-texts";
import { escapeXml, escapeHtml } from "~/domain/escape-html";
import { languages, languageParameter, type Language } from "~/domain/languages";

import { feedSetLength } from "../limits";
import type { TownPrompt } from "../town-prompt";

interface Feed {
  title: string;
  /** URLs of the feed and of its page, without a language. */
  address: string;
  page: string;
  language: Language;
  origin: string;
  /** Author's name for creators with a hidden profile. */
  product: string;
  editors: string;
}

/** A link to a URL in a language; feed readers send no language of their own. */
function link(rel: string, type: string, address: string, language: Language): string {
  return `<link rel="${rel}" type="${type}" hreflang="${language}" href="${escapeXml(withLanguage(address, language))}"/>`;
}

function withLanguage(address: string, language: Language): string {
  const url = new URL(address);
  url.searchParams.set(languageParameter, language);
  return url.href;
}

/** New prompts of a part of the town (Atom, RFC 4287), newest first. */
export function atomFeed(feed: Feed, prompts: readonly TownPrompt[]): string {
  const { language, address, page } = feed;
  const atom = "application/atom+xml";
  const others = languages.filter((other) => other !== language);
  const contents = contentsHtml(prompts);
  const updated = Math.max(0, ...prompts.map(({ updatedAt, publishedAt }) => latest(updatedAt, publishedAt)));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${escapeXml(withLanguage(address, language))}</id>
  <title>${escapeXml(feed.title)}</title>
  <updated>${new Date(updated).toISOString()}</updated>
  ${link("self", atom, address, language)}
  ${link("alternate", "text/html", page, language)}
${others.map((other) => `  ${link("alternate", atom, address, other)}\n`).join("")}${prompts.map((prompt, at) => entry(feed, prompt, contents[at]!)).join("")}</feed>
`;
}

const latest = (...dates: Date[]) => Math.max(...dates.map((date) => date.getTime()));

/** The texts of a feed as HTML, in its order: set while their characters last, then as they were written, for reading Markdown costs. */
function contentsHtml(prompts: readonly TownPrompt[]): string[] {
  let room = feedSetLength;
  return prompts.map(({ content }) => {
    room -= content.length;
    return room >= 0 ? contentHtml(content) : plainHtml(content);
  });
}

function entry({ origin, product, editors, language }: Feed, prompt: TownPrompt, html: string): string {
  const { shareId, publishedAt, updatedAt, creator, description, tags, picture } = prompt;
  const address = `${origin}/prompts/${shareId}`;
  const lang = langOf(prompt.language);
  const author = shownName({ id: prompt.memberId, ...creator }, editors) ?? product;
  return `  <entry${lang ? ` xml:lang="${lang}"` : ""}>
    <id>${escapeXml(address)}</id>
    <title>${escapeXml(shownTitle(prompt))}</title>
    <published>${publishedAt.toISOString()}</published>
    <updated>${new Date(latest(updatedAt, publishedAt)).toISOString()}</updated>
    ${link("alternate", "text/html", address, language)}
    <author><name>${escapeXml(author)}</name></author>
${tags.map((tag) => `    <category term="${escapeXml(tag)}"/>\n`).join("")}${description ? `    <summary type="html">${escapeXml(plainHtml(description))}</summary>\n` : ""}    <content type="html">${escapeXml((picture ? pictureHtml(origin, picture) : "") + html)}</content>
  </entry>
`;
}

/** The preview of a prompt's first picture. */
const pictureHtml = (origin: string, { previewUrl, alt }: ExamplePicture): string =>
  `<p><img src="${origin}${previewUrl}" alt="${escapeHtml(alt)}"></p>`;

/**
 * A text as HTML for feed readers, which parse plain text as HTML too: paragraphs with line breaks;
 * blocks with meaningful whitespace stay preformatted.
 */
export function plainHtml(text: string): string {
  const blocks: string[][] = [[]];
  for (const line of text.split(/\r\n?|\n/))
    if (line.trim() === "") blocks.push([]);
    else blocks.at(-1)!.push(escapeHtml(line));
  return blocks
    .filter((lines) => lines.length > 0)
    .map(paragraphHtml)
    .join("");
}

/** A prompt's text as HTML: set by its Markdown, as on its page. */
export function contentHtml(text: string): string {
  const blocks = parseBlocks(text.replaceAll(/\r\n?/g, "\n"));
  return blocks ? blocksHtml(blocks) : plainHtml(text);
}

import { shownTitle } from "~/features/sharing/shown-texts";

import type { TownPrompt } from "../town-prompt";
import { escapeXml } from "./escape-xml";

interface Feed {
  title: string;
  /** The address of the feed itself, and of the page whose news it has. */
  address: string;
  page: string;
  language: string;
  /** Scheme and host of this site. */
  origin: string;
  /** Who is named where a creator does not show themselves. */
  product: string;
}

/** The news of a part of the town (Atom, RFC 4287), newest first. */
export function atomFeed(feed: Feed, prompts: readonly TownPrompt[]): string {
  const updated = Math.max(0, ...prompts.map(({ updatedAt, publishedAt }) => latest(updatedAt, publishedAt)));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
  <id>${escapeXml(feed.address)}</id>
  <title>${escapeXml(feed.title)}</title>
  <updated>${new Date(updated).toISOString()}</updated>
  <link rel="self" type="application/atom+xml" href="${escapeXml(feed.address)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(feed.page)}"/>
${prompts.map((prompt) => entry(feed, prompt)).join("")}</feed>
`;
}

const latest = (...dates: Date[]) => Math.max(...dates.map((date) => date.getTime()));

function entry({ origin, product }: Feed, prompt: TownPrompt): string {
  const { shareId, publishedAt, updatedAt, creator, content, tags } = prompt;
  const address = escapeXml(`${origin}/prompts/${shareId}`);
  return `  <entry>
    <id>${address}</id>
    <title>${escapeXml(shownTitle({ ...prompt, description: null }))}</title>
    <published>${publishedAt.toISOString()}</published>
    <updated>${new Date(latest(updatedAt, publishedAt)).toISOString()}</updated>
    <link rel="alternate" type="text/html" href="${address}"/>
    <author><name>${escapeXml(creator.displayName ?? product)}</name></author>
${tags.map((tag) => `    <category term="${escapeXml(tag)}"/>\n`).join("")}    <content type="text">${escapeXml(content)}</content>
  </entry>
`;
}

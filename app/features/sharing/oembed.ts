import { versionInQuery, versionQuery } from "~/domain/version-number";

import { embedAddress, embedFrame, embedHeight, plainText } from "./embed-code";
import type { SharedPrompt } from "./responses";
import { shownTitle } from "./shown-texts";

interface OEmbedRequest {
  origin: string;
  product: string;
  authorName?: string | null;
  maxWidth: number | null;
  maxHeight: number | null;
}

/** Default width of the frame, in px. */
const width = 600;

/** Frame attributes accepted by WordPress besides address and size: without them the frame has a border. */
const forWordPress = ` class="wp-embedded-content" frameborder="0" marginwidth="0" marginheight="0"`;

/**
 * The oEmbed 1.0 response for a shared prompt: type `rich`, with a sandboxed frame. WordPress requires the
 * quotation: it shows it until the widget sends a message; other sites hide it.
 */
export function oEmbed(
  prompt: SharedPrompt,
  { origin, product, authorName, maxWidth, maxHeight }: OEmbedRequest,
) {
  const size = {
    width: Math.min(width, maxWidth ?? width),
    height: Math.min(embedHeight, maxHeight ?? embedHeight),
  };
  const title = shownTitle(prompt);
  const quotation = `<blockquote class="wp-embedded-content" hidden><a href="${origin}/prompts/${prompt.shareId}${versionQuery(prompt.version)}">${plainText(title)}</a></blockquote>`;
  return {
    version: "1.0",
    type: "rich",
    title,
    ...(authorName && { author_name: authorName }),
    provider_name: product,
    provider_url: `${origin}/`,
    cache_age: 300,
    ...size,
    html:
      quotation +
      embedFrame(
        embedAddress(origin, prompt.shareId, { version: prompt.version }),
        title,
        size,
        forWordPress,
      ),
  };
}

/** The share id, and the version, in the URL of a shared prompt on this site; null for any other URL. */
export function linkIn(address: string, origin: string): { shareId: string; version?: number } | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.origin !== origin) return null;
  const shareId = /^\/prompts\/([\w-]{12,64})\/?$/.exec(url.pathname)?.[1];
  return shareId ? { shareId, version: versionInQuery(url.searchParams) } : null;
}

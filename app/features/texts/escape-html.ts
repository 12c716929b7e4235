/** Text as HTML writes it, between tags and inside quoted attributes alike. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");

/** What no XML document may hold, however it is written (XML 1.0, production 2). */
const noCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text as XML writes it, between tags and inside quoted attributes alike; what XML cannot hold is shown as U+FFFD. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(noCharacters, "\u{FFFD}"));

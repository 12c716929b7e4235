/** Escapes text for HTML, for elements and quoted attributes alike. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");

/** Characters forbidden in XML, even escaped (XML 1.0, production 2). */
const noCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for XML, for elements and quoted attributes alike; forbidden characters become U+FFFD. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(noCharacters, "\u{FFFD}"));

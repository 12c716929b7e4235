import { expect, test } from "vitest";

import { escapeXml } from "./escape-html";

test(
  "characters special to XML are escaped, and text of any script is unchanged",
  { tags: "promise-17a" },
  () => {
    expect(escapeXml(`<a href="x">'&amp;]]></a>`)).toBe(
      "&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;]]&gt;&lt;/a&gt;",
    );
    for (const text of ["日本語\n\tか\u3099", "🦊👩‍👩‍👧", "\u{10FFFF}\u{E000}\uFFFD", "\u0085\u00AD\u202E"])
      expect(escapeXml(text)).toBe(text);
  },
);

test("characters invalid in XML are replaced", () => {
  for (const text of ["\u0000", "\u000B", "\u001F", "\uFFFE", "\uFFFF", "\uD800", "\uDFFF"])
    expect(escapeXml(`a${text}b`), JSON.stringify(text)).toBe("a\uFFFDb");
});

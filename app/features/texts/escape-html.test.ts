import { expect, test } from "vitest";

import { escapeXml } from "./escape-html";

test(
  "what means something to XML is written out, and text of any script stays as it is",
  { tags: "promise-17a" },
  () => {
    expect(escapeXml(`<a href="x">'&amp;]]></a>`)).toBe(
      "&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;]]&gt;&lt;/a&gt;",
    );
    for (const text of ["日本語\n\tか\u3099", "🦊👩‍👩‍👧", "\u{10FFFF}\u{E000}\uFFFD", "\u0085\u00AD\u202E"])
      expect(escapeXml(text)).toBe(text);
  },
);

test("characters that XML cannot hold are replaced", () => {
  for (const text of ["\u0000", "\u000B", "\u001F", "\uFFFE", "\uFFFF", "\uD800", "\uDFFF"])
    expect(escapeXml(`a${text}b`), JSON.stringify(text)).toBe("a\uFFFDb");
});

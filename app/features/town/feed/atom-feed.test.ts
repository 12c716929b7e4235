import { expect, test } from "vitest";

import { contentHtml } from "./atom-feed";

test.each([
  ["one line", "One line", "<p>One line</p>"],
  ["lines and paragraphs", "a\nb\r\n\r\nc", "<p>a<br>b</p><p>c</p>"],
  ["many blank lines", "a\n\n \t\n\nb\n", "<p>a</p><p>b</p>"],
  ["indented lines keep their blanks", "Code:\n  if (a)\n\tb", "<pre>Code:\n  if (a)\n\tb</pre>"],
  ["columns keep theirs", "a   b", "<pre>a   b</pre>"],
  ["code before a blank line stays as it is", "  a\n\n  b", "<pre>  a</pre><pre>  b</pre>"],
  ["a paragraph that Japanese indents is none", "\u3000春\n夏", "<p>\u3000春<br>夏</p>"],
  ["markup is text", `<b onclick="x">&lt;`, "<p>&lt;b onclick=&quot;x&quot;&gt;&amp;lt;</p>"],
  ["nothing", " \n ", ""],
])("%s", (_, text, html) => {
  expect(contentHtml(text)).toBe(html);
});

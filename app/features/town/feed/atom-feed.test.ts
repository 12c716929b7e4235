import { expect, test } from "vitest";

import { feedSetLength } from "../limits";
import type { TownPrompt } from "../town-prompt";
import { atomFeed, contentHtml } from "./atom-feed";

test.each([
  ["headings below the entry's title", "## Task\n\n#### Form", "<h3>Task</h3><h5>Form</h5>"],
  [
    "lists in lists",
    "- one\n  - two\n- **three**",
    "<ul><li>one<ul><li>two</li></ul></li><li><strong>three</strong></li></ul>",
  ],
  [
    "numbers from another than one",
    "3. *a*\n4. ~~b~~",
    '<ol start="3"><li><em>a</em></li><li><del>b</del></li></ol>',
  ],
  [
    "code keeps its lines, and its markup is text",
    "```html\n<b>\n  {{name}}\n```",
    "<pre><code>&lt;b&gt;\n  {{name}}\n</code></pre>",
  ],
  ["quotes and rules", "> a `b`\n\n---", "<blockquote><p>a <code>b</code></p></blockquote><hr>"],
  [
    "tables",
    "| a |\n| - |\n| b |",
    "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>",
  ],
  [
    "links, to the web alone",
    '[a](https://x.example/?q="1&2) [b](javascript:alert(1)) ![p](https://x.example/p.png)',
    '<p><a href="https://x.example/?q=%221&amp;2" rel="nofollow noopener ugc">a</a> [b](javascript:alert(1)) <a href="https://x.example/p.png" rel="nofollow noopener ugc">p</a></p>',
  ],
  ["lines and indents around a list", "Do:\n- a\n\n  b", "<p>Do:</p><ul><li>a<p>b</p></li></ul>"],
  ["old line breaks", "# A\rb\r\n- c", "<h3>A</h3><p>b</p><ul><li>c</li></ul>"],
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

test("a feed sets its first texts, and shows what would cost too much as it was written", () => {
  const prompt = (content: string) =>
    ({
      shareId: "a",
      title: "A",
      originalInput: "a",
      content,
      description: null,
      tags: [],
      language: null,
      picture: null,
      creator: { displayName: null },
      publishedAt: new Date(0),
      updatedAt: new Date(0),
    }) as unknown as TownPrompt;
  const feed = {
    title: "a",
    address: "https://a.example/",
    page: "https://a.example/",
    language: "en",
    origin: "https://a.example",
    product: "",
    editors: "",
  } as const;
  const long = "# A\n".padEnd(feedSetLength / 4, "a b ");
  const html = atomFeed(
    feed,
    Array.from({ length: 6 }, () => prompt(long)),
  );
  expect(html.match(/&lt;h3&gt;A/g)).toHaveLength(4);
  expect(html.match(/&lt;p&gt;# A/g)).toHaveLength(2);
});

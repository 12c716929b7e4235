import { expect, test } from "vitest";

import { parseBlocks } from "./parse-blocks.server";
import { withoutLinks } from "./without-links";

test("links become their text and address, everything else stays", () => {
  const text =
    "# A\n\n- [go **on**](https://evil.example/?q=1) {{x}}\n- ![p](https://evil.example/p.png)\n\n> [a](https://b.example)";
  const shown = JSON.stringify(withoutLinks(parseBlocks(text)!));
  expect(shown).not.toContain('"link"');
  for (const address of ["https://evil.example/?q=1", "https://evil.example/p.png", "https://b.example"])
    expect(shown).toContain(` (${address})`);
  const unlinked = parseBlocks("# A\n\n1. **b** `c` {{x}}\n\n| d |\n| - |\n| e |")!;
  expect(withoutLinks(unlinked)).toEqual(unlinked);
});

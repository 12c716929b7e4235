import { expect, test } from "vitest";

import { safePath } from "./safe-path";

test("a path of this site is kept, with query and fragment", () => {
  for (const path of ["/", "/dashboard", "/generate/abc#result", "/town-prompts?search=%E7%8C%AB&page=2"])
    expect(safePath(path)).toBe(path);
});

test("an address that a browser could read as another site is refused", { tags: "promise-12b" }, () => {
  for (const path of [
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "https:evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/%2f%2fevil.example",
    "/%2F/evil.example",
    "/%5cevil.example",
    "/\t/evil.example",
    "/\r\nLocation: https://evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "",
    "evil.example",
    null,
  ])
    expect(safePath(path), String(path)).toBeNull();
});

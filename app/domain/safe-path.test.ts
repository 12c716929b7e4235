import { expect, test } from "vitest";

import { addressesElsewhere } from "../../tests/support/factories/addresses-elsewhere";
import { safePath } from "./safe-path";

test("a path of this site is kept, with query and fragment", () => {
  for (const path of ["/", "/dashboard", "/generate/abc#result", "/town-prompts?search=%E7%8C%AB&page=2"])
    expect(safePath(path)).toBe(path);
});

test("an address that a browser could read as another site is refused", { tags: "promise-12b" }, () => {
  for (const path of [...addressesElsewhere, null]) expect(safePath(path), String(path)).toBeNull();
});

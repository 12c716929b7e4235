import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";

import { townAddress, readableAddress } from "./address";

const sameTo = (address: string) => new URL(address, "https://town.example").href;

test("an address keeps its Japanese words unescaped", () => {
  const address = townAddress("/town-prompts", { category: "image", subcategory: "風景" });
  expect(readableAddress(address)).toBe("/town-prompts?category=image&subcategory=風景");
});

test("browsers parse it as the same address, whatever its query", () => {
  assert(
    property(string({ unit: "binary" }), (search) => {
      const address = townAddress("/town-prompts", { search });
      expect(sameTo(readableAddress(address))).toBe(sameTo(address));
    }),
  );
  const hostile = townAddress("/town-prompts", {
    search: `%41 &=+#?/"'<>%25%E3 %E3%81%82 \u202e\u2028\ud800`,
  });
  expect(sameTo(readableAddress(hostile))).toBe(sameTo(hostile));
});

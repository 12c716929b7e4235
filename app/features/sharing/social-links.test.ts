import { expect, test } from "vitest";

import { hostileTexts } from "../../../tests/support/factories/hostile-texts";
import { socialServices } from "./social-links";

const page = "https://town.example/prompts/abcdefghijkl";

test("each of the four services gets the page's whole address, and text is encoded", () => {
  expect(socialServices.map(({ name }) => name)).toEqual(["X", "LINE", "Facebook", "はてなブックマーク"]);
  for (const title of ["手紙 & 返事", ...hostileTexts])
    for (const { address } of socialServices) {
      const link = new URL(address(page, title));
      expect(link.protocol).toBe("https:");
      expect([link.searchParams.get("url"), link.searchParams.get("u")]).toContain(page);
      for (const [name, value] of link.searchParams)
        expect(value).toBe(name === "url" || name === "u" ? page : title);
    }
});

import { expect, test } from "vitest";

import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { findNear } from "./find-near.server";
import { nearPrompts } from "./limits";

test("words that no prompt has lead to the prompts that share most of them, and to their subcategories", async () => {
  const { services, post, index } = await setUpTown();
  await post("大家さんに家賃の値下げをお願いする手紙", {
    category: "communication",
    subcategory: "交渉",
    language: "ja",
  });
  await post("家賃の支払いが遅れるときのお詫び", {
    category: "communication",
    subcategory: "メール",
    language: "ja",
  });
  await post("春の献立を考える", { category: "business", subcategory: "生産性向上", language: "ja" });
  await post("Ask the landlord for a lower rent", {
    category: "business",
    subcategory: "財務・会計",
    language: "en",
  });
  await index();
  const near = async (search: string, language: "ja" | "en" | null) => {
    const { prompts, places } = await findNear(services, null, search, language);
    return {
      contents: prompts.map(({ content }) => content),
      places: places.map(({ subcategory }) => subcategory),
    };
  };
  const { contents, places } = await near("大家さんに家賃の支払いを待ってもらう", "ja");
  expect(contents).toHaveLength(nearPrompts);
  expect(contents.join("\n")).toContain("値下げ");
  expect(contents.join("\n")).toContain("遅れる");
  expect(places).toEqual(expect.arrayContaining(["交渉", "メール"]));
  expect((await near("landlords lower rents", "en")).contents).toEqual(["Ask the landlord for a lower rent"]);
  expect((await near("landlords lower rents", "ja")).contents).toEqual([]);
  expect((await near("landlords lower rents", null)).contents).toHaveLength(1);
  expect(await near("qzxv", "ja")).toEqual({ contents: [], places: [] });
});

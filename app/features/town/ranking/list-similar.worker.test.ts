import { expect, test } from "vitest";

import { setUpTown } from "../../../../tests/support/factories/set-up-town";
import { otherCategory } from "../../../../tests/support/factories/town-category";
import { listSimilar } from "./list-similar.server";

test("similar prompts begin with those in the reader's language", async () => {
  const { post, row, services } = await setUpTown();
  const shareIdOf = async (id: string) => (await row(id))!.shareId!;
  const shown = await shareIdOf(await post("Escribe un cuento.", { language: "es" }));
  const spanish = await shareIdOf(await post("Escribe un poema.", { language: "es" }));
  const japanese = await shareIdOf(await post("物語を書いてください。", { language: "ja" }));
  await post("絵を描いてください。", { language: "ja", ...otherCategory });
  const similarFor = async (language: "ja" | "en" | "es") =>
    (await listSimilar(services, shown, language)).map(({ shareId }) => shareId);
  expect(await similarFor("ja")).toEqual([japanese, spanish]);
  expect(await similarFor("es")).toEqual([spanish]);
  expect(await similarFor("en")).toEqual([spanish]);
});

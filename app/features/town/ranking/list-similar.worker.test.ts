import { expect, test } from "vitest";

import { setUpTown } from "../../../../tests/support/factories/set-up-town";
import { otherCategory } from "../../../../tests/support/factories/town-category";
import { publishLanguageVersion } from "../languages/publish-language-version.server";
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

test("a version of the prompt in the reader's language is not similar to it", async () => {
  const { post, row, services, viewer } = await setUpTown();
  const shown = await post("Escribe un cuento.", { language: "es" });
  const version = {
    title: "物語",
    description: "",
    originalInput: "短い物語がほしい",
    content: "物語を書いてください。",
  };
  await publishLanguageVersion(services, viewer, shown, { ...version, language: "ja" });
  const japanese = await post("詩を書いてください。", { language: "ja" });
  const similar = await listSimilar(services, (await row(shown))!.shareId!, "ja");
  expect(similar.map(({ shareId }) => shareId)).toEqual([(await row(japanese))!.shareId]);
});

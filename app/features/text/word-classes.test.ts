import { expect, test } from "vitest";

import { WordClasses } from "./word-classes";

const english = new WordClasses(
  [{ label: "thanks", cues: [["thank you", "thanks"]], words: ["so", "much", "#", "times"] }],
  { spaced: true },
);
const japanese = new WordClasses(
  [{ label: "tip", cues: [["チップ"], ["あげ", "払"]], words: ["#", "ドル", "の", "を", "ます", "い"] }],
  { spaced: false },
);

test("a sentence is of a class if it has a cue of each group and no other word", () => {
  expect(english.labelOf("Thank you so much!")).toBe("thanks");
  expect(english.labelOf("THANKS 1,000 times")).toBe("thanks");
  expect(japanese.labelOf("２００ドルのチップを払います。")).toBe("tip");
  for (const other of ["so much", "Thank you, Ana", "Thankyou", "", "?"])
    expect(english.labelOf(other)).toBe(null);
  for (const other of ["チップを", "客のチップを払います", "払います"])
    expect(japanese.labelOf(other)).toBe(null);
});

import { expect, test } from "vitest";

import { foldText } from "~/features/texts/fold-text";

import { hasJapanese, tokensOf } from "./fold-words";
import { ai } from "./words/ai";
import { business } from "./words/business";
import { communication } from "./words/communication";
import { image } from "./words/image";
import { marketing } from "./words/marketing";
import { technology } from "./words/technology";
import { video } from "./words/video";

const lists = [ai, business, communication, image, marketing, technology, video].flatMap((category) =>
  Object.values(category).flatMap(({ ja, en, es, hints }) =>
    [ja, en, es, hints].map((list) => list.split(",")),
  ),
);

test("no list names a word twice or an empty one", () => {
  for (const list of lists) {
    expect(list).toEqual([...new Set(list)]);
    expect(list).not.toContain("");
  }
});

test("no phrase shrinks to a single common word when its articles and prepositions are passed over", () => {
  const shrunk = lists
    .flat()
    .filter((word) => word.includes(" ") && !hasJapanese(word) && tokensOf(foldText(word)).length < 2);
  expect(shrunk).toEqual([]);
});

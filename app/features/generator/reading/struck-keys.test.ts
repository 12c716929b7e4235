import { expect, test } from "vitest";

import { isKeyboardNoise } from "./struck-keys";

test.each(["asdkjh qwelkj zxcmn", "asdf", "qwerty asdf zxcv", "fghjk dfgkl wrtpq sdfg"])(
  "keys struck at random are no words: %s",
  (line) => {
    expect(isKeyboardNoise(line)).toBe(true);
  },
);

test.each([
  "lettr of resignaton",
  "my length",
  "Schreib einen Text",
  "strč prst skrz krk a dost",
  "cv pls",
  "猫と犬",
  "carta corta",
])("a line with a word is none: %s", (line) => {
  expect(isKeyboardNoise(line)).toBe(false);
});

import { expect, test } from "vitest";

import { readList } from "./read-list";

test("each line is a fact, with its name before a colon", () => {
  const list =
    "- My shop: Kotori Coffee, Matsumoto\n\n・書き方：ですます調\n3. Class 3B, 28 children\nhttps://kotori.example/menu";
  expect(readList(list, "Kotori").facts).toEqual([
    { name: "My shop", text: "Kotori Coffee, Matsumoto", subject: "Kotori", fits: [] },
    { name: "書き方", text: "ですます調", subject: "Kotori", fits: [] },
    { name: "Class 3B", text: "Class 3B, 28 children", subject: "Kotori", fits: [] },
    expect.objectContaining({ text: "https://kotori.example/menu" }),
  ]);
});

test("lines that are too long are told by their numbers", () => {
  expect(readList(`a\n${"b".repeat(501)}\nc\n${"d".repeat(600)}`, "").refused).toEqual([2, 4]);
});

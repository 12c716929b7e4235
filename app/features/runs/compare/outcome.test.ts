import { expect, test } from "vitest";

import { winners, type Outcome, type Verdict, type Winner } from "~/domain/comparison";

import { agreedWinner, outcomeOf, winnerOf } from "./outcome";

const verdict = (winner: Winner): Verdict => ({ winner, quote: "", why: "" });
const verdicts = (one: Winner, other: Winner = one): [Verdict, Verdict] => [verdict(one), verdict(other)];

test("a judge names a winner only where both orders agree", () => {
  for (const one of winners)
    for (const other of winners)
      expect(agreedWinner(verdicts(one, other)), `${one}, ${other}`).toBe(one === other ? one : "neither");
});

test.each<[Winner, [Winner, Winner], Winner]>([
  ["prompt", ["prompt", "prompt"], "prompt"],
  ["rival", ["rival", "rival"], "rival"],
  ["neither", ["prompt", "prompt"], "prompt"],
  ["neither", ["rival", "rival"], "rival"],
  ["neither", ["neither", "neither"], "neither"],
  ["rival", ["prompt", "prompt"], "neither"],
  ["prompt", ["rival", "rival"], "neither"],
  ["prompt", ["neither", "neither"], "neither"],
  ["prompt", ["prompt", "neither"], "neither"],
  ["prompt", ["prompt", "rival"], "neither"],
  ["rival", ["prompt", "rival"], "neither"],
])("the person chose %s, the judge %j: %s", (choice, [one, other], winner) => {
  expect(winnerOf({ choice, verdicts: verdicts(one, other) })).toBe(winner);
});

test("a trial without a choice or without verdicts has no winner", () => {
  expect(winnerOf({ choice: null, verdicts: verdicts("prompt") })).toBeNull();
  expect(winnerOf({ choice: "prompt", verdicts: null })).toBeNull();
});

const trial = (winner: Winner) => ({ choice: "neither" as const, verdicts: verdicts(winner) });

test.each<[Winner[], Outcome | null]>([
  [[], null],
  [["prompt"], "better"],
  [["rival"], "worse"],
  [["neither"], "same"],
  [["prompt", "neither"], "same"],
  [["prompt", "rival"], "same"],
  [["prompt", "prompt", "rival"], "better"],
  [["prompt", "prompt", "neither"], "better"],
  [["rival", "rival", "prompt"], "worse"],
  [["prompt", "neither", "neither"], "same"],
  [["prompt", "rival", "neither"], "same"],
])("trials won by %j are %s", (won, outcome) => {
  expect(outcomeOf(won.map(trial))).toBe(outcome);
});

test("one trial that is not judged leaves the outcome open", () => {
  expect(outcomeOf([trial("prompt"), { choice: "prompt", verdicts: null }])).toBeNull();
});

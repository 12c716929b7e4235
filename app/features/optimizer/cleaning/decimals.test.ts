import { expect, test } from "vitest";

import { isInstruction } from "~/features/generator/reading/instruction-lines";
import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";
import { splitMaterial } from "~/features/generator/reading/split-material";

import { putAnswers } from "./put-answers";
import { removePadding } from "./remove-padding";

const playbooks = await openPlaybooks();

test("a decimal at the start of a line is a figure, not the number of an item", () => {
  const { removals } = removePadding("献立を3日分考えてください。\n1.5万円の報酬をあげます。", playbooks);
  expect(removals.map(({ words }) => words)).toEqual(["1.5万円の報酬をあげます。"]);
  const answer = { name: "reader", label: "読み手", question: "", example: "", kind: "text" } as const;
  expect(
    putAnswers("- 散歩の計画を書く。\n2.5時間の道のり", {
      use: "text",
      language: "ja",
      variables: [{ ...answer, required: false, options: [], value: "上司" }],
    }),
  ).toBe("- 散歩の計画を書く。\n2.5時間の道のり\n\n- 読み手：上司");
  expect(isInstruction("3.5 kg of flour")).toBe(false);
  const roads = "1.5 km of the road are closed\n2.5 km of the road are open again\n3.5 km follow in May";
  const text = `tl;dr this\n\n${roads}`;
  expect(splitMaterial(text).map(({ start, end }) => text.slice(start, end))).toEqual([roads]);
});

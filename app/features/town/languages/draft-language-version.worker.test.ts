import { expect, test } from "vitest";

import { setUpTown } from "../../../../tests/support/factories/set-up-town";
import { translations } from "../../../../tests/support/factories/set-up-translation";
import { draftLanguageVersion } from "./draft-language-version.server";

const week = { name: "week", label: "Week", question: "Which one?", kind: "choice", required: true } as const;

async function setUp(options: Parameters<typeof setUpTown>[0]) {
  const town = await setUpTown(options);
  const { services, viewer, create, publish } = town;
  const { id } = await create({
    originalInput: "a report",
    content: "Write about {{week}} in `code`.",
    variables: [{ ...week, options: ["this one", "the last"], value: "the last" }],
  });
  await publish(id, { title: "Report", language: "en" });
  return {
    ...town,
    id,
    draft: (target: "ja" | "es", by: { id: string } = viewer) =>
      draftLanguageVersion(services, by, "ada", id, target),
  };
}

test("a draft has every text in the language, places and code as they were, and nothing is stored", async () => {
  const { draft, id, row, lane, spent } = await setUp({
    replies: [
      translations(
        "報告書",
        "報告書がほしい",
        "⟦2⟧で⟦1⟧について書いてください。",
        "週",
        "どの週ですか",
        "今週",
        "先週",
      ),
    ],
  });
  const before = await row(id);
  expect(await draft("ja")).toEqual({
    title: "報告書",
    description: null,
    originalInput: "報告書がほしい",
    content: "`code`で{{week}}について書いてください。",
    variables: [{ ...week, label: "週", question: "どの週ですか", options: ["今週", "先週"], value: "先週" }],
  });
  expect(await row(id)).toEqual(before);
  expect((await lane.calls())[0]!.body.messages[0]!.content).toContain("from English into Japanese");
  expect(await spent()).toMatchObject({ "ada:translation": 1 });
});

test("without a model, without budget and for others there is no draft", async () => {
  const { draft } = await setUp({});
  await expect(draft("es")).rejects.toMatchObject({ code: "model_absent" });
  const poor = await setUp({ replies: [], budget: { perCaller: 0, inAll: 100 } });
  await expect(poor.draft("es")).rejects.toMatchObject({ code: "budget_exhausted" });
  expect(await poor.lane.calls()).toHaveLength(0);
  await expect(poor.draft("es", await poor.member())).rejects.toMatchObject({ code: "prompt_not_found" });
});

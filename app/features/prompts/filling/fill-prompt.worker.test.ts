import { expect, test } from "vitest";

import type { Variable } from "~/domain/variables";
import { togglePublic } from "~/features/prompts/toggle-public.server";

import { setUpSharing } from "../../../../tests/support/factories/set-up-sharing";
import { describeInputs } from "./describe-inputs.server";
import { fillPrompt } from "./fill-prompt.server";
import { filledLimit } from "./limits";

const who: Variable = {
  name: "who",
  label: "Who",
  question: "",
  kind: "text",
  options: [],
  required: true,
  value: null,
};

async function setUp(content = "Write to {{who}}.\n- Tone: {{tone}}", variables = [who]) {
  const sharing = await setUpSharing();
  const { services, viewer } = sharing;
  const { id } = await sharing.create({ content, variables });
  const shareId = await sharing.shareAs(id, { title: "A letter", description: "" });
  const stranger = await sharing.newcomer();
  return {
    ...sharing,
    id,
    shareId,
    stranger,
    fill: (
      values: Record<string, string>,
      { by = viewer, of = id }: { by?: { id: string } | null; of?: string } = {},
    ) => fillPrompt(services, by, of, values),
  };
}

test("the owner fills by id, and anybody by the link", async () => {
  const { fill, shareId, stranger } = await setUp();
  expect(await fill({ who: "Ada", tone: "warm" })).toBe("Write to Ada.\n- Tone: warm");
  for (const by of [null, stranger])
    expect(await fill({ who: "$& {{tone}}" }, { by, of: shareId })).toBe("Write to $& {{tone}}.");
});

test("a stranger finds neither another's prompt by its id nor a private one by its link", async () => {
  const { fill, id, shareId, stranger, services, viewer } = await setUp();
  const refusal = { code: "prompt_not_found" };
  for (const by of [null, stranger])
    await expect(fill({ who: "Ada" }, { by })).rejects.toMatchObject(refusal);
  await togglePublic(services, viewer, id, false);
  for (const by of [null, stranger]) {
    await expect(fill({ who: "Ada" }, { by, of: shareId })).rejects.toMatchObject(refusal);
    await expect(describeInputs(services, by, shareId)).rejects.toMatchObject(refusal);
  }
  expect(await fill({ who: "Ada" }, { of: shareId })).toBe("Write to Ada.");
});

test("wrong values are refused by their names", async () => {
  const { fill } = await setUp();
  await expect(fill({ tone: "warm", size: "1" })).rejects.toMatchObject({
    code: "invalid_fields",
    fields: { "values.who": { code: "required" }, "values.size": { code: "unknown_field" } },
  });
});

test("a filled text beyond its limit is refused, and not made", async () => {
  const { fill } = await setUp("{{who}} ".repeat(2_000));
  await expect(fill({ who: "x".repeat(20_000) })).rejects.toMatchObject({
    code: "invalid_fields",
    fields: { values: { code: "too_long", limit: filledLimit } },
  });
});

test("the inputs of a prompt are described under its title", async () => {
  const { services, viewer, id } = await setUp();
  expect(await describeInputs(services, viewer, id)).toMatchObject({
    title: "A letter",
    properties: { who: { title: "Who" }, tone: { title: "Tone" } },
    required: ["who"],
  });
});

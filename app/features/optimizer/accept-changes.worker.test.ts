import { expect, test } from "vitest";

import { setUpLibrary } from "../../../tests/support/factories/set-up-library";
import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";

import { acceptChanges } from "./accept-changes.server";
import { changesAmong, changesBetween } from "./changes";
import { optimizePrompt } from "./optimize-prompt.server";

// Before any test with a time limit: a busy machine trains the classifiers for long.
await openPlaybooks();

const contradiction = "contradiction.1";

/** The text that is saved where a question was answered by `first`, and by `then` before accepting. */
async function savedAfter(
  content: string,
  first?: string,
  then?: string,
  question = contradiction,
): Promise<string> {
  const { services, viewer, create } = await setUpLibrary();
  const { id, originalInput: purpose, updatedAt } = await create({ content });
  const [inserted, answers] = [first, then].map((passage): Record<string, string> =>
    passage === undefined ? {} : { [question]: passage },
  );
  const withoutModel = { ...services, model: null, modelBudget: { perCaller: 0, inAll: 0 } };
  const { content: after } = await optimizePrompt(withoutModel, viewer.id, {
    content,
    purpose,
    answers: inserted!,
  });
  const accepted = [...changesAmong(changesBetween(content, after)).keys()];
  const { prompt } = await acceptChanges(
    services,
    viewer,
    id,
    {
      purpose,
      content,
      after,
      accepted,
      updatedAt: new Date(updatedAt).toISOString(),
      inserted: inserted!,
      answers: answers!,
    },
    "en",
  );
  return prompt.content;
}

test("another choice in a contradiction than the inserted one counts", async () => {
  const [brief, long] = ["Keep it under 60 words.", "Explain in at least 300 words what we change."];
  const content = `Reply to the guest. ${brief} ${long}`;
  const short = `Reply to the guest. ${brief} Explain what we change.`;
  expect(await savedAfter(content, brief, brief)).toBe(short);
  expect(await savedAfter(content, undefined, brief)).toBe(short);
  expect(await savedAfter(content, long, brief)).toBe(short);
  expect(await savedAfter(content, brief, long)).toBe(`Reply to the guest. ${long}`);
  expect(await savedAfter(content, brief)).toBe(content);
  expect(await savedAfter(content, long)).toBe(content);
});

test("the rule of an earlier choice goes with it", async () => {
  const [formal, casual] = [
    "Write a formal letter to my landlord Ms Wu about the boiler.",
    "Keep the tone casual.",
  ];
  const tones = `${formal} ${casual}`;
  expect(await savedAfter(tones, casual, casual)).toContain("Follow “Keep the tone casual”");
  expect(await savedAfter(tones, casual, formal)).toBe(formal);
  expect(await savedAfter(tones, casual)).toBe(tones);
  const [short, long] = [
    "Write at most 50 words about the boiler.",
    "Tell Ms Wu at least 300 words about repairs.",
  ];
  const lengths = `${short} ${long}`;
  const rule = (kept: string, other: string) =>
    `${lengths}\n- Follow “${kept.slice(0, -1)}”, not “${other.slice(0, -1)}”`;
  expect(await savedAfter(lengths, short, short)).toBe(rule(short, long));
  expect(await savedAfter(lengths, short, long)).toBe(rule(long, short));
  expect(await savedAfter(lengths, short)).toBe(lengths);
});

test("an answer about unclear words stands in their place or on a line, as it was typed last", async () => {
  const content = "Write a note to Ana in a nice way. Send her the usual format.";
  const [without, once] = ["without a single reproach", "like a postcard"];
  const manner = "unclear.in_a_nice_way";
  const placed = (answer: string) => content.replace("in a nice way", answer);
  expect(await savedAfter(content, without, without, manner)).toBe(placed(without));
  expect(await savedAfter(content, undefined, without, manner)).toBe(placed(without));
  expect(await savedAfter(content, without, once, manner)).toBe(placed(once));
  expect(await savedAfter(content, without, undefined, manner)).toBe(content);
  const format = "unclear.the_usual_format";
  const line = `${content}\n- The usual format: a table of three columns`;
  expect(await savedAfter(content, "a table of three columns", "a table of three columns", format)).toBe(
    line,
  );
  expect(await savedAfter(content, "two lists", "a table of three columns", format)).toBe(line);
});

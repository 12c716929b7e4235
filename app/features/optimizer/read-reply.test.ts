import { expect, test } from "vitest";

import { changesAmong } from "./changes";
import { readReply } from "./read-reply.server";
import { replyForm } from "./schema";

const content =
  "You are a caring expert. Write a letter to {{landlord}} about the 800 euros of my deposit, on one page, without threats.";
const given = content.replace("You are a caring expert. ", "");

const read = (reply: string) => readReply(replyForm.parse({ purpose: "a letter", content, given, reply }));

test("a reply is compared with the original, change by change", () => {
  const improved = given.replace("on one page", "in 150 words");
  const view = read(`Here you are:\n\`\`\`\n${improved}\n\`\`\`\nAnything else?`);
  expect(view).toMatchObject({ content: improved, improvements: [], variables: [], leftAlone: null });
  expect(changesAmong(view.pieces)).toEqual([
    { removed: "You are a caring expert. ", added: "" },
    { removed: "on one page", added: "in 150 words" },
  ]);
  expect(view.pasted).toEqual({ given, losses: [], isUnlike: false });
});

test("what a reply lost of the text that the AI was given is told by code", () => {
  expect(read(given.replace("{{landlord}} about the 800 euros", "him about a part")).pasted?.losses).toEqual([
    { code: "variable", words: "{{landlord}}" },
    { code: "words", words: "800" },
  ]);
  expect(read("大家さんに敷金八百ユーロについての手紙を一枚で書いてください。").pasted).toMatchObject({
    losses: [{ code: "language", words: "ja" }, { code: "variable" }, { code: "words" }],
    isUnlike: false,
  });
});

test("an AI's questions are told from a prompt", () => {
  const questions = "1. When did you move out?\n2. Which country is it in?\n3. What did they say so far?";
  expect(read(questions).pasted?.isUnlike).toBe(true);
  expect(read(`${questions}\n\`\`\`\n${given}\n\`\`\``).pasted?.isUnlike).toBe(false);
});

test("a blank reply, and a prompt too long, are refused", () => {
  expect(replyForm.safeParse({ purpose: "a", content, given, reply: " \n" }).error?.issues[0]?.message).toBe(
    "required",
  );
  expect(replyForm.safeParse({ purpose: "a", content, given }).success).toBe(false);
  expect(() => read("word ".repeat(4_001))).toThrow("invalid_fields");
  // Invisible characters of a reply are no reason to refuse it.
  expect(read(`\u200B\u0007${given}`).content).toBe(given);
});

import { expect, test } from "vitest";

import { purposeLimit } from "~/features/prompts/limits";

import { lineOfShare } from "./share-line";

const request = "Summarize the following text:";

test("short texts are the line, each of them once", () => {
  expect(lineOfShare({ title: "A fair", text: "https://fair.example/" }, request)).toEqual({
    purpose: "A fair\nhttps://fair.example/",
    isMaterial: false,
    isCut: false,
  });
  const text = "A fair: https://fair.example/";
  const shared = { title: "A fair", text, url: "https://fair.example/" };
  expect(lineOfShare(shared, request).purpose).toBe(text);
  expect(lineOfShare({ url: "https://fair.example/" }, request).purpose).toBe("https://fair.example/");
  expect(lineOfShare({}, request).purpose).toBe("");
});

test("a long text, or one of several lines, is material below a request", () => {
  const text = "The fair begins at noon.\nStalls are free.";
  expect(lineOfShare({ title: "Fair", text }, request)).toEqual({
    purpose: `${request}\n\nFair\n${text}`,
    isMaterial: true,
    isCut: false,
  });
  expect(lineOfShare({ text: "fair ".repeat(60) }, request).isMaterial).toBe(true);
});

test("a text longer than the line may be is cut between characters, and hidden characters go", () => {
  const { purpose, isCut } = lineOfShare({ text: "🏮".repeat(purposeLimit) }, request);
  expect(isCut).toBe(true);
  expect([...purpose]).toHaveLength(purposeLimit);
  expect(purpose.endsWith("🏮")).toBe(true);
  expect(lineOfShare({ text: "fair\u202E\u0000ground" }, request).purpose).toBe("fairground");
});

test("a line that waits already stays above what is shared", () => {
  expect(lineOfShare({ text: "Tea at six." }, request, "Invite my neighbors")).toEqual({
    purpose: "Invite my neighbors\n\nTea at six.",
    isMaterial: true,
    isCut: false,
  });
  const full = "a".repeat(purposeLimit);
  expect(lineOfShare({ text: "Tea." }, request, full)).toEqual({
    purpose: full,
    isMaterial: true,
    isCut: true,
  });
});

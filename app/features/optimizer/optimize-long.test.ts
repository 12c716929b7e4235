import { expect, test } from "vitest";

import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";

import { someOf } from "../../../tests/support/sampling";

import { askAboutPrompt } from "./ask-about-prompt.server";
import { putAnswers } from "./cleaning/put-answers";
import { cleanPrompt } from "./optimize-builtin";

const playbooks = await openPlaybooks();

function optimize(content: string) {
  const { use, language, variables } = askAboutPrompt({ content, purpose: "画像を作って" }, playbooks, {
    readerLanguage: "ja",
  });
  const { content: clean, contradictions } = cleanPrompt(content, playbooks);
  const answered = variables.map((variable) => ({ ...variable, value: "x" }));
  return putAnswers(clean, {
    use,
    language,
    variables: answered,
    rules: contradictions.map(({ rules: [rule] }) => rule),
  });
}

const time = (content: string) => {
  const start = performance.now();
  optimize(content);
  return performance.now() - start;
};

const texts: Record<string, (length: number) => string> = {
  "a request and blanks": (length) => `画像を作って${" ".repeat(length)}x`,
  "many sentences": (length) => "a. ".repeat(length / 3),
  "many full stops": (length) => `${".".repeat(length)}x`,
  "open quotations": (length) => "「".repeat(length),
  "quotation marks": (length) => '"a'.repeat(length / 2),
  "open variables": (length) => "{{a ".repeat(length / 4),
  "nothing but padding": (length) => "You are a world-class expert.\n".repeat(length / 30),
  "nothing but headings": (length) => "# a\n".repeat(length / 4),
  figures: (length) => "1".repeat(length),
  "half a contract": (length) => "Ask me ".repeat(length / 7),
};

test.each(someOf(Object.entries(texts), 4))(
  "eight times the text takes nothing like 64 times the time: %s",
  (_, fill) => {
    const [short, long] = [fill(10_000), fill(80_000)];
    optimize(short);
    let ratio = Infinity;
    // A busy machine gets another try.
    for (let tries = 0; tries < 6 && ratio >= 24; tries += 1) ratio = time(long) / Math.max(time(short), 0.5);
    expect(ratio).toBeLessThan(24);
  },
);

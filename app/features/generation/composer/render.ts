import type { Language } from "~/languages";
import type { Localized, Section } from "./composition";

const separators: Localized = { ja: "：", en: ": ", es: ": " };

/**
 * Prints the sections of a prompt as Markdown: a `## ` heading each, then text, inputs, bullets and numbers.
 * A section without content is left out. Returns the text without a line break at its end.
 */
export function renderPrompt(sections: readonly Section[], language: Language): string {
  return sections
    .map((section) => [section.title, printBody(section, language)] as const)
    .filter(([, body]) => body !== "")
    .map(([title, body]) => `## ${title}\n${body}`)
    .join("\n\n");
}

function printBody(section: Section, language: Language): string {
  const inputs = section.variables?.map(({ name, hint }) => `- {{${name}}}${separators[language]}${hint}`);
  const blocks = [
    section.body ?? "",
    inputs?.join("\n") ?? "",
    evenEnds(section.items ?? [])
      .map((item) => `- ${item}`)
      .join("\n"),
    section.steps?.map((step, index) => `${index + 1}. ${step}`).join("\n") ?? "",
  ];
  return blocks.filter((block) => block !== "").join("\n");
}

/** Bullets of one list end alike: where some are phrases, the sentences lose their full stop. */
function evenEnds(items: readonly string[]): readonly string[] {
  const ended = items.filter((item) => /[。.]$/.test(item)).length;
  if (ended === 0 || ended === items.length) return items;
  return items.map((item) => item.replace(/(?<![.…]|\b(?:etc|p\. ?ej|e\.g|a\.m|p\.m))[。.]$/, ""));
}

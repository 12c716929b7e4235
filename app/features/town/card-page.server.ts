import type { Category } from "~/domain/categories";
import { blank, endsWithLabel, nameIn, placeholder } from "~/domain/placeholders";
import { filledText } from "~/domain/variable-definitions";

import {
  describedColumns,
  excerptColumns,
  excerptOf,
  purposeColumns,
  resultColumns,
  summaryColumns,
} from "./excerpt";
import type { CardPrompt, CardResult } from "./card-prompt";
import type { TownPage, TownPrompt } from "./town-prompt";

/** The categories in which a card shows a picture. */
const pictured: ReadonlySet<Category> = new Set(["image", "video"]);

type Reader = { id: string; isAdmin: boolean } | null;

/** Serializes a page of a public list, with the reader's rights to edit and remove. */
export function cardPage<Page extends TownPage>({ prompts, ...page }: Page, reader: Reader) {
  return { ...page, cards: cardsOf(prompts, reader) };
}

/** The beginning of a text, with an ellipsis if there is more. */
function beginning(text: string, columns: number): string {
  const { excerpt, isWhole } = excerptOf(text, columns);
  return isWhole ? excerpt : `${excerpt}…`;
}
/** Serializes prompts for `readCards`. */
export const cardsOf = (prompts: readonly TownPrompt[], reader: Reader): string =>
  JSON.stringify(prompts.map((prompt) => cardPrompt(prompt, reader)));

function cardPrompt(prompt: TownPrompt, reader: Reader): CardPrompt {
  const { id, shareId, subcategory, isPublic, creator } = prompt;
  const isOwn = reader !== null && prompt.originalCreatorId === reader.id;
  return {
    shareId,
    title: prompt.title ?? beginning(prompt.originalInput, summaryColumns),
    lead: leadOf(prompt),
    ...excerptOf(shownText(prompt), prompt.description ? describedColumns : excerptColumns),
    subcategory,
    tags: prompt.tags.slice(2),
    isPublic,
    createdAt: prompt.createdAt.toISOString().replace(/\.\d+/, ""),
    creator,
    ...((isOwn || reader?.isAdmin) && {
      manage: { id, isOwn, fields: prompt.variables.length, version: prompt.updatedAt.toISOString() },
    }),
    language: prompt.language,
    ...(prompt.saves > 0 && { saves: prompt.saves }),
    ...(prompt.uses > 0 && { uses: prompt.uses }),
    ...(prompt.isSaved && { isSaved: true }),
    ...(prompt.isNewHere && { isNewHere: true }),
    memberId: prompt.memberId,
    ...(prompt.basedOn && { basedOn: prompt.basedOn }),
    ...(prompt.isProven && { isProven: true }),
    result: cardResult(prompt),
  };
}

/** The longest label of a field that a line of a card could have room for. */
const longestLabel = 120;

/** A publication's text on its card: no open field repeats the label before it. */
function shownText(prompt: TownPrompt): string {
  const text = filledText(prompt);
  const labels = new Map(prompt.variables.map(({ name, label }) => [name, label]));
  return text.replace(placeholder, (match, inside: string, at: number) => {
    const label = labels.get(nameIn(inside) ?? "");
    return label && endsWithLabel(text.slice(Math.max(0, at - longestLabel), at), label) ? blank : match;
  });
}

function leadOf({ title, description, originalInput }: TownPrompt): string | undefined {
  if (description) return beginning(description, summaryColumns);
  return title ? beginning(originalInput, purposeColumns) : undefined;
}

function cardResult({ category, picture, firstText }: TownPrompt): CardResult | undefined {
  if (picture && pictured.has(category)) {
    const { previewUrl: src, alt, width, height, isSample } = picture;
    return { picture: { src, alt, width, height }, isSample };
  }
  if (!firstText) return undefined;
  // Blank lines and the signs of Markdown would take the place of words.
  const lines = firstText.text
    .split("\n")
    .map(withoutSigns)
    .filter((line) => /[^\s|:~*=_-]/.test(line));
  return { ...firstText, text: beginning(lines.join("\n"), resultColumns) };
}

/** A line of a reply as a reader of its Markdown sees it, for its first words. */
const withoutSigns = (line: string) => line.replace(/^\s*(?:#{1,6}|>)\s/, "").replace(/\*\*|`/g, "");

import { openPlaybooks, type Playbooks } from "~/features/generator/playbooks/playbooks.server";
import type { Prompt } from "~/features/prompts/prompt";
import { isSceneUse, typeTagUse, type PromptUse } from "~/domain/prompt-use";
import { ownTags } from "~/features/prompts/tags";
import { maskMaterial } from "~/features/generator/reading/language";
import { recognize } from "~/features/generator/playbooks/recognize";
import { read, type Reading } from "~/features/generator/reading/read";
import { foldText } from "~/features/text/fold-text";
import { languages, type Language } from "~/domain/languages";
import { isCategory, isSubcategory, type Place } from "~/domain/categories";

type Described = Pick<Prompt, "originalInput" | "content" | "tags" | "type">;

/** Least probabilities of all categories together and of one, and its least lead; below them it is chance. */
const least = { possible: 0.01, share: 0.04, lead: 1.1 };

/** Weights below one: pictures and films for a prompt of another type, lines without a category, and the place of the recognized kind of task. */
const shares = { scene: 0.75, none: 0.75, kind: 0.3 };

/** Subcategories only for prompts about AI, and words for AI. */
const aboutAi: ReadonlySet<string> = new Set([
  "AIと倫理",
  "AIツール活用",
  "AIによる業務改善",
  "AIとビジネス",
]);
const namesAi =
  /(?<![a-z])(?:ai|ia|gpt|llms?|chatgpt|gemini|copilot|claude|notebooklm|deepfakes?)(?![a-z])|人工知能|ディープフェイク|artificial intelligence|inteligencia artificial|algor/u;

/**
 * Suggests a place in the town by similarity to lines with a known category, and by the kind of task: by purpose, else tags, else content. Null
 * if nothing is similar enough, or the town has no place for the prompt. `share`: the least probability of the place.
 */
export async function suggestBuiltin(
  { originalInput, content, tags, type }: Described,
  share = least.share,
): Promise<Place | null> {
  const playbooks = await openPlaybooks();
  const use = typeTagUse(type) ?? "text";
  for (const text of [originalInput, ownTags(tags).join(" "), content]) {
    const reading = read(text, use, playbooks.topics);
    const { request, language } = reading;
    const spoken = maskMaterial(request);
    const line = /\p{L}/u.test(spoken) ? spoken : request;
    const kind = placeOfKind(playbooks, reading);
    // A word or two shows no language: after the likeliest language, the others are tried.
    for (const tried of new Set([language ?? "en", ...languages])) {
      const place = placeOf(playbooks, use, line, tried, share, kind);
      if (place) return place === "none" ? null : place;
    }
  }
  return null;
}

interface Labelled {
  /** A category and a subcategory, or `none`. */
  label: string;
  share: number;
}

/** The place of prompts of the recognized kind, as likely as the kind. */
function placeOfKind(playbooks: Playbooks, reading: Reading): Labelled {
  const { book, share } = recognize(reading, playbooks);
  return { label: book.place, share };
}

/** The place of a line; `none`: no category of the town fits it. Null if nothing is similar enough. */
function placeOf(
  playbooks: Playbooks,
  use: PromptUse,
  line: string,
  language: Language,
  leastShare: number,
  kind: Labelled,
): Place | "none" | null {
  const isScene = isSceneUse(use);
  const isAboutAi = namesAi.test(foldText(line));
  const possible = playbooks.rankPlaces(language, line).flatMap(({ label, share }) => {
    const [category = "", subcategory = ""] = label.split("/");
    const isOther = isScene ? category !== use : aboutAi.has(subcategory) && !isAboutAi;
    return isOther ? [] : [{ category, subcategory, share }];
  });
  const whole = possible.reduce((sum, { share }) => sum + share, 0);
  if (whole < least.possible) return null;
  const named = kind.label === "none" && !isScene ? [{ category: "none", subcategory: "", share: 0 }] : [];
  const [first, second] = [...possible, ...named]
    .map(({ category, subcategory, share }) => {
      const ofScene = isSceneUse(category);
      const weight = category === "none" ? shares.none : ofScene && !isScene ? shares.scene : 1;
      const isOfKind = kind.label === (subcategory ? `${category}/${subcategory}` : category);
      const ofKind = isOfKind ? kind.share * shares.kind : 0;
      return { category, subcategory, score: (share / whole) * weight + ofKind };
    })
    .sort((a, b) => b.score - a.score);
  if (!first || first.score < leastShare || first.score < (second?.score ?? 0) * least.lead) return null;
  const { category, subcategory } = first;
  if (category === "none") return "none";
  return isCategory(category) && isSubcategory(category, subcategory) ? { category, subcategory } : null;
}

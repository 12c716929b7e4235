import type { Composition, Part, Question } from "~/domain/composition";
import { isSceneUse } from "~/domain/prompt-use";
import { filledText, nameFrom, type Template } from "~/domain/variable-definitions";
import { valueFault } from "~/domain/variable-values";
import { namesOf, type Variable } from "~/domain/variables";
import { ratioOf } from "~/features/generator/reading/ratio";
import { definitionLimits } from "~/features/prompts/limits";
import { countCharacters } from "~/features/text/visible-text";

import { frozenAsking } from "./asking-passage";
import { amend, partsOf } from "./compose";

/** A question of a composition, and the variable that replaces it in the text. */
interface TemplateVariable {
  question: Question;
  variable: Variable;
}

/**
 * A generated text, edited by hand or not, as a prompt to use again: each answer becomes a variable with the
 * answer as its value, and each open question of a list an optional line. Filled, it is the same text: a question
 * that cannot keep that promise, or for which the text has no room within `limit` characters, is left as it is.
 */
export function makeTemplate(content: string, composition: Composition, limit: number): Template {
  const placed = placedIn(content, composition);
  const whole = tryTemplate(content, composition, placed, limit);
  if (whole) return whole;
  const kept: TemplateVariable[] = [];
  let template: Template = { content, variables: [] };
  for (const one of placed) {
    const next = tryTemplate(content, composition, kept.concat(one), limit);
    if (!next) continue;
    kept.push(one);
    template = next;
  }
  return template;
}

function tryTemplate(
  content: string,
  composition: Composition,
  placed: readonly TemplateVariable[],
  limit: number,
): Template | null {
  const places = new Map(placed.map(({ question, variable }) => [question.name, variable.name]));
  const withPlaceholders: Composition = {
    ...composition,
    // A placeholder is no answer: the AI still asks for what is open.
    asking: frozenAsking(composition),
    variables: composition.variables.map((question) => {
      const name = places.get(question.name);
      return name === undefined ? question : { ...question, value: `{{${name}}}` };
    }),
  };
  const template = {
    content: amend(content, composition, withPlaceholders),
    variables: placed.map(({ variable }) => variable),
  };
  const isWithin = template.content.length <= limit || countCharacters(template.content) <= limit;
  const names = namesOf(template.content);
  const isPlaced = template.variables.every(({ name }) => names.includes(name));
  return isWithin && isPlaced && filledText(template) === content ? template : null;
}

/**
 * The questions that may take a place in the text: the answered ones, and the open ones of a list, unless its
 * person has rewritten it from the start.
 */
function placedIn(content: string, composition: Composition): TemplateVariable[] {
  const isScene = isSceneUse(composition.use);
  const isList = !isScene && content.startsWith(composition.base);
  const parts = new Map(partsOf(composition).map((part) => [part.id, part]));
  const taken = new Set(namesOf(content));
  return composition.variables.flatMap((question): TemplateVariable[] => {
    const part = parts.get(question.name);
    if (!question.value && (!isList || question.kind === "long_text")) return [];
    if (isScene && (!part || ratioOf(question.value ?? ""))) return [];
    const value = part && question.value ? answerIn(content, part, question.value) : null;
    const kind = valueFault(question, value ?? "") ? "text" : question.kind;
    // Longer material stays text: no default may be so long.
    if (countCharacters(value ?? "") > definitionLimits.value) return [];
    const name = nameFrom(question.label, taken);
    taken.add(name);
    const { example: _, ...variable } = question;
    return [{ question, variable: { ...variable, name, kind, value, required: isScene } }];
  });
}

/** The answer as it stands in the text: the rest of its line, if it was changed by hand. */
function answerIn(content: string, { lead, text }: Part, answer: string): string {
  const lines = content.split("\n");
  if (lead === null || lines.some((one) => one.startsWith(text))) return answer;
  const line = lines.find((one) => one.startsWith(lead));
  return line?.slice(lead.length).trim() ? line.slice(lead.length) : answer;
}

import { guessVariable, noteAfter } from "./guess-variable";
import { nameIn, placeholder, variableLimits } from "./placeholders";

/** Kinds of a variable: each has its own form control and check. */
export const variableKinds = ["text", "long_text", "number", "date", "choice", "url"] as const;

export type VariableKind = (typeof variableKinds)[number];

/** Maximum number of options to tap; more are a list. */
export const mostTaps = 6;

/** A question of a prompt: `{{name}}` in its text is the placeholder of the answer. */
export interface Variable {
  /** Name between the braces, in any script; in a draft the name for API requests: "decline-invitation.what". */
  name: string;
  /** Label of the form control, and before the answer in a generated prompt. */
  label: string;
  /** Question or hint below the label; empty: none. */
  question: string;
  kind: VariableKind;
  /** Answers to tap. A `choice` accepts these only; a `text` other answers too. */
  options: string[];
  required: boolean;
  /** The given answer, or the default. Null if it is unanswered. */
  value: string | null;
}

/** Answers by variable name; a missing one is the variable's own value, an empty one unanswered. */
export type Values = Readonly<Record<string, string>>;

/** A piece of a filled text: text of the prompt, or a placeholder. */
export interface FilledPiece {
  text: string;
  /** Name of the variable. Null for text of the prompt. */
  name: string | null;
  /** The placeholder has an answer; otherwise it shows `{{name}}`. */
  isFilled: boolean;
}

/** The names in a text with the note after their first placeholder, in order, at most `variableLimits.variables`. */
function placeholdersIn(content: string): Map<string, string> {
  const placeholders = new Map<string, string>();
  for (const match of content.matchAll(placeholder)) {
    const name = nameIn(match[1]!);
    if (name === null || placeholders.has(name) || placeholders.size === variableLimits.variables) continue;
    placeholders.set(name, noteAfter(content, match.index + match[0].length));
  }
  return placeholders;
}

/** The names in a text, in order of first use, at most `variableLimits.variables`. */
export const namesOf = (content: string): string[] => [...placeholdersIn(content).keys()];

/** The variables of a text: the stored definition of each name, or an optional one with what the text tells. */
export function variablesOf(content: string, stored: readonly Variable[] | null): Variable[] {
  const known = new Map((stored ?? []).map((variable) => [variable.name, variable]));
  return [...placeholdersIn(content)].map(
    ([name, note]) => known.get(name) ?? { name, ...guessVariable(name, note), required: false, value: null },
  );
}

/** The answer of a variable. Null if it is unanswered. */
export function answerOf({ name, value }: Variable, values: Values): string | null {
  const answer = Object.hasOwn(values, name) ? values[name]! : value;
  return answer?.trim() ? answer : null;
}

/** A prompt's text with its answers. Unanswered placeholders stay, but see `fillPieces`. */
export const fillPrompt = (content: string, variables: readonly Variable[], values: Values): string =>
  fillPieces(content, variables, values)
    .map(({ text }) => text)
    .join("");

/**
 * A filled text in pieces. A line that only carries an unanswered optional variable is left out, with the blank
 * line before it if its paragraph has no further line. Nothing else of the text changes.
 */
export const fillPieces = (content: string, variables: readonly Variable[], values: Values): FilledPiece[] =>
  joinText(
    filledParts(content, variables, values).flatMap(({ pieces, isLeftOut }) => (isLeftOut ? [] : pieces)),
  );

/** Neighboring lines of a text with its answers. */
export interface FilledPart {
  pieces: FilledPiece[];
  /** The filled text is without it. */
  isLeftOut: boolean;
}

/** A text in parts, also those that its filled text leaves out. The line break before a line is in its part. */
export function filledParts(content: string, variables: readonly Variable[], values: Values): FilledPart[] {
  const known = new Map(variables.map((variable) => [variable.name, variable]));
  const lines = content.split("\n");
  const isLeftOut = lines.map((line) => carriesUnanswered(line, known, values));
  for (let at = lines.length - 1, isBlankAfter = true; at >= 0; at -= 1) {
    const isBlank = lines[at]!.trim() === "";
    if (isBlank && isLeftOut[at + 1] && isBlankAfter) isLeftOut[at] = true;
    else if (!isLeftOut[at]) isBlankAfter = isBlank;
  }
  const first = isLeftOut.indexOf(false);
  const parts: FilledPart[] = [];
  lines.forEach((line, at) => {
    if (isLeftOut[at] !== parts.at(-1)?.isLeftOut) parts.push({ pieces: [], isLeftOut: isLeftOut[at]! });
    const { pieces } = parts.at(-1)!;
    if (at > 0 && at !== first) pieces.push({ text: "\n", name: null, isFilled: false });
    pieces.push(...linePieces(line, known, values));
  });
  return parts.map(({ pieces, ...part }) => ({ ...part, pieces: joinText(pieces) }));
}

/** A line of an unanswered text. */
export interface TemplateLine {
  pieces: FilledPiece[];
  /** The variable without whose answer the line is left out. Null if it always stays. */
  only: string | null;
}

/** The lines of a text before any answer, read in one pass. */
export function templateLines(content: string, variables: readonly Variable[]): TemplateLine[] {
  const known = new Map(variables.map((variable) => [variable.name, { ...variable, value: null }]));
  return content.split("\n").map((line) => {
    const pieces = joinText(linePieces(line, known, {}));
    const isOnly = carriesUnanswered(line, known, {});
    return { pieces, only: isOnly ? pieces.find(({ name }) => name !== null)!.name : null };
  });
}

function linePieces(line: string, known: ReadonlyMap<string, Variable>, values: Values): FilledPiece[] {
  const pieces: FilledPiece[] = [];
  let from = 0;
  for (const match of line.matchAll(placeholder)) {
    const variable = known.get(nameIn(match[1]!) ?? "");
    if (!variable) continue;
    pieces.push({ text: line.slice(from, match.index), name: null, isFilled: false });
    const answer = answerOf(variable, values);
    pieces.push({ text: answer ?? match[0], name: variable.name, isFilled: answer !== null });
    from = match.index + match[0].length;
  }
  return [...pieces, { text: line.slice(from), name: null, isFilled: false }];
}

const bullet = /^(?:[-*+・•●]|\d{1,3}[.)．])\s*/u;
const ending = /^(?:[.。;；,、]|[（(][^（()）]*[）)])?$/u;

/** Whether a line has one variable, optional and unanswered, and besides it only a bullet, a label and a note. */
function carriesUnanswered(line: string, known: ReadonlyMap<string, Variable>, values: Values): boolean {
  const [match, another] = line.matchAll(placeholder);
  const variable = match && !another && known.get(nameIn(match[1]!) ?? "");
  if (!variable || variable.required || answerOf(variable, values) !== null) return false;
  const label = line.slice(0, match.index).trim().replace(bullet, "").replaceAll("*", "").trimEnd();
  const rest = line
    .slice(match.index + match[0].length)
    .trim()
    .replaceAll("*", "");
  return (label === "" || (/[:：]$/u.test(label) && !/[。.]\s/u.test(label))) && ending.test(rest);
}

/** Neighboring pieces of the prompt's own text as one; empty ones are left out. */
function joinText(pieces: readonly FilledPiece[]): FilledPiece[] {
  const joined: FilledPiece[] = [];
  let own = "";
  const flush = () => {
    if (own !== "") joined.push({ text: own, name: null, isFilled: false });
    own = "";
  };
  for (const piece of pieces) {
    if (piece.name === null) own += piece.text;
    else {
      flush();
      joined.push(piece);
    }
  }
  flush();
  return joined;
}

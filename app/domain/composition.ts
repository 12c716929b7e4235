import type { Language } from "~/domain/languages";

import type { PromptUse } from "./prompt-use";
import type { Variable } from "./variables";

/** Form in which a generator accepts exclusions and aspect ratio: in the text, as flags, or as a negative prompt. */
export type SceneForm = "prose" | "midjourney" | "negative";

/** Start of a flag; generators read no description after it. */
export const flagMark = /\s--(?=[a-z])/u;

/** A question about a line: the variable that the answer fills, with an example of an answer. */
export interface Question extends Variable {
  /** Placeholder of the field; empty: none. */
  example: string;
}

/** An optional sentence to switch on. */
export interface Wish {
  id: string;
  text: string;
  on: boolean;
}

/** The owner of the rules that keep an automation safe, in their ids: "safe.log". */
export const safeRules = "safe";

/** A kind of task that a line may be, to choose from. */
export interface Kind {
  id: string;
  name: string;
}

/** The passage in which the prompt tells the AI what to ask before it starts. */
export interface Asking {
  /** The person's switch. */
  on: boolean;
  /** The beginning; `{items}` and `{count}` have their places in it. */
  lead: string;
  /** Facts to ask for, in order; `name`: the variable whose answer makes the item superfluous. */
  items: { name: string; text: string }[];
  /** Words for numbers of questions, from two on; empty where `lead` has no `{count}`. */
  counts: string[];
  /** The question that is asked last in any case, as a sentence. Null if it is among the items. */
  last: { name: string; text: string } | null;
  /** The beginning once no item is open: to ask only what is still missing. Empty: nothing is asked then. */
  rest: string;
  /** The task of the AI once it has the answers. */
  ending: string;
  /** `ending` is the contract of an interactive session: it stays without questions. */
  isContract: boolean;
}

/** The pieces of a prompt; its text follows from them. */
export interface Composition {
  use: PromptUse;
  /** Language of the answers and wishes. */
  language: Language;
  /** Id of the recognized or chosen kind of task. */
  kind: string;
  /** That kind first, then the next likely ones, or usual ones where none is known. */
  kinds: Kind[];
  /** The kind was recognized or chosen; otherwise the questions are general. */
  certain: boolean;
  /** The line is complete: nothing is asked. */
  enough: boolean;
  /** The person's words, or the description of a picture or film. */
  base: string;
  /** The mark of the list in these words, which the answers continue; omitted: they begin one. */
  list?: { mark: string; isLast: boolean };
  form: SceneForm;
  exclusions: string[];
  /** Aspect ratio, width to height, if the line names one. */
  ratio: string | null;
  /** The prompt was asked for in another language, but a word has no known translation: the person's words stay. */
  untranslated: boolean;
  variables: Question[];
  wishes: Wish[];
  /** Null if the AI has nothing to ask. */
  asking: Asking | null;
}

/** A piece of a prompt's text, with its origin. */
export interface Part {
  origin: "words" | "answer" | "wish" | "asking" | "flags";
  /** Id of the variable or wish; the origin for other parts. */
  id: string;
  /** Text between the previous piece and this one. */
  gap: string;
  text: string;
  /** Start of an answer's line, also after an edit by hand. Null if there is no line of its own. */
  lead: string | null;
  /** A paragraph of its own below the list: pasted material, or what the AI asks. */
  isBlock?: boolean;
}

import type { Language } from "~/languages";

import type { PromptUse } from "./prompt-use";
import type { Variable } from "./variables";

/** Form in which a generator accepts exclusions and aspect ratio: in the text, as flags, or as a negative prompt. */
export type SceneForm = "prose" | "midjourney" | "negative";

/** An optional sentence to switch on. */
export interface Wish {
  id: string;
  text: string;
  on: boolean;
}

/** The pieces of a prompt; its text follows from them. */
export interface Composition {
  use: PromptUse;
  /** Language of the answers and wishes. */
  language: Language;
  /** The task was recognized; otherwise the questions are general. */
  certain: boolean;
  /** The line is complete: nothing is switched on by default. */
  enough: boolean;
  /** The person's words, or the description of a picture or film. */
  base: string;
  form: SceneForm;
  exclusions: string[];
  /** Aspect ratio, width to height, if the line names one. */
  ratio: string | null;
  variables: Variable[];
  wishes: Wish[];
}

/** A piece of a prompt's text, with its origin. */
export interface Part {
  origin: "words" | "answer" | "wish" | "flags";
  /** Id of the variable or wish; the origin for other parts. */
  id: string;
  /** Text between the previous piece and this one. */
  gap: string;
  text: string;
  /** Start of an answer's line, also after an edit by hand; null: no line of its own. */
  lead: string | null;
}

import type { PromptUse } from "./prompt-use";
import type { Language } from "~/languages";

/** How a generator takes exclusions and the shape of the picture: in the text, as flags, or as a negative prompt. */
export type SceneForm = "prose" | "midjourney" | "negative";

/** A question that a prompt asks; its answer becomes a line of the prompt. */
export interface Variable {
  /** Names it in calls: "decline-invitation.what". */
  name: string;
  /** Stands before the answer in the prompt. */
  label: string;
  question: string;
  kind: "choice";
  /** Answers to tap; own words are as good. */
  options: string[];
  /** The answer; null: none was given. */
  value: string | null;
}

/** A point that the person may switch on. */
export interface Wish {
  id: string;
  text: string;
  on: boolean;
}

/** The pieces of a prompt; its text follows from them. */
export interface Composition {
  use: PromptUse;
  /** Of the answers and wishes. */
  language: Language;
  /** The task was recognised; else the questions are general. */
  certain: boolean;
  /** The line says what matters: nothing is switched on without the person's doing. */
  enough: boolean;
  /** The person's words, or the description of a picture or film. */
  base: string;
  form: SceneForm;
  exclusions: string[];
  /** Width to height, where the line says it. */
  ratio: string | null;
  variables: Variable[];
  wishes: Wish[];
}

/** A piece of a prompt's text, by whose it is. */
export interface Part {
  origin: "words" | "answer" | "wish" | "flags";
  /** Of the variable or wish; for the others their origin. */
  id: string;
  /** Text between the piece before and this one. */
  gap: string;
  text: string;
  /** Start of an answer's line, also after an edit by hand; null: it has no line of its own. */
  lead: string | null;
}

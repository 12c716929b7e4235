import type { OwnAnswer } from "~/domain/fact";
import type { Values } from "~/domain/variables";

import { workItem } from "./browser-store";

/** The answers to the variables of prompts, in this browser only. */
interface SavedAnswers {
  /** The email address of the only member who may read them. Null if they are a visitor's. */
  owner: string | null;
  /** By prompt, the last used first; `own`: the names of answers in own words. */
  prompts: [prompt: string, values: Values, own?: readonly string[]][];
}

/** Maximum number of prompts, and of characters in all. */
const limits = { prompts: 30, characters: 400_000 };

const stored = workItem("answers");

/** Removes all answers. */
export const clearAnswers = () => stored.write(null);

/** The answers that this member, or a visitor before, gave to a prompt. Null if there is none. */
export function readAnswers(owner: string | null, prompt: string): Values | null {
  return promptsOf(owner).find(([name]) => name === prompt)?.[1] ?? null;
}

/** The answers in own words of this member, or a visitor before, the last used prompt first. */
export const typedAnswers = (owner: string | null): OwnAnswer[] =>
  promptsOf(owner).flatMap(([, values, own = []]) =>
    own.map((name) => ({ name, label: name, text: values[name] ?? "" })),
  );

/**
 * Stores the answers to a prompt, with the names of those in own words; null removes them. Other people's answers are removed.
 */
export function saveAnswers(
  owner: string | null,
  prompt: string,
  values: Values | null,
  own: readonly string[] = [],
): void {
  const others = promptsOf(owner).filter(([name]) => name !== prompt);
  const prompts: SavedAnswers["prompts"] = values
    ? [[prompt, values, own], ...others.slice(0, limits.prompts - 1)]
    : others;
  while (textOf(owner, prompts).length > limits.characters) prompts.pop();
  stored.write(prompts.length > 0 ? textOf(owner, prompts) : null);
}

const textOf = (owner: string | null, prompts: SavedAnswers["prompts"]) =>
  JSON.stringify({ owner, prompts } satisfies SavedAnswers);

/** Readable content of the storage; anything odd counts as none. */
function promptsOf(owner: string | null): SavedAnswers["prompts"] {
  try {
    const saved = JSON.parse(stored.read() ?? "") as SavedAnswers;
    return (saved.owner === owner || saved.owner === null) && Array.isArray(saved.prompts)
      ? saved.prompts
      : [];
  } catch {
    return [];
  }
}

import type { OwnAnswer } from "~/domain/fact";
import type { PromptUse } from "~/domain/prompt-use";

import { workItem } from "./browser-store";

/** As long as a result can be reopened, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;

interface Stored<Value> {
  /** The email address of the only member who may read it. Null if it is a visitor's. */
  owner: string | null;
  /** Milliseconds since 1970. */
  at: number;
  value: Value;
}

/** A value of this browser, for its member or what a visitor left before, for a day. */
function dayItem<Value>(key: "answered" | "line" | "result") {
  const item = workItem(key);
  const parse = (text: string | null, owner: string | null): Value | null => {
    try {
      const stored = JSON.parse(text ?? "") as Stored<Value>;
      const mayRead = stored.owner === owner || stored.owner === null;
      return mayRead && Date.now() - stored.at < lifetime ? stored.value : null;
    } catch {
      return null;
    }
  };
  return {
    /** The stored text, for `parse`. */
    text: item.read,
    subscribe: item.subscribe,
    parse,
    read: (owner: string | null) => parse(item.read(), owner),
    write: (owner: string | null, value: Value, at = Date.now()) =>
      item.write(JSON.stringify({ owner, at, value } satisfies Stored<Value>)),
    forget: () => item.write(null),
  };
}

/** Everything that a person has entered, also about earlier lines. */
export interface Given {
  answers: Record<string, string>;
  wishes: Record<string, boolean>;
  kind?: string;
}

interface UnmadeLine {
  purpose: string;
  use: PromptUse;
  given?: Given;
}

export const unmadeLine = dayItem<UnmadeLine>("line");

export const lastResult = dayItem<{ draftId: string; purpose: string }>("result");

/** How many results' answers are stored. */
const mostAnswered = 10;

/** The answers in own words to the questions of the results that this browser showed last, the newest first. */
export const lastAnswers = dayItem<{ draftId: string; answers: readonly OwnAnswer[] }[]>("answered");

/** Stores the answers to the questions of a visitor's result. A member's are with their drafts. */
export function keepAnswers(draftId: string, answers: readonly OwnAnswer[]): void {
  const others = (lastAnswers.read(null) ?? []).filter((one) => one.draftId !== draftId);
  const all = answers.length > 0 ? [{ draftId, answers }, ...others] : others;
  if (all.length > 0) lastAnswers.write(null, all.slice(0, mostAnswered));
  else lastAnswers.forget();
}

/** Stores the line of the generator; removes it if it is blank, or there is its result. */
export function keepLine(owner: string | null, line: UnmadeLine): void {
  const purpose = line.purpose.trim();
  if (purpose === "" || purpose === lastResult.read(owner)?.purpose) unmadeLine.forget();
  else unmadeLine.write(owner, line);
}

/** Stores a result, made at `at` (milliseconds since 1970), as the last one; its line is made. */
export function keepResult(
  owner: string | null,
  result: { draftId: string; purpose: string },
  at: number,
): void {
  lastResult.write(owner, result, at);
  if (unmadeLine.read(owner)?.purpose.trim() === result.purpose) unmadeLine.forget();
}

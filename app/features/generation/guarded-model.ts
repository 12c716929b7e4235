import { AppError } from "~/errors";
import type { Model, ModelRequest } from "~/platform/model/model";

import { createFence, randomMark, type Fence } from "./fence";
import { visibleText } from "./visible-text";

interface Guard {
  model: Model;
  /** What every stage is told first. `mark` is the fence's, `canary` a random code that no answer may contain. */
  instructions: (mark: string, canary: string) => string;
  /** People's text that every stage gets as fenced data, by what it is. */
  material: Record<string, string>;
  /** Takes one call from the budget. */
  spend: () => Promise<void>;
  signal?: AbortSignal;
}

/** A model that is asked with people's text as data, and whose answers are kept from showing the instructions. */
export interface GuardedModel {
  /** A random code that only the instructions contain: an answer with it repeats them. */
  canary: string;
  /** Asks the model to do one stage: `task` joins the instructions, `material` goes in as fenced data. */
  ask<T>(
    task: string,
    material: Record<string, string>,
    request: Pick<ModelRequest<T>, "schema" | "fast" | "onPartial" | "signal">,
  ): Promise<T>;
  /** Whether a text repeats the instructions: the canary, or one of their longer sentences. */
  repeatsInstructions(text: string): boolean;
  /** The text as it may be shown. Error: `model_failed` when it repeats the instructions or nothing is left. */
  clean(text: string): string;
}

/** Puts a fence of its own around the material of one piece of work. */
export function guardModel({ model, instructions, material, spend, signal }: Guard): GuardedModel {
  const fence = createFence();
  const canary = randomMark();
  const base = instructions(fence.mark, canary);
  const telltales = [canary, ...longSentences(base)];
  const repeatsInstructions = (text: string) => telltales.some((telltale) => text.includes(telltale));
  return {
    canary,
    repeatsInstructions,
    ask: (task, more, request) =>
      model.answer({
        instructions: `${base}\n\n${task}`,
        input: encloseAll(fence, { ...material, ...more }),
        spend,
        signal,
        ...request,
      }),
    clean(text) {
      if (repeatsInstructions(text)) throw unusable("The answer repeats the instructions.");
      const shown = visibleText(withoutFences(text, fence)).trim();
      if (shown === "") throw unusable("The answer is empty.");
      return shown;
    },
  };
}

/** Sentences that nobody writes by chance. */
const longSentences = (text: string) =>
  text.split(/(?<=\.)\s+|\n/).filter((sentence) => sentence.length >= 60);

const unusable = (why: string) => new AppError("model_failed", { cause: new Error(why) });

const encloseAll = (fence: Fence, material: Record<string, string>) =>
  Object.entries(material)
    .map(([name, text]) => fence.enclose(name.toUpperCase(), text))
    .join("\n\n");

/** A weak model sometimes copies the fence around what it wrote. */
const withoutFences = (text: string, { mark }: Fence) =>
  text.includes(mark)
    ? text
        .split("\n")
        .filter((line) => !line.includes(mark))
        .join("\n")
    : text;

import { AppError } from "~/errors";
import type { Model, ModelRequest } from "~/platform/model/model";

import { createFence, randomMark, type Fence } from "./fence";
import { baseInstructions } from "./instructions/base";
import type { GenerationOrder, GenerationProgress } from "./schema";
import { visibleText } from "./visible-text";

interface Task {
  model: Model;
  order: GenerationOrder;
  /** Takes one call from the budget. */
  spend: () => Promise<void>;
  signal?: AbortSignal;
  /** Left out: nobody watches, and the model is asked for whole answers instead of streams. */
  onProgress?: (progress: GenerationProgress) => void;
  onWarning: (error: unknown) => void;
}

/** What all stages of one generation share. */
export interface ModelWork extends Task {
  onProgress: (progress: GenerationProgress) => void;
  /** The purpose, without anything invisible. */
  purpose: string;
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

/** Prepares the calls of one generation: the fence around its material, the instructions all stages share, the budget. */
export function startModelWork(task: Task): ModelWork {
  const { model, order, spend, signal, onProgress } = task;
  const purpose = visibleText(order.purpose);
  const fence = createFence();
  const canary = randomMark();
  const base = baseInstructions(order.use, fence.mark, canary);
  const telltales = [canary, ...longSentences(base)];
  const repeatsInstructions = (text: string) => telltales.some((telltale) => text.includes(telltale));
  return {
    ...task,
    repeatsInstructions,
    onProgress: onProgress ?? (() => {}),
    purpose,
    canary,
    ask: (stage, material, request) =>
      model.answer({
        instructions: `${base}\n\n${stage}`,
        input: encloseAll(fence, { purpose, ...material }),
        spend,
        signal,
        ...request,
        onPartial: onProgress && request.onPartial,
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

import type { Model } from "~/platform/model/model";

import { guardModel, type GuardedModel } from "./guarded-model";
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
export interface ModelWork extends Task, GuardedModel {
  onProgress: (progress: GenerationProgress) => void;
  /** The purpose, without anything invisible. */
  purpose: string;
}

/** Prepares the calls of one generation: the fence around its material, the instructions all stages share, the budget. */
export function startModelWork(task: Task): ModelWork {
  const { model, order, spend, signal, onProgress } = task;
  const purpose = visibleText(order.purpose);
  const guarded = guardModel({
    model,
    instructions: (mark, canary) => baseInstructions(order.use, mark, canary),
    material: { purpose },
    spend,
    signal,
  });
  return {
    ...task,
    ...guarded,
    onProgress: onProgress ?? (() => {}),
    purpose,
    ask: (stage, material, request) =>
      guarded.ask(stage, material, { ...request, onPartial: onProgress && request.onPartial }),
  };
}

import { guardModel, type GuardedModel } from "~/features/generation/guarded-model";
import { visibleText } from "~/features/generation/visible-text";
import type { Model } from "~/platform/model/model";

import type { Improvement } from "./improvement";
import { baseInstructions } from "./instructions/base";
import { improve } from "./instructions/improve";
import { repair } from "./instructions/repair";
import { keptFaults } from "./kept-faults";
import { improvementAnswer, type ImprovementAnswer } from "./model-answer";
import type { OptimizationOrder } from "./schema";

interface Task {
  model: Model;
  order: OptimizationOrder;
  spend: () => Promise<void>;
  signal?: AbortSignal;
  onWarning: (error: unknown) => void;
}

interface Improved {
  content: string;
  improvements: Improvement[];
}

const mostImprovements = 10;
const longestImprovement = 200;

/**
 * The model's improvement of a prompt. One that lost the language or a variable is repaired once; null when that does
 * not help, because the prompt as it was is worth more. Errors of the first call: those of `Model.answer`.
 */
export async function optimizeWithModel({
  model,
  order,
  spend,
  signal,
  onWarning,
}: Task): Promise<Improved | null> {
  const material = { purpose: visibleText(order.purpose), prompt: visibleText(order.content) };
  const guarded = guardModel({ model, instructions: baseInstructions, material, spend, signal });
  const first = await guarded.ask(improve, {}, { schema: improvementAnswer });
  const content = guarded.clean(first.content);
  const faults = keptFaults(content, material.prompt);
  if (faults.length === 0) return finish(guarded, order, content, first);
  try {
    const list = faults.map((fault) => `- ${fault}`).join("\n");
    const second = await guarded.ask(
      repair,
      { improved: content, faults: list },
      { schema: improvementAnswer },
    );
    const repaired = guarded.clean(second.content);
    return keptFaults(repaired, material.prompt).length === 0
      ? finish(guarded, order, repaired, second)
      : null;
  } catch (error) {
    // Someone who left wants nothing more; for everybody else the built-in diagnosis is still there.
    signal?.throwIfAborted();
    onWarning(error);
    return null;
  }
}

function finish(
  guarded: GuardedModel,
  order: OptimizationOrder,
  content: string,
  { improvements }: ImprovementAnswer,
): Improved {
  if (content === order.content) return { content, improvements: [] };
  const texts = improvements
    .filter((text) => !guarded.repeatsInstructions(text))
    .map((text) =>
      visibleText(text)
        .replace(/^[-*・\s]+/, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((text) => text !== "" && [...text].length <= longestImprovement);
  return { content, improvements: [...new Set(texts)].slice(0, mostImprovements).map((text) => ({ text })) };
}

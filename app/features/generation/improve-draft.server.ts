import type { ModelDraft } from "./draft-with-model.server";
import { check } from "./instructions/check";
import { revise } from "./instructions/revise";
import { checkAnswer, revisionAnswer } from "./model-answers";
import type { ModelWork } from "./model-work";
import { plainFaults, variablesOf } from "./plain-faults";
import { streamContent } from "./stream-content";

const mostFaultsOfAKind = 3;

/**
 * Checks a draft and revises it when something was found; the result is the better of the two. With Deep Thinking
 * the model reads the draft as well, else plain code alone. Never fails: without the model, budget or time
 * (`withinMs`, in milliseconds) it is the draft, and `work.onWarning` is told why.
 */
export async function improveDraft(work: ModelWork, draft: ModelDraft, withinMs: number): Promise<string> {
  const limit = AbortSignal.timeout(withinMs);
  const signal = work.signal ? AbortSignal.any([work.signal, limit]) : limit;
  try {
    work.onProgress({ stage: "check" });
    const plain = plainFaults(draft.content, work.purpose, draft.plannedVariables);
    const read = work.order.deepThinking ? await readDraft(work, draft.content, signal) : [];
    const faults = [...plain, ...read];
    if (faults.length === 0) return draft.content;
    signal.throwIfAborted();
    work.onProgress({ stage: "revise" });
    const deltas = streamContent(work);
    const { content } = await work.ask(
      revise,
      { draft: draft.content, faults: faults.map((fault) => `- ${fault}`).join("\n") },
      { schema: revisionAnswer, signal, onPartial: deltas.onPartial },
    );
    const revised = work.clean(content);
    deltas.finish(revised);
    // A revision must not lose what the draft had.
    const kept = [...draft.plannedVariables, ...variablesOf(draft.content)];
    return plainFaults(revised, work.purpose, kept).length <= plain.length ? revised : draft.content;
  } catch (error) {
    // Whatever it was, the person has a draft, which is worth more to them than an error.
    if (!work.signal?.aborted) work.onWarning(error);
    return draft.content;
  }
}

/** The faults that the fast model finds: contradictions and the format, in one call. */
async function readDraft(work: ModelWork, draft: string, signal: AbortSignal): Promise<string[]> {
  const { contradictions, format } = await work.ask(
    check,
    { draft },
    { schema: checkAnswer, fast: true, signal },
  );
  return [contradictions, format].flatMap((faults) => faults.slice(0, mostFaultsOfAKind));
}

import type { PromptLanguage } from "~/domain/prompt-languages";
import { AppError } from "~/errors";
import { spendModelCall } from "~/features/accounts/budgets/spend-model-call.server";
import type { Language } from "~/domain/languages";
import type { Services } from "~/services";

import { passageReader } from "./read-passages";
import { translatePassages } from "./translate-passages.server";

interface DraftOptions {
  source: PromptLanguage;
  target: Language;
  /** The person's cancellation; also aborts the upstream calls. */
  signal?: AbortSignal;
  /** Receives failures, for the log. */
  onWarning?: (error: unknown) => void;
}

/**
 * Translations of an author's own texts, for them to change: in order, the original where the model had none. Nothing is cached, since
 * the texts may be private. `callerKey` pays for the model calls. Errors: `model_absent` on a site without a model, those of the
 * model if nothing was translated, and the signal's reason.
 */
export async function translateDraft(
  services: Pick<Services, "db" | "clock" | "model" | "modelBudget">,
  callerKey: string,
  texts: readonly string[],
  { source, target, signal, onWarning = () => {} }: DraftOptions,
): Promise<string[]> {
  const { model } = services;
  if (model === null) throw new AppError("model_absent");
  const reader = passageReader(source);
  const read = texts.map(reader);
  const passages = new Map(
    read.flat().flatMap((part) => (typeof part === "string" ? [] : [[part.source, part] as const])),
  );
  let failure: unknown;
  const work = {
    model,
    target,
    source,
    spend: () => spendModelCall(services, `${callerKey}:translation`),
    signal,
    onWarning: (error: unknown) => {
      failure ??= error;
      onWarning(error);
    },
  };
  const made = await translatePassages(work, [...passages.values()], 0);
  if (made.size === 0 && failure !== undefined) throw failure;
  return read.map((parts) =>
    parts
      .map((part) => (typeof part === "string" ? part : (made.get(part.source)?.text ?? part.source)))
      .join(""),
  );
}

import { AppError } from "~/errors";
import { modelErrors } from "~/features/generator/model/engine";
import { shownReply } from "~/features/runs/shown-reply";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { replyLimit } from "./limits";
import type { TryReply } from "./responses";
import type { TryInput } from "./schema";
import { getTries, spendTry } from "./tries.server";

interface TryOptions {
  /** The person's cancellation; also aborts the upstream call. */
  signal?: AbortSignal;
  /** Receives every new piece of the reply; leave out for a plain call. */
  onText?: (piece: string) => void;
}

export const tryPromptOperation = operation({
  limit: "generate",
  errors: ["model_absent", "tries_spent", ...modelErrors],
});

/**
 * Runs a prompt by the site's model, or goes on with a conversation about it; nothing of it is stored. `callerKey` pays for the
 * reply, also for one that fails. Errors: `model_absent`, those of `spendTry`, `model_failed`, `model_refused`, `model_busy`,
 * `model_timeout`, or the reason of the signal.
 */
export async function tryPrompt(
  services: Pick<Services, "db" | "clock" | "model" | "modelBudget" | "tryBudget">,
  callerKey: string,
  { prompt, answered }: TryInput,
  { signal, onText }: TryOptions = {},
): Promise<TryReply> {
  const { model } = services;
  if (!model) throw new AppError("model_absent");
  const { text, atLimit, isCut } = await model.converse({
    messages: [
      { role: "user", text: prompt },
      ...answered.flatMap(({ reply, answer }) => [
        { role: "assistant" as const, text: reply },
        { role: "user" as const, text: answer },
      ]),
    ],
    spend: () => spendTry(services, callerKey),
    signal,
    onText,
  });
  const { reply, isShortened } = shownReply(text, replyLimit);
  if (reply === "") throw new AppError("model_failed", { cause: new Error("The reply is invisible.") });
  const { left } = await getTries(services, callerKey);
  return {
    reply,
    atLimit: atLimit || isShortened,
    isCut,
    engine: model.name,
    left,
  };
}

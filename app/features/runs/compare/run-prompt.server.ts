import { AppError } from "~/errors";
import { shownReply } from "~/features/runs/shown-reply";
import type { Conversation, Model } from "~/platform/model/model";

/** The person's words to the first reply. Null: none, so that reply is the result. */
export type Person = (firstReply: string) => Promise<string | null> | string | null;

type Call = Pick<Conversation, "spend" | "signal">;

/**
 * The reply that a prompt leads to, in at most two turns: the model's first reply or, where the person has something to say to it,
 * the next. At most `limit` characters, without hidden ones. Errors: those of `Model.converse`.
 */
export async function runPrompt(
  executor: Pick<Model, "converse">,
  prompt: string,
  person: Person,
  limit: number,
  call: Call,
): Promise<string> {
  const reply = async (messages: Conversation["messages"]) => {
    const { text } = await executor.converse({ messages, ...call });
    const shown = shownReply(text, limit).reply;
    if (shown === "") throw new AppError("model_failed", { cause: new Error("The reply is invisible.") });
    return shown;
  };
  const asked = { role: "user", text: prompt } as const;
  const first = await reply([asked]);
  const said = (await person(first))?.trim();
  if (!said) return first;
  return reply([asked, { role: "assistant", text: first }, { role: "user", text: said }]);
}

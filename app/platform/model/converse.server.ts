import { AppError } from "~/errors";

import { callChat, type ChatCall, type ChatPrompt } from "./call-chat.server";
import type { Conversation, ConversationReply } from "./model";
import { visibleReply } from "./visible-reply";

/** `Model.converse` on one chat service; see there. */
export async function converse(
  call: Omit<ChatCall, "prompt">,
  { messages, spend, signal, onText }: Conversation,
): Promise<ConversationReply> {
  signal?.throwIfAborted();
  await spend();
  const visible = visibleReply();
  let text = "";
  const take = (piece: string) => {
    const shown = visible(piece);
    text += shown;
    if (shown !== "" && !signal?.aborted) onText?.(shown);
  };
  const prompt: ChatPrompt = messages.map(({ role, text: said }) => ({
    role,
    content: [{ type: "text", text: said }],
  }));
  try {
    const reply = await callChat({ ...call, prompt, signal, onText: onText && take });
    if (!onText) take(reply.text);
    if (text.trim() === "") throw new AppError("model_failed", { cause: new Error("The answer is empty.") });
    return { text, atLimit: reply.atLimit, isCut: false };
  } catch (error) {
    const isWithdrawn = error instanceof AppError && error.code === "model_refused";
    if (text.trim() === "" || isWithdrawn || signal?.aborted) throw error;
    return { text, atLimit: false, isCut: true };
  }
}

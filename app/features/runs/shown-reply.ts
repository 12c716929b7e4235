import { visibleText } from "~/features/text/visible-text";

/** A model's reply as people see it: without hidden characters, at most `limit` of the others. Empty if there is none. */
export function shownReply(text: string, limit: number): { reply: string; isShortened: boolean } {
  const characters = [...visibleText(text).trim()];
  return { reply: characters.slice(0, limit).join("").trim(), isShortened: characters.length > limit };
}

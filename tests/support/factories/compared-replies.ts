import type { Reply } from "../servers/openai-reply";

/** A reply to the call that contains `when`. */
export const repliesTo = (when: string, content: string): Reply => ({ kind: "answer", when, content });

/** Replies to a prompt, by its filled text, and to the line "a letter", which asks first. */
export const comparedReplies = (filled: string, ofPrompt: string, ofLine: string): Reply[] => [
  repliesTo(filled, ofPrompt),
  repliesTo("To whom?", ofLine),
  repliesTo("a letter", "To whom?"),
];

/** A judge's decisions in both orders, each for this reply. */
export const decisions = (reply: string, quote: string, why = "It names the day."): Reply[] =>
  (["A", "B"] as const).map((letter) => ({
    kind: "answer",
    when: `${reply}\\nEND REPLY ${letter}`,
    content: { better: letter, quote, why },
  }));

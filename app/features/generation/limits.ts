import type { PromptUse } from "~/domain/prompt-use";

/** How long a draft's link works, in milliseconds: 24 hours (specification, section 9). */
export const draftLifetime = 24 * 60 * 60 * 1000;

/** How many drafts one caller makes in a UTC day: anybody may fill each with the longest text. */
export const draftsADay = 500;

/** How many answers and wishes one prompt takes. */
export const answersLimit = 12;
export const wishesLimit = 20;

/** The longest name of a question, in code units: a model's carries its label, escaped. */
export const longestName = 200;

/** What the generator starts with: standard text, Deep Thinking on (specification, section 9). */
export const defaultOrder = { purpose: "", use: "text" as PromptUse, deepThinking: true };

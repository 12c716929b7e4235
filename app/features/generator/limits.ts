import type { PromptUse } from "~/domain/prompt-use";
import { statedLimit } from "~/features/facts/limits";

/** Lifetime of a draft's link, in milliseconds: 24 hours (specification, section 9). */
export const draftLifetime = 24 * 60 * 60 * 1000;

/** Drafts per caller and UTC day: each is stored, up to the longest text. */
export const draftsADay = 500;

/** Maximum number of answers, with those that state facts, and of wishes per prompt. */
export const answersLimit = 12 + statedLimit;
export const wishesLimit = 20;

/** Maximum length of a question's name, in code units: a model's name contains its label, escaped. */
export const longestName = 200;

/** Maximum length of a kind's id, in code units. */
export const longestKind = 60;

/** Defaults of the generator: standard text, Deep Thinking on (specification, section 9). */
export const defaultInput = { purpose: "", use: "text" as PromptUse, deepThinking: true };

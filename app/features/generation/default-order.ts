import type { GenerationOrder } from "./schema";

/** What the generator starts with: standard text, Deep Thinking on (specification, section 9). */
export const defaultOrder: GenerationOrder = { purpose: "", use: "text", deepThinking: true };

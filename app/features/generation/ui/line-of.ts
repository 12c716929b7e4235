import type { GenerationOrder } from "../schema";

/** A line as the API takes it. */
export const lineOf = ({ purpose, use, deepThinking }: GenerationOrder) => ({
  input: purpose,
  isAutonomousAgent: use === "automation",
  isImageGeneration: use === "image",
  isVideoGeneration: use === "video",
  isDeepThinking: deepThinking,
});

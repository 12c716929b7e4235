import type { Dictionary } from "../ja";

export const library: Dictionary["library"] = {
  title: "My library",
  create: "New prompt",
  empty: "No prompts found",
  emptyHint: "You haven’t saved any yet. Create your first one.",
  show: "Show the prompt",
  hide: "Hide the prompt",
};

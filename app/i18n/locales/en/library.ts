import type { Dictionary } from "../ja";

export const library: Dictionary["library"] = {
  title: "My library",
  create: "New prompt",
  empty: "No prompts found",
  emptyHint: "Create your first prompt and keep it here.",
  show: "Show the prompt",
};

import type { Dictionary } from "../ja";

export const examples: Dictionary["examples"] = {
  shown: "What this prompt made",
  sample: "Sample written by the editors",
  sampleShort: "a sample",
  none: "Show what this prompt made: it tells people more than any description.",
  add: "Add an example",
  manage: "Edit examples",
  hidden: "While the prompt is private, the pictures of its examples are not shown.",
  open: "Open the large picture",
  more: "Read on",
  values: "Values used",
  use: "Use these values",
  noneShown: {
    results: "Nothing with results here yet",
    resultsHint: "Posts that show what they really made appear here. The editors’ samples don’t count.",
    proven: "Nothing proven here yet",
    provenHint:
      "Posts whose shown comparison says they do better than the line they came from or an earlier version appear here.",
  },
};

import type { Dictionary } from "../ja";

export const shelf: Dictionary["shelf"] = {
  save: "Save",
  saved: "Saved",
  failed: "Could not be saved",
  counts: "Saves: {{saves, number}} · uses: {{uses, number}}",
  counted: "Saves and uses",
  newHere: "New here",
  order: "Order",
  orders: {
    new: "Newest",
    week: "Best this week",
    best: "Best of all time",
    results: "With results",
    proven: "Proven",
  },
  unranked: {
    week: "There is no ranking for the last seven days yet. Here are the newest.",
    best: "There is no ranking yet. Here are the newest.",
  },
  noneShown: {
    results: "Nothing with results here yet",
    resultsHint: "Posts that show what they made appear here.",
    proven: "Nothing proven here yet",
    provenHint:
      "Posts whose shown comparison says they do better than the line they came from or an earlier version appear here.",
  },
  similar: "More like this",
  mine: "My shelf",
};

import type { Dictionary } from "../ja";

export const shelf: Dictionary["shelf"] = {
  save: "Save",
  saved: "Saved",
  failed: "Could not be saved",
  counts: "Saves: {{saves, number}} · uses: {{uses, number}}",
  counted: "Saves and uses",
  newHere: "New here",
  order: "Order",
  newestFirst: "Newest first",
  orders: {
    new: "Newest",
    week: "Best this week",
    best: "Best of all time",
    results: "With real results",
    proven: "Proven",
  },
  proven: "Proven",
  unranked: {
    week: "There is no ranking for the last seven days yet. Here are the newest.",
    best: "There is no ranking yet. Here are the newest.",
  },
  similar: "More like this",
  mine: "My shelf",
};

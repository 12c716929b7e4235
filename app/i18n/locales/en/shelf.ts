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
  },
  unranked: {
    week: "Nobody has saved or used a prompt here in the last seven days. These are the newest.",
    best: "Nobody has saved or used a prompt here yet. These are the newest.",
  },
  similar: "More like this",
  mine: "My shelf",
};

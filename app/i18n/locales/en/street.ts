import type { Dictionary } from "../ja";

export const street: Dictionary["street"] = {
  showcase: "Today’s shop: {{shop}}",
  toShop: "Enter the shop",
  toTown: "Visit the town",
  chosenBy: "Chosen by the {{editors}}.",
  useAsIs: "Copy one and use it as is.",
  yours: "Your lists",
  feedLink: "Get updates by RSS (address for feed readers)",
  makeThis: "Make it now with these words",
  nearPlace: "Nearest category",
  nearPrompts: "Nearest prompts",
  shops: {
    label: "The street",
    lead: "Shops with a red lantern have new prompts from the last seven days.",
    lit: "New prompts",
  },
  /** The sentences on the pictures for other sites. */
  pictures: {
    home: "From one line to a prompt that works",
    town: "Prompts to copy and use as they are",
  },
};

import type { Dictionary } from "../ja";

export const street: Dictionary["street"] = {
  showcase: "Today’s shop: {{shop}}",
  toShop: "Enter the shop",
  toTown: "Visit the town",
  /** The sentences on the pictures for other sites. */
  pictures: {
    home: "From one line to a prompt that works",
    town: "Prompts to copy and use as they are",
  },
};

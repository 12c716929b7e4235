import type { Dictionary } from "../ja";

export const street: Dictionary["street"] = {
  showcase: "New in the town",
  toTown: "Walk into the town",
  /** The sentences on the pictures for other sites. */
  pictures: {
    home: "From one line to a prompt that works",
    town: "Prompts to copy and use as they are",
  },
};

import type { Localized } from "../composition";

/** What stands between the items of a list inside a sentence. */
export const commas: Localized = { ja: "、", en: ", ", es: ", " };

import type { Language } from "~/domain/languages";

import { english } from "./signs-en";
import { spanish } from "./signs-es";
import { japanese } from "./signs-ja";
import type { WishSigns } from "./wish-signs";

/** The signs of wishes, by the language of the prompt. */
export const wishSigns: Record<Language, WishSigns> = { ja: japanese, en: english, es: spanish };

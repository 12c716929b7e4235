import type { Facts } from "../composition";
import { letteredQuotes } from "../scene/lettered-quotes";
import type { Scene } from "../scene/scene";
import type { FilmKind } from "./film-kind";
import { filmPhrases } from "./film-phrases";

/** The quoted words or the brand that have to be seen on the screen. */
export function filmLettering(text: string, facts: Facts, scene: Scene, kind: FilmKind): string | undefined {
  const { language } = facts;
  if (scene.withoutText) return undefined;
  const quote = (words: string) =>
    language === "ja" ? `「${words}」` : language === "en" ? `"${words}"` : `«${words}»`;
  const { exactText } = filmPhrases[language];
  const logo = kind.id === "logo-sting";
  const lettered = letteredQuotes(text, scene.texts, logo);
  if (lettered.length > 0) return lettered.map(quote).join(language === "ja" ? "" : ", ") + exactText;
  return logo && scene.brand ? quote(scene.brand) + exactText : undefined;
}

import type { Facts, Variable } from "../composition";
import { letteredQuotes } from "../scene/lettered-quotes";
import type { Scene } from "../scene/scene";
import type { PictureKind } from "./picture-kind";
import { picturePhrases } from "./picture-phrases";

export interface Lettering {
  /** What is to be written in the picture, or a variable for it. */
  words?: string;
  variable?: Variable;
}

/** The words that belong in the picture: quoted ones, the brand's name, or an input when the kind needs them. */
export function pictureLettering(text: string, facts: Facts, scene: Scene, kind: PictureKind): Lettering {
  const { language } = facts;
  const wanted = kind.words[language].lettering;
  const { exactText } = picturePhrases[language];
  if (scene.withoutText) return {};
  const quote = (words: string) =>
    language === "ja" ? `「${words}」` : language === "en" ? `"${words}"` : `«${words}»`;
  const lettered = letteredQuotes(text, scene.texts, wanted !== undefined);
  if (lettered.length > 0)
    return { words: lettered.map(quote).join(language === "ja" ? "" : ", ") + exactText };
  if (!wanted) return {};
  const name = kind.id === "logo" ? (scene.brand ?? facts.names[0]) : scene.brand;
  return name ? { words: quote(name) + exactText } : { words: `{{${wanted.name}}}`, variable: wanted };
}

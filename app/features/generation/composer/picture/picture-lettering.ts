import type { Facts, Variable } from "../composition";
import type { Scene } from "../scene/scene";
import type { PictureKind } from "./picture-kind";
import { picturePhrases } from "./picture-phrases";

const cue =
  /文字|テキスト|と書|と言|と入れ|コピー|タイトル|題名|見出し|キャッチ|せりふ|セリフ|(?<!\p{L})(?:text|says?|saying|reads?|reading|headline|title|slogan|tagline|words?|caption|texto|diga|dice|titular|t[ií]tulo|lema|eslogan|palabras?|frase)(?!\p{L})/iu;

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
  if (scene.texts.length > 0 && (wanted || cue.test(text))) {
    return { words: scene.texts.map(quote).join(language === "ja" ? "" : ", ") + exactText };
  }
  if (!wanted) return {};
  const name = kind.id === "logo" ? (scene.brand ?? facts.names[0]) : scene.brand;
  return name ? { words: quote(name) + exactText } : { words: `{{${wanted.name}}}`, variable: wanted };
}

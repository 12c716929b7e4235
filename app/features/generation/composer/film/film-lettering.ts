import type { Facts } from "../composition";
import type { Scene } from "../scene/scene";
import type { FilmKind } from "./film-kind";
import { filmPhrases } from "./film-phrases";

const cue =
  /文字|テキスト|字幕|テロップ|と書|コピー|タイトル|題名|見出し|キャッチ|表示|(?<!\p{L})(?:text|captions?|subtitles?|title|headline|slogan|tagline|words?|texto|subt[ií]tulos?|t[ií]tulo|titular|lema|eslogan|r[oó]tulo|palabras?)(?!\p{L})/iu;

/** The quoted words or the brand that have to be seen on the screen. */
export function filmLettering(text: string, facts: Facts, scene: Scene, kind: FilmKind): string | undefined {
  const { language } = facts;
  if (scene.withoutText) return undefined;
  const quote = (words: string) =>
    language === "ja" ? `「${words}」` : language === "en" ? `"${words}"` : `«${words}»`;
  const { exactText } = filmPhrases[language];
  const logo = kind.id === "logo-sting";
  if (scene.texts.length > 0 && (logo || cue.test(text))) {
    return scene.texts.map(quote).join(language === "ja" ? "" : ", ") + exactText;
  }
  return logo && scene.brand ? quote(scene.brand) + exactText : undefined;
}

import { foldText } from "~/features/texts/fold-text";

const filler =
  /[\s\p{P}\p{S}\d]|の|な|を|で|あり|つき|中心|など|用に|向けに|向け|用|風|付き|入り|画像|写真|絵|動画|映像|ムービー|音楽|音|だけ|紹介|雰囲気|感じ|イメージ|テイスト|調|トーン|タッチ|サイズ|比率|イラスト|素材|デザイン|プロンプト|作成|制作/gu;
const fillerWords =
  /(?<![\p{L}])(?:an?|the|of|for|with|my|our|some|in|on|and|to|at|by|over|introducing|showing|promoting|featuring|depicting|image|picture|photo|video|clip|film|design|nice|good|beautiful|short|professional|music|made|feel|mood|format|size|version|orientation|look|style|vibe|tone|atmosphere|vertical|horizontal|una?|el|la|los|las|de|del|para|con|solo|mi|nuestr[oa]|y|en|imagen|foto|v[ií]deo|dise[nñ]o|bonit[oa]|buen[oa]?|cort[oa]|m[uú]sica|ambiente|aire|estilo|formato|tamañ[oa]|versi[oó]n|aspecto|tono|seconds?|segundos?|s|each)(?![\p{L}])/giu;

/** Whether nothing is left of a piece when the given words and words without meaning of their own are gone. */
export function isKnown(piece: string, known: readonly string[], kindWords: readonly string[]): boolean {
  const words = [...known, ...kindWords]
    .map((word) => foldText(word).replace("*", ""))
    .toSorted((one, other) => other.length - one.length);
  let rest = foldText(piece);
  for (const word of words) {
    const escaped = word.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
    const pattern = /^[a-z0-9]/.test(word) ? `(?<![a-z0-9])${escaped}(?:e?s)?(?![a-z0-9])` : escaped;
    rest = rest.replace(new RegExp(pattern, "g"), " ");
  }
  return rest.replace(fillerWords, "").replace(filler, "") === "";
}

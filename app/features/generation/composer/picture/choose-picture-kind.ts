import type { Language } from "~/languages";
import { recogniseKind } from "../recognise-kind";
import { findFamilies } from "../scene/find-families";
import { withoutOrientation } from "../scene/read-aspect";
import { readBackdrop } from "../scene/read-backdrop";
import { withoutLimits } from "../scene/read-limits";
import { styles } from "../scene/styles";
import { subjectClass } from "../scene/subject-class";
import type { SubjectClass } from "../scene/scene";
import { wordPattern } from "../scene/word-pattern";
import { background } from "./kinds/background";
import { food } from "./kinds/food";
import { general } from "./kinds/general";
import { illustration } from "./kinds/illustration";
import { interior } from "./kinds/interior";
import { landscape } from "./kinds/landscape";
import type { PictureKind } from "./picture-kind";
import { mediumKinds, particularKinds } from "./picture-kinds";

const drawn = wordPattern({
  ja: "イラスト|挿絵|絵画|水彩|油絵|お絵描き|絵(?!文字|本)",
  en: "illustrat(?:ion|ed)|drawings?|drawn|paintings?|painted|sketch(?:ed)?",
  es: "ilustraci[oó]n|ilustrad[oa]|dibujos?|dibujad[oa]|pinturas?|pintad[oa]|boceto",
});
const photographed = wordPattern({
  ja: "写真|実写|フォト",
  en: "photos?|photographs?|photography|photographic",
  es: "fotos?|fotograf[ií]as?",
});

/** What no camera has seen is drawn unless a photograph is asked for. */
const imaginary = wordPattern({
  ja: "ドラゴン|龍(?!之介|馬)|竜(?!巻)|妖精|ユニコーン|ペガサス|人魚|魔女|魔法使い|天使(?!の輪)|悪魔|鬼|妖怪|河童|天狗|エルフ|ドワーフ|フェニックス|鳳凰|モンスター|怪獣",
  en: "dragons?|fair(?:y|ies)|unicorns?|pegasus|mermaids?|witch(?:es)?|wizards?|angels?|demons?|elves|elf|dwar(?:f|ves)|phoenix|monsters?|kaiju|goblins?|trolls?",
  es: "drag[oó]n(?:es)?|hadas?|unicornios?|pegaso|sirenas?|bruj[oa]s?|mag[oa]s?|[aá]ngel(?:es)?|demonios?|elf[oa]s?|enan[oa]s? m[aá]gicos|f[eé]nix|monstruos?|duendes?",
});
const tiled = wordPattern({
  ja: "パターン|テクスチャ|模様|柄|シームレス|幾何学",
  en: "patterns?|textures?|tile(?:able|d)?|seamless|geometric|abstract",
  es: "patr[oó]n|estampado|textura|geom[eé]tric[oa]|abstract[oa]",
});

/** A wallpaper that shows mountains or a cat is a picture of them and no pattern. */
function isPattern(text: string, shown: SubjectClass): boolean {
  return shown === "thing" || text.search(tiled) >= 0;
}

export interface ChosenKind {
  kind: PictureKind;
  medium: PictureKind["medium"];
  /** True when the purpose names neither a kind nor a medium. */
  assumed: boolean;
}

/** The kind of picture a purpose asks for, and whether it is to be a photograph, a drawing or a design. */
export function choosePictureKind(purpose: string, language: Language): ChosenKind {
  const open = withoutLimits(purpose, language);
  const text = withoutOrientation(open.replace(readBackdrop(open, language) ?? "", " "));
  const family = findFamilies(styles, text).families.find(({ medium }) => medium !== "any");
  const named = text.search(photographed) >= 0 ? "photo" : text.search(drawn) >= 0 ? "drawn" : undefined;
  const asked = family && family.medium !== "any" ? family.medium : named;
  const shown = subjectClass(text);
  const guess = recognise(particularKinds, text, language);
  const figure = shown === "person" || shown === "animal";
  const found = figure && (guess === food || guess === landscape || guess === interior) ? undefined : guess;
  const particular = found === background && !isPattern(text, shown) ? undefined : found;
  const place = !particular && shown === "place" ? landscape : undefined;
  const medium = particular || place ? undefined : recognise(mediumKinds, text, language);
  const painted = asked === "drawn" || (!asked && text.search(imaginary) >= 0);
  const kind = particular ?? place ?? (painted ? illustration : (medium ?? general));
  return {
    kind,
    medium: kind.medium === "graphic" ? "graphic" : (asked ?? kind.medium),
    assumed: !particular && !medium && !asked && !painted,
  };
}

/** Where a picture will be used ("表紙に使う、…のイラスト") says less about its kind than what it is. */
const usage =
  /(?<=^|[、。])[^、。]*?(?:に|で)(?:使う|使用する|載せる|掲載する|貼る|飾る)、?|[\p{Script=Han}\p{Script=Katakana}ー]{1,10}用の?(?=イラスト|挿絵|写真)/u;

function recognise(kinds: readonly PictureKind[], text: string, language: Language): PictureKind | undefined {
  const picture = text.replace(usage, "");
  const named = recogniseKind([...particularKinds, ...mediumKinds], picture, language);
  return recogniseKind(kinds, named ? picture : text, language);
}

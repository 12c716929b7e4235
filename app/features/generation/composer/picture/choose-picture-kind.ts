import type { Language } from "~/languages";
import { recogniseKind } from "../recognise-kind";
import { findFamilies } from "../scene/find-families";
import { styles } from "../scene/styles";
import { subjectClass } from "../scene/subject-class";
import { wordPattern } from "../scene/word-pattern";
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

export interface ChosenKind {
  kind: PictureKind;
  medium: PictureKind["medium"];
  /** True when the purpose names neither a kind nor a medium. */
  assumed: boolean;
}

/** The kind of picture a purpose asks for, and whether it is to be a photograph, a drawing or a design. */
export function choosePictureKind(text: string, language: Language): ChosenKind {
  const family = findFamilies(styles, text).families.find(({ medium }) => medium !== "any");
  const named = text.search(photographed) >= 0 ? "photo" : text.search(drawn) >= 0 ? "drawn" : undefined;
  const asked = family && family.medium !== "any" ? family.medium : named;
  const shown = subjectClass(text);
  const guess = recognise(particularKinds, text, language);
  const figure = shown === "person" || shown === "animal";
  const found = figure && (guess === food || guess === landscape || guess === interior) ? undefined : guess;
  const place = !found && shown === "place" ? landscape : undefined;
  const medium = found || place ? undefined : recognise(mediumKinds, text, language);
  const kind = found ?? place ?? (asked === "drawn" ? illustration : (medium ?? general));
  return {
    kind,
    medium: kind.medium === "graphic" ? "graphic" : (asked ?? kind.medium),
    assumed: !found && !medium && !asked,
  };
}

/** Where a picture will be used ("表紙に使う、…のイラスト") says less about its kind than what it is. */
const usage = /[^、。]*?(?:に|で)(?:使う|使用する|載せる|掲載する|貼る|飾る)、?/u;

function recognise(kinds: readonly PictureKind[], text: string, language: Language): PictureKind | undefined {
  const picture = text.replace(usage, "");
  const named = recogniseKind([...particularKinds, ...mediumKinds], picture, language);
  return recogniseKind(kinds, named ? picture : text, language);
}

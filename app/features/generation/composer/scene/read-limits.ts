import type { Language } from "~/languages";
import { maskMaterial } from "../facts/mask-material";

const limits: Record<Language, RegExp> = {
  ja: /[^、。，．,.\s「」（）()にはがをも]{1,14}(?:は|を|も|が)?(?:なし(?!で?も|を)|無し|禁止|不要|抜き|(?:入れ|写さ|使わ|出さ|描か|映さ|含め)ない(?:で(?:ください)?|こと)?|(?:入れ|写さ|使わ|映さ)ず(?:に)?|NG)|(?:誰も|(?<!\p{Script=Han})人(?:が|は)?(?:一人も)?)いない|(?<!\p{Script=Han})人(?:影|気|通り)(?:の|が)ない|無人/gu,
  en: /(?<![\p{L}])(?:nobody|no one)(?: around| there| in sight)?(?!\p{L})|(?<![\p{L}])(?:no|without(?: any)?|don['’]t (?:show|include|use|add)|do not (?:show|include|use|add)|avoid)\s+[^,.;:!?\n()]{2,60}?(?=[,.;:!?\n()]|$|\s(?:but|in|for|at|with|on|vertical|square)\s)/giu,
  es: /(?<![\p{L}])(?:no hay nadie|nadie)(?!\p{L})|(?<![\p{L}])(?:sin|no (?:mostrar|incluir|usar|pongas|uses|incluyas)|nada de|evita(?:r)?)\s+[^,.;:!?\n()]{2,60}?(?=[,.;:!?\n()]|$|\s(?:pero|en|para)\s|\scon (?:fondo|luz|tonos|colores|estilo|mucho|un)|\sde (?:noche|d[ií]a))/giu,
};

/** "Los Nadie" is a band: a capital inside a sentence makes a name. */
const namedBefore = /\p{L}\s$/u;

/** A purpose with its limits blanked out: "ロゴなし" asks for no logo. */
export function withoutLimits(text: string, language: Language): string {
  return readLimits(maskMaterial(text), language).reduce(
    (rest, limit) => rest.replace(limit, " ".repeat(limit.length)),
    text,
  );
}

/** What must not appear, in the purpose's own words ("文字なし", "no text", "sin personas"). */
export function readLimits(text: string, language: Language): string[] {
  const found = [...text.matchAll(limits[language])]
    .filter(
      ({ 0: piece, index }) =>
        !(/^(?:Nadie|Nobody)$/.test(piece) && namedBefore.test(text.slice(Math.max(0, index - 2), index))),
    )
    .map((match) => match[0].trim());
  return [...new Set(found)].slice(0, 8);
}

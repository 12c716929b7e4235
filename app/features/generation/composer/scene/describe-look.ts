import type { Language } from "~/languages";
import type { Localized } from "../composition";
import { hourLights } from "./hour-lights";
import type { LightFamily, Scene } from "./scene";

const comma: Localized = { ja: "、", en: ", ", es: ", " };
const stop: Localized = { ja: "。", en: "; ", es: "; " };
const exactColours: Localized = {
  ja: "指定の色を正確に使い、ほかは彩度を抑えて支える",
  en: "used exactly as stated, everything else kept quieter",
  es: "tal como se indica, con lo demás más apagado",
};
const greys: Localized = {
  ja: "黒から白までの階調だけで見せ、中間の灰色を豊かに残す",
  en: "tones from black to white only, rich in mid greys",
  es: "solo tonos del negro al blanco, ricos en grises medios",
};
const keptColour: Localized<(kept: string) => string> = {
  ja: (kept) => `「${kept}」の指定だけ実物の色を残し、ほかは黒から白までの階調で見せる`,
  en: (kept) => `only ${kept} in natural colour, everything else in tones from black to white`,
  es: (kept) => `solo «${kept}» con su color natural; lo demás, en tonos del negro al blanco`,
};
const exactStyle: Localized = {
  ja: "その特徴を線、色、質感のすべてに一貫して出す",
  en: "carried consistently through line, colour and texture",
  es: "llevado con coherencia a la línea, el color y la textura",
};
const plainBackdrop: Localized = {
  ja: "主役のほかには何も置かない",
  en: "nothing in it but the subject",
  es: "sin nada más que el protagonista",
};
const placeKept: Localized = {
  ja: "その場所と分かる要素を二、三点に絞って描く",
  en: "identified by two or three telling elements",
  es: "reconocible por dos o tres elementos significativos",
};
const exactView: Localized = {
  ja: "主役の輪郭が背景と重ならない位置に置く",
  en: "placed so that the subject's outline stays clear of the background",
  es: "con la silueta del sujeto separada del fondo",
};
const exactAction: Localized = {
  ja: "その様子がひと目で伝わる瞬間と姿勢を選ぶ",
  en: "at the instant and in the pose that show it best",
  es: "en el instante y la postura que mejor lo muestran",
};

/** Given words followed by what they mean for the picture. */
export function withWords(words: readonly string[], meaning: string, language: Language): string {
  return words.length === 0 ? meaning : words.join(comma[language]) + (meaning && stop[language] + meaning);
}

export function describeLight(scene: Scene, fallback: string, language: Language, flat: boolean): string {
  const hours = scene.light.families.some((family) => hourLights.includes(family));
  if (flat) return hours ? withWords(scene.light.words, fallback, language) : fallback;
  const [first, second] = lastingLights(scene);
  if (first) {
    const meanings = [first.light[language], ...(second ? [second.light[language]] : [])];
    return withWords(scene.light.words, meanings.join(stop[language]), language);
  }
  return scene.mood.families[0]?.light[language] ?? fallback;
}

/** A season's light only counts when neither the hour nor the weather is given. */
function lastingLights(scene: Scene): LightFamily[] {
  const lasting = scene.light.families.filter(({ season }) => !season);
  return lasting.length > 0 ? lasting : scene.light.families.slice(0, 1);
}

export function describeColour(scene: Scene, fallback: string, language: Language): string {
  if (scene.monochrome && scene.colourException)
    return withWords(scene.colours, keptColour[language](scene.colourException), language);
  if (scene.monochrome) return withWords(scene.colours, greys[language], language);
  if (scene.colours.length > 0) return withWords(scene.colours, exactColours[language], language);
  return (lastingLights(scene)[0] ?? scene.mood.families[0])?.palette[language] ?? fallback;
}

export function describeStyle(scene: Scene, fallback: string, language: Language): string {
  if (scene.style.words.length > 0 && scene.style.families.length === 0)
    return withWords(scene.style.words, exactStyle[language], language);
  const looks = scene.style.families.slice(0, 2).map((family) => family.look[language]);
  return looks.length > 0 ? withWords(scene.style.words, looks.join(stop[language]), language) : fallback;
}

/** The places that are not the subject itself. */
export function placesAround(scene: Scene): string[] {
  return scene.places.filter((place) => (scene.subject ?? "").length > place.length + 3 || scene.long);
}

export function describeSetting(scene: Scene, fallback: string, language: Language): string {
  if (scene.backdrop) return withWords([scene.backdrop], plainBackdrop[language], language);
  const places = placesAround(scene);
  return places.length > 0 ? withWords(places, placeKept[language], language) : fallback;
}

export function describeAction(scene: Scene, fallback: string, language: Language): string {
  return scene.action ? withWords([scene.action], exactAction[language], language) : fallback;
}

export function describeView(scene: Scene, fallback: string, language: Language): string {
  return scene.views.length > 0 ? withWords(scene.views, exactView[language], language) : fallback;
}

/** "TikTok (9:16)", "16:9", or the kind's own ratio. */
export function describeAspect(scene: Scene, fallback: string, language: Language): string {
  if (!scene.aspect) return fallback;
  const { words, ratio } = scene.aspect;
  if (!ratio) return words;
  return language === "ja" ? `${words}（${ratio}）` : `${words} (${ratio})`;
}

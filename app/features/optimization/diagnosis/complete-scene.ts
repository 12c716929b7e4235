import { sceneAdvice, type ScenePart } from "~/features/generation/composer/scene-advice";
import type { ImprovementCode } from "../improvement";
import type { Language } from "~/languages";

interface Look {
  code: ImprovementCode;
  part: ScenePart;
  /** Words that show that the prompt has it, besides those that the composer reads. */
  told: RegExp;
}

const light: Look = {
  code: "missing_light",
  part: "light",
  told: /light|\blit\b|sun|shadow|glow|neon|dusk|dawn|night|noir|光|照明|ライト|影|夕|朝|夜|逆光|(?<!\p{L})luz|luces|sombra|ilumina|atardecer|amanecer|noche/iu,
};
const style: Look = {
  code: "missing_style",
  part: "style",
  told: /style|photo|realis|illustrat|render|cinematic|paint|watercolou?r|anime|cartoon|vector|sketch|3d|diorama|pixel|vintage|minimal|風|画風|タッチ|写真|写実|イラスト|水彩|油絵|アニメ|実写|リアル|estilo|fotograf|foto|realista|ilustraci|acuarela|dibuj|animaci/iu,
};
const composition: Look = {
  code: "missing_composition",
  part: "composition",
  told: /compos|close-?up|shot|angle|view|perspective|cent(?:er|re)|frame|framing|foreground|isometric|eye[- ]level|low |portrait|lens|構図|アップ|俯瞰|アングル|中央|視点|手前|全身|バストアップ|正面|横顔|plano|encuadre|[áa]ngulo|perspectiva|centrad|primer|vista/iu,
};
const aspect: Look = {
  code: "missing_aspect_ratio",
  part: "aspect",
  told: /\d\s?[:：]\s?\d|--ar\b|\d{3,4}\s?[x×]\s?\d{3,4}|aspect|square|vertical|horizontal|portrait|landscape|縦|横|正方形|アスペクト|比率|formato|cuadrad|proporci/iu,
};
const camera: Look = {
  code: "missing_camera",
  part: "camera",
  told: /camera|pan(?:s|ning)?\b|zoom|dolly|tracking|drone|handheld|shot|fpv|カメラ|パン|ズーム|ドリー|ドローン|固定|手持ち|c[áa]mara|plano|dron|zoom/iu,
};
const audio: Look = {
  code: "missing_audio",
  part: "audio",
  told: /audio|sound|music|voice|silent|narrat|dialogue|音|BGM|ナレーション|無音|声|セリフ|sonido|m[úu]sica|voz|silenci|narraci/iu,
};
const duration: Look = {
  code: "missing_duration",
  part: "duration",
  told: /\d\s?-?(?:s\b|sec|min)|second|minute|秒|分(?:間|の)|segundo|minuto/iu,
};

const drawing = /\bdraw\b|dibuja|描(?:い|く|き)/iu;
const illustration: Record<Language, string> = { ja: "イラスト", en: "illustration", es: "ilustración" };

const looks = {
  image: [light, style, composition, aspect],
  video: [camera, light, style, audio, duration, aspect],
};

/** What a prompt for a picture or film leaves open, chosen to suit its subject: labelled lines. */
export function completeScene(
  text: string,
  use: "image" | "video",
  language: Language,
): { code: ImprovementCode; line: string }[] {
  // "Draw" names no kind of picture, and yet it is no photograph.
  const drawn = use === "image" && drawing.test(text) && !style.told.test(text);
  const { scene, lines } = sceneAdvice(drawn ? `${text}\n${illustration[language]}` : text, use, language);
  const read: Partial<Record<ScenePart, boolean>> = {
    light: scene.light.words.length > 0,
    style: !drawn && scene.style.words.length > 0,
    composition: scene.views.length > 0,
    aspect: scene.aspect !== undefined,
    camera: scene.moves.length > 0,
    audio: scene.sounds.length > 0 || scene.silent,
    duration: scene.duration !== undefined,
  };
  return looks[use].flatMap(({ code, part, told }) => {
    const line = lines[part];
    if (line === undefined) return [];
    const label = line.slice(0, line.search(/[:：]/) + 1);
    return read[part] || told.test(text) || text.includes(label) ? [] : [{ code, line }];
  });
}

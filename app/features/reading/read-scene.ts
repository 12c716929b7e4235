import type { SceneForm } from "~/domain/composition";
import type { Language } from "~/languages";

/** A picture or film described by a line. */
export interface Scene {
  /**
   * The words without the request around them, the generator's name and, if the form separates them, the
   * exclusions.
   */
  description: string;
  form: SceneForm;
  /** Exclusions as noun phrases; empty if they are part of the description. */
  exclusions: string[];
  /** Aspect ratio, width to height, as "16:9"; null if unspecified. */
  ratio: string | null;
}

const generators: { form: SceneForm; name: string }[] = [
  { form: "midjourney", name: "midjourney|ミッドジャーニー|niji ?journey|にじジャーニー|mj" },
  {
    form: "negative",
    name: "stable ?diffusion|ステーブル・?ディフュージョン|sdxl|novelai|comfyui|automatic1111|a1111",
  },
  {
    form: "prose",
    name: "dall[-・·]?e ?\\d?|chatgpt|gpt-?4o|gpt-image|gemini|nano ?banana|imagen ?\\d|firefly|ideogram|leonardo|flux|canva|sora ?\\d?|veo ?\\d?|runway(?: gen[- ]?\\d)?|kling|pika|luma|hailuo|bing image creator|copilot",
  },
];

const around = (name: string) =>
  new RegExp(
    `(?:[（(]\\s?)?(?:(?<=^|[\\s,，、。.（(])(?:for use in|for|in|with|using|via|para|pa|en|con|usando) )?(?:\\b(?:el |la )?)?(?<![\\p{Script=Latin}\\d])(?:${name})(?![\\p{Script=Latin}\\d])(?:に貼(?:れる|る)|で使(?:う|える)|に入れる|向け|専用|用)?(?:の|に|で)?(?:プロンプト|(?: ?)prompts?)?(?:の|に|で|を)?(?:\\s?[)）])?[:：]?`,
    "giu",
  );

const targets = generators.map(({ form, name }) => ({ form, pattern: around(name) }));

/** Request for a prompt language, no part of the picture. */
const promptWords =
  /(?:(?:英語|日本語|スペイン語)(?:の|で(?:の)?)?)?プロンプト(?:を|は|も|で|に)?(?:(?:英語|日本語|スペイン語)(?:で|に))?(?:して(?:ください|下さい|ほしい)?|お願いします|出して(?:ください)?)?|(?:英語|日本語|スペイン語)で(?=[、。\s]|$|作|書|出|お願)(?:お願いします)?|(?<![\p{L}])(?:(?:the |el |un )?prompt (?:(?:damelo|dámelo|should be|must be|please|todo|written) )?)?(?:in english|in japanese|in spanish|en ingl[eé]s|en espa[nñ]ol|en japon[eé]s)(?![\p{L}])(?!\s(?!please|por favor|porfa|porfis|prompt|for|para|pa)\p{L})|(?<![\p{L}])(?:an? |un )?(?:(?:english|spanish|japanese) )?prompt(?: (?:for|to|de|para|of))?(?![\p{L}])/giu;

/** Request phrases at the end of a Japanese sentence: "…を作ってほしいです". */
const jaRequest =
  /(?:(?:を|が|に|の)?(?:\d{1,2}|一|１)(?:枚|本|点|つ))?(?:を|が|に)?(?:(?:作|つく|創)って|(?:作成|制作|生成|デザイン|撮影|出力)(?:して)?|描いて|書いて|撮って|考えて|用意して|出して|入れて|見せて|お願い(?:します|いたします|できますか)?|(?:作|つく)(?:りたい|れますか|れる)|出したい|描きたい|撮りたい|ほしい|欲しい|が?必要|(?:作|つく)る|描く)(?:したい|ください|下さい|頂戴|ちょうだい|ほしい|欲しい|もらえますか|もらえる|いただけますか|くれますか|くれる|くれ|お願いします)?(?:です|んですが|んだけど|のですが|ですけど|けど|と思います|と思っています|か|ね|な|の|よ)?$/u;
/** Intended use, at the end of a clause: "サムネに使いたいんだけど、". */
const jaUsage = /(?:に|で)使い(?:ます|たい(?:です|んですが|んだけど)?)(?=[、,]|$)/gu;
/** A sentence without visible content. */
const jaTalk =
  /^(?:[ねよ]|(?:に|で)?使い(?:ます|たい(?:です|んですが|んだけど)?)|(?:すみません|こんにちは|はじめまして|よろしく|宜しく|お願い)[^。]{0,14}|画像|動画|映像|イラスト)$/u;
const jaMedium = /の(?:画像|イメージ画像|イメージ|動画|映像|ムービー|ビデオ)$/u;
const enRequest =
  /^(?:(?:please|pls|plz|hi|hello|hey|ok|so)(?: there)?,? )*(?:(?:can|could|would|will) (?:you|u) (?:please |pls )?|(?:can|could|may) i (?:please )?(?:get|have) |(?:i(?:'d|’d| would) like|i wanna|i(?:'m|m| am) looking for|(?:(?:i|we) )?(?:want|need)) (?:(?:you|u) )?(?:to )?|help me (?:to )?|let'?s )?(?:please )?(?:(?:create|make|generate|draw|design|paint|produce|render|shoot|film|give|show|do|get|have)(?: me| us)? )?(?:(?:(?:an?|the|some) )?(?:image|picture|pic|video|clip|film|footage|prompt)s? (?:of|about|showing|that shows|where|depicting|featuring|with|for (?:a|an) (?:image|video|picture) of) )?/iu;
const enTail = /(?<![,\s])[,\s]*(?:please|pls|plz|thanks|thank you|thx|ty)[\s.!]*$/iu;
const esRequest =
  /^(?:(?:por favor|porfa|hola|buenas),? )*(?:(?:me )?(?:puedes|podés|podrías|podrias|podes) )?(?:(?:quiero|quisiera|necesito|necesitamos|queremos|busco|me gustaría|me gustaria) (?:que )?)?(?:(?:crear|crea|créame|creame|generar|genera|genérame|generame|hacer|haz|hazme|haceme|hagas|me haces|dibujar|dibuja|dibújame|dibujame|diseñar|diseña|diséñame|pintar|pinta|producir|grabar|muéstrame|muestrame|dame) )?(?:(?:una?|el|la) (?:imagen|vídeo|video|clip|prompt) (?:de|del|sobre|que muestre|que muestra|donde aparece|donde|con|para una? (?:imagen|vídeo|video) de) )?/iu;
const esTail = /(?<![,\s])[,\s]*(?:por favor|porfa|porfis|plis|pls|gracias)[\s.!]*$/iu;

const exclusionPatterns: Record<Language, RegExp> = {
  ja: /([^、。，．,.\s「」（）()にはがをも]{1,14})(?:は|を|も|が)?(?:(?:なし|無し|禁止|不要|抜き)(?:で|の|に)?|いらない|要らない|NG|(?:入れ|写さ|使わ|出さ|描か|映さ|含め|見せ|写ら|映ら)(?:ない(?:で(?:ください|下さい)?|こと)?|ず(?:に)?))/gu,
  en: /(?<![\p{L}])(?:no|without(?: any)?|don['’]t (?:show|include|use|add)(?: any)?|do not (?:show|include|use|add)(?: any)?|avoid)\s([^,.;:!?\n()]{2,40}?)(?=[,.;:!?\n()]|$|\s(?:but|in|for|at|with|on|no|and|or|without|please)(?!\p{L}))/giu,
  es: /(?<![\p{L}])(?:sin|no (?:mostrar|incluir|usar|pongas|uses|incluyas|muestres)|nada de|evita|evitar)\s([^,.;:!?\n()]{2,40}?)(?=[,.;:!?\n()]|$|\s(?:pero|en|para|con|y|ni|sin|por favor|porfa)(?!\p{L}))/giu,
};

const ratioSaid = /(?<![\d:])(1:1|2:3|3:2|3:4|4:3|4:5|5:4|9:16|16:9|21:9|1:2|2:1)(?![\d:])/u;
const ratios: [RegExp, string][] = [
  [
    /縦(?:型|長|向き|動画|位置)|リール|ショート動画|ストーリー|スマホ.{0,3}壁紙|待ち受け|tiktok|ティックトック|(?<!\p{L})(?:vertical|reels?|shorts|phone wallpaper|portrait (?:format|orientation)|fondo de pantalla del m[oó]vil)(?!\p{L})/iu,
    "9:16",
  ],
  [/正方形|スクエア|(?<!\p{L})(?:square|cuadrad[oa])(?!\p{L})/iu, "1:1"],
  [
    /横(?:型|長|向き|位置)|サムネ|(?<!\p{L})(?:horizontal|widescreen|landscape (?:format|orientation)|thumbnail|desktop wallpaper|apaisad[oa]|miniatura)(?!\p{L})/iu,
    "16:9",
  ],
];

/** The aspect ratio in a text, as "16:9"; null if there is none. */
export const ratioOf = (text: string): string | null =>
  ratioSaid.exec(text)?.[1] ?? ratios.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/**
 * Reads the scene in a line: paste-ready description, the generator's form, exclusions. Exclusions are removed
 * from the description if the form separates them, or for translation into another `promptLanguage`. Linear in
 * the text.
 */
export function readScene(
  request: string,
  language: Language,
  promptLanguage: Language | null = null,
): Scene {
  const target = targets.find(({ pattern }) => request.search(pattern) !== -1);
  const form = target?.form ?? "prose";
  let rest = targets.reduce((text, { pattern }) => text.replace(pattern, " "), request);
  if (promptLanguage || /プロンプト|prompt/iu.test(rest)) rest = rest.replace(promptWords, " ");
  const exclusions: string[] = [];
  const isTranslated = promptLanguage !== null && promptLanguage !== language;
  if (form !== "prose" || isTranslated)
    rest = rest.replace(exclusionPatterns[language], (whole, noun: string) => {
      exclusions.push(noun.trim().replace(/^(?:any|the|un|una|el|la|los|las) /iu, ""));
      return "";
    });
  return {
    description: tidy(stripRequest(tidy(rest), language)) || tidy(request),
    form,
    exclusions: [...new Set(exclusions)],
    ratio: ratioOf(request),
  };
}

/** Strips "please make me a picture of" and similar phrases. */
function stripRequest(text: string, language: Language): string {
  const bare =
    language === "ja"
      ? text.replace(jaUsage, "").replace(/[^。！!？?〜～\n\s]+[。！!？?〜～]*/gu, stripJapanese)
      : text
          .replace(/^[¿¡\s]+/u, "")
          .replace(language === "en" ? enRequest : esRequest, "")
          .replace(language === "en" ? enTail : esTail, "");
  return bare.trim() === "" ? text : bare;
}

/** Strips one sentence; its punctuation is only at its end. */
function stripJapanese(sentence: string): string {
  const said = sentence.replace(/(?<![。！!？?〜～])[。！!？?〜～]+$/u, "");
  const shown = said.replace(jaRequest, "");
  if (jaTalk.test(shown.trim())) return "";
  // A sentence that is only a request is removed with its punctuation.
  if (shown === "" || shown === said) return shown && sentence;
  return shown.replace(jaMedium, "") + (sentence === said ? "" : "。");
}

/** Removes doubled spaces and punctuation left by cuts. */
const tidy = (text: string): string =>
  text
    .split("\n")
    .map((line) =>
      line
        .replace(/(?<=\S) (?:please|pls|plz|porfa|porfis|plis|お願いします)(?=[,.!]|$)/giu, "")
        .replace(/[^\S\n]+/g, " ")
        .replace(/ ?([,、，]) ?(?:[,、，] ?)+/g, "$1 ")
        .replace(/、 /g, "、")
        .trim()
        .replace(/^[,、。，:：;\s–-]+|(?<![,、，:：;\s])[,、，:：;\s]+$/g, "")
        .replace(/^(?:for|para) (?=an? |the |una? |el |la )/iu, ""),
    )
    .filter(Boolean)
    .join("\n");

import { flagMark, type SceneForm } from "~/domain/composition";
import type { Language } from "~/domain/languages";

import { cutExclusions } from "./exclusions";
import { placeOf, type PicturePlace } from "./picture-places";
import { ratioOf } from "./ratio";
import { stripRequest } from "./strip-request";

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

/** A scene with all that its line says about it. */
export interface ParsedScene extends Scene {
  /** The generator's other flags, as typed: " --ar 3:2". Part of the description. */
  flags: string;
  /** The description without its exclusions and flags, whatever the form. */
  wanted: string;
  /** All exclusions that were found with certainty, whatever the form. */
  excluded: string[];
  /** Where the picture is to be used, if the line names a place. */
  place: PicturePlace | null;
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

/** Exclusions in the syntax of Stable Diffusion, on a line of their own. */
const negativeLine = /(?:negative prompt|ネガティブ(?:プロンプト)?|prompt negativo)\s?[:：]([^\n]*)/giu;
const midjourneyFlag = /\s--(?:ar|no|stylize|niji|chaos|sref|cref|v)[\s=]/iu;

/**
 * Reads the scene in a line: paste-ready description, the generator's form, exclusions. Exclusions are removed
 * from the description if the form separates them; a doubtful one stays where it is. Linear in the text.
 */
export function parseScene(
  request: string,
  language: Language,
  promptLanguage: Language | null = null,
): ParsedScene {
  const form = formOf(request);
  const written: string[] = [];
  const keep = (list: string) => {
    written.push(...list.split(/[,、，]/u).map((noun) => noun.trim()));
    return "";
  };
  let rest = request;
  if (form === "negative") rest = rest.replace(negativeLine, (_, list: string) => keep(list));
  rest = targets.reduce((text, { pattern }) => text.replace(pattern, " "), rest);
  if (promptLanguage || /プロンプト|prompt/iu.test(rest)) rest = rest.replace(promptWords, " ");
  const [words = "", ...typed] = form === "midjourney" ? rest.split(flagMark) : [rest];
  const flags = typed
    .map((flag) => (/^no[\s=]/u.test(flag) ? keep(flag.slice(3)) : ` --${tidy(flag)}`))
    .join("");
  const own = tidy(words);
  const describe = (text: string) => tidy(stripRequest(text, language)) || tidy(request);
  const cut = cutExclusions(own, language);
  const wanted = describe(tidy(cut.rest));
  const excluded = [...new Set([...cut.nouns, ...written])].filter(Boolean);
  const place = placeOf(wanted);
  return {
    description: (form === "prose" ? describe(own) : wanted) + flags,
    form,
    exclusions: form === "prose" ? [] : excluded,
    wanted,
    excluded,
    flags,
    ratio: ratioOf(wanted + flags) ?? place?.ratio ?? null,
    place,
  };
}

/** The form of the generator that a line names, or in whose syntax it is written. */
function formOf(request: string): SceneForm {
  const named = targets.find(({ pattern }) => request.search(pattern) !== -1)?.form ?? "prose";
  if (named !== "midjourney" && request.search(negativeLine) !== -1) return "negative";
  return midjourneyFlag.test(request) ? "midjourney" : named;
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
